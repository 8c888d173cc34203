import { describe, expect, it } from 'vitest';
import { written } from '../exact.ts';
import { roundClock } from './clock.ts';
import { playerKey } from './decide.ts';
import { atTable, type Hall, openHall, startRound } from './hall.test-help.ts';
import { playoffChoices } from './playoffs.ts';
import { standingsIn } from './results.ts';
import { viewEvent } from './view.ts';

const at = (round = 1) => ({ competition: 'm', round });
const points = (values: readonly (number | null)[]) => ({ sees: 0, depth: 'points', points: values });
const MINUTE = 60_000;

const clockOf = (hall: Hall, table?: number) =>
  roundClock(hall.state.competitions.m!, hall.state.rounds.m!.at(-1)!, table ? hall.table(table) : undefined)!;
const sumOf = (hall: Hall, player: string) =>
  written(standingsIn(hall.state, 'm').individuals.find(({ id }) => id === player)!.values.sum!);

/** A confirmed result of a table. */
function settle(hall: Hall, table: number, values: readonly (number | null)[], round = 1): void {
  hall
    .act('kay', 'type-result', { ...atTable(table, round), ...points(values) })
    .act('kit', 'confirm-result', { ...atTable(table, round), version: 1 });
}

describe('the clock', () => {
  it('one table stands by itself, and takes the pause of all only once', () => {
    const hall = openHall();
    startRound(hall);
    const { stopAt } = clockOf(hall);
    hall.later(MINUTE).act('boss', 'pause', atTable(2));
    expect(hall.refused('boss', 'pause', atTable(2))).toBe('paused');
    expect(clockOf(hall, 2).pausedAt).toBe(hall.now);
    expect(clockOf(hall, 1).pausedAt).toBeNull();
    hall.later(MINUTE).act('boss', 'pause', at());
    hall.later(MINUTE).act('boss', 'resume', at());
    hall.later(MINUTE).act('boss', 'resume', atTable(2));
    expect(clockOf(hall, 1).stopAt).toBe(stopAt + MINUTE);
    expect(clockOf(hall, 2)).toMatchObject({ stopAt: stopAt + 3 * MINUTE, pausedAt: null });
    expect(hall.refused('boss', 'resume', atTable(2))).toBe('not-paused');
  });

  it('warning and stop are given by hand, each once, and what follows keeps its length', () => {
    const hall = openHall();
    startRound(hall);
    const before = clockOf(hall);
    hall.later(10 * MINUTE).act('boss', 'warn', at());
    const warned = clockOf(hall);
    expect(warned.warningAt).toBe(hall.now);
    expect(warned.stopAt - warned.warningAt).toBe(before.stopAt - before.warningAt);
    expect(hall.refused('boss', 'warn', at())).toBe('exists');
    expect(hall.refused('kay', 'stop', at())).toBe('not-yours');
    hall.later(MINUTE).act('boss', 'stop', at());
    expect(clockOf(hall).stopAt).toBe(hall.now);
    expect(clockOf(hall).writeUntil - hall.now).toBe(before.writeUntil - before.stopAt);
  });
});

describe('pairs that may not meet', () => {
  it('are kept for all rounds and methods, and a change by hand never hides one', () => {
    const hall = openHall().act('boss', 'forbid-pairs', {
      pairs: [
        ['p9', 'p20'],
        ['p20', 'p9'],
      ],
    });
    expect(hall.state.forbidden).toEqual([['p20', 'p9']]);
    expect(hall.refused('boss', 'forbid-pairs', { pairs: [['p9', 'p9']] })).toBe('bad-act');
    expect(hall.refused('boss', 'forbid-pairs', { pairs: [['p9', 'nobody']] })).toBe('unknown');
    for (const method of ['draw', 'standings', 'interval', 'planned']) {
      hall.act('boss', 'seat', { competition: 'm', method });
      expect(hall.state.rounds.m![0]!.broken.forbidden).toBe(0);
    }
    const { tables } = hall.state.rounds.m![0]!;
    const beside = tables.find(({ players }) => players.includes('p9'))!.players.find(one => one !== 'p9')!;
    expect(hall.refused('boss', 'swap', { ...at(), a: beside, b: 'p20', acceptTeammates: 1 })).toMatch(/-together$/);
    expect(viewEvent(hall.state, { as: 'public' }).forbidden).toBeUndefined();
  });
});

