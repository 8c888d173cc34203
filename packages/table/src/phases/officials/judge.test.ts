import type { EditionId } from '@forceout/rulebook';
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

const auto = (edition: EditionId, players: 2 | 3 = 3, table: object = {}) =>
  new Script(edition, { players, table: { judging: 'auto', judge: true, ...table } });

describe('a judge’s initials', () => {
  const INITIALS = { os: 'XI-A note', eq: 'XI-A note', wff: 'XI-A note' };

  rule(INITIALS, 'in Elementary and Middle a lost point counts once a judge approves it', edition => {
    for (const division of ['elementary', 'middle']) {
      const s = auto(edition, 3, { division }).toTurn().challenge(1, 'now').challenge(1, 'now').challenge(1, 'now');
      expect(s.sum).toMatchObject({ scores: [0, 0, 0], phase: 'turn' });
      expect(s.penalties.map(p => p.status)).toEqual(['pending', 'pending', 'pending']);
      s.ruled({ do: 'approve' }).ruled({ do: 'refuse', penalty: 2 });
      expect(s.penalties.map(p => p.status)).toEqual(['approved', 'pending', 'refused']);
      expect(s.scores).toEqual([0, -1, 0]);
      s.ruled({ do: 'refuse' });
      expect(s.scores).toEqual([0, -1, 0]);
      expect(s.judge({ do: 'approve' })?.code).toBe('not-pending');
      expect(s.judge({ do: 'approve', penalty: 0 })?.code).toBe('not-pending');
    }
  });

  rule(INITIALS, 'of time penalties as well, and the clocks go on', edition => {
    const s = auto(edition, 2, { division: 'middle' }).toTurn();
    s.wait(s.deadline!.at + 80_000);
    expect(s.sum).toMatchObject({ scores: [0, 0], phase: 'turn', onTurn: 0 });
    expect(s.penalties).toMatchObject([
      { seat: 1, status: 'pending', shake: 1 },
      { seat: 1, status: 'pending', shake: 1 },
    ]);
  });

  rule(INITIALS, 'in Junior and Senior, or with no judge at the table, it counts at once', edition => {
    for (const table of [{ division: 'junior' }, { division: 'senior' }, { division: 'middle', judge: false }])
      expect(auto(edition, 2, table).toTurn().challenge(1, 'now').scores).toEqual([0, -1]);
  });

  rule(INITIALS, 'a point that waits takes nobody’s lead away', edition => {
    const s = auto(edition, 2, { division: 'middle' }).wins(1).toTurn();
    for (let i = 0; i < 5; i++) s.does(1, { do: 'lift' });
    s.move(0, 'b', 'required').does(1, { do: 'bonus', cube: 'c' });
    const led = s.state.shake!.faults.some(f => f.kind === 'leader-bonus');
    expect(led).toBe(true);
  });
});

