import { describe, expect, it } from 'vitest';
import { ask, J, onMat, plus, rulesOf, type Setting } from '../ask.test-help.ts';
import type { Sign } from '../language/token.ts';
import { type Mat, type MatCube, resourceLimit } from '../mat.ts';
import { dice } from '../random.ts';
import type { Rules } from '../rules.ts';
import { metered } from '../values/meter.ts';
import { asFraction, integer, type Num, numberOf, subtract } from '../values/number.ts';
import * as operate from '../values/operations.ts';
import type { Outcome } from '../values/outcome.ts';
import { power, root } from '../values/powers.ts';
import { raise, rational } from '../values/rational.ts';
import { sumKey } from '../values/sum.ts';
import { CaseAccount } from './account.ts';
import { EnclosedSteps, POWERS_LISTED } from './enclosed-steps.ts';
import { Steps } from './forward.ts';
import { Inverse } from './inverse.ts';
import { supplyOf } from './kinds.ts';
import { MemoryBudget } from './memory-budget.ts';
import { Search } from './search.ts';
import { ValueTable } from './values.ts';

const powers = plus(J, 'powers-of-base');
const TREES = 400;

const shown = ({ num, den }: Num): string => `${sumKey(num)}|${sumKey(den)}`;
const told = ({ sign, left, right }: Joined): string => `${shown(left.exact)} ${sign} ${shown(right.exact)}`;

const solve = (setting: Setting, goal: string, { required, mode }: { required: string; mode: string }) =>
  ask(setting, { ask: 'solve', goal, required, permitted: '', resources: '', mode });

/** A number with the indices that may stand for it. */
interface Both {
  readonly exact: Num;
  readonly ids: readonly number[];
}

interface Joined extends Both {
  readonly sign: Sign;
  readonly left: Both;
  readonly right: Both;
}

const SIGNS: readonly Sign[] = ['+', '-', 'x', '/', '+', '-', 'x', '/', '*', 'r'];
const HIGHEST = 12;
const SCALES = [1, 2, 3, 5, 7, 9, 10, 11, 20, 99];

/** Random expressions with powers of the base that are not listed, and roots, worked out exactly and by their indices. */
class Trees {
  readonly steps: Steps;
  readonly enclosed: EnclosedSteps;
  readonly inverse: Inverse;
  private readonly rules: Rules;
  private readonly roll: (sides: number) => number;

  constructor(setting: Setting, seed: number) {
    this.rules = rulesOf(setting);
    this.roll = dice(seed);
    this.steps = new Steps(new ValueTable(), this.rules, 1000);
    this.enclosed = new EnclosedSteps(this.steps);
    this.steps.enclosed = this.enclosed;
    this.inverse = new Inverse(this.steps);
  }

  private leaf(): Both {
    const n = this.roll(14) - 3;
    if (this.roll(6) === 0) return this.known(squareRoot(2 + this.roll(10), this.rules));
    if (this.roll(2) === 0) return this.known(integer(n));
    const k = (this.roll(3) > 0 ? 1 : -1) * (POWERS_LISTED + this.roll(1 + HIGHEST - POWERS_LISTED));
    const { far, near } = this.enclosed.tails!;
    const exact = numberOf(raise(rational(this.rules.base), k));
    return { exact: this.roll(2) === 0 ? exact : subtract(integer(0), exact), ids: [k > 0 ? far : near] };
  }

  private known(exact: Num): Both {
    return { exact, ids: [this.enclosed.number(exact)!] };
  }

  /** Null: it does not exist, or bounds say too little of it. */
  grow(numbers: number): Joined | null {
    const left = 1 + this.roll(numbers - 1);
    const part = (n: number): Both | null => (n === 1 ? this.leaf() : this.grow(n));
    const [a, b] = [part(left), part(numbers - left)];
    return a && b && this.joined(SIGNS[this.roll(SIGNS.length)]!, a, b);
  }

