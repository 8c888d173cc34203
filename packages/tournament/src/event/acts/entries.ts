import type { Json } from '@forceout/table';
import { list, may, must, name, object, orNull, text, wholeNumber } from '../../requests/read.ts';
import { entryFaults } from '../entry-faults.ts';
import { Refused } from '../refusal.ts';
import { entriesOf } from '../results.ts';
import { sameName } from '../same-name.ts';
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

/** Two of one name at one school have to be told apart; whoever is left out of the looking may keep the own name. */
function refuseSameName(state: EventState, called: string, school: string | undefined, except: string): void {
  const wanted = sameName({ name: called, ...(school !== undefined && { school }) });
  const other = Object.values(state.entries).some(one => one.id !== except && sameName(one) === wanted);
  if (other) throw new Refused('same-name', { name: called });
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
    const entries = Object.values(state.entries);
    const competitions = Object.keys(state.competitions);
    const faults = entryFaults({ entries, teamSize: state.settings.teamSize, competitions }, players);
    if (faults.length > 0) throw new Refused('entry-faults', { faults: faults as unknown as Json });
    return { event: 'entered', entries: players.map((one, i) => asEntry(state, one, entries.length + i + 1)) };
  },
});

/** Also a team made up on the day: players without a team are given one. */
export const changeEntry = defineAct({
  fields: {
    player: must(text),
    name: may(name),
    team: may(orNull(name)),
    school: may(orNull(name)),
    competitions: may(list(text)),
    extraPercent: may(wholeNumber(0, 300)),
  },
  may: DIRECTION,
  decide: ({ state }, { player, ...changes }) => {
    const { team: oldTeam, school: oldSchool, ...entry } = entryOf(state, player);
    const team = changes.team === undefined ? oldTeam : (changes.team ?? undefined);
    const school = changes.school === undefined ? oldSchool : (changes.school ?? undefined);
    // A game that is over may stay in the list; one that is entered now has to be open.
    for (const id of changes.competitions ?? []) if (!entry.competitions.includes(id)) openCompetition(state, id);
    const called = changes.name ?? entry.name;
    if (called !== entry.name || school !== oldSchool) refuseSameName(state, called, school, player);
    const mates = Object.values(state.entries).filter(other => other.team === team && other.id !== player);
    if (team !== undefined && team !== oldTeam && mates.length >= state.settings.teamSize)
      throw new Refused('team-size', { team, most: state.settings.teamSize });
    return {
      event: 'entry-changed',
      entry: {
        ...entry,
        name: called,
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
    player: must(object({ id: must(name), name: must(name), extraPercent: may(wholeNumber(0, 300)) })),
  },
  may: DIRECTION,
  decide: ({ state }, { out, player }) => {
    const { team, school, competitions } = entryOf(state, out);
    if (Object.hasOwn(state.entries, player.id)) throw new Refused('exists', { what: 'player', id: player.id });
    refuseSameName(state, player.name, school, player.id);
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
