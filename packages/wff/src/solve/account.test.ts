import { seededRandom } from '@forceout/rulebook/seeded';
import { coversEverything } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import type { State } from '../check/judge.ts';
import type { ListedRule } from '../language/rules.ts';
import { wff } from '../language/wff.ts';
import { newMeter } from '../prove/steps.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { type BruteSolution, bruteExists, MODES, OTHER_READINGS, smallState } from './enumerate.test-help.ts';
import { goThrough, newHunt } from './exhaust.ts';
import { everyOffer, type Offers, offersOf } from './offers.ts';
import { searchShapes, throughShapes } from './shape-pass.ts';
import { type Passes, type SolveAnswer, solve } from './solve.ts';

const UNLIMITED = { steps: 1e9 };

function* smallStates(seed: number, count: number): Generator<State> {
  const random = seededRandom(seed);
  for (let i = 0; i < count; i++) {
    const readings = i % 2 === 0 ? DEFAULT_READINGS : OTHER_READINGS[(i >> 1) % OTHER_READINGS.length]!;
    const level = i % 4 < 2 ? 'elementary' : 'regular';
    yield smallState(random, level, MODES[i % 3]!, 5 + (i % 3), readings);
  }
}

/** A wild R that stands for R costs and does what a plain R does. */
const nameOf = (rules: readonly ListedRule[]): string =>
  rules.map(({ rule, wild }) => `${rule}${wild && rule !== 'R'}`).join();

type No = Extract<SolveAnswer, { exists: false }>;

/** Small states without a Solution whose no needs the search for premises. */
function* searchedStates(seed: number, count: number): Generator<{ state: State; no: No }> {
  let found = 0;
  for (const state of smallStates(seed, 4000)) {
    if (found === count) return;
    const no = solve(state, UNLIMITED);
    if (no.exists !== false || no.certificate.code !== 'exhausted') continue;
    found++;
    yield { state, no };
  }
  throw new Error('hardly any mat is decided with no by the search any more');
}

