import type { EditionId } from '@forceout/rulebook';
import { describe, expect } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

const declared = (edition: EditionId, players: 2 | 3 = 3, table: object = {}) =>
  new Script(edition, { players, table: { judging: 'auto', ...table } }).roll().does(0, { do: 'no-goal' });

describe('declaring that there is no Goal', () => {
  rule(
    { os: 'III-D', os26: 'GLO no-goal-word; GLO no-goal-declaration', eq: 'IV-D' },
    'only the Goal-setter can, and the opponents have a minute',
    edition => {
      const s = new Script(edition, { players: 3 }).roll();
      expect(s.seat(1, { do: 'no-goal' })?.code).toBe('not-yours');
      s.does(0, { do: 'no-goal' });
      expect(s.phase).toBe('no-goal');
      expect(s.sum.deadlines).toMatchObject([
        { seat: 1, at: s.at + 60_000 },
        { seat: 2, at: s.at + 60_000 },
      ]);
      expect(s.seat(0, { do: 'agree' })?.code).toBe('not-yours');
      expect(s.seat(0, { do: 'lift' })?.code).toBe('not-yours');
      expect(s.seat(0, { do: 'goal', goal: 'a' })?.code).toBe('wrong-phase');
    },
  );

  rule(
    { os: 'III-D-1; III-D-1 comment (b)', eq: 'IV-D-1; IV-D-1 comment (b)' },
    'all agree: no points, and the same player sets the next Goal',
    edition => {
      const s = declared(edition).does(2, { do: 'agree' });
      expect(s.phase).toBe('no-goal');
      for (const act of ['agree', 'lift'] as const) expect(s.seat(2, { do: act })?.code).toBe('agreed');
      s.does(1, { do: 'agree' });
      expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 0, scores: [0, 0, 0], shakeScores: [] });
    },
  );

  rule(
    { os: 'III-D; XI-A-3', eq: 'IV-D; XI-A-3' },
    'silence for the minute and its countdown is agreement; a dispute in the countdown counts',
    edition => {
      const began = declared(edition);
      const late = declared(edition);
      expect(began.deadline).toMatchObject({ at: began.at + 60_000, stage: 'limit' });
      late.wait(late.at + 69_999);
      expect(late.deadline).toMatchObject({ stage: 'countdown' });
      late.does(1, { do: 'lift' }, late.at);
      expect(late.phase).toBe(edition === 'onsets-2026' ? 'no-goal-write' : 'no-goal-set');
      began.wait(began.at + 70_000);
      expect(began.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 0, scores: [0, 0, 0] });
    },
  );

  rule({ os: 'III-D', eq: 'IV-D' }, 'one who has agreed does not wait for the silent one’s countdown', edition => {
    const s = declared(edition).does(1, { do: 'agree' });
    s.wait(s.deadline!.at + 10_000);
    expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 0, scores: [0, 0, 0] });
  });

  rule({ os: 'III-D-1', eq: 'IV-D-1' }, 'an opponent who left is not asked', edition => {
    const s = declared(edition).does(1, { do: 'agree' }).does(2, { do: 'absent' });
    expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 0 });
  });

  rule({ os: 'III-D-1', eq: 'IV-D-1' }, 'points lost before the shake became void stay lost', edition => {
    const s = new Script(edition, { players: 2 }).roll().does(1, { do: 'lift' }).does(0, { do: 'no-goal' });
    s.does(1, { do: 'agree' });
    expect(s.sum).toMatchObject({ scores: [0, -1], goalSetter: 0, shakeScores: [] });
  });

  rule({ os: 'III-D-1 comment (c)', eq: 'IV-D-1 comment (c)' }, 'after a bonus a Goal must be set', edition => {
    const s = new Script(edition).roll().does(0, { do: 'bonus', cube: 'd' });
    expect(s.seat(0, { do: 'no-goal' })?.code).toBe('bonus-played');
    expect(s.phase).toBe('goal');
  });

  rule({ os: 'III-B-2', eq: 'IV-B-3' }, 'a cube in the Goal section must be used', edition => {
    const s = new Script(edition).roll().does(0, { do: 'place', goal: 'a' });
    expect(s.seat(0, { do: 'no-goal' })?.code).toBe('goal-begun');
  });

  rule({ wff: 'IV-B' }, 'there is no such procedure: a Goal must be set', edition => {
    const s = new Script(edition).roll();
    expect(s.seat(0, { do: 'no-goal' })?.code).toBe('no-such-procedure');
    expect(s.phase).toBe('goal');
  });
});

