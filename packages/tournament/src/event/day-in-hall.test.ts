import { describe, expect, it } from 'vitest';
import { SCREENS } from './decide.ts';
import { atTable, openHall, startRound } from './hall.test-help.ts';
import { viewEvent } from './view.ts';

const MINUTE = 60_000;

describe('judges in the hall', () => {
  it('[onsets-2026 XI-B-3] a ruling near the warning gives its table the judge’s time by itself; elsewhere none', () => {
    for (const [edition, given] of [
      ['onsets-2026', 2 * MINUTE],
      ['equations-2015', 0],
    ] as const) {
      const hall = openHall(edition);
      startRound(hall);
      hall.later(27 * MINUTE).act('boss', 'call', atTable(1));
      hall.later(2 * MINUTE).act('jim', 'rule', { call: 1, ruling: 'It stands.', clause: 'x' });
      expect([hall.table(1).addedMs, hall.table(2).addedMs]).toEqual([given, 0]);
    }
  });

  it('a certificate binds whoever has one, and everybody where the event asks for it', () => {
    const hall = openHall('onsets-2026');
    startRound(hall);
    const certificates = [{ game: 'equations', division: 'middle', until: '2099-01-01' }];
    hall.act('boss', 'appoint', { official: { key: 'eva', name: 'Eva', roles: ['judge'], certificates } });
    hall.act('boss', 'call', atTable(1));
    expect(hall.refused('eva', 'take-call', { call: 1 })).toBe('not-certified');
    hall.act('jim', 'take-call', { call: 1 });
    hall.act('boss', 'change-settings', { settings: { certifiedJudges: true } });
    expect(hall.refused('jim', 'rule', { call: 1, ruling: 'Yes.', clause: 'x' })).toBe('not-certified');
    const own = [{ game: 'on-sets', division: 'middle', until: '1970-01-01' }];
    hall.act('boss', 'appoint', { official: { key: 'eva', name: 'Eva', roles: ['judge'], certificates: own } });
    hall.act('eva', 'take-call', { call: hall.act('boss', 'call', atTable(2)).state.calls.at(-1)!.id });
    hall.later(86_400_000);
    expect(hall.refused('eva', 'rule', { call: 2, ruling: 'Yes.', clause: 'x' })).toBe('not-certified');
  });
});

describe('tables on screen', () => {
  it('tell the hall under a key that nobody else has', () => {
    const hall = openHall();
    startRound(hall);
    const sheet = { record: 't1', points: [6, 4, 2], totals: [6, 4, 2], shakes: [{ scores: [6, 4, 2] }] };
    expect(hall.refused('boss', 'screen-result', { ...atTable(1), ...sheet })).toBe('not-yours');
    hall.act(SCREENS, 'screen-result', { ...atTable(1), ...sheet });
    expect(hall.table(1).confirmed).toMatchObject({ record: 't1', points: [6, 4, 2] });
    expect(hall.refused(SCREENS, 'screen-result', { ...atTable(1), ...sheet })).toBe('exists');
    expect(hall.refused(SCREENS, 'start', { rounds: [] })).toBe('not-yours');
    hall.act(SCREENS, 'screen-lost', { ...atTable(2), lostMs: 90_000 });
    const offered = () => viewEvent(hall.state, { as: 'official', key: 'boss' }).competitions[0]!.rounds[0]!.tables[1]!;
    expect(offered().desk!.lostMs).toBe(90_000);
    hall.act('boss', 'add-time', { ...atTable(2), seconds: 60 });
    expect(offered().desk!.lostMs).toBe(30_000);
  });
});

describe('over all games', () => {
  it('sweepstakes, places and playoffs follow from what was confirmed', () => {
    const hall = openHall('onsets-2026', { sweepstakes: { scale: 24, drop: 0, minGames: 1 } });
    hall.act('boss', 'add-competition', { id: 'e', edition: 'equations-2015', division: 'middle', rounds: 2 });
    startRound(hall);
    const [first, second] = hall.table(1).players;
    hall
      .act('kay', 'type-result', { ...atTable(1), sees: 0, depth: 'points', points: [6, 4, 2] })
      .act('kit', 'confirm-result', { ...atTable(1), version: 1 });
    const view = viewEvent(hall.state, { as: 'official', key: 'boss' });
    const [all] = view.sweepstakes;
    expect(all!.individuals.slice(0, 2).map(row => [row.id, row.rank, row.value])).toEqual([
      [first, 1, 8],
      [second, 2, '16/3'],
    ]);
    expect(view.places).toEqual([{ division: 'middle', places: 10, average: 30, dropped: 'e' }]);
    hall.act('boss', 'playoff', { competition: 'm', id: 'm +', rounds: 1, players: [first, second] });
    hall.act('boss', 'seat', { competition: 'm +', method: 'draw' });
    expect(hall.state.rounds['m +']![0]!.tables.map(table => [...table.players].sort())).toEqual([
      [first!, second!].sort(),
    ]);
    expect(viewEvent(hall.state, { as: 'public' }).sweepstakes[0]!.games).toEqual(['m', 'e']);
  });
});