describe('conduct', () => {
  rule(
    { os: 'IX-C', os26: 'GLO warning; GLO penalty', eq: 'IX-C', wff: 'IX-C' },
    'a warning costs nothing, each later violation a point; without a warning nothing can be taken',
    edition => {
      const s = auto(edition).toTurn();
      expect(s.judge({ do: 'penalize', target: 2 })?.code).toBe('warn-first');
      s.ruled({ do: 'warn', target: 2, reason: 'tapping' });
      expect(s.scores).toEqual([0, 0, 0]);
      s.ruled({ do: 'penalize', target: 2 }).ruled({ do: 'penalize', target: 2, value: -1 });
      expect(s.scores).toEqual([0, 0, -2]);
      expect(s.judge({ do: 'penalize', target: 1 })?.code).toBe('warn-first');
      for (const value of [0, 1, 0.5, -2, -3])
        expect(s.judge({ do: 'penalize', target: 2, value })?.code).toBe('bad-field');
      expect(s.judge({ do: 'disqualify', target: 2, scope: 'shake' })?.code).toBe('bad-field');
      expect(s.judge({ do: 'warn', target: 3 })?.code).toBe('bad-target');
    },
  );

  rule({ os: 'IX-C', eq: 'IX-C', wff: 'IX-C' }, 'a judge’s own penalty needs no initials', edition => {
    const s = auto(edition, 2, { division: 'elementary' }).toTurn();
    s.ruled({ do: 'warn', target: 0 }).ruled({ do: 'penalize', target: 0 });
    expect(s.scores).toEqual([-1, 0]);
  });

  rule({ os26: 'IX-D; IX-D examples' }, 'two judges may take a point at once', edition => {
    const s = auto(edition).toTurn().ruled({ do: 'penalize', target: 1, second: true, reason: 'turned a cube' });
    expect(s.scores).toEqual([0, -1, 0]);
    expect(s.clause('penalty')).toBe('IX-D');
    s.ruled({ do: 'warn', target: 2 }).ruled({ do: 'penalize', target: 2 });
    expect(s.clause('penalty')).toBe('IX-C');
  });

  rule({ os14: 'IX-C', eq: 'IX-C', wff: 'IX-C' }, 'two judges cannot do without the warning', edition => {
    const s = auto(edition).toTurn();
    expect(s.judge({ do: 'penalize', target: 1, second: true })?.code).toBe('warn-first');
  });

  rule({ os26: 'IX-D questions' }, 'a judge called over questions moves on, and play with him', edition => {
    const s = auto(edition).toTurn();
    const ends = s.deadline!.at;
    s.does(2, { do: 'call-judge', question: 'and again?' }).ruled({ do: 'resume' }, s.at + 30_000);
    expect(s.deadline!.at).toBe(ends + 30_000);
    s.ruled({ do: 'warn', target: 2 });
  });

  rule(
    { os: 'IX-C', os26: 'IX-D expel', eq: 'IX-C', wff: 'IX-C' },
    'disqualified: nothing for the round; the others play on and are ranked between themselves',
    edition => {
      const s = auto(edition).wins(2).toTurn();
      s.ruled({ do: 'disqualify', target: 2, scope: 'round', second: true });
      expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 0, scores: [2, 2, 0] });
      expect(s.seat(2, { do: 'lift' })?.code).toBe('not-in-shake');
      expect(s.judge({ do: 'disqualify', target: 2 })?.code).toBe('disqualified');
      expect(s.judge({ do: 'back', target: 2 })?.code).toBe('disqualified');
      s.move(0, 'b', 'required').challenge(1, 'now').submits(1, true);
      expect(s.sum).toMatchObject({
        shakeScores: [
          [2, 2, 6],
          [2, 6, 0],
        ],
        goalSetter: 0,
      });
      s.act({ seat: 'director', do: 'stop' });
      s.does(0, { do: 'sign' }).does(1, { do: 'sign' });
      expect(s.sum).toMatchObject({ phase: 'closed', scores: [4, 8, 0], matchPoints: [4, 6, 0] });
    },
  );

  rule({ os: 'IX-C', eq: 'IX-C', wff: 'IX-C' }, 'with one of two disqualified the match is over', edition => {
    const s = auto(edition, 2).toTurn().ruled({ do: 'disqualify', target: 0 });
    expect(s.phase).toBe('scoresheet');
    s.does(1, { do: 'sign' });
    expect(s.sum).toMatchObject({ phase: 'closed', matchPoints: [0, 6] });
  });
});

describe('playing again', () => {
  const REPLAY = { os: 'IX-C replay', eq: 'IX-C replay', wff: 'IX-C replay' };

  rule(REPLAY, 'the shake under way begins again with the same Goal-setter', edition => {
    const s = auto(edition).wins(1).toTurn().move(2, 'b', 'required').ruled({ do: 'replay', scope: 'shake' });
    expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 1, shakeScores: [[2, 6, 2]] });
    expect(s.mat.required).toEqual([]);
    const lost = auto(edition).toTurn().challenge(1, 'now').ruled({ do: 'replay' });
    expect(lost.scores).toEqual([0, -1, 0]);
  });

  rule(REPLAY, 'a shake just scored is struck and played again', edition => {
    const s = auto(edition).wins(1).ruled({ do: 'replay' });
    expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 0, shakeScores: [], scores: [0, 0, 0] });
    const second = auto(edition).wins(1).wins(2).ruled({ do: 'replay' });
    expect(second.sum).toMatchObject({ goalSetter: 1, shakeScores: [[2, 6, 2]] });
    expect(auto(edition).judge({ do: 'replay' })?.code).toBe('no-shake');
    expect(s.judge({ do: 'replay', scope: 'event' })?.code).toBe('bad-field');
    expect(auto(edition, 2).wins(1).judge({ do: 'replay', target: 2 })?.code).toBe('bad-target');
  });

  rule(REPLAY, 'the whole round, or by the other two alone', edition => {
    const s = auto(edition).wins(1).wins(2).ruled({ do: 'replay', scope: 'round', reason: 'noise' });
    expect(s.sum).toMatchObject({ goalSetter: 0, shakeScores: [], scores: [0, 0, 0], penalties: [] });
    const two = auto(edition).wins(1).toTurn().ruled({ do: 'replay', target: 1 });
    expect(two.sum).toMatchObject({ goalSetter: 2, phase: 'roll-deal' });
    two.toTurn().move(0, 'b', 'required').challenge(2, 'now').submits(2, true);
    expect((two.sum.shakeScores as number[][])[1]).toMatchObject([2, edition === 'wff-2017' ? 0 : -2, 6]);
  });

  rule(
    { os: 'XI-B; IX-C replay', eq: 'XI-B; IX-C replay', wff: 'XI-B; IX-C replay' },
    'after the round only what a judge orders, in the time the judge gives it; then the scoresheet again',
    edition => {
      const s = auto(edition).wins(1).wins(2);
      s.act({ seat: 'director', do: 'stop' });
      s.does(0, { do: 'sign' });
      expect(s.judge({ do: 'replay', value: 0 })?.code).toBe('bad-field');
      s.ruled({ do: 'replay', value: 10 });
      expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 1, shakeScores: [[2, 6, 2]] });
      expect(s.state.seats[0]!.signed).toBe(false);
      s.wins(1);
      expect(s.sum).toMatchObject({ phase: 'scoresheet', scores: [4, 12, 4] });
      s.ruled({ do: 'replay', value: 10 }).toTurn();
      s.wait(s.at + 590_000);
      expect(s.phase).toBe('turn');
      s.wait(s.at + 10_000);
      expect(s.phase).toBe('stop-write');
      const round = auto(edition).wins(1);
      round.act({ seat: 'director', do: 'stop' });
      round.ruled({ do: 'replay', scope: 'round' }).wins(2).wins(2);
      expect(round.sum).toMatchObject({ phase: 'roll-deal', scores: [4, 4, 12] });
      round.act({ seat: 'director', do: 'stop' });
      expect(round.phase).toBe('scoresheet');
    },
  );

  rule(REPLAY, 'a voided shake is begun again by the same player', edition => {
    const s = auto(edition).toTurn().ruled({ do: 'void', reason: 'cubes knocked over', second: true });
    expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 0, shake: 2, shakeScores: [] });
    const none = auto(edition);
    none.act({ seat: 'director', do: 'stop' });
    expect(none.judge({ do: 'void' })?.code).toBe('no-shake');
  });
});

