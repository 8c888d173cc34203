import { readLog, type StoredEntry } from '@forceout/host';
import { recordOf, writeRecord } from '@forceout/record';
import type { State } from '@forceout/table';
import { viewBody } from '@forceout/wire';

/** A match to be read whole: long ones take longer than anybody else should wait for. */
export interface MatchOrder {
  readonly table: string;
  readonly entries: readonly StoredEntry[];
  readonly roster: ReadonlyMap<string, string>;
  /** A seat: what it may see. Null: all of it, which is for matches that are over. */
  readonly seat: number | null;
}

/** A match as text. */
export interface MatchText {
  readonly over: boolean;
  /** Who sat where, by key. */
  readonly people: readonly (string | null)[];
  readonly edition: State['config']['edition'];
  readonly division: string;
  readonly players: readonly string[];
  readonly matchPoints: readonly number[] | null;
  /** A list of the referee's events, as JSON. */
  readonly events: string;
  /** A record file; null until the match is over, since Solutions are secret until then. */
  readonly record: string | null;
}

/** Null where nothing has been played. */
export function matchText({ table, entries, roster, seat }: MatchOrder): MatchText | null {
  const { hosted, bodies } = readLog(table, entries, roster);
  const state = hosted?.room.state ?? null;
  if (hosted === null || state === null) return null;
  const shown = seat === null ? bodies : bodies.map(body => viewBody(body, seat).body);
  const events = shown.flatMap(body => (body.kind === 'play' ? body.events : []));
  const over = hosted.room.stage === 'over';
  const { edition, division, players } = state.config;
  return {
    over,
    people: hosted.people,
    ...{ edition, division, players: [...players] },
    matchPoints: state.matchPoints === null ? null : [...state.matchPoints],
    events: JSON.stringify(events),
    record: over && seat === null ? writeRecord(recordOf(events, [{ name: 'Table', value: table }])) : null,
  };
}