describe('what people write', () => {
  it('is one line of a length that can be shown, or it is refused', () => {
    const hall = openHall();
    startRound(hall);
    const game = { edition: 'onsets-2026', division: 'senior', rounds: 1 };
    for (const id of ['x'.repeat(81), 'a\u202eb', 'two\nlines', ''])
      expect(hall.refused('boss', 'add-competition', { id, ...game })).toBe('bad-act');
    for (const question of ['x'.repeat(501), 'a\u0000'])
      expect(hall.refused('kay', 'call', { ...atTable(1), question })).toBe('bad-act');
    hall.act('kay', 'call', { ...atTable(1), question: 'Is ½ “legal” here, señora?' });
  });
});

describe('days', () => {
  it('on a new day everybody is expected again, but who is disqualified', () => {
    const hall = openHall();
    startRound(hall);
    hall.act('jim', 'conduct', { ...at(), player: 'p6', kind: 'disqualified-event', reason: 'x' });
    hall.act('boss', 'new-day');
    expect(hall.refused('boss', 'new-day', { session: 'sunday' })).toBe('unknown');
    expect(hall.state.entries.p7!.presence).toBe('expected');
    expect(hall.state.entries.p6!.presence).toBe('here');
    expect(hall.refused('boss', 'seat', { competition: 'm', method: 'draw' })).toBe('nobody-here');
  });
});

describe('the last things done', () => {
  it('are told to officials with the name of who did them, what was taken back included, and to nobody else', () => {
    const hall = openHall();
    hall.act('boss', 'seat', { competition: 'm', method: 'draw' });
    hall.act('boss', 'undo', { seq: hall.state.seq });
    startRound(hall);
    hall.act(playerKey(hall.table(2).players[0]!), 'call', atTable(2));
    const seen = viewEvent(hall.state, { as: 'official', key: 'kay' }).lately!;
    expect(seen.slice(0, 6).map(({ event }) => event)).toEqual([
      ...['called', 'started', 'published', 'seated', 'undone', 'seated'],
    ]);
    expect(seen[0]).toMatchObject({ table: 2, who: expect.stringContaining('Real Name') });
    expect(seen[4]!.who).toBe('Dora');
    expect(hall.state.lately.length).toBeLessThanOrEqual(12);
    expect(viewEvent(hall.state, { as: 'public' }).lately).toBeUndefined();
  });
});

describe('taking back', () => {
  it('published seats that change back are shown as changed', () => {
    const hall = openHall().act('boss', 'seat', { competition: 'm', method: 'draw' }).act('boss', 'publish', at());
    const first = hall.table(1).players;
    hall.act('boss', 'seat', { competition: 'm', method: 'draw', seed: 99, reason: 'late bus' });
    hall.act('boss', 'undo', { seq: hall.state.seq });
    expect(hall.table(1).players).toEqual(first);
    expect(hall.state.rounds.m![0]!.version).toBe(3);
  });

  it('a result for seats that were changed meanwhile is not taken', () => {
    const hall = openHall();
    startRound(hall);
    hall.act('boss', 'undo', { seq: hall.state.seq });
    hall.act('boss', 'seat', { competition: 'm', method: 'draw', seed: 99, reason: 'late bus' });
    hall.act('boss', 'start', { rounds: [at()] });
    const typed = { ...atTable(1), ...points([6, 4, 2]) };
    expect(hall.refused('kay', 'type-result', { ...typed, seating: 1 })).toBe('seats-changed');
    expect(hall.refused('boss', 'seat', { competition: 'm', method: 'draw', round: 1 })).toBe('round-started');
    expect(hall.refused('boss', 'seat', { competition: 'm', method: 'draw', round: 3 })).toBe('previous-not-started');
    hall.act('kay', 'type-result', { ...typed, seating: 2 });
  });
});

