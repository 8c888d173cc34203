import type { z } from 'zod';
import { LIMITS } from './limits.ts';

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string; readonly message: string };

const no = (code: string, message: string) => ({ ok: false, code, message }) as const;

function tooDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some(inner => tooDeep(inner, left - 1));
}

/** Says in one sentence where a message is wrong, without repeating what was sent. */
function where(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'The message is not understood.';
  const path = issue.path.map(String).join('.');
  return path === '' ? `${issue.message}.` : `"${path}": ${issue.message}.`;
}

export function decode<T>(schema: z.ZodType<T>, value: unknown): Decoded<T> {
  if (tooDeep(value, LIMITS.depth)) return no('too-deep', `A message nests at most ${LIMITS.depth} levels.`);
  const read = schema.safeParse(value);
  return read.success ? { ok: true, value: read.data } : no('bad-message', where(read.error));
}

/** Text to a message. Never throws. */
export function decodeText<T>(schema: z.ZodType<T>, text: string): Decoded<T> {
  if (text.length > LIMITS.frame) return no('too-long', `A message has at most ${LIMITS.frame} bytes.`);
  try {
    return decode(schema, JSON.parse(text));
  } catch {
    return no('not-json', 'A message is one JSON object.');
  }
}
