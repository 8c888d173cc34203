import { describe, expect, it } from 'vitest';
import { clockAt, roundClock } from './clock.ts';
import { playerKey } from './decide.ts';
import { atTable, Hall, openHall, startRound } from './hall.test-help.ts';
import { standingsIn } from './results.ts';
import { viewEvent } from './view.ts';

const at = (round = 1) => ({ competition: 'm', round });
const points = (values: readonly (number | null)[], sees = 0) => ({ sees, depth: 'points', points: values });

describe('opening and officials', () => {
  it('is opened once, and nobody acts before', () => {
    const hall = new Hall();
    expect(hall.refused('boss', 'seat', { competition: 'm', method: 'draw' })).toBe('not-open');
    const open = { name: 'Cup', director: { key: 'boss', name: 'Dora' } };
    hall.act('boss', 'open', open);
    expect(hall.refused('boss', 'open', open)).toBe('already-open');
  });

  it('officials come by appointment, and who is dismissed is out at once', () => {
    const hall = openHall();
    expect(hall.refused('jim', 'appoint', { official: { key: 'x', name: 'X', roles: ['judge'] } })).toBe('not-yours');
    expect(hall.refused(playerKey('p1'), 'appoint', { official: { key: 'x', name: 'X', roles: ['judge'] } })).toBe(
      'not-yours',
    );
    startRound(hall);
    hall.act(playerKey(hall.table(1).players[0]!), 'call', atTable(1));
    hall.act('jim', 'take-call', { call: 1 }).act('boss', 'dismiss', { key: 'jim' });
    expect(hall.refused('jim', 'rule', { call: 1, ruling: 'stands', clause: 'x' })).toBe('not-yours');
    expect(viewEvent(hall.state, { as: 'official', key: 'jim' }).calls).toEqual([]);
    // Another judge may take what he left.
    hall.act('head', 'take-call', { call: 1 });
    expect(hall.refused('boss', 'dismiss', { key: 'boss' })).toBe('last-director');
  });
});

describe('entries', () => {
  it('a list with faults enters nobody, and every line says what is wrong', () => {
    const hall = openHall();
    const players = [
      { id: 'n1', name: 'New One' },
      { id: 'p3', name: 'Other' },
      { id: 'n2', name: 'Real Name4', school: 'North' },
      { id: 'n3', name: 'Sixth', team: 'Team 0' },
      { id: 'n4', name: 'Lost', competitions: ['z'] },
      { id: 'n5', name: 'x'.repeat(81) },
      { id: 'n6', name: 'Turned \u202eround' },
    ];
    const outcome = (): unknown => {
      try {
        hall.act('boss', 'enter', { players });
        return null;
      } catch (error) {
        return JSON.parse((error as Error).message.replace('enter was refused: ', ''));
      }
    };
    expect(outcome()).toMatchObject({
      code: 'entry-faults',
      facts: {
        faults: [
          { line: 1, code: 'exists' },
          { line: 2, code: 'same-name' },
          { line: 3, code: 'team-size' },
          { line: 4, code: 'unknown-competition' },
          { line: 5, code: 'unreadable', facts: { what: 'x'.repeat(30) } },
          { line: 6, code: 'unreadable', facts: { what: 'Turned round' } },
        ],
      },
    });
    expect(hall.state.entries.n1).toBeUndefined();
  });

  it('a name that is there already at the school comes in neither by a change nor by a substitute', () => {
    const hall = openHall();
    expect(hall.refused('boss', 'change-entry', { player: 'p1', name: 'real  name0 ' })).toBe('same-name');
    expect(hall.refused('boss', 'change-entry', { player: 'p1', team: 'Team 1' })).toBe('team-size');
    expect(hall.refused('boss', 'change-entry', { player: 'p1', name: 'Two\nlines' })).toBe('bad-act');
    const player = { id: 'sub', name: 'Real Name3' };
    expect(hall.refused('boss', 'substitute', { out: 'p1', player })).toBe('same-name');
    hall.act('boss', 'change-entry', { player: 'p1', name: 'Real Name9' });
  });

  it('somebody is changed also when one of the games is over', () => {
    const hall = openHall().act('boss', 'close', { competition: 'm' });
    hall.act('boss', 'change-entry', { player: 'p1', name: 'Anna', competitions: ['m'] });
    hall.act('boss', 'enter', { players: [{ id: 'late', name: 'Late', competitions: [] }] });
    expect(hall.refused('boss', 'change-entry', { player: 'late', competitions: ['m'] })).toBe('closed');
  });

  it('who is not here is taken out, not deleted; leaving and coming back gives nothing', () => {
    const hall = openHall();
    hall.act('boss', 'enter', { players: [{ id: 'late', name: 'Late Comer' }] });
    hall.act('boss', 'take-out-missing', { competition: 'm' });
    startRound(hall);
    expect(hall.state.rounds.m![0]!.tables.flatMap(table => table.players)).not.toContain('late');
    hall.act('boss', 'check-in', { players: ['late'] }).act('boss', 'leave', { players: ['p0'] });
    startRound(hall);
    const seated = hall.state.rounds.m![1]!.tables.flatMap(table => table.players);
    expect(seated).toContain('late');
    expect(seated).not.toContain('p0');
    expect(standingsIn(hall.state, 'm').individuals.every(({ played }) => played === 0)).toBe(true);
  });

  it('a substitute takes the place in the team, and the points stay where they were won', () => {
    const hall = openHall();
    startRound(hall);
    const first = hall.table(1).players[0]!;
    hall
      .act('kay', 'type-result', { ...atTable(1), ...points([6, 4, 2]) })
      .act('kit', 'confirm-result', { ...atTable(1), version: 1 });
    hall.act('boss', 'substitute', { out: first, player: { id: 'sub', name: 'Sub' } });
    expect(hall.state.entries.sub).toMatchObject({ team: hall.state.entries[first]!.team, presence: 'here' });
    const { individuals } = standingsIn(hall.state, 'm');
    expect(individuals[0]).toMatchObject({ id: first, played: 1 });
  });
});

