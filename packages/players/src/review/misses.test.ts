import { describe, expect, it } from 'vitest';
import type { Judgement } from './judgement.ts';
import { missesOf, sumOfMisses, worstMisses } from './misses.ts';
import type { Mistake } from './mistake.ts';

const judged = (
  did: Judgement['did'],
  more: Partial<Judgement> = {},
  mistakes: readonly Mistake[] = [],
): Judgement => ({
  shake: 1,
  seq: 1,
  seat: 0,
  did,
  nowOpen: false,
  impossible: false,
  verdict: mistakes.length > 0 ? 'mistake' : 'good',
  mistakes,
  safe: [],
  solution: null,
  shortest: null,
  lookedAround: true,
  ...more,
});

describe('what a player misses', () => {
  it('is counted out of the times it could have been, own choices alone, and never what was not decided', () => {
    const judgements = [
      judged('move', { nowOpen: true }, ['missed-now']),
      judged('challenge', { nowOpen: true }),
      judged('move', {}, ['gave-now']),
      judged('move'),
      judged('move', { verdict: 'undecided', nowOpen: null }),
      judged('goal'),
      judged('move', { seat: 1, nowOpen: true }, ['missed-now']),
    ];
    const verdict = (correct: boolean | null) => ({ shake: 1, seat: 0, verdict: { correct, reasons: [] } });
    expect(missesOf({ judgements, wrote: [verdict(false), verdict(true), verdict(null)] }, 0)).toEqual({
      'missed-now': { missed: 1, of: 2 },
      'gave-now': { missed: 1, of: 2 },
      'made-impossible': { missed: 0, of: 2 },
      'goal-impossible': { missed: 0, of: 1 },
      'wrong-now': { missed: 0, of: 1 },
      'wrong-impossible': { missed: 0, of: 1 },
      'wrote-wrong': { missed: 1, of: 2 },
    });
  });

  it('adds up over reviews, and the worst comes first: one of one is less sure than nine of twelve', () => {
    const sum = sumOfMisses([
      { 'missed-now': { missed: 4, of: 6 }, 'gave-now': { missed: 1, of: 1 } },
      { 'missed-now': { missed: 5, of: 6 }, 'wrong-now': { missed: 0, of: 3 } },
    ]);
    expect(worstMisses(sum, 4)).toEqual([
      { miss: 'missed-now', missed: 9, of: 12 },
      { miss: 'gave-now', missed: 1, of: 1 },
    ]);
  });
});