describe('a judge at the table', () => {
  test('stops the task clocks until play resumes', () => {
    const s = auto('equations-2015').toTurn();
    const ends = s.deadline!.at;
    s.does(0, { do: 'call-judge', question: 'is that legal?' });
    expect(s.deadline).toBeNull();
    expect(s.judge({ do: 'pause' })).toBeNull();
    s.wait(s.at + 500_000);
    expect(s.scores).toEqual([0, 0, 0]);
    s.ruled({ do: 'resume' });
    expect(s.deadline!.at).toBe(ends + 501_000 + 1000);
    expect(s.judge({ do: 'resume' })?.code).toBe('not-paused');
    s.ruled({ do: 'pause' });
    expect(s.judge({ do: 'pause' })?.code).toBe('paused');
  });

  test('acts taken while the clocks stand still start clocks that stand still', () => {
    const s = auto('onsets-2026').toTurn().ruled({ do: 'pause' });
    const paused = s.at;
    s.does(1, { do: 'move', cube: 'b', to: 'required' }, paused + 20_000).ruled({ do: 'resume' }, paused + 30_000);
    expect(s.deadline).toMatchObject({ seat: 2, at: paused + 90_000 });
  });

  test('a shake that begins while the clocks stand still has its whole minute', () => {
    const s = auto('onsets-2026')
      .toTurn()
      .move(1, 'b', 'required')
      .challenge(0, 'now')
      .staysOut(2)
      .ruled({ do: 'pause' });
    const paused = s.at;
    s.does(0, { do: 'submit', solution: { right: true } }, paused + 20_000).ruled({ do: 'resume' }, paused + 30_000);
    expect(s.state.shake).toMatchObject({ no: 2, startedAt: paused + 30_000 });
    expect(s.deadline).toMatchObject({ task: 'roll', at: paused + 90_000 });
  });

  test('a minute for Impossible after the last cube does not run while the clocks stand still', () => {
    const s = auto('onsets-2026', 2).toTurn().down(1).down(0);
    const by = 1 - s.state.shake!.lastMover!;
    const began = s.at;
    s.ruled({ do: 'pause' }, began + 30_000).ruled({ do: 'resume' }, began + 90_000);
    s.does(by, { do: 'lift' }, began + 119_000).does(by, { do: 'say', say: 'impossible' });
    expect(s.phase).toBe('write');
    const late = auto('onsets-2026', 2).toTurn().down(1).down(0);
    const start = late.at;
    const caller = 1 - late.state.shake!.lastMover!;
    late
      .does(caller, { do: 'lift' }, start + 61_000)
      .ruled({ do: 'pause' })
      .ruled({ do: 'resume' }, start + 120_000);
    late.does(caller, { do: 'say', say: 'impossible' });
    expect(late.phase).toBe('last-cube-write');
  });

  rule(
    { os: 'VII-C-4', eq: 'VII-C-4', wff: 'VII-C-4' },
    'a call is taken back by the caller, and play goes on',
    edition => {
      const s = auto(edition).toTurn();
      const ends = s.deadline!.at;
      expect(s.seat(1, { do: 'call-off' })?.code).toBe('no-call');
      s.does(0, { do: 'call-judge' });
      expect(s.seat(1, { do: 'call-off' })?.code).toBe('not-overdue');
      expect(s.act({ seat: 'director', do: 'call-off' })?.code).toBe('not-overdue');
      expect(s.sum.judgeCall).toMatchObject({ by: 0, call: 'judge', overdue: false });
      s.does(0, { do: 'call-off' });
      expect(s.sum.judgeCall).toBeNull();
      expect(s.deadline!.at).toBe(ends + 3000);
    },
  );

  rule(
    { os: 'VII-C-4', eq: 'VII-C-4', wff: 'VII-C-4' },
    'a call that nobody answers is overdue after three minutes, ends by all others or the director, and lapses after three more',
    edition => {
      const s = auto(edition).toTurn();
      const ends = s.deadline!.at;
      s.does(0, { do: 'call-judge' });
      const called = s.at;
      s.wait(called + 179_999);
      expect(s.sum.judgeCall).toMatchObject({ overdue: false });
      s.wait(called + 180_000);
      expect(s.sum.judgeCall).toMatchObject({ overdue: true });
      s.does(1, { do: 'call-off' });
      expect(s.seat(1, { do: 'call-off' })?.code).toBe('called-off');
      expect(s.state.paused).not.toBeNull();
      s.does(2, { do: 'call-off' });
      expect(s.state.paused).toBeNull();
      expect(s.deadline!.at).toBe(ends + s.at - called);
      const late = auto(edition).toTurn().does(0, { do: 'call-judge' });
      late.wait(late.at + 180_000);
      expect(late.judge({ do: 'call-off' })?.code).toBe('not-yours');
      expect(late.act({ seat: 'director', do: 'call-off' })).toBeNull();
      expect(late.state.paused).toBeNull();
      const lapsed = auto(edition).toTurn();
      const due = lapsed.deadline!.at;
      lapsed.does(0, { do: 'call-judge' });
      const since = lapsed.at;
      lapsed.wait(since + 359_999);
      expect(lapsed.state.paused).not.toBeNull();
      lapsed.wait(since + 360_000);
      expect(lapsed.state.paused).toBeNull();
      expect(lapsed.deadline!.at).toBe(due + 360_000);
      const taken = auto(edition).toTurn().does(0, { do: 'call-judge' }).ruled({ do: 'pause' });
      taken.wait(taken.at + 900_000);
      expect(taken.state.paused).toMatchObject({ overdue: false });
    },
  );

  rule(
    { os: 'VII-C-4', eq: 'VII-C-4' },
    'a question is taken back, or answered by the evaluator when it lapses',
    edition => {
      const asking = () => {
        const s = new Script(edition, { table: { judge: true } }).toTurn().move(1, 'b', 'required').challenge(0, 'now');
        s.does(0, { do: 'submit', solution: { right: true, equals: true } });
        return s;
      };
      const back = asking();
      const ends = back.deadline!.at;
      back.does(1, { do: 'ask-judge', writer: 0 });
      expect(back.deadline).toBeNull();
      back.does(1, { do: 'call-off' });
      expect(back.deadline).toMatchObject({ seat: 1, task: 'check', at: ends + 1000 });
      back.does(1, { do: 'reject', writer: 0, reason: 'VII-B' }).does(1, { do: 'accept', writer: 0 });
      expect(back.sum.shakeScores).toEqual([[6, 2]]);
      const lapses = asking().does(1, { do: 'ask-judge', writer: 0 });
      lapses.wait(lapses.at + 359_999);
      expect(lapses.sum).toMatchObject({ phase: 'check', judgeCall: { call: 'equals', overdue: true } });
      lapses.wait(lapses.at + 1);
      expect(lapses.sum.shakeScores).toEqual([[6, 2]]);
    },
  );

  test('nobody calls a judge where none sits', () => {
    expect(new Script('onsets-2026').seat(0, { do: 'call-judge' })?.code).toBe('no-judge');
  });

  test('may give a player more time, in plain sight', () => {
    const s = auto('onsets-2026').ruled({ do: 'accommodate', target: 1, value: 50 }).toTurn();
    expect(s.deadline).toMatchObject({ seat: 1, at: s.at + 180_000 });
    expect(s.judge({ do: 'accommodate', target: 1, value: 301 })?.code).toBe('bad-field');
  });
});