describe('seats', () => {
  it('a draft is seen by nobody but officials', () => {
    const hall = openHall().act('boss', 'seat', { competition: 'm', method: 'draw' });
    expect(viewEvent(hall.state, { as: 'public' }).competitions[0]!.rounds).toEqual([]);
    expect(viewEvent(hall.state, { as: 'player', id: 'p1' }).competitions[0]!.rounds).toEqual([]);
    expect(viewEvent(hall.state, { as: 'official', key: 'jim' }).competitions[0]!.rounds).toHaveLength(1);
  });

  it('a published seating changes only with a reason that stands in the log, a started one never', () => {
    const hall = openHall().act('boss', 'seat', { competition: 'm', method: 'draw' }).act('boss', 'publish', at());
    const [a, b] = [hall.table(1).players[0]!, hall.table(2).players[0]!];
    expect(hall.refused('boss', 'swap', { ...at(), a, b })).toBe('reason-needed');
    expect(hall.refused('boss', 'seat', { competition: 'm', method: 'draw' })).toBe('reason-needed');
    const before = hall.state.rounds.m![0]!.version;
    // Two of a team at one table: only when the director accepts their number.
    expect(hall.refused('boss', 'swap', { ...at(), a, b, reason: 'siblings' })).toBe('teammates-together');
    hall.act('boss', 'swap', { ...at(), a, b, reason: 'siblings', acceptTeammates: 2 });
    expect(hall.state.rounds.m![0]!.version).toBe(before + 1);
    expect(hall.log.at(-1)).toMatchObject({ event: 'seats-changed', reason: 'siblings' });
    hall.act('boss', 'start', { rounds: [at()] });
    hall.act('kay', 'type-result', { ...atTable(3), ...points([6, 4, 2]) });
    expect(hall.refused('boss', 'swap', { ...at(), a, b, reason: 'again' })).toBe('round-started');
    // Seating again seats the next round and loses nothing of this one.
    hall.act('boss', 'seat', { competition: 'm', method: 'draw' });
    expect(hall.state.rounds.m).toHaveLength(2);
    expect(hall.table(3).typed?.points).toEqual([6, 4, 2]);
  });

  it('a locked table stays when the rest is seated again', () => {
    const hall = openHall().act('boss', 'seat', { competition: 'm', method: 'draw', seed: 1 });
    const kept = hall.table(4).players;
    hall
      .act('boss', 'lock', { ...at(), table: 4, locked: true })
      .act('boss', 'seat', { competition: 'm', method: 'draw', seed: 2 });
    expect(hall.table(4).players).toEqual(kept);
    expect(hall.refused('boss', 'swap', { ...at(), a: kept[0]!, b: hall.table(1).players[0]! })).toBe('table-locked');
    // Nobody is kept in a seat who has left.
    hall
      .act('boss', 'leave', { players: [kept[0]!] })
      .act('boss', 'seat', { competition: 'm', method: 'draw', seed: 3 });
    expect(hall.state.rounds.m![0]!.tables.flatMap(table => table.players)).not.toContain(kept[0]);
  });

  it('teammates who have to meet are counted, and the director accepts that number', () => {
    const hall = openHall('wff-2017');
    hall.act('boss', 'leave', { players: Array.from({ length: 23 }, (_, i) => `p${i + 7}`) });
    const seat = { competition: 'm', method: 'draw' };
    expect(hall.refused('boss', 'seat', seat)).toBe('teammates-together');
    hall.act('boss', 'seat', { ...seat, acceptTeammates: 2 });
    expect(hall.state.rounds.m![0]!.broken.teammates).toBe(2);
  });

  it('a seating by hand is looked through like any other', () => {
    const hall = openHall();
    hall.act('boss', 'leave', { players: Array.from({ length: 24 }, (_, i) => `p${i + 6}`) });
    const hand = (tables: string[][]) => ({ competition: 'm', tables });
    expect(hall.refused('boss', 'seat-by-hand', hand([['p0', 'p1', 'p9']]))).toBe('unknown');
    expect(hall.refused('boss', 'seat-by-hand', hand([['p0', 'p1', 'p2']]))).toBe('seating-faults');
    expect(
      hall.refused(
        'boss',
        'seat-by-hand',
        hand([
          ['p0', 'p1', 'p2'],
          ['p3', 'p4', 'p5'],
        ]),
      ),
    ).toBe('teammates-together');
  });

  it('the last act is taken back by a new entry, and only as long as nothing came after it', () => {
    const hall = openHall().act('boss', 'seat', { competition: 'm', method: 'draw' }).act('boss', 'publish', at());
    hall.act('boss', 'undo', { seq: hall.state.undoable!.seq });
    expect(hall.state.rounds.m![0]!.status).toBe('draft');
    expect(hall.log.at(-1)).toMatchObject({ event: 'undone' });
    expect(hall.state.seq).toBe(hall.log.length);
    hall.act('boss', 'publish', at());
    const { seq } = hall.state.undoable!;
    hall.act('boss', 'start', { rounds: [at()] });
    expect(hall.refused('boss', 'undo', { seq })).toBe('nothing-to-undo');
  });
});