  private joined(sign: Sign, left: Both, right: Both): Joined | null {
    const exact = worked(sign, left.exact, right.exact, this.rules);
    const own = exact && this.own(exact);
    if (exact === null || own === null) return null;
    const ids = new Set<number>();
    this.steps.losses();
    for (const x of left.ids) for (const y of right.ids) this.steps.binary(sign, x, y, id => ids.add(id));
    if (this.steps.lossy || this.steps.dropped) return null;
    return { sign, left, right, exact, ids: [...ids].filter(id => this.enclosed.mayMeet(id, own)) };
  }

  private own(exact: Num): number | null {
    return metered(
      { steps: 2000 },
      () => this.enclosed.number(exact),
      () => null,
    );
  }

  mayBePower(ids: readonly number[]): boolean {
    return ids.some(id => this.enclosed.powerOfBase(id) !== false);
  }

  isPower(exact: Num): boolean {
    const { n, d } = asFraction(exact) ?? rational(0);
    const size = n < 0n ? -n : n;
    for (let k = -60; k <= 60; k++) {
      const power = raise(rational(this.rules.base), k);
      if (power.n === size && power.d === d) return true;
    }
    return false;
  }

  /** What the way back finds for one of the operands of a value; null: that more would do. */
  wanted({ sign, left, right, ids }: Joined, onLeft: boolean): readonly number[] | null {
    const found: number[] = [];
    let isOpen = false;
    const open = (): void => {
      isOpen = true;
    };
    this.steps.losses();
    for (const t of ids)
      for (const x of (onLeft ? left : right).ids)
        this.inverse.binary(sign, x, t, onLeft, {
          value: id => found.push(id),
          ordinary: (n, d) => found.push(this.steps.values.reduced(n, d)),
          rational: r => found.push(this.steps.values.rational(r)),
          whatever: open,
          doubtful: open,
          partial: open,
          dropped: open,
        });
    return isOpen || this.steps.lossy || this.steps.dropped ? null : found;
  }

  isAmong(exact: Num, ids: readonly number[]): boolean {
    const own = this.own(exact);
    return own === null || ids.some(id => this.enclosed.mayMeet(id, own));
  }
}

const only = (outcome: Outcome | undefined): Num | null => (outcome?.kind === 'value' ? outcome.value : null);
const squareRoot = (n: number, rules: Rules): Num => only(root(integer(2), integer(n), rules))!;

function worked(sign: Sign, a: Num, b: Num, rules: Rules): Num | null {
  const made = (): Num | null => {
    if (sign === '+') return only(operate.plus(a, b, rules));
    if (sign === '-') return only(operate.difference(a, b));
    if (sign === 'x') return only(operate.multiply(a, b));
    if (sign === '/') return only(operate.quotient(a, b));
    return only(sign === 'r' ? root(a, b, rules) : power(a, b, rules, null)[0]);
  };
  return metered<Num | null>({ steps: 300 }, made, () => null);
}

