import type { EditionId } from '@forceout/rulebook';
import { rulesOf } from '@forceout/rulebook';
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

/** What the writer hands in: faults it has, the regrouping that would defeat it, whether it equals the Goal. */
interface Sheet {
  readonly [key: string]: boolean | string | readonly string[];
}

/** Seat 2's Solution after a Now against seat 1; seats 0 and 1 check it (with two players: seat 0's, checked by 1). */
const checking = (edition: EditionId, sheet: Sheet = { right: true }, players: 2 | 3 = 3, table: object = {}) => {
  const by = players === 2 ? 0 : 2;
  const s = new Script(edition, { players, table: { judging: 'players', ...table } }).toTurn().move(1, 'b', 'required');
  s.challenge(by, 'now').does(by, { do: 'submit', solution: sheet });
  return players === 2 ? s : s.staysOut(0);
};
const checkMs = (edition: EditionId) => rulesOf(edition).checkSeconds * 1000;
const accept = { do: 'accept', writer: 2 } as const;
const reject = (reason = 'VII-B') => ({ do: 'reject', writer: 2, reason }) as const;
const regroup = (text: string) => ({ do: 'reject', writer: 2, reason: 'VII-C-5-c', regroup: text }) as const;

describe('checking', () => {
  rule(
    { os: 'VII-C; VII-C-4', eq: 'VII-C; VII-C-4', wff: 'VII-C; VII-C-4' },
    'a Solution that every opponent accepts is correct',
    edition => {
      const s = checking(edition, { right: false });
      expect(s.seat(2, accept)?.code).toBe('own-solution');
      s.does(0, accept);
      expect(s.phase).toBe('check');
      expect(s.seat(0, reject())?.code).toBe('accepted');
      s.does(1, accept);
      expect(s.sum.shakeScores).toEqual([[2, 2, 6]]);
    },
  );

  rule(
    { os: 'VII-C-4; VII-C-5', eq: 'VII-C-4; VII-C-5', wff: 'VII-C-4; VII-C-5' },
    'a reason that holds makes it incorrect at once; one that does not is free and closes nothing',
    edition => {
      const s = checking(edition, { right: false, faults: ['VII-B-4'] }).does(0, reject('VII-C-5-d'));
      expect(s.sum).toMatchObject({ phase: 'check', penalties: [] });
      s.does(0, reject('VII-B-4'));
      expect(s.sum.shakeScores).toEqual([[6, 6, 2]]);
      const none = checking(edition).does(0, reject()).does(1, reject()).does(0, accept).does(1, accept);
      expect(none.sum).toMatchObject({ shakeScores: [[2, 2, 6]], penalties: [] });
    },
  );

  rule(
    { os: 'VII-C-3', eq: 'VII-C-3', wff: 'VII-C-3' },
    'one Solution at a time, the obliged writer’s first; both opponents in the same time',
    edition => {
      const s = new Script(edition, { players: 3 }).toTurn().move(1, 'b', 'required').challenge(2, 'now');
      s.submits(0, true).submits(2, true);
      expect(s.seat(1, { do: 'accept', writer: 0 })?.code).toBe('not-under-check');
      expect(s.sum.deadlines).toMatchObject([
        { seat: 0, at: s.at - 1000 + checkMs(edition) },
        { seat: 1, at: s.at - 1000 + checkMs(edition) },
      ]);
      s.does(0, accept).does(1, accept);
      expect(s.sum.deadlines).toMatchObject([
        { seat: 1, at: s.at + checkMs(edition) },
        { seat: 2, at: s.at + checkMs(edition) },
      ]);
      s.does(1, { do: 'accept', writer: 0 }).does(2, { do: 'accept', writer: 0 });
      expect(s.sum.shakeScores).toEqual([[4, 2, 6]]);
    },
  );

  rule(
    { os: 'VII-C-3 comment', eq: 'VII-C-3 comment', wff: 'VII-C-3' },
    'after a last cube the Solutions of two players are checked one after the other',
    edition => {
      const s = new Script(edition).toTurn().down(1).down(0).submits(1, true);
      s.does(0, { do: 'submit', solution: { right: false, faults: ['VII-B'] } });
      expect(s.seat(0, { do: 'accept', writer: 1 })?.code).toBe('not-under-check');
      s.does(1, { do: 'reject', writer: 0, reason: 'VII-B' }).does(0, { do: 'accept', writer: 1 });
      expect(s.sum.shakeScores).toEqual([[2, 4]]);
    },
  );

  rule(
    { os: 'XI-A-1-i; XI-A', eq: 'XI-A-1-i; XI-A', wff: 'XI-A-1-f; XI-A' },
    'two minutes (three in WFF), the delays, and then it counts as accepted',
    edition => {
      const s = checking(edition, { right: false }, 2);
      const start = s.at;
      expect(s.deadline).toMatchObject({ seat: 1, at: start + (edition === 'wff-2017' ? 180_000 : 120_000) });
      s.wait(start + checkMs(edition) + 10_000);
      expect(s.scores).toEqual([0, -1]);
      s.wait(start + checkMs(edition) + 80_000);
      expect(s.sum).toMatchObject({ shakeScores: [[6, 2]], scores: [6, 0] });
    },
  );

  rule({ os: 'XIII-D-14 limits' }, 'three minutes for a pair of Solutions', edition => {
    const s = new Script(edition, { table: { adventurous: true } }).roll();
    s.does(0, { do: 'select', variation: 'pair' });
    s.does(1, { do: 'select', variation: 'plain' }).does(1, { do: 'select', variation: 'other' });
    s.does(0, { do: 'goal', goal: 'a' }).challenge(1, 'impossible').submits(0, true);
    expect(s.deadline).toMatchObject({ seat: 1, at: s.at + 180_000 });
  });

  test('with judging "auto" nobody accepts or rejects, and what cannot be decided is not correct', () => {
    for (const right of [true, false, null]) {
      const s = new Script('onsets-2026', { table: { judging: 'auto' } }).toTurn().move(1, 'b', 'required');
      s.challenge(0, 'now').does(0, { do: 'submit', solution: { right } });
      expect(s.sum.shakeScores).toEqual([right === true ? [6, 2] : [2, 6]]);
    }
  });

  rule({ os26: 'X-D' }, 'a checker who leaves is not waited for', () => {
    const s = checking('onsets-2026').does(0, accept).does(1, { do: 'absent' });
    expect(s.sum.shakeScores).toEqual([[2, -2, 6]]);
  });
});