describe('the clock', () => {
  it('[onsets,equations XI-B] [onsets,equations XI-B-1] goes on by itself: thirty minutes, five, then two to write', () => {
    const hall = openHall();
    startRound(hall);
    const { competitions, rounds } = hall.state;
    const clock = roundClock(competitions.m!, rounds.m![0]!)!;
    const minutes = (m: number) => clockAt(clock, hall.now + m * 60_000);
    expect(minutes(0)).toEqual({ phase: 'play', leftMs: 1_800_000 });
    expect(minutes(30)).toEqual({ phase: 'last', leftMs: 300_000 });
    expect(minutes(35)).toEqual({ phase: 'write', leftMs: 120_000 });
    expect(minutes(37)).toEqual({ phase: 'over', leftMs: 0 });
  });

  it('stands while it is paused, and time is added to all or to one table', () => {
    const hall = openHall();
    startRound(hall);
    hall.later(60_000).act('boss', 'pause', at()).later(90_000);
    const now = () => roundClock(hall.state.competitions.m!, hall.state.rounds.m![0]!)!;
    expect(clockAt(now(), hall.now).leftMs).toBe(29 * 60_000);
    hall.act('boss', 'resume', at());
    expect(clockAt(now(), hall.now).leftMs).toBe(29 * 60_000);
    hall.act('boss', 'add-time', { ...at(), seconds: 60 }).act('boss', 'add-time', { ...at(), table: 3, seconds: 30 });
    expect(clockAt(now(), hall.now).leftMs).toBe(30 * 60_000);
    const own = roundClock(hall.state.competitions.m!, hall.state.rounds.m![0]!, hall.table(3))!;
    expect(clockAt(own, hall.now).leftMs).toBe(30 * 60_000 + 30_000);
  });

  it('[onsets-2026 XI-B-3] judge time in the last five minutes before the warning goes back to the table', () => {
    const hall = openHall();
    startRound(hall);
    expect(hall.refused('jim', 'judge-time', { ...atTable(2), seconds: 60 })).toBe('no-judge-time onsets-2026 XI-B-3');
    hall.later(26 * 60_000).act('jim', 'judge-time', { ...atTable(2), seconds: 60 });
    expect(hall.table(2).addedMs).toBe(60_000);
    const older = openHall('equations-2015');
    startRound(older);
    expect(older.later(26 * 60_000).refused('jim', 'judge-time', { ...atTable(2), seconds: 60 })).toBe(
      'no-judge-time equations-2015 XI-B',
    );
  });
});