describe('disputing it by setting a Goal', () => {
  const SET = { os14: 'III-D-2', eq: 'IV-D-2; IV-D-2 set' };
  const disputed = (edition: EditionId, players: 2 | 3 = 3, table: object = {}) =>
    declared(edition, players, table).does(1, { do: 'lift' });

  rule(SET, 'who picks up the block has a minute to set one', edition => {
    const s = disputed(edition);
    expect(s.phase).toBe('no-goal-set');
    expect(s.deadline).toMatchObject({ seat: 1, at: s.at + 60_000 });
    expect(s.seat(0, { do: 'goal', goal: 'a' })?.code).toBe('not-yours');
    expect(s.seat(1, { do: 'bonus', cube: 'd' })?.code).toBe('wrong-phase');
    s.does(1, { do: 'goal', goal: 'a' });
    expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 2, lastMover: 1, goalSetter: 0, scores: [0, 0, 0] });
    expect(s.deadline).toMatchObject({ seat: 2, at: s.at + 120_000 });
    expect(s.penalties).toMatchObject([{ seat: 0, points: -2, status: 'provisional' }]);
  });

  rule(SET, 'the next cube on the mat makes the two points final', edition => {
    const s = disputed(edition, 3, { division: 'middle', judge: true }).does(1, { do: 'goal', goal: 'a' });
    s.move(2, 'b', 'required');
    expect(s.penalties).toMatchObject([{ seat: 0, points: -2, status: 'approved' }]);
    expect(s.scores).toEqual([-2, 0, 0]);
    const bonus = disputed(edition).does(1, { do: 'goal', goal: 'a' }).does(2, { do: 'bonus', cube: 'b' });
    expect(bonus.scores).toEqual([-2, 0, 0]);
  });

  rule(SET, 'a right Impossible before the next cube cancels them', edition => {
    const s = disputed(edition, 2).does(1, { do: 'goal', goal: 'a' }).challenge(0, 'impossible').submits(1, false);
    expect(s.penalties).toMatchObject([{ status: 'cancelled' }]);
    expect(s.sum).toMatchObject({ shakeScores: [[6, 2]], scores: [6, 2], goalSetter: 1 });
  });

  rule(SET, 'a wrong one does not, nor one after the next cube', edition => {
    const wrong = disputed(edition, 2).does(1, { do: 'goal', goal: 'a' }).challenge(0, 'impossible').submits(1, true);
    expect(wrong.sum).toMatchObject({ shakeScores: [[2, 6]], scores: [0, 6] });
    const late = disputed(edition, 2).does(1, { do: 'goal', goal: 'a' }).move(0, 'b', 'permitted');
    late.challenge(1, 'impossible').submits(0, false);
    expect(late.sum).toMatchObject({ shakeScores: [[2, 6]], scores: [0, 6] });
    const voided = disputed(edition, 2).does(1, { do: 'goal', goal: 'a' }).ruled({ do: 'void' });
    expect(voided.sum).toMatchObject({ phase: 'roll-deal', scores: [-2, 0], goalSetter: 0 });
    const stopped = disputed(edition, 2).does(1, { do: 'goal', goal: 'a' });
    stopped.act({ seat: 'director', do: 'stop' });
    expect(stopped.submits(0, false).submits(1, false).sum).toMatchObject({ shakeScores: [[2, 2]], scores: [0, 2] });
  });

  rule(SET, 'the next Goal is set by the left neighbour of the first Goal-setter', edition => {
    const s = disputed(edition, 3).does(1, { do: 'goal', goal: 'a' }).move(2, 'b', 'required');
    s.challenge(0, 'now').submits(0, true).staysOut(1);
    expect(s.sum).toMatchObject({ shakeScores: [[6, 2, 2]], scores: [4, 2, 2], goalSetter: 1 });
  });

  rule(
    { os14: 'III-D-2 fail', eq: 'IV-D-2 fail' },
    'who disputes and then says "no Goal" loses a point; the shake is void and rolled again',
    edition => {
      const s = disputed(edition);
      expect(s.seat(2, { do: 'no-goal' })?.code).toBe('not-yours');
      s.does(1, { do: 'no-goal' });
      expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 0, scores: [0, -1, 0], shakeScores: [] });
      const begun = disputed(edition).does(1, { do: 'place', goal: 'a' });
      expect(begun.seat(1, { do: 'no-goal' })?.code).toBe('goal-begun');
    },
  );

  rule({ os14: 'III-D-2', eq: 'IV-D-2' }, 'out of time twice costs two points and no third', edition => {
    const s = disputed(edition);
    const start = s.at;
    s.wait(start + 70_000);
    expect(s.scores).toEqual([0, -1, 0]);
    s.wait(start + 140_000);
    expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 0, scores: [0, -2, 0] });
    const laid = disputed(edition).does(1, { do: 'place', goal: 'a' });
    laid.wait(laid.deadline!.at + 80_000);
    expect(laid.sum).toMatchObject({ phase: 'turn', lastMover: 1, scores: [0, -2, 0] });
  });
});