describe('numbers known by what they are made of', () => {
  it.each(['', 'base-8', 'base-9', 'base-11', 'base-12', 'average'])(
    'every value is among its indices, and a power of the base is never said to be none %s',
    names => {
      const trees = new Trees(plus(powers, names), 20261);
      let seen = 0;
      let turned = 0;
      for (let n = 0; n < TREES; n++) {
        const grown = trees.grow(2 + (n % 3));
        if (grown === null) continue;
        seen++;
        const { ids, exact, left, right } = grown;
        if (ids.length === 0) expect.fail(`nothing holds it: ${told(grown)}`);
        if (trees.isPower(exact) && !trees.mayBePower(ids)) expect.fail(`a power: ${told(grown)}`);
        for (const onLeft of [true, false]) {
          const operand = (onLeft ? right : left).exact;
          const wanted = trees.wanted(grown, onLeft);
          if (wanted === null) continue;
          turned++;
          if (!trees.isAmong(operand, wanted)) expect.fail(`not found, known on the left ${onLeft}: ${told(grown)}`);
          if (trees.isPower(operand) && !trees.mayBePower(wanted))
            expect.fail(`a power not wanted, known on the left ${onLeft}: ${told(grown)}`);
        }
      }
      expect(seen).toBeGreaterThan(TREES / 4);
      expect(turned).toBeGreaterThan(TREES / 4);
    },
  );

  it('the difference of two multiples of powers of the base is among its indices', () => {
    const trees = new Trees(powers, 1);
    const { steps, enclosed } = trees;
    const times = (s: number): number => {
      const made: number[] = [];
      steps.binary('x', steps.values.fraction(s, 1), enclosed.tails!.far, id => made.push(id));
      return made.find(id => !steps.values.isOrdinary(id))!;
    };
    for (const s of SCALES)
      for (const t of SCALES) {
        const ids: number[] = [];
        steps.losses();
        steps.binary('-', times(s), times(t), id => ids.push(id));
        if (steps.lossy) continue;
        for (const k of [4, 5, 6])
          for (const m of [4, 5, 6]) {
            const exact = integer(s * 10 ** k - t * 10 ** m);
            if (!trees.isAmong(exact, ids)) expect.fail(`${s} x 10*${k} - ${t} x 10*${m}`);
            if (trees.isPower(exact) && !trees.mayBePower(ids)) expect.fail(`a power: ${s} ${k} ${t} ${m}`);
          }
      }
  });

  it('100 to a power of 10 may be a power of 10, 20 is none', () => {
    const trees = new Trees(powers, 1);
    const raised = (n: number): readonly number[] => {
      const ids: number[] = [];
      trees.steps.binary('*', trees.steps.values.fraction(n, 1), trees.enclosed.tails!.far, id => ids.push(id));
      return ids;
    };
    expect(trees.mayBePower(raised(100))).toBe(true);
    expect(trees.mayBePower(raised(20))).toBe(false);
  });

  it('the exponent with which a power of the base is 2 is wanted, and the index', () => {
    const trees = new Trees(powers, 1);
    const two = trees.steps.values.fraction(2, 1);
    const log = only(operate.logarithm(integer(2), integer(10 ** 5)))!;
    for (const [onLeft, sign, exact] of [
      [true, '*', log],
      [false, 'r', only(operate.quotient(integer(1), log))!],
    ] as const) {
      const found: number[] = [];
      const never = (): never => expect.fail('not complete');
      trees.inverse.binary(sign, trees.enclosed.tails!.far, two, onLeft, {
        value: id => found.push(id),
        ordinary: never,
        rational: never,
        whatever: never,
        doubtful: never,
        partial: never,
        dropped: never,
      });
      expect([sign, trees.isAmong(exact, found)]).toEqual([sign, true]);
    }
  });

  it('a root has both signs: both of the square roots of n! are wanted', () => {
    const { steps, enclosed, inverse } = new Trees(plus(powers, 'factorial'), 1);
    const tall = only(operate.factorial(integer(10n ** 20n)))!;
    const two = steps.values.fraction(2, 1);
    const goal = enclosed.number(tall)!;
    const found: number[] = [];
    const never = (): never => expect.fail('not complete');
    inverse.binary('*', two, goal, false, {
      value: id => found.push(id),
      ordinary: never,
      rational: never,
      whatever: never,
      doubtful: never,
      partial: never,
      dropped: never,
    });
    const [above, below] = found;
    expect(found.length).toBe(2);
    expect(enclosed.mayMeet(above!, below!)).toBe(false);
  });

  it('the next prime after a multiple of a power of the base is not said to be 2 alone', () => {
    const { steps, enclosed } = new Trees(plus(powers, 'smallest-prime'), 1);
    const ids: number[] = [];
    steps.binary('x', enclosed.tails!.far, steps.values.fraction(1, 900), id => ids.push(id));
    for (const id of ids) enclosed.integers.prefix(id, () => undefined);
    expect(steps.lossy).toBe(true);
  });

  it.each([
    ['7/3', '60---11'],
    ['37', '116+-'],
    ['5', '3x1-1'],
  ] as const)('two powers: Goal %s from Required %s, none', (goal, required) => {
    expect(solve(powers, goal, { required, mode: 'forceout' })).toMatchObject({ solvable: false });
  });

  it.each([
    ['90', '16-'],
    ['90', '16-r'],
    ['95-2', '3+1'],
  ] as const)(
    'the factorial of a factorial, Goal %s from Required %s: no power of the base beside a fraction',
    (goal, required) => {
      expect(solve(plus(powers, 'factorial'), goal, { required, mode: 'forceout' })).toMatchObject({ solvable: false });
    },
  );

  it('whatever the 1 is, 0 times it is met between bounds alone', () => {
    const cubes = [...'0x1'].map((face): MatCube => ({ face, colour: 'black' }));
    const mat: Mat = { required: cubes, permitted: [], forbidden: [], resources: [] };
    const supply = supplyOf(mat, resourceLimit('forceout'), rulesOf(powers), null, 0);
    const account = new CaseAccount({ wild: null, factorials: 0 }, ['0'], 3, 2, false);
    const found = metered(
      { steps: 1_000_000 },
      () => new Search(supply, [integer(0)], 'enclosed', new MemoryBudget()).ofSize(3, account, text => text),
      () => null,
    );
    expect(found).not.toBeNull();
  });

  it.each([
    ['0', '0x1'],
    ['0', '0x1x1'],
    ['1', '6*0x1'],
    ['10*9', '1/1'],
    ['10*9-3', '1x1-3'],
    ['3x(10*9)', '1x1x3'],
  ] as const)('Goal %s from Required %s: found', (goal, required) => {
    const answer = solve(powers, goal, { required, mode: 'forceout' });
    expect([goal, answer.solvable]).toEqual([goal, true]);
    expect(onMat(String(answer.witness), String(answer.goal), { required, mode: 'forceout' }, powers)).toEqual([]);
  });
});