describe('results', () => {
  it('count when a second person has confirmed them, who cannot be the typist', () => {
    const hall = openHall();
    startRound(hall);
    hall.act('kay', 'type-result', { ...atTable(1), ...points([6, 4, 2]) });
    const sum = () => standingsIn(hall.state, 'm').individuals[0]!.played;
    expect(sum()).toBe(0);
    expect(hall.refused('kay', 'confirm-result', { ...atTable(1), version: 1 })).toBe('own-typing');
    expect(hall.refused('kit', 'confirm-result', { ...atTable(1), version: 2 })).toBe('changed-meanwhile');
    hall.act('kit', 'confirm-result', { ...atTable(1), version: 1 });
    expect(sum()).toBe(1);
  });

  it('two scorekeepers on one sheet do not overwrite each other', () => {
    const hall = openHall();
    startRound(hall);
    hall.act('kay', 'type-result', { ...atTable(1), ...points([6, 4, 2]) });
    expect(hall.refused('kit', 'type-result', { ...atTable(1), ...points([2, 4, 6]) })).toBe('changed-meanwhile');
    hall.act('kit', 'type-result', { ...atTable(1), ...points([2, 4, 6], 1) });
    expect(hall.table(1).typed).toMatchObject({ version: 2, by: 'kit' });
  });

  it('a correction counts once it is confirmed; until then what was confirmed does', () => {
    const hall = openHall();
    startRound(hall);
    hall
      .act('kay', 'type-result', { ...atTable(1), ...points([6, 4, 2]) })
      .act('kit', 'confirm-result', { ...atTable(1), version: 1 });
    startRound(hall, 'standings');
    hall.act('kay', 'type-result', { ...atTable(1), ...points([4, 6, 2], 1) });
    expect(hall.table(1).confirmed?.points).toEqual([6, 4, 2]);
    hall.act('kit', 'confirm-result', { ...atTable(1), version: 2 });
    expect(hall.table(1).confirmed?.points).toEqual([4, 6, 2]);
    expect(hall.state.rounds.m).toHaveLength(2);
  });

  it('[onsets-2026 XII-A three] points that no match ends with are refused with the clause', () => {
    const hall = openHall();
    startRound(hall);
    for (const wrong of [
      [6, 6, 2],
      [6, 4, 4],
      [5, 4, 2],
      [0, 4, 6],
    ])
      expect(hall.refused('kay', 'type-result', { ...atTable(1), ...points(wrong) })).toBe(
        'impossible-points onsets-2026 XII-A three',
      );
    expect(hall.refused('kay', 'type-result', { ...atTable(1), ...points([6, null, 2]) })).toBe(
      'impossible-points onsets-2026 XII-A two',
    );
    hall.act('kay', 'type-result', { ...atTable(1), ...points([6, null, 4]) });
  });

  it('[onsets-2026 X-B] a whole sheet is looked through as it is typed', () => {
    const hall = openHall();
    startRound(hall);
    const sheet = (scores: number[]) => ({
      ...atTable(1),
      sees: 0,
      depth: 'sheet',
      shakes: [{ scores }, { scores: [6, 2, 2] }],
    });
    expect(hall.refused('kay', 'type-result', sheet([3, 2, 6]))).toBe('sheet-faults onsets-2026 X-B');
    hall.act('kay', 'type-result', sheet([4, 2, 6]));
    expect(hall.table(1).typed).toMatchObject({ totals: [10, 4, 8], points: [6, 2, 4] });
    hall.act('kay', 'type-result', { ...atTable(2), sees: 0, depth: 'totals', totals: [12, null, 12] });
    expect(hall.table(2).typed?.points).toEqual([5, null, 5]);
  });

  it('[equations-2015,wff-2017 XII-B] players correct an oversight when all sign, [onsets-2026 XII-B] in On-Sets a judge does', () => {
    for (const [edition, allowed] of [
      ['equations-2015', true],
      ['wff-2017', true],
      ['onsets-2026', false],
    ] as const) {
      const hall = openHall(edition);
      startRound(hall);
      const { players } = hall.table(1);
      const [a, b, c] = players.map(playerKey) as [string, string, string];
      hall.act(a, 'type-result', { ...atTable(1), ...points([6, 4, 2]) });
      for (const key of [a, b]) hall.act(key, 'sign-result', { ...atTable(1), version: 1 });
      expect(hall.table(1).confirmed).toBeNull();
      expect(hall.refused(b, 'sign-result', { ...atTable(1), version: 1 })).toContain('already-signed');
      hall.act(c, 'sign-result', { ...atTable(1), version: 1 });
      expect(hall.table(1).confirmed?.points).toEqual([6, 4, 2]);
      const anew = { ...atTable(1), ...points([4, 6, 2], 1) };
      if (allowed) hall.act(b, 'type-result', anew);
      else {
        expect(hall.refused(b, 'type-result', anew)).toBe('not-correctable onsets-2026 XII-B');
        hall.act('jim', 'type-result', anew);
      }
    }
  });

  it('nobody types for a table he does not play at, or before the start', () => {
    const hall = openHall().act('boss', 'seat', { competition: 'm', method: 'draw' }).act('boss', 'publish', at());
    expect(hall.refused('kay', 'type-result', { ...atTable(1), ...points([6, 4, 2]) })).toBe('round-not-started');
    hall.act('boss', 'start', { rounds: [at()] });
    const other = hall.table(2).players[0]!;
    expect(hall.refused(playerKey(other), 'type-result', { ...atTable(1), ...points([6, 4, 2]) })).toBe('not-at-table');
  });

  it('the next round waits for results only where the director says so', () => {
    const hall = openHall('onsets-2026', { waitForResults: true });
    startRound(hall);
    expect(hall.refused('boss', 'seat', { competition: 'm', method: 'draw' })).toBe('results-missing');
    hall
      .act('boss', 'change-settings', { settings: { waitForResults: false } })
      .act('boss', 'seat', { competition: 'm', method: 'draw' });
  });
});

