import { describe, expect, it } from 'vitest';
import { M, plus, rulesOf, S, type Setting } from '../ask.test-help.ts';
import type { Sign } from '../language/token.ts';
import { dice, pick } from '../random.ts';
import { applySign } from '../values/apply-sign.ts';
import { metered } from '../values/meter.ts';
import { integer, type Num } from '../values/number.ts';
import * as operate from '../values/operations.ts';
import type { Outcome } from '../values/outcome.ts';
import { root } from '../values/powers.ts';
import { EnclosedSteps } from './enclosed-steps.ts';
import { Steps } from './forward.ts';
import { ValueTable } from './values.ts';

/** A number with the indices that stand for it. */
interface Both {
  readonly exact: Num;
  readonly ids: readonly number[];
}

/** Random expressions with √ and ! before and behind numbers, worked out exactly and by bounds and natures. */
class Growing {
  readonly steps: Steps;
  readonly enclosed: EnclosedSteps;
  private readonly roll: (n: number) => number;

  constructor(
    private readonly setting: Setting,
    seed: number,
    nearness: number,
  ) {
    this.steps = new Steps(new ValueTable(), rulesOf(setting), 0);
    this.enclosed = new EnclosedSteps(this.steps, Number.POSITIVE_INFINITY);
    this.enclosed.endNearOne(nearness);
    this.steps.enclosed = this.enclosed;
    this.roll = dice(seed);
  }

  grow(numbers: number): Both | null {
    const made = numbers === 1 ? this.leaf() : this.joined(numbers);
    return made && this.under(made, this.roll(4));
  }

  private leaf(): Both {
    const n = this.roll(10);
    return { exact: integer(n), ids: [this.steps.values.fraction(n, 1)] };
  }

  private joined(numbers: number): Both | null {
    const left = 1 + this.roll(numbers - 1);
    const [a, b] = [this.grow(left), this.grow(numbers - left)];
    const sign = pick<Sign>(this.roll, ['+', '-', '-', 'x', '/', '*', 'r']);
    if (a === null || b === null) return null;
    const [exact] = this.exactly(() => applySign(sign, a.exact, b.exact, rulesOf(this.setting)));
    return this.both(exact, put => {
      for (const x of a.ids) for (const y of b.ids) this.steps.binary(sign, x, y, put);
    });
  }

  private under(from: Both, times: number): Both | null {
    let made: Both | null = from;
    for (let n = 0; n < times && made !== null; n++) {
      const { exact, ids }: Both = made;
      const isBang = this.roll(6) === 0;
      const [next] = this.exactly(() => [
        isBang ? operate.factorial(exact) : root(integer(2), exact, rulesOf(this.setting)),
      ]);
      made = this.both(next, put => {
        for (const id of ids) isBang ? this.steps.factorial(id, put) : this.steps.prefix('r', id, put);
      });
    }
    return made;
  }

  private exactly(work: () => readonly Outcome[]): readonly Num[] {
    return metered<readonly Outcome[]>({ steps: 20_000 }, work, () => []).flatMap(o =>
      o.kind === 'value' ? [o.value] : [],
    );
  }

  private both(exact: Num | undefined, work: (put: (id: number) => void) => void): Both | null {
    if (exact === undefined) return null;
    const ids: number[] = [];
    this.steps.losses();
    work(id => ids.push(id));
    return this.steps.lossy ? null : { exact, ids: [...new Set(ids)] };
  }
}

describe('bounds and natures of numbers with roots of roots', () => {
  it.each([
    ['Middle', M, 3, 2 ** -1],
    ['Middle, nearer to 1', M, 4, 2 ** -4],
    ['Average', plus(M, 'average'), 5, 2 ** -1],
    ['Senior', plus(S, 'factorial'), 6, 2 ** -2],
  ] as const)(
    '%s: what is worked out exactly is among the numbers of one of its indices',
    (_, setting, seed, nearness) => {
      const growing = new Growing(setting, seed, nearness);
      const { enclosed, steps } = growing;
      const roll = dice(seed);
      let [compared, told] = [0, 0];
      for (let n = 0; n < 1000; n++) {
        const made = growing.grow(1 + roll(4));
        if (made === null) continue;
        const { exact, ids } = made;
        const own = metered(
          { steps: 50_000 },
          () => enclosed.number(exact),
          () => null,
        );
        if (own === null) continue;
        compared++;
        expect([exact, ids.some(id => enclosed.mayMeet(id, own))]).toEqual([exact, true]);
        if (!ids.every(id => enclosed.mayMeet(id, steps.values.fraction(2, 1)))) told++;
      }
      expect(compared).toBeGreaterThan(250);
      expect(told).toBeGreaterThan(compared / 2);
    },
  );
});