describe('proving ambiguity', () => {
  const AMBIGUOUS = { right: false, shows: 'a+(b+c)', faults: ['VII-B-4'] };
  const FINAL = { os26: 'VII-C-5-c final', eq: 'VII-C-5-c final' };

  rule(
    {
      os: 'VII-C-5-c comment (c)',
      os26: 'VII-C-5-c two-checkers',
      eq: 'VII-C-5-c two-checkers; VII-C-5-c comment (c)',
    },
    'one regrouping that misses the Goal is enough, whoever shows it',
    edition => {
      for (const seat of [0, 1]) {
        const s = checking(edition, AMBIGUOUS).does(1 - seat, regroup('(a+b)+c'));
        expect(s.phase).toBe('check');
        s.does(seat, regroup('a+(b+c)'));
        expect(s.sum.shakeScores).toEqual([[6, 6, 2]]);
      }
    },
  );

  rule({ os: 'VII-C-5-c comment (c)', eq: 'VII-C-5-c comment (c)' }, 'each checker has one attempt', edition => {
    const s = checking(edition, AMBIGUOUS).does(0, regroup('(a+b)+c'));
    expect(s.seat(0, regroup('a+(b+c)'))?.code).toMatch(/attempt-used|objections-closed/);
    s.does(1, regroup('a+(b+c)'));
    expect(s.sum.shakeScores).toEqual([[6, 6, 2]]);
  });

  rule(FINAL, 'when every attempt has failed the Solution stands and no other objection is heard', edition => {
    const two = checking(edition, AMBIGUOUS, 2).does(1, { do: 'reject', writer: 0, reason: 'VII-C-5-c', regroup: 'x' });
    expect(two.sum.shakeScores).toEqual([[6, 2]]);
    const s = checking(edition, AMBIGUOUS).does(0, regroup('x'));
    expect(s.seat(0, reject('VII-B-4'))?.code).toBe('objections-closed');
    s.does(1, regroup('y'));
    expect(s.sum.shakeScores).toEqual([[2, 2, 6]]);
  });

  rule(FINAL, 'nothing to show counts as an attempt made', edition => {
    const s = checking(edition, AMBIGUOUS).does(0, regroup('x')).does(1, { do: 'prove', writer: 2, pass: true });
    expect(s.sum.shakeScores).toEqual([[2, 2, 6]]);
  });

  rule({ os14: 'VII-C-5-c comment (c)' }, 'a failed attempt closes nothing else', edition => {
    const s = checking(edition, AMBIGUOUS, 2).does(1, { do: 'reject', writer: 0, reason: 'VII-C-5-c', regroup: 'x' });
    expect(s.phase).toBe('check');
    s.does(1, { do: 'reject', writer: 0, reason: 'VII-B-4' });
    expect(s.sum.shakeScores).toEqual([[2, 6]]);
    const passed = checking(edition, AMBIGUOUS, 2).does(1, { do: 'prove', writer: 0, pass: true });
    expect(passed.phase).toBe('check');
    expect(passed.seat(1, { do: 'prove', writer: 0, how: 'joint' })?.code).toBe('separate-only');
  });

  rule(
    { os26: 'VII-C-5-c two-checkers; VII-C-5-c comment (c)', eq: 'VII-C-5-c two-checkers; VII-C-5-c comment (c)' },
    'together they have one attempt',
    edition => {
      const s = checking(edition, AMBIGUOUS).does(0, { do: 'prove', writer: 2, how: 'joint' });
      expect(s.seat(1, { do: 'prove', writer: 2, how: 'separate' })?.code).toBe('how-chosen');
      s.does(1, regroup('x'));
      expect(s.sum.shakeScores).toEqual([[2, 2, 6]]);
      const shown = checking(edition, AMBIGUOUS).does(0, { do: 'prove', writer: 2, how: 'joint' });
      shown.does(1, regroup('a+(b+c)'));
      expect(shown.sum.shakeScores).toEqual([[6, 6, 2]]);
    },
  );

  rule(
    { os26: 'VII-C-5-c comment (d)', eq: 'VII-C-5-c comment (d)' },
    'while one looks for ambiguity the other may find another fault',
    edition => {
      const s = checking(edition, AMBIGUOUS)
        .does(0, { do: 'prove', writer: 2, how: 'separate' })
        .does(1, reject('VII-B-4'));
      expect(s.sum.shakeScores).toEqual([[6, 6, 2]]);
    },
  );

  rule(
    { os26: 'VII-C-5-c comment (a)', eq: 'VII-C-5-c comment (a)' },
    'a checker may take one more minute for a point; the other keeps his own time',
    edition => {
      const s = checking(edition, AMBIGUOUS).does(1, accept);
      const ends = s.deadline!.at;
      s.does(0, { do: 'more-time' }, ends + 5000);
      expect(s.scores).toEqual([-1, 0, 0]);
      expect(s.deadline).toMatchObject({ seat: 0, stage: 'extra', at: ends + 65_000 });
      expect(s.seat(0, { do: 'more-time' })?.code).toBe('extra-used');
      expect(s.seat(1, { do: 'more-time' })?.code).toBe('not-checking');
      s.does(0, regroup('a+(b+c)'), ends + 60_000);
      expect(s.sum).toMatchObject({ shakeScores: [[6, 2, 2]], scores: [5, 2, 2] });
      const early = checking(edition, AMBIGUOUS, 2);
      const limit = early.deadline!.at;
      early.does(1, { do: 'more-time' });
      expect(early.deadline).toMatchObject({ stage: 'extra', at: limit + 60_000 });
      const silent = checking(edition, AMBIGUOUS, 2).does(1, { do: 'prove', writer: 0, how: 'separate' });
      silent.wait(limit + 10_000);
      expect(silent.scores).toEqual([0, -1]);
    },
  );

  rule(
    { os26: 'VII-C-5-c comment (e)', eq: 'VII-C-5-c comment (e)' },
    'a checker who is ready in time pays nothing while the other’s attempt is looked at',
    edition => {
      const s = checking(edition, AMBIGUOUS).does(0, regroup('x'));
      s.wait(s.deadline!.at + 30_000);
      expect(s.scores).toEqual([0, -1, 0]);
      const passed = checking(edition, AMBIGUOUS).does(0, { do: 'prove', writer: 2, pass: true });
      passed.wait(passed.deadline!.at + 30_000);
      expect(passed.scores).toEqual([0, -1, 0]);
    },
  );

  rule({ wff: 'VII-C-5' }, 'there is no proof by regrouping', edition => {
    const s = checking(edition);
    expect(s.seat(0, regroup('x'))?.code).toBe('no-regrouping');
    expect(s.seat(0, { do: 'prove', writer: 2, pass: true })?.code).toBe('no-regrouping');
  });
});

