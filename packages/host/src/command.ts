import type { Facts, Refusal, Said, State } from '@forceout/table';
import type { EntryBody } from '@forceout/wire';
import { type ServerKey, serverSays } from './host-says.ts';
import type { Hosted } from './hosted.ts';
import type { Seeds } from './seeds.ts';

export interface RefusalReason {
  readonly code: string;
  readonly clause: string | null;
  readonly facts?: Facts | undefined;
  readonly because?: Said | undefined;
  /** A game's own sentence, where its words do not stand in packages/words yet. */
  readonly message?: string | undefined;
}

/** What one decision comes to: an entry for the log, a refusal, neither (nothing to do), or both (time passed first). */
export interface CommandResult {
  readonly body: EntryBody | null;
  /** The referee's state after the entry, where the referee has worked it out already. */
  readonly state?: State;
  readonly seeds: Seeds | null;
  readonly refusal: RefusalReason | null;
}

/** A decision about the table as it stands. Run again when another was faster. */
export type Command = (hosted: Hosted, now: number) => CommandResult;

export type Reply =
  | { readonly ok: true; readonly seq: number }
  | ({ readonly ok: false; readonly seq: number | null } & RefusalReason);

export const enter = (body: EntryBody, seeds: Seeds | null = null): CommandResult => ({ body, seeds, refusal: null });
export const nothing: CommandResult = { body: null, seeds: null, refusal: null };
export const refuse = (key: ServerKey, facts?: Facts): CommandResult => ({
  body: null,
  seeds: null,
  refusal: { ...serverSays(key, facts), clause: null },
});

export const refusalReason = ({ code, clause, facts, because, message }: Refusal['refused']): RefusalReason => ({
  code,
  clause,
  ...(facts === undefined ? {} : { facts }),
  ...(because === undefined ? {} : { because }),
  ...(message === undefined ? {} : { message }),
});
