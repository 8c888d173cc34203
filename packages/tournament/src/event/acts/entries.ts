import type { Json } from '@forceout/table';
import { list, may, must, object, orNull, text, wholeNumber } from '../../requests/read.ts';
import { Refused } from '../refusal.ts';
import { entriesOf } from '../results.ts';
import type { Entry, EventState } from '../state.ts';
import { DIRECTION, defineAct, entryOf, openCompetition } from './definition.ts';

const newcomer = object({
  id: must(text),
  name: must(text),
  team: may(text),
  school: may(text),
  competitions: may(list(text)),
  extraPercent: may(wholeNumber(0, 300)),
});
type Newcomer = ReturnType<typeof newcomer>;

interface Fault {
  readonly line: number;
  readonly code: 'exists' | 'same-name' | 'team-size' | 'unknown-competition';
  readonly facts: Readonly<Record<string, Json>>;
}

/** Everything that is wrong with a list of newcomers, line by line. */
function faultsOf(state: EventState, newcomers: readonly Newcomer[]): readonly Fault[] {
  const seen = new Map(Object.values(state.entries).map(({ id, name, school }) => [id, { name, school }]));
  const sizes = new Map<string, number>();
  for (const { team } of Object.values(state.entries))
    if (team !== undefined) sizes.set(team, (sizes.get(team) ?? 0) + 1);
  return newcomers.flatMap(({ id, name, school, team, competitions = [] }, line): Fault[] => {
    const faults: Fault[] = [];
    if (seen.has(id)) faults.push({ line, code: 'exists', facts: { id } });
    else if ([...seen.values()].some(other => other.name === name && other.school === school))
      faults.push({ line, code: 'same-name', facts: { name } });
    seen.set(id, { name, school });
    if (team !== undefined) {
      sizes.set(team, (sizes.get(team) ?? 0) + 1);
      if ((sizes.get(team) ?? 0) > state.settings.teamSize)
        faults.push({ line, code: 'team-size', facts: { team, most: state.settings.teamSize } });
    }
    for (const competition of competitions)
      if (!Object.hasOwn(state.competitions, competition))
        faults.push({ line, code: 'unknown-competition', facts: { competition } });
    return faults;
  });
}

function asEntry(state: EventState, { competitions, extraPercent = 0, ...rest }: Newcomer, number: number): Entry {
  const all = Object.keys(state.competitions);
  return {
    ...rest,
    number,
    competitions: competitions ?? all,
    extraPercent,
    presence: 'expected',
    disqualified: false,
  };
}

/** All of a list or nothing of it; two of one name at one school have to be told apart first. */
export const enter = defineAct({
  fields: { players: must(list(newcomer, 1, 4000)) },
  may: DIRECTION,
  decide: ({ state }, { players }) => {
    const faults = faultsOf(state, players);
    if (faults.length > 0) throw new Refused('entry-faults', { faults: faults as unknown as Json });
    const before = Object.keys(state.entries).length;
    return { event: 'entered', entries: players.map((one, i) => asEntry(state, one, before + i + 1)) };
  },
});

/** Also a team made up on the day: players without a team are given one. */
export const changeEntry = defineAct({
  fields: {
    player: must(text),
    name: may(text),
    team: may(orNull(text)),
    school: may(orNull(text)),
    competitions: may(list(text)),
    extraPercent: may(wholeNumber(0, 300)),
  },
  may: DIRECTION,
  decide: ({ state }, { player, ...changes }) => {
    const { team: oldTeam, school: oldSchool, ...entry } = entryOf(state, player);
    const team = changes.team === undefined ? oldTeam : (changes.team ?? undefined);
    const school = changes.school === undefined ? oldSchool : (changes.school ?? undefined);
    for (const id of changes.competitions ?? []) openCompetition(state, id);
    const mates = Object.values(state.entries).filter(other => other.team === team && other.id !== player);
    if (team !== undefined && team !== oldTeam && mates.length >= state.settings.teamSize)
      throw new Refused('team-size', { team, most: state.settings.teamSize });
    return {
      event: 'entry-changed',
      entry: {
        ...entry,
        name: changes.name ?? entry.name,
        competitions: changes.competitions ?? entry.competitions,
        extraPercent: changes.extraPercent ?? entry.extraPercent,
        ...(team !== undefined && { team }),
        ...(school !== undefined && { school }),
      },
    };
  },
});

/** Somebody takes another's place in the team; what the other has played stays his. */
export const substitute = defineAct({
  fields: {
    out: must(text),
    player: must(object({ id: must(text), name: must(text), extraPercent: may(wholeNumber(0, 300)) })),
  },
  may: DIRECTION,
  decide: ({ state }, { out, player }) => {
    const { team, school, competitions } = entryOf(state, out);
    if (Object.hasOwn(state.entries, player.id)) throw new Refused('exists', { what: 'player', id: player.id });
    const newcomer = {
      ...player,
      competitions,
      ...(team !== undefined && { team }),
      ...(school !== undefined && { school }),
    };
    const number = Object.keys(state.entries).length + 1;
    return { event: 'substituted', out, entry: { ...asEntry(state, newcomer, number), presence: 'here' } };
  },
});

const present = (presence: Entry['presence']) =>
  defineAct({
    fields: { players: must(list(text, 1)) },
    may: DIRECTION,
    decide: ({ state }, { players }) => {
      for (const id of players) entryOf(state, id);
      return { event: 'presence', players, presence };
    },
  });

export const checkIn = present('here');
/** Leaving costs the rounds missed and nothing else; coming back is checking in again, without a free point. */
export const leave = present('away');

/** Everybody who was expected and is not here is taken out of the seatings to come; nothing is deleted. */
export const takeOutMissing = defineAct({
  fields: { competition: must(text) },
  may: DIRECTION,
  decide: ({ state }, { competition }) => {
    openCompetition(state, competition);
    const missing = entriesOf(state, competition).filter(({ presence }) => presence === 'expected');
    if (missing.length === 0) throw new Refused('unknown', { what: 'missing player', id: competition });
    return { event: 'presence', players: missing.map(({ id }) => id), presence: 'away' };
  },
});

/** Another day of the event: who was here yesterday is expected again. */
export const newDay = defineAct({
  fields: { session: may(text) },
  may: DIRECTION,
  decide: ({ state }, { session }) => {
    if (session !== undefined && !state.sessions.some(({ id }) => id === session))
      throw new Refused('unknown', { what: 'session', id: session });
    const again = Object.values(state.entries).filter(entry => entry.presence !== 'expected' && !entry.disqualified);
    if (again.length === 0) throw new Refused('nobody-here', {});
    return { event: 'presence', players: again.map(({ id }) => id), presence: 'expected' };
  },
});

/** Pairs that never sit at one table; the whole list each time, each pair once. */
export const forbidPairs = defineAct({
  fields: { pairs: must(list(list(text, 2, 2))) },
  may: DIRECTION,
  decide: ({ state }, body) => {
    const found = new Map<string, readonly [string, string]>();
    body.pairs.forEach((pair, i) => {
      for (const id of pair) entryOf(state, id);
      const [a, b] = [...pair].sort() as [string, string];
      if (a === b) throw new Refused('bad-act', { at: `pairs[${i}]` });
      found.set(JSON.stringify([a, b]), [a, b]);
    });
    return { event: 'pairs-forbidden', pairs: [...found.values()] };
  },
});
