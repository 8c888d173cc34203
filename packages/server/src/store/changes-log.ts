import type { Statement } from './engine.ts';

/** Whether a statement may change how far some stream is. One that only looks at streams, as the search for what is due, does not. */
export const changesLog = ({ text }: Statement): boolean =>
  /\b(?:INTO|UPDATE|DELETE FROM|TABLE)\s+(?:log|archives|streams)\b/i.test(text);
