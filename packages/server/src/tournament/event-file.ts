import type { StreamStore } from '@forceout/host';
import { type Entry, type EventState, type LogEntry, replayEvent, type WholeEvent } from '@forceout/tournament';
import type { Events } from './events.ts';
import { broughtPerson, broughtTable } from './hall-keys.ts';

/** A match played on screen, as its table wrote it down. */
interface KeptMatch {
  readonly table: string;
  readonly card: string;
  readonly entries: readonly {
    readonly seq: number;
    readonly wall: number;
    readonly person: string | null;
    readonly body: string;
  }[];
  readonly names: readonly (readonly [key: string, name: string])[];
}

/** A whole event as one file: its log with names, and the records of the matches that were played on screen. */
export interface EventFile extends WholeEvent {
  readonly matches: readonly KeptMatch[];
}

const ALL = Number.MAX_SAFE_INTEGER - 1;

/** Tables on screen whose signed sheets are results of the event. */
export const recordsOf = (state: EventState): readonly string[] => [
  ...new Set(
    Object.values(state.rounds)
      .flat()
      .flatMap(({ tables }) => tables.flatMap(({ confirmed }) => confirmed?.record ?? [])),
  ),
];

export async function exportEvent(events: Events, store: StreamStore, id: string): Promise<EventFile | null> {
  const state = await events.state(id);
  if (!state) return null;
  const matches: KeptMatch[] = [];
  for (const table of recordsOf(state)) {
    const row = await store.row(table);
    if (row === null) continue;
    const entries = (await store.read(table, 0, ALL)).map(({ seq, wall, person, body }) => ({
      seq,
      wall,
      person,
      body,
    }));
    matches.push({ table, card: row.card, entries, names: [...(await store.roster(table))] });
  }
  return { forceout: 'event', version: 1, entries: await events.log(id), matches };
}

export type Imported =
  | { readonly ok: true; readonly id: string; readonly code: string; readonly token: string }
  /** Which entries cannot have happened as they stand there; none where it is no event at all. */
  | { readonly ok: false; readonly entries: readonly number[] };

/** Goes through the file first: what cannot have happened as it stands there is not taken at all. */
export async function importEvent(
  events: Events,
  store: StreamStore,
  file: EventFile,
  director: string,
): Promise<Imported> {
  const found = directorOf(file);
  if ('faults' in found) return { ok: false, entries: found.faults };
  const { id, code } = await events.adopt(file.entries, pointed);
  // Matches that are no result of the event would never be deleted with it.
  for (const match of file.matches ?? []) if (found.records.includes(match.table)) await takeMatch(store, id, match);
  const { token, key } = events.newOfficial();
  const official = { key, name: director, roles: ['director'] };
  const answer = await events.act(id, found.director, { do: 'appoint', official }, null);
  return answer?.outcome.ok ? { ok: true, id, code, token } : { ok: false, entries: [] };
}

/** Who directs it and which matches it had; or the entries that are wrong. */
function directorOf(
  file: WholeEvent,
): { readonly director: string; readonly records: readonly string[] } | { readonly faults: readonly number[] } {
  try {
    const { state, faults } = replayEvent(file);
    const director = Object.values(state.officials).find(({ roles }) => roles.includes('director'));
    if (faults.length > 0 || !director) return { faults: faults.map(({ entry }) => entry) };
    return { director: director.key, records: recordsOf(state) };
  } catch {
    return { faults: [] };
  }
}

/** Records of matches are found under the keys that they have here. */
const pointed = (event: string, entries: readonly LogEntry[]): readonly LogEntry[] =>
  JSON.parse(JSON.stringify(entries), (key, value) =>
    key === 'record' && typeof value === 'string' ? broughtTable(event, value) : value,
  );

/** Its entries stay as they are; table and people get keys of this event. */
async function takeMatch(store: StreamStore, event: string, match: KeptMatch): Promise<void> {
  const { table, card, entries, names } = match;
  for (const { seq, wall, person, body } of entries) {
    const made = await store.append({
      stream: broughtTable(event, table),
      seq,
      wall,
      person: person === null ? null : broughtPerson(event, person),
      body,
      key: null,
      secret: null,
      wake: null,
      card: seq === 1 ? card : null,
      ...(seq === 1 && {
        creates: { kind: 'table' as const, code: null, classId: null },
        names: names.map(([key, name]) => ({ key: broughtPerson(event, key), name })),
      }),
    });
    if (!made) return;
  }
}

/** The next event like the last: settings, games and, where wanted, the same players, not yet checked in, and who may not meet. */
export async function copyEvent(
  events: Events,
  id: string,
  name: string,
  director: string,
  players: boolean,
): Promise<{ readonly id: string; readonly code: string; readonly token: string } | null> {
  const state = await events.state(id);
  if (!state) return null;
  const made = await events.open(name, director);
  const boss = (await events.bearer(made.id, made.token))!.by!;
  const act = async (what: string, fields: object): Promise<void> => {
    const answer = await events.act(made.id, boss, { do: what, ...fields }, null);
    if (answer?.outcome.ok === false) throw new Error(`a copy could not ${what}: ${answer.outcome.refusal.code}`);
  };
  const { deleteOn: _, ...settings } = state.settings;
  await act('change-settings', { settings });
  for (const competition of Object.values(state.competitions)) {
    const { closed: _closed, game: _game, order, playoffOf, session: _session, ...rest } = competition;
    if (playoffOf === undefined) await act('add-competition', { ...rest, ...(order && { order }) });
  }
  const kept = players && !state.forgotten ? stillIn(state) : [];
  if (kept.length === 0) return made;
  await act('enter', {
    players: kept.map(({ id: player, name: called, team, school, competitions, extraPercent }) => ({
      id: player,
      name: called,
      ...(team !== undefined && { team }),
      ...(school ? { school } : {}),
      competitions: competitions.filter(one => state.competitions[one]?.playoffOf === undefined),
      extraPercent,
    })),
  });
  const again = new Set(kept.map(entry => entry.id));
  const pairs = (state.forbidden ?? []).filter(pair => pair.every(one => again.has(one)));
  if (pairs.length > 0) await act('forbid-pairs', { pairs });
  return made;
}

/** Those who come again: where substitutes have made a team too large, who was here last comes before who had left. */
function stillIn(state: EventState): readonly Entry[] {
  const sizes = new Map<string, number>();
  const all = Object.values(state.entries).filter(entry => entry.name !== '');
  return [...all.filter(({ presence }) => presence !== 'away'), ...all.filter(({ presence }) => presence === 'away')]
    .filter(({ team }) => {
      if (team === undefined) return true;
      sizes.set(team, (sizes.get(team) ?? 0) + 1);
      return (sizes.get(team) ?? 0) <= state.settings.teamSize;
    })
    .sort((a, b) => a.number - b.number);
}
