import { decide, emptyEvent, evolve, type LogEntry } from '@forceout/tournament';
import { expect, it } from 'vitest';
import { Unclear } from './command/given.ts';
import { verbWords } from './command/verb-words.ts';
import {
  eventResults,
  eventSeats,
  eventStandings,
  looksLikeJson,
  seatList,
  seatNext,
  verifyEvent,
} from './tournament-files.ts';

const translate = await verbWords('en');

/** A saved event of six players and one confirmed table. */
function saved(): string {
  let state = emptyEvent;
  const entries: LogEntry[] = [];
  const act = (by: string, name: string, fields: object) => {
    const outcome = decide(state, { do: name, ...fields }, by, 1000 + entries.length);
    if (!outcome.ok) throw new Error(`${name}: ${outcome.refusal.code}`);
    for (const entry of outcome.entries) {
      state = evolve(state, entry);
      entries.push(entry);
    }
  };
  const players = ['Ann', 'Ben', 'Cy', 'Di', 'Eve', 'Flo'].map((name, i) => ({ id: `p${i}`, name }));
  act('boss', 'open', { name: 'Cup', director: { key: 'boss', name: 'Dora' }, settings: { secondPerson: false } });
  act('boss', 'add-competition', { id: 'm', edition: 'wff-2017', division: 'middle', rounds: 2 });
  act('boss', 'enter', { players });
  act('boss', 'check-in', { players: players.map(({ id }) => id) });
  act('boss', 'seat-by-hand', {
    competition: 'm',
    tables: [
      ['p0', 'p1', 'p2'],
      ['p3', 'p4', 'p5'],
    ],
  });
  act('boss', 'publish', { competition: 'm', round: 1 });
  act('boss', 'start', { rounds: [{ competition: 'm', round: 1 }] });
  act('boss', 'type-result', { competition: 'm', round: 1, table: 1, sees: 0, depth: 'points', points: [2, 6, 4] });
  return JSON.stringify({ forceout: 'event', version: 1, entries });
}

it('a saved event is verified, and its standings are computed again', () => {
  expect(verifyEvent(saved(), translate)).toMatchObject({ code: 0, out: 'Cup: 8 entries, all in order\n' });
  expect(verifyEvent(saved().replace('"at":1003,"by":"boss"', '"at":3,"by":"eve"'), translate)).toMatchObject({
    code: 1,
    out: 'entry 4: by-nobody\nentry 4: back-in-time\n',
  });
  expect(eventStandings(saved(), undefined, translate).out.split('\n').slice(0, 4)).toEqual([
    'place,name,team,played,sum',
    '1,Ben,,1,6',
    '2,Cy,,1,4',
    '3,Ann,,1,2',
  ]);
  expect(eventStandings(saved(), 'm', translate).json).toMatchObject({
    competition: 'm',
    standings: expect.arrayContaining([{ place: 1, name: 'Ben', team: '', played: 1, sum: 6 }]),
  });
  expect(() => eventStandings(saved(), 'x', translate)).toThrow(new Unclear('tournament.games', { games: 'm' }));
  for (const text of ['', '{}', 'x'])
    expect(() => verifyEvent(text, translate)).toThrow(new Unclear('tournament.no-event'));
});

it('a list of players is seated', () => {
  const { code, out, err } = seatList(
    'Name,Team\nAnn,A\n"Lee, Ben",A\nCy,B\nDi,B\nEve,C\nFlo,C\n',
    'draw',
    4,
    translate,
  );
  expect([code, err]).toEqual([0, '']);
  const rows = out.trim().split('\n');
  expect(rows).toHaveLength(7);
  expect(out).toContain('"Lee, Ben"');
  expect(() => seatList('Ann\n,x\n', 'draw', 0, translate)).toThrow(
    new Unclear('not-done', { message: 'line 2: there is no name' }),
  );
  expect(() => seatList('Ann\n', 'swiss', 0, translate)).toThrow(/no-method/);
});

it('seats and results of a saved event come as tables, and its next round is seated', () => {
  expect(eventResults(saved(), 'm', translate).out.split('\n').slice(0, 3)).toEqual([
    'round,table,name,points,team',
    '1,1,Ann,2,',
    '1,1,Ben,6,',
  ]);
  expect(eventSeats(saved(), 'm', 1, translate).out).toMatch(/^table,seat,name,team,school\n1,1,Ann,,\n/);
  expect(() => eventSeats(saved(), 'm', 9, translate)).toThrow(new Unclear('tournament.rounds', { rounds: '1' }));
  const { code, err, json } = seatNext(saved(), 'standings', 3, 'm', translate);
  expect([code, err]).toEqual([0, '']);
  const { round, seats } = json as { round: number; seats: readonly { name: string }[] };
  expect(round).toBe(2);
  expect(seats.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ben', 'Cy', 'Di', 'Eve', 'Flo']);
  expect(() => seatNext(saved(), 'swiss', 0, 'm', translate)).toThrow(/not-seated/);
  expect(() => seatNext('{"forceout":"event"}', 'draw', 0, undefined, translate)).toThrow(/no-event/);
  expect([looksLikeJson(saved()), looksLikeJson('Ann,Red\n')]).toEqual([true, false]);
});
