import type { EditionId } from '@forceout/rulebook';
import { describe, expect } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';
import { matchPoints } from './sheet.ts';

/** A finished round: each winner in turn has won a shake. */
const finished = (edition: EditionId, winners: readonly number[], players: 2 | 3 = 3) => {
  const s = new Script(edition, { players, table: { judging: 'auto', judge: true } });
  for (const winner of winners) s.wins(winner);
  s.act({ seat: 'director', do: 'stop' });
  return s;
};
const sign = (s: Script, ...seats: readonly number[]): Script => {
  for (const seat of seats) s.does(seat, { do: 'sign' });
  return s;
};

describe('match points', () => {
  const points = (edition: EditionId, scores: readonly number[]) => {
    const s = finished(edition, [0], scores.length as 2 | 3);
    return matchPoints({ ...s.state, corrected: scores });
  };

  rule({ os: 'XII-A three', eq: 'XII-A three', wff: 'XII-A three' }, 'of three players', edition => {
    expect(points(edition, [9, 5, 2])).toEqual([6, 4, 2]);
    expect(points(edition, [2, 9, 5])).toEqual([2, 6, 4]);
    expect(points(edition, [9, 9, 5])).toEqual([5, 5, 2]);
    expect(points(edition, [5, 9, 5])).toEqual([3, 6, 3]);
    expect(points(edition, [7, 7, 7])).toEqual([4, 4, 4]);
    expect(points(edition, [-1, -2, -3])).toEqual([6, 4, 2]);
  });

  rule({ os: 'XII-A two', eq: 'XII-A two', wff: 'XII-A two' }, 'of two players', edition => {
    expect(points(edition, [9, 5])).toEqual([6, 4]);
    expect(points(edition, [5, 9])).toEqual([4, 6]);
    expect(points(edition, [5, 5])).toEqual([5, 5]);
  });

  rule(
    { os: 'XII-A three; XII-A two', eq: 'XII-A three; XII-A two', wff: 'XII-A three; XII-A two' },
    'who did not play has none, and the others are two',
    edition => {
      const s = new Script(edition, { players: 3, table: { judging: 'auto' } }).does(2, { do: 'absent' });
      s.toTurn().move(1, 'b', 'required').challenge(0, 'now').submits(0, true);
      s.act({ seat: 'director', do: 'stop' });
      sign(s, 0, 1);
      expect(s.sum).toMatchObject({ phase: 'closed', matchPoints: [6, 4, 0] });
      const played = new Script(edition).does(1, { do: 'absent' });
      played.act({ seat: 'director', do: 'stop' });
      expect(sign(played, 0).sum).toMatchObject({ phase: 'closed', matchPoints: [6, 0] });
    },
  );
});

