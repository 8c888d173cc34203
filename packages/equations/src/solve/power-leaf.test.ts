import { describe, expect, it } from 'vitest';
import { J, plus, rulesOf, S } from '../ask.test-help.ts';
import { read, readingsOf } from '../language/read.ts';
import { type Mat, type MatCube, resourceLimit } from '../mat.ts';
import { type Dice, dice, pick } from '../random.ts';
import type { Rules } from '../rules.ts';
import { metered } from '../values/meter.ts';
import type { Num } from '../values/number.ts';
import { CaseAccount } from './account.ts';
import { supplyOf } from './kinds.ts';
import { MemoryBudget } from './memory-budget.ts';
import { Search } from './search.ts';

/** A Solution as it is written, with its cubes. */
interface Planted {
  readonly text: string;
  readonly cubes: readonly MatCube[];
}

const SIGNS = ['+', '-', 'x', '/', '*', 'r'];
const FAR = [4, 5, 6, -4, -5];
const NEAR = [0, 1, 2, -1];

/** Expressions with a red 1, which is any power of the base and may be an exponent without a sign. */
class Plants {
  constructor(private readonly roll: Dice) {}

  private digit(isRed: boolean, isOne: boolean): Planted {
    const face = isOne ? '1' : pick(this.roll, ['2', '3', '4', '7']);
    const power = isOne ? pick(this.roll, this.roll(3) > 0 ? FAR : NEAR) : 0;
    return { text: power === 0 ? face : `1{${power}}`, cubes: [{ face, colour: isRed ? 'red' : 'black' }] };
  }

  /** Of so many digits; one of them is a red 1. */
  grown(digits: number, hasRed = true): Planted {
    const { roll } = this;
    if (digits === 1) return this.digit(hasRed || roll(4) === 0, hasRed || roll(3) === 0);
    if (roll(2) === 0) {
      const isExponent = hasRed && roll(3) > 0;
      const base = this.grown(digits - 1, hasRed && !isExponent);
      const exponent = this.digit(true, isExponent);
      return { text: `(${base.text}'${exponent.text})`, cubes: [...base.cubes, ...exponent.cubes] };
    }
    const left = 1 + roll(digits - 1);
    const isLeft = hasRed && roll(2) === 0;
    const [a, b] = [this.grown(left, isLeft), this.grown(digits - left, hasRed && !isLeft)];
    const sign = pick(roll, SIGNS);
    return {
      text: `(${a.text}${sign}${b.text})`,
      cubes: [...a.cubes, { face: sign, colour: 'black' }, ...b.cubes],
    };
  }
}

function numberIn(text: string, rules: Rules): Num | null {
  const readings = metered(
    { steps: 20_000 },
    () => {
      const found = read(text, 'solution', rules);
      return found.ok ? readingsOf(found.expression, rules, 'as-written') : [];
    },
    () => [],
  );
  const outcome = readings.length === 1 ? readings[0]!.outcome : null;
  return outcome?.kind === 'value' ? outcome.value : null;
}

describe('powers of the base and exponents without a sign', () => {
  it.each([
    ['powers-of-base exponent-red', J, 3],
    ['powers-of-base exponent-red', S, 4],
    ['powers-of-base exponent-red upside-down base-8', J, 5],
  ] as const)('%s: where every Solution is refused, the place of a planted one stays open', (names, division, seed) => {
    const rules = rulesOf(plus(division, names));
    const roll = dice(seed * 7919);
    let [asked, ended] = [0, 0];
    for (let n = 0; n < 900 && asked < 45; n++) {
      const digits = 2 + roll(3);
      const { text, cubes } = new Plants(roll).grown(digits);
      const value = numberIn(text, rules);
      if (value === null) continue;
      asked++;
      const mat: Mat = { required: cubes, permitted: [], forbidden: [], resources: [] };
      const supply = supplyOf(mat, resourceLimit('forceout'), rules, null, 0);
      const account = new CaseAccount({ wild: null, factorials: 0 }, [text], cubes.length, digits, false);
      const isEnded = metered(
        { steps: 60_000 },
        () => {
          const search = new Search(supply, [value], 'enclosed', new MemoryBudget());
          for (let size = 2; size <= cubes.length; size++) search.ofSize(size, account, () => null);
          return true;
        },
        () => false,
      );
      if (isEnded) ended++;
      expect([text, account.isLeft(cubes.length, digits)]).toEqual([text, true]);
    }
    expect(ended).toBeGreaterThan(10);
  });
});
