import type { Happening, TableEvent } from '../event.ts';
import type { Shake } from '../state.ts';
import type { Draft } from './draft.ts';

type EventOf<E extends Happening['event']> = Extract<TableEvent, { readonly event: E }>;

/** What an event makes of a state, by its name. The shake is the one under way; events that need none do not look at it. */
export type Evolution<E extends Happening['event']> = {
  readonly [K in E]: (s: Draft, e: EventOf<K>, shake: Shake) => Draft;
};

/** For events that only tell something. */
export const same = (s: Draft): Draft => s;