describe('numbers of which the nature is known', () => {
  const steps = new Steps(new ValueTable(), rulesOf(plus(M, 'factorial')), 0);
  const enclosed = new EnclosedSteps(steps, Number.POSITIVE_INFINITY);
  enclosed.endNearOne(2 ** -4);
  steps.enclosed = enclosed;
  const { enclosures: at } = enclosed;
  const fraction = (n: number): number => steps.values.fraction(n, 1);
  const binary = (sign: Sign, a: number, b: number): readonly number[] => {
    const ids: number[] = [];
    steps.binary(sign, a, b, id => ids.push(id));
    return ids;
  };
  const after = (times: number, from: number, work: (id: number, put: (id: number) => void) => void): number => {
    let id = from;
    for (let n = 0; n < times; n++)
      work(id, made => {
        id = made;
      });
    return id;
  };
  const rooted = (n: number): number => after(20, fraction(n), (id, put) => steps.prefix('r', id, put));
  const factorial = (id: number, times = 1): number => after(times, id, (one, put) => steps.factorial(one, put));
  const mayBe = (ids: readonly number[], n: number): boolean => ids.some(id => enclosed.mayMeet(id, fraction(n)));

  it('a number that may be zero changes nothing where it is', () => {
    const apart = binary('-', rooted(5), rooted(3)).filter(id => id !== fraction(0));
    expect(mayBe(apart, 0)).toBe(true);
    for (const id of apart) {
      expect(mayBe(binary('+', id, fraction(7)), 7)).toBe(true);
      expect(mayBe(binary('*', fraction(7), id), 1)).toBe(true);
    }
  });

  it('what bounds say nothing of is told from fractions all the same', () => {
    const [near] = binary('-', rooted(5), fraction(1));
    const [over] = binary('/', fraction(1), near!);
    const root = after(12, over!, (id, put) => steps.prefix('r', id, put));
    expect([7, 2].map(n => mayBe([over!, root], n))).toEqual([false, false]);
    steps.losses();
    const rest = binary('-', over!, over!);
    expect(mayBe(rest, 0) || steps.lossy).toBe(true);
  });

  it('the sign of what is beyond some size', () => {
    const large = factorial(fraction(200), 2);
    expect([large, ...binary('x', large, large), ...binary('+', large, fraction(3))].map(id => at.signOf(id))).toEqual([
      1, 1, 1,
    ]);
    expect([...binary('-', fraction(0), large), ...binary('-', fraction(3), large)].map(id => at.signOf(id))).toEqual([
      -1, -1,
    ]);
  });

  it('n! less n! and n! over n!, of numbers known exactly and of others', () => {
    const [one, other, any] = [factorial(fraction(200), 2), factorial(fraction(201), 2), factorial(fraction(200), 9)];
    expect([mayBe(binary('-', one, one), 0), mayBe(binary('-', one, other), 0)]).toEqual([true, false]);
    expect([mayBe(binary('/', one, one), 1), mayBe(binary('/', one, other), 1)]).toEqual([true, false]);
    expect([mayBe(binary('-', any, any), 0), mayBe(binary('/', any, any), 1)]).toEqual([true, true]);
    expect([enclosed.mayMeet(one, other), enclosed.mayMeet(any, factorial(any))]).toEqual([false, true]);
  });

  it('the factorials of factorials come to an end', () => {
    const row = new Set(Array.from({ length: 20 }, (_, n) => factorial(fraction(5), n)));
    expect(row.size).toBeLessThan(12);
  });

  it('what can differ by a multiple of k', () => {
    const large = factorial(fraction(200), 2);
    expect([25, 30].map(goal => enclosed.mayDifferBy(large, fraction(goal), 10))).toEqual([false, true]);
    expect([5, 18].map(goal => enclosed.mayDifferBy(factorial(fraction(24)), fraction(goal), 9))).toEqual([
      false,
      true,
    ]);
    const root = after(1, large, (id, put) => steps.prefix('r', id, put));
    expect(enclosed.mayDifferBy(root, fraction(30), 10)).toBe(false);
  });

  it('no whole number lies between zero and 1', () => {
    const [tiny] = binary('*', steps.values.fraction(1, 2), fraction(2 ** 30));
    const made: number[] = [];
    steps.factorial(tiny!, id => made.push(id));
    expect(made).toEqual([]);
  });
});