describe('judges', () => {
  it('no judge rules where his own school plays', () => {
    const hall = openHall();
    startRound(hall);
    const table = hall.state.rounds.m![0]!.tables.find(one => one.players.includes('p0'))!;
    hall.act(playerKey('p0'), 'call', { ...atTable(table.number), question: 'Is this a Goal?' });
    expect(hall.refused('jo', 'take-call', { call: 1 })).toBe('own-school');
    hall
      .act('jim', 'take-call', { call: 1 })
      .act('jim', 'rule', { call: 1, ruling: 'It is.', clause: 'onsets-2026 III-B' });
    expect(hall.state.calls[0]).toMatchObject({ open: false, ruling: { by: 'jim', clause: 'onsets-2026 III-B' } });
  });

  it('[onsets-2026 VII-C-7] an appeal needs a second judge who is a second person', () => {
    const hall = openHall();
    startRound(hall);
    const player = playerKey(hall.table(6).players[0]!);
    hall.act(player, 'call', { ...atTable(6), appeal: true });
    hall.act('jim', 'rule', { call: 1, ruling: 'It stands.', clause: 'onsets-2026 VII-C-6' });
    expect(hall.state.calls[0]!.open).toBe(true);
    const pending = hall.state.pending[0]!.id;
    expect(hall.refused('jim', 'concur', { pending })).toBe('same-judge');
    hall.act('head', 'concur', { pending });
    expect(hall.state.calls[0]).toMatchObject({ open: false, ruling: { by: 'jim head' } });
    const older = openHall('wff-2017');
    startRound(older);
    expect(older.refused(playerKey(older.table(6).players[0]!), 'call', { ...atTable(6), appeal: true })).toContain(
      'no-appeal wff-2017',
    );
  });

  it('[onsets,equations IX-C] a warning counts in later rounds, and points follow a warning', () => {
    const hall = openHall();
    startRound(hall);
    const conduct = (kind: string, round: number, more = {}) => ({
      player: 'p3',
      ...at(round),
      kind,
      reason: 'humming',
      ...more,
    });
    expect(hall.refused('jim', 'conduct', conduct('penalty', 1))).toBe('warn-first onsets-2026 IX-C');
    hall.act('jim', 'conduct', conduct('warning', 1));
    startRound(hall);
    expect(hall.refused('jo', 'conduct', conduct('penalty', 2))).toBe('own-school');
    hall.act('head', 'conduct', conduct('penalty', 2));
    expect(hall.state.conduct.map(({ kind, round }) => [kind, round])).toEqual([
      ['warning', 1],
      ['penalty', 2],
    ]);
  });

  it('[onsets-2026 IX-D] two judges may take a point at once; elsewhere nobody may', () => {
    const serious = { player: 'p3', ...at(1), kind: 'penalty', reason: 'notes', immediate: true };
    const hall = openHall();
    startRound(hall);
    hall.act('jim', 'conduct', serious);
    expect(hall.state.conduct).toEqual([]);
    expect(hall.refused('jo', 'concur', { pending: hall.state.pending[0]!.id })).toBe('own-school');
    hall.act('head', 'concur', { pending: hall.state.pending[0]!.id });
    expect(hall.state.conduct[0]).toMatchObject({ kind: 'penalty', by: 'jim', second: 'head' });
    const older = openHall('equations-2015');
    startRound(older);
    expect(older.refused('jim', 'conduct', serious)).toContain('no-immediate-penalty equations-2015');
  });

  it('[wff-2017 IX-C] only the head judge takes points', () => {
    const hall = openHall('wff-2017');
    startRound(hall);
    const conduct = (kind: string) => ({ player: 'p3', ...at(1), kind, reason: 'humming' });
    hall.act('jim', 'conduct', conduct('warning'));
    expect(hall.refused('jim', 'conduct', conduct('penalty'))).toBe('head-judge wff-2017 IX-C');
    hall.act('head', 'conduct', conduct('penalty'));
  });

  it('[onsets-2026 IX-C] disqualified from the event: no points in that round, no seat in any later one', () => {
    const hall = openHall();
    startRound(hall);
    const table = hall.state.rounds.m![0]!.tables.find(one => one.players.includes('p9'))!;
    hall.act('jim', 'conduct', { player: 'p9', ...at(1), kind: 'disqualified-event', reason: 'threw cubes' });
    const seat = table.players.indexOf('p9');
    const with9 = [6, 4, 2];
    expect(hall.refused('kay', 'type-result', { ...atTable(table.number), ...points(with9) })).toBe(
      'did-not-play onsets-2026 IX-C',
    );
    const without = [0, 1, 2].map(i => (i === seat ? null : i === (seat + 1) % 3 ? 6 : 4));
    hall.act('kay', 'type-result', { ...atTable(table.number), ...points(without) });
    startRound(hall);
    expect(hall.state.rounds.m![1]!.tables.flatMap(one => one.players)).not.toContain('p9');
  });
});

describe('the formula', () => {
  it('is changed later only with a warning in the log', () => {
    const hall = openHall().act('boss', 'change-formula', { competition: 'm', metrics: ['sum', 'h2h'] });
    expect(hall.state.warnings).toEqual([]);
    startRound(hall);
    hall.act('boss', 'change-formula', { competition: 'm', metrics: ['sum', 'lot'] });
    expect(hall.state.warnings).toMatchObject([{ text: 'formula-changed-late', competition: 'm' }]);
  });

  it('a competition closes when every result is in, and is closed then', () => {
    const hall = openHall();
    startRound(hall);
    expect(hall.refused('boss', 'close', { competition: 'm' })).toBe('results-missing');
    for (const { number } of hall.state.rounds.m![0]!.tables)
      hall
        .act('kay', 'type-result', { ...atTable(number), ...points([6, 4, 2]) })
        .act('kit', 'confirm-result', { ...atTable(number), version: 1 });
    hall.act('boss', 'close', { competition: 'm' });
    expect(hall.log.at(-1)).toMatchObject({ event: 'competition-closed' });
    expect(hall.refused('boss', 'seat', { competition: 'm', method: 'draw' })).toBe('closed');
  });
});