describe('rulings that change what counts', () => {
  it('[onsets-2026 IX-C] who is disqualified after the result has nothing, and the others are ranked as two', () => {
    const hall = openHall();
    startRound(hall);
    settle(hall, 2, [6, 4, 2]);
    const [first, second, third] = hall.table(2).players as [string, string, string];
    hall.act('jim', 'conduct', { ...at(), player: first, kind: 'disqualified-round', reason: 'x' });
    expect([first, second, third].map(id => sumOf(hall, id))).toEqual([0, 6, 4]);
  });

  it('[onsets-2026 IX-C] disqualified from the event counts in rounds to come, not in those before', () => {
    const hall = openHall();
    startRound(hall);
    settle(hall, 2, [6, 4, 2]);
    const [first] = hall.table(2).players as [string];
    startRound(hall);
    hall.later(1000).act('head', 'conduct', { ...at(2), player: first, kind: 'disqualified-event', reason: 'x' });
    expect(sumOf(hall, first)).toBe(6);
    const here = hall.state.rounds.m![1]!.tables.find(({ players }) => players.includes(first))!;
    const seat = here.players.indexOf(first);
    const all = [6, 4, 2];
    expect(hall.refused('kay', 'type-result', { ...atTable(here.number, 2), ...points(all) })).toMatch(/^did-not-play/);
    const without = [0, 1, 2].map(i => (i === seat ? null : i === (seat + 1) % 3 ? 6 : 4));
    settle(hall, here.number, without, 2);
    expect(sumOf(hall, first)).toBe(6);
  });

  it('[onsets-2026 XII-B-2] a score raised to deceive gives 0, [onsets-2026 XII-B-1] a lowered one stands', () => {
    const hall = openHall();
    startRound(hall);
    const ruling = { ...atTable(2), error: 'raised', reason: 'changed the total' };
    expect(hall.refused('jim', 'find-deceit', { ...ruling, player: hall.table(2).players[0]! })).toBe('nothing-typed');
    settle(hall, 2, [6, 4, 2]);
    const [first, second] = hall.table(2).players as [string, string];
    expect(hall.refused('kay', 'find-deceit', { ...ruling, player: first })).toBe('not-yours');
    hall.act('jim', 'find-deceit', { ...ruling, player: first });
    hall.act('jim', 'find-deceit', { ...ruling, player: second, error: 'lowered' });
    expect(hall.refused('jim', 'find-deceit', { ...ruling, player: first })).toBe('exists');
    expect([first, second].map(id => sumOf(hall, id))).toEqual([0, 4]);
  });

  it('[onsets-2026 XI-A note] a −1 without initials waits for a judge, in Elementary and Middle', () => {
    const hall = openHall();
    startRound(hall);
    const shakes = [{ scores: [4, 4, 4], penalties: [{ seat: 1, points: -1, initialled: false }] }];
    hall.act('kay', 'type-result', { ...atTable(2), sees: 0, depth: 'sheet', shakes });
    const confirm = { ...atTable(2), version: 1 };
    expect(hall.refused('kit', 'confirm-result', confirm)).toBe('not-initialled onsets-2026 XI-A note');
    expect(hall.refused(playerKey(hall.table(2).players[0]!), 'sign-result', confirm)).toMatch(/^not-initialled/);
    expect(hall.refused('kit', 'initial-penalties', confirm)).toBe('not-yours');
    hall.act('jim', 'initial-penalties', confirm).act('kit', 'confirm-result', confirm);
    expect(hall.table(2).confirmed?.points).toEqual([5, 2, 5]);
    expect(hall.refused('jim', 'initial-penalties', confirm)).toBe('nothing-typed');
  });
});

it('[onsets-2026 VII-C-7] what a judge taken off duty had ruled alone blocks no appeal', () => {
  const hall = openHall();
  startRound(hall);
  hall.act(playerKey(hall.table(2).players[0]!), 'call', { ...atTable(2), appeal: true });
  hall.act('jim', 'rule', { call: 1, ruling: 'stands', clause: 'x' }).act('boss', 'dismiss', { key: 'jim' });
  hall.act('boss', 'appoint', { official: { key: 'jan', name: 'Jan', roles: ['judge'] } });
  hall.act('jan', 'rule', { call: 1, ruling: 'falls', clause: 'x' });
  hall.act('head', 'concur', { pending: hall.state.pending[0]!.id });
  expect(hall.state.calls[0]!.ruling).toMatchObject({ by: 'jan head', text: 'falls' });
});