describe('a power of the base and a multiple of k', () => {
  it.each([
    ['powers-of-base multiple-of-7', 10, 7],
    ['powers-of-base multiple-of-10', 10, 10],
    ['powers-of-base base-8 multiple-of-6', 8, 6],
    ['powers-of-base base-9 multiple-of-11', 9, 11],
  ] as const)('%s: a power that differs from the Goal by one is never denied', (names, base, k) => {
    const roll = dice(base * k);
    const steps = new Steps(new ValueTable(), rulesOf(plus(J, names)), 1000);
    const enclosed = new EnclosedSteps(steps);
    steps.enclosed = enclosed;
    const { values } = steps;
    const each = (sign: Sign, ids: readonly number[], b: number): readonly number[] => {
      const made: number[] = [];
      for (const a of ids) steps.binary(sign, a, b, id => made.push(id));
      return made;
    };
    let [met, denied] = [0, 0];
    for (let n = 0; n < 300; n++) {
      const isFar = roll(3) > 0;
      const [p, q] = [1 + roll(isFar ? 40 : 200_000), 1 + roll(12)];
      const [shift, goal] = [isFar ? roll(30) - 10 : 0, roll(40) - 5];
      const tail = isFar ? enclosed.tails!.far : enclosed.tails!.near;
      const ids = each('+', each('x', [tail], values.reduced(p, q)), values.fraction(shift, 1));
      const hits = Array.from({ length: 60 }).some((_, j) =>
        [1n, -1n].some(side => {
          const power = BigInt(base) ** BigInt(POWERS_LISTED + j);
          // (p/q X + shift - goal) / k as one fraction.
          const [above, below] = isFar ? [side * BigInt(p) * power, BigInt(q)] : [side * BigInt(p), BigInt(q) * power];
          const [top, bottom] = [above + BigInt(shift - goal) * below, below * BigInt(k)];
          return top !== 0n && top % bottom === 0n;
        }),
      );
      const may = ids.some(id => enclosed.mayDifferBy(id, values.fraction(goal, 1), k));
      if (hits) met++;
      if (!may) denied++;
      expect([p, q, shift, goal, isFar, hits && !may]).toEqual([p, q, shift, goal, isFar, false]);
    }
    expect(met).toBeGreaterThan(5);
    expect(denied).toBeGreaterThan(50);
  });
});