describe('the scoresheet', () => {
  rule(
    { os: 'XII-B', os26: 'GLO scoresheet', eq: 'XII-B', wff: 'XII-B' },
    'is closed when every player has signed, with the totals of all shakes and penalties',
    edition => {
      const s = finished(edition, [1, 0, 1]);
      expect(s.sum).toMatchObject({ phase: 'scoresheet', scores: [10, 14, 6], matchPoints: null });
      sign(s, 0, 2);
      expect(s.phase).toBe('scoresheet');
      expect(s.seat(0, { do: 'sign' })?.code).toBe('signed');
      sign(s, 1);
      expect(s.sum).toMatchObject({ phase: 'closed', matchPoints: [4, 6, 2] });
      expect(s.seat(1, { do: 'object' })?.code).toBe('closed');
      expect(s.judge({ do: 'warn', target: 1 })?.code).toBe('closed');
    },
  );

  rule(
    { os: 'XII-B', eq: 'XII-B', wff: 'XII-B' },
    'instead of signing a player may object and have a judge rule',
    edition => {
      const s = sign(finished(edition, [1]), 0).does(1, {
        do: 'object',
        reason: 'a shake is missing',
        scores: [2, 8, 2],
      });
      expect(s.seat(0, { do: 'object' })?.code).toBe('signed');
      s.ruled({ do: 'rule', target: 1, value: 8 });
      expect(s.scores).toEqual([2, 8, 2]);
      sign(s, 1, 2);
      expect(s.sum).toMatchObject({ phase: 'closed', matchPoints: [3, 6, 3] });
    },
  );

  rule({ eq: 'XII-B', wff: 'XII-B' }, 'an oversight is put right when all say the same', edition => {
    const s = finished(edition, [1]);
    s.does(0, { do: 'correct', scores: [4, 6, 2] }).does(1, { do: 'correct', scores: [4, 6, 2] });
    expect(s.scores).toEqual([2, 6, 2]);
    s.does(2, { do: 'correct', scores: [4, 5, 2] });
    expect(s.scores).toEqual([2, 6, 2]);
    expect(s.seat(2, { do: 'correct', scores: [4, 6] })?.code).toBe('bad-field');
    s.does(2, { do: 'correct', scores: [4, 6, 2] });
    expect(s.scores).toEqual([4, 6, 2]);
    sign(s, 0, 1, 2);
    expect(s.sum.matchPoints).toEqual([4, 6, 2]);
  });

  rule({ os: 'XII-B' }, 'the players do not correct it among themselves', edition => {
    const s = finished(edition, [1]);
    expect(s.seat(0, { do: 'correct', scores: [4, 6, 2] })?.code).toBe('not-correctable');
  });

  rule({ os: 'XII-B-1', eq: 'XII-B-1', wff: 'XII-B-1' }, 'a lower score signed for with intent stands', edition => {
    const s = finished(edition, [1, 1]).ruled({ do: 'rule', target: 1, value: 3, reason: 'signed for three' });
    expect(s.scores).toEqual([4, 3, 4]);
    expect(s.clause('corrected')).toBe('XII-B-1');
    sign(s, 0, 1, 2);
    expect(s.sum.matchPoints).toEqual([5, 2, 5]);
  });

  rule(
    { os: 'XII-B-2', eq: 'XII-B-2', wff: 'XII-B-2' },
    'a higher score signed for with intent: nothing for the round',
    edition => {
      const s = finished(edition, [1, 1, 0]).ruled({ do: 'zero', target: 1, reason: 'signed for twenty' });
      expect(s.scores).toEqual([10, 0, 6]);
      sign(s, 0, 1, 2);
      expect(s.sum.matchPoints).toEqual([6, 0, 4]);
    },
  );

  rule(
    { os: 'XII-B-1; XII-B-2', eq: 'XII-B-1; XII-B-2', wff: 'XII-B-1; XII-B-2' },
    'a deceit that comes out when all have signed still counts',
    edition => {
      const s = sign(finished(edition, [1, 1, 0]), 0, 1, 2);
      expect(s.sum).toMatchObject({ phase: 'closed', scores: [10, 14, 6], matchPoints: [4, 6, 2] });
      s.ruled({ do: 'rule', target: 1, value: 8 });
      expect(s.sum).toMatchObject({ phase: 'closed', scores: [10, 8, 6], matchPoints: [6, 4, 2] });
      s.ruled({ do: 'zero', target: 0 });
      expect(s.sum).toMatchObject({ phase: 'closed', scores: [0, 8, 6], matchPoints: [0, 6, 4] });
    },
  );

  rule({ eq: 'XII-B', wff: 'XII-B' }, 'an oversight in a signed sheet is put right when all agree', edition => {
    const s = sign(finished(edition, [1]), 0, 1, 2);
    s.does(0, { do: 'correct', scores: [6, 6, 2] }).does(1, { do: 'correct', scores: [6, 6, 2] });
    expect(s.sum).toMatchObject({ scores: [2, 6, 2], matchPoints: [3, 6, 3] });
    s.does(2, { do: 'correct', scores: [6, 6, 2] });
    expect(s.sum).toMatchObject({ phase: 'closed', scores: [6, 6, 2], matchPoints: [5, 5, 2] });
  });

  rule({ os26: 'VII-C-7' }, 'an appeal is open after a second judge has ruled, and until the player signs', edition => {
    const s = finished(edition, [1]);
    expect(s.seat(0, { do: 'appeal' })?.code).toBe('second-judge-first');
    s.ruled({ do: 'rule', target: 0, value: null, second: true }).does(0, { do: 'appeal', reason: 'misread' });
    expect(s.events.at(-1)).toMatchObject({ event: 'appealed', seat: 0 });
    sign(s, 0);
    expect(s.seat(0, { do: 'appeal' })?.code).toBe('signed');
    const RULINGS = [
      { do: 'penalize', target: 0 },
      { do: 'warn', target: 0 },
      { do: 'zero', target: 0 },
      { do: 'replay', scope: 'shake' },
    ] as const;
    for (const ruling of RULINGS)
      for (const second of [true, false]) {
        const shake = new Script(edition)
          .toTurn()
          .ruled({ do: 'warn', target: 0 })
          .ruled({ ...ruling, second });
        shake.act({ seat: 'director', do: 'stop' });
        if (shake.sum.phase === 'stop-write') shake.submits(0, null).submits(1, null);
        expect(shake.seat(0, { do: 'appeal' })?.code).toBe(second ? undefined : 'second-judge-first');
      }
  });

  rule({ os14: 'XII-B', eq: 'XII-B', wff: 'XII-B' }, 'there is no appeal in this edition', edition => {
    const s = finished(edition, [1]).ruled({ do: 'rule', target: 0, value: null, second: true });
    expect(s.seat(0, { do: 'appeal' })?.code).toBe('no-appeal');
  });

  rule({ os26: 'X-D' }, 'a player who left is not waited for', () => {
    const s = sign(finished('onsets-2026', [1]), 0, 1);
    expect(s.phase).toBe('scoresheet');
    s.ruled({ do: 'absent', target: 2 });
    expect(s.sum).toMatchObject({ phase: 'closed', matchPoints: [3, 6, 3] });
  });
});