it('[wff-2017 IX-C] only the head judge takes points or disqualifies in WFF', () => {
  const hall = openHall('wff-2017');
  startRound(hall);
  const player = hall.table(2).players[0]!;
  hall.act('jim', 'conduct', { ...at(), player, kind: 'warning', reason: 'x' });
  for (const kind of ['penalty', 'disqualified-round', 'disqualified-event'])
    expect(hall.refused('jim', 'conduct', { ...at(), player, kind, reason: 'x' })).toBe('head-judge wff-2017 IX-C');
  hall.act('head', 'conduct', { ...at(), player, kind: 'penalty', reason: 'x' });
});

describe('the plan of a game', () => {
  it('its day, its rounds and the order of the wishes are changed later; rounds that were seated stay', () => {
    const hall = openHall().act('boss', 'add-session', {
      session: { id: 'sat', name: 'Saturday', date: '2027-03-13' },
    });
    const plan = { competition: 'm', session: 'sat', rounds: 4, order: ['sameSchool', 'repeats'] };
    hall.act('boss', 'change-plan', plan);
    const { competitions } = viewEvent(hall.state, { as: 'public' });
    expect(competitions[0]).toMatchObject({ session: 'sat', planned: 4, order: ['sameSchool', 'repeats'] });
    startRound(hall);
    expect(hall.state.rounds.m!.at(-1)!.broken.sameSchool).toBeDefined();
    startRound(hall);
    expect(hall.refused('boss', 'change-plan', { competition: 'm', rounds: 1 })).toBe('round-started');
    expect(hall.refused('boss', 'change-plan', { competition: 'm', session: 'sun' })).toBe('unknown');
    expect(hall.refused('kay', 'change-plan', { competition: 'm', rounds: 9 })).toBe('not-yours');
    hall.act('boss', 'change-plan', { competition: 'm', session: null, order: null });
    expect(hall.state.competitions.m).toMatchObject({ rounds: 4, order: null });
    expect(hall.state.competitions.m).not.toHaveProperty('session');
    hall.act('boss', 'undo', { seq: hall.state.undoable!.seq });
    expect(hall.state.competitions.m).toMatchObject({ session: 'sat', order: ['sameSchool', 'repeats'] });
  });
});

describe('who might play on', () => {
  const kindsOf = (hall: Hall) =>
    playoffChoices(hall.state, 'm').map(({ who, place, players }) => [who, place, players.length]);

  it('nobody before anything counts; then those who share a place with a prize, and the perfect', () => {
    const hall = openHall();
    expect(kindsOf(hall)).toEqual([]);
    const teams = [0, 5, 10, 15, 20, 25];
    // Team 0 wins every table, Team 1 is second everywhere: three teams of each table by hand.
    const tables = Array.from({ length: 10 }, (_, i) => {
      const [a, b, c] = i < 5 ? teams.slice(0, 3) : teams.slice(3);
      return [a, b, c].map(start => `p${start! + (i % 5)}`);
    });
    hall.act('boss', 'seat-by-hand', { competition: 'm', tables });
    hall.act('boss', 'publish', at()).act('boss', 'start', { rounds: [at()] });
    for (let table = 1; table <= 10; table += 1) settle(hall, table, [6, 4, 2]);
    const [tied, second, third, perfect, ...people] = kindsOf(hall);
    expect([tied, second, third]).toEqual([
      ['teams', 1, 10],
      ['teams', 3, 10],
      ['teams', null, 10],
    ]);
    expect([perfect, ...people]).toEqual([
      ['players', 1, 10],
      ['players', null, 10],
    ]);
    const players = playoffChoices(hall.state, 'm')[0]?.players ?? [];
    hall.act('boss', 'playoff', { competition: 'm', id: 'm +', rounds: 1, players });
    expect(hall.state.entries[players[0]!]!.competitions).toContain('m +');
    expect(viewEvent(hall.state, { as: 'public' }).competitions[0]).not.toHaveProperty('playoffs');
  });
});