describe('the account behind a no', () => {
  it('[wff-2017 VI-A-1] plain enumeration confirms each line: no Solution stands where the account rules one out', () => {
    const random = seededRandom(1716);
    let solutions = 0;
    const lines = new Set<string>();
    for (const state of smallStates(1717, 500)) {
      const goal = wff(state.goal);
      const found: BruteSolution[] = [];
      const exists = bruteExists(state, one => found.push(one));
      const lean = found.filter(one => one.lean);
      // Where there is a Solution there is one from which nothing can be taken away.
      expect({ state, lean: lean.length > 0 }).toEqual({ state, lean: exists });
      const offers = offersOf(state, goal);
      for (const offer of everyOffer(offers))
        if (searchShapes(offer, 100_000, random, newMeter(UNLIMITED)) === 'none') offers.close(offer, 'no-shape');
      const open = everyOffer(offers);
      for (const { dropped, limited } of offers.sorted)
        for (const by of [...dropped.keys(), ...limited.keys()]) lines.add(by);
      for (const { premises, rules, drawn } of lean) {
        solutions++;
        const draw = drawn === '' ? null : state.mode === 'now' ? drawn : null;
        const mine = open.filter(({ problem }) => offers.drawOf(problem) === draw);
        const lists = mine.flatMap(offer => offer.lists);
        expect({ state, rules: nameOf(rules), open: lists.some(list => nameOf(list.rules) === nameOf(rules)) }).toEqual(
          {
            state,
            rules: nameOf(rules),
            open: true,
          },
        );
        expect(newHunt(mine[0]!.problem, lists).longest).toBeGreaterThanOrEqual(premises.join('').length);
      }
      const answer = solve(state, UNLIMITED);
      if (answer.exists !== true) expect(coversEverything(answer.covered)).toBe(true);
    }
    expect(solutions).toBeGreaterThan(200);
    for (const by of ['rp-beside', 'no-without-r', 'ni-beside-no', 'r-without-sub-proof']) lines.delete(by);
    expect([...lines].sort()).toEqual([
      'goal-unsupported',
      'idle-rule',
      'no-room',
      'no-shape',
      'no-variable',
      'pairs-missing',
      'unbalanced',
      'variable-missing',
    ]);
  });

  it('[wff-2017 VI-A-1] [wff-2017 VI-A-2] where Ki asks for two lines, a rule may work that the usual limits call idle', () => {
    const readings = { ...DEFAULT_READINGS, distinctLines: true };
    const small = { goal: 'Kpp', level: 'elementary', mode: 'now', readings, longestGoal: null } as const;
    for (const [required, permitted, resources] of [
      ['R', 'p', 'poo'],
      ['p', 'R', 'rrp'],
      ['', 'qpR', 'CpKp'],
    ] as const) {
      const state: State = { ...small, mat: { required, permitted, forbidden: '', resources } };
      expect(bruteExists(state)).toBe(true);
      expect(solve(state, UNLIMITED).exists).toBe(true);
    }
  });

  /** What is concluded without writing the lines is what they say. */
  const asked = (state: State, passes: Partial<Passes>): boolean | null => {
    const answer = solve(state, { steps: 20_000_000 }, { offersOf, throughShapes, goThrough, ...passes });
    if (answer.exists !== true) expect(coversEverything(answer.covered)).toBe(answer.exists === false);
    return answer.exists;
  };

  it('[wff-2017 VI-A-1] a search for premises that is skipped, or cut short, turns a no into undecided', () => {
    for (const { state } of searchedStates(1718, 25)) {
      expect(asked(state, { goThrough: () => null })).toBeNull();
      expect(
        asked(state, {
          goThrough: (hunt, meter) => {
            const found = goThrough(hunt, meter);
            hunt.next--;
            return found;
          },
        }),
      ).toBeNull();
    }
  });

  it('[wff-2017 VI-A-1] rule sets that nobody sorted, lists that took no part, and pools that were not dealt stay left', () => {
    for (const { state } of searchedStates(1719, 15)) {
      const changed = (change: (offers: Offers) => Partial<Offers>): boolean | null =>
        asked(state, {
          offersOf: (...asking) => {
            const offers = offersOf(...asking);
            everyOffer(offers);
            return { ...offers, ...change(offers) };
          },
        });
      expect(changed(() => ({}))).toBe(false);
      expect(changed(({ sorted }) => ({ sorted: sorted.slice(1) }))).toBeNull();
      expect(changed(({ sorted }) => ({ sorted: sorted.filter(({ draw }) => draw !== sorted[0]!.draw) }))).toBeNull();
      // A reason that is not told: its sets are missing in the sum.
      const reasons = offersOf(state, wff(state.goal)).sorted.flatMap(({ dropped }) => [...dropped.keys()]);
      for (const reason of new Set(reasons))
        expect(
          changed(({ sorted }) => ({
            sorted: sorted.map(one => ({ ...one, dropped: new Map([...one.dropped].filter(([by]) => by !== reason)) })),
          })),
        ).toBeNull();
      expect(changed(({ sorted }) => ({ sorted: sorted.map(one => ({ ...one, unpaid: 0 })) }))).toBeNull();
      const fewer = changed(({ ofSize }) => ({
        ofSize: size =>
          ofSize(size)
            .map(({ problem, lists }) => ({ problem, lists: lists.slice(1) }))
            .filter(({ lists }) => lists.length > 0),
      }));
      expect(fewer).not.toBe(false);
    }
  });

  const fromShakes: State[] = (
    [
      ['elementary', 'EsKpp', 'ioKsK', 'Ni', 'NCNECNqrppp'],
      ['elementary', 'CsNq', 'NNip', 'ririNqRr', 'ARrsCEssNRRR'],
      ['elementary', 'CNpp', 'Rii', 'REq', 'prRNEpNArpCsoCrA'],
      ['regular', 'NEpAsp', 'o', '', 'CCNNKNCNKEqsisspspi'],
      ['regular', 'Ers', 'pCs', 'NNqoNi', 'KAErqirq'],
      ['regular', 'CNpNr', 'oA', 'K', 'ErRrrEqCqsrNiqr'],
      ['regular', 'NArs', 'EKiA', 'qNK', 'KRpiqqEqpKsNp'],
      ['regular', 'Crp', 'Ai', '', 'AEKoApoAsqAEKqKEssri'],
      ['regular', 'NNp', 'sCo', 'irp', 'AAsRrsqCKsrArErE'],
    ] as const
  ).map(([level, goal, required, permitted, resources]) => ({
    goal,
    mat: { required, permitted, forbidden: '', resources },
    level,
    mode: 'impossible',
    readings: DEFAULT_READINGS,
    longestGoal: null,
  }));

  it('[wff-2017 VI-A-1] with R and No alone long premises are the Goal or come in pairs', () => {
    const mat = { required: 'pAspsq', permitted: 'KR', forbidden: '', resources: 'NRAAAEss' };
    const state: State = {
      ...{ goal: 'EEppp', mat, level: 'regular', mode: 'impossible' },
      ...{ readings: DEFAULT_READINGS, longestGoal: null },
    };
    expect(solve(state, { steps: 100_000 }).exists).toBe(false);
  });

  it('[wff-2017 VI-A-1] mats that leave room for long premises are decided by the proofs, and only by them', () => {
    for (const state of fromShakes) {
      const no = solve(state, { steps: 1_500_000 });
      expect({ state, exists: no.exists }).toEqual({ state, exists: false });
      if (no.exists === false) expect(no.covered.some(line => line.by === 'no-shape')).toBe(true);
      const without = { offersOf, throughShapes: () => null, goThrough };
      expect(solve(state, { steps: 1_500_000 }, without).exists).toBeNull();
    }
  });

  it('too few steps leave lines open, and say which', () => {
    for (const { state } of searchedStates(1720, 10)) {
      const answer = solve(state, { steps: 1 });
      if (answer.exists === null) expect(answer.covered.some(line => line.how === 'left')).toBe(true);
      else expect(answer.exists).toBe(false);
    }
  });
});