describe('asking a judge whether it equals the Goal', () => {
  const LIMIT = { os26: 'VII-C-6-a', eq: 'VII-C-5-d-iii limit 1' };

  rule({ os26: 'VII-C-6', eq: 'VII-C-5-d-iii' }, 'yes: it stands; no: it is incorrect', edition => {
    const ask = { do: 'ask-judge', writer: 2 } as const;
    expect(checking(edition, { equals: true }).does(0, ask).sum.shakeScores).toEqual([[2, 2, 6]]);
    expect(checking(edition, { equals: false }).does(1, ask).sum.shakeScores).toEqual([[6, 6, 2]]);
  });

  rule(LIMIT, 'after that no objection is heard', edition => {
    const s = checking(edition, { equals: true, faults: ['VII-B'] }, 3, { judge: true });
    s.does(0, { do: 'ask-judge', writer: 2 });
    expect(s.phase).toBe('check');
    for (const seat of [0, 1]) expect(s.seat(seat, reject())?.code).toBe('judge-asked');
    s.wait(s.at + 300_000);
    expect(s.scores).toEqual([0, 0, 0]);
    s.ruled({ do: 'rule', value: true });
    expect(s.sum.shakeScores).toEqual([[2, 2, 6]]);
    const no = checking(edition, {}, 3, { judge: true }).does(1, { do: 'ask-judge', writer: 2 });
    no.ruled({ do: 'rule', value: false, second: true });
    expect(no.sum.shakeScores).toEqual([[6, 6, 2]]);
  });

  test('in 2014-15 as well, where the rules are silent', () => {
    const s = checking('onsets-2014', { equals: false }).does(0, { do: 'ask-judge', writer: 2 });
    expect(s.sum.shakeScores).toEqual([[6, 6, 2]]);
    const off = checking('onsets-2014', {}, 3, { options: { judgeEquals: false } });
    expect(off.seat(0, { do: 'ask-judge', writer: 2 })?.code).toBe('not-asked-here');
  });

  rule({ wff: 'VII-D' }, 'may not be asked', edition => {
    const s = checking(edition, { equals: true });
    expect(s.seat(0, { do: 'ask-judge', writer: 2 })?.code).toBe('not-asked-here');
    s.does(0, accept).does(1, accept);
  });

  rule(
    {
      os26: 'VII-C-6; APP-A unlisted; APP-A terms; VII-C-5-b-ii',
      os14: 'VII-C-5-b-ii',
      eq: 'VII-C-5-d-ii; XIII-C-9 comment',
      wff: 'VII-D',
    },
    'a judge may also rule on the Solution under check, and that decides it',
    edition => {
      const wrong = checking(edition).ruled({ do: 'rule', writer: 2, value: false, reason: 'a general argument' });
      expect(wrong.sum.shakeScores).toEqual([[6, 6, 2]]);
      const right = checking(edition, { right: false, faults: ['VII-B'] }).ruled({ do: 'rule', value: true });
      expect(right.sum.shakeScores).toEqual([[2, 2, 6]]);
    },
  );
});