describe('disputing it by writing', () => {
  const disputed = (edition: EditionId, players: 2 | 3 = 3, table: object = {}) =>
    declared(edition, players, table).does(1, { do: 'lift' });
  const goal = { solution: { right: true }, goal: 'ab' };

  rule(
    { os26: 'III-D-2; III-D-2 third; GLO no-goal-challenge' },
    'the Challenger must and the third player may write within two minutes; the Goal-setter may not',
    edition => {
      const s = disputed(edition);
      expect(s.phase).toBe('no-goal-write');
      expect(s.sum.challenge).toEqual({ kind: 'no-goal', by: 1, against: 0 });
      expect(s.sum.deadlines).toMatchObject([
        { seat: 1, at: s.at + 120_000 },
        { seat: 2, at: s.at + 120_000 },
      ]);
      expect(s.seat(0, { do: 'submit', solution: { right: true } })).toMatchObject({
        code: 'may-not-write',
        clause: `${edition} III-D-2`,
      });
      s.does(2, { do: 'submit', ...goal }).does(1, { do: 'submit', ...goal });
      expect(s.sum).toMatchObject({ shakeScores: [[2, 6, 4]], goalSetter: 1 });
    },
  );

  rule({ os26: 'III-D-2; XIII-D-14 limits' }, 'with Two Solutions there are three minutes', edition => {
    const s = new Script(edition, { table: { adventurous: true, judging: 'auto', division: 'senior' } }).roll();
    s.does(0, { do: 'select', variation: 'pair' }).does(0, { do: 'select', variation: null });
    s.does(1, { do: 'select', variation: 'plain' }).does(1, { do: 'select', variation: 'other' });
    s.does(0, { do: 'no-goal' }).does(1, { do: 'lift' });
    expect(s.deadline).toMatchObject({ seat: 1, at: s.at + 180_000 });
  });

  /** The Challenger's and the third player's Solution (null: none), and the score. */
  const TABLE = [
    [true, true, [2, 6, 4]],
    [true, false, [2, 6, 2]],
    [true, null, [2, 6, 2]],
    [false, true, [2, 2, 6]],
    [false, false, [6, 2, 2]],
    [false, null, [6, 2, 6]],
  ] as const;

  rule(
    { os26: 'III-D-2 score-challenger; III-D-2 score-third; III-D-2 score-setter' },
    'scores of all three in every case',
    edition => {
      for (const [challenger, third, score] of TABLE) {
        const s = disputed(edition);
        if (third === null) s.does(2, { do: 'side', present: false });
        else s.submits(2, third);
        s.submits(1, challenger);
        expect([challenger, third, s.sum.shakeScores]).toEqual([challenger, third, [score]]);
      }
      expect(disputed(edition, 2).submits(1, true).sum.shakeScores).toEqual([[2, 6]]);
      expect(disputed(edition, 2).submits(1, null).sum.shakeScores).toEqual([[6, 2]]);
    },
  );

  rule({ os26: 'VII-C-4 accept-2' }, 'who accepts without presenting scores two here as well', edition => {
    const s = disputed(edition, 3, { judging: 'players' }).does(2, { do: 'side', present: false });
    s.does(1, { do: 'submit', solution: { right: false, faults: ['VII-B'] }, goal: 'ab' });
    s.does(0, { do: 'accept', writer: 1 }).does(2, { do: 'reject', writer: 1, reason: 'VII-B' });
    expect(s.sum.shakeScores).toEqual([[2, 2, 6]]);
  });
});
