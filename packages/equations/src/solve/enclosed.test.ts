import { describe, expect, it } from 'vitest';
import { E, J, M, plus, rulesOf, S, type Setting } from '../ask.test-help.ts';
import type { Sign } from '../language/token.ts';
import { dice } from '../random.ts';
import { metered } from '../values/meter.ts';
import { integer, type Num, numberOf } from '../values/number.ts';
import * as operate from '../values/operations.ts';
import type { Outcome } from '../values/outcome.ts';
import { power, root } from '../values/powers.ts';
import { EnclosedSteps } from './enclosed-steps.ts';
import { Steps } from './forward.ts';
import { type Found, Inverse } from './inverse.ts';
import { ValueTable } from './values.ts';

const stepsOf = (setting: Setting): { steps: Steps; enclosed: EnclosedSteps } => {
  const steps = new Steps(new ValueTable(), rulesOf(setting), 1000);
  const enclosed = new EnclosedSteps(steps);
  steps.enclosed = enclosed;
  return { steps, enclosed };
};

/** A value with the indices that stand for it. */
interface Both {
  readonly exact: Num;
  readonly ids: readonly number[];
}

function exactly(sign: Sign, a: Num, b: Num, setting: Setting): Outcome | null {
  const rules = rulesOf(setting);
  const work = (): Outcome | null => {
    if (sign === '*') return power(a, b, rules, null)[0] ?? null;
    if (sign === 'r') return root(a, b, rules);
    if (sign === '|') return operate.logarithm(a, b);
    if (sign === '+') return operate.plus(a, b, rules);
    if (sign === '-') return operate.difference(a, b);
    return sign === 'x' ? operate.multiply(a, b) : operate.quotient(a, b);
  };
  return metered({ steps: 20_000 }, work, () => null);
}

/** Random expressions of up to four numbers, worked out exactly and between bounds. */
function* samples(setting: Setting, signs: readonly Sign[], count: number, seed: number) {
  const roll = dice(seed);
  const { steps, enclosed } = stepsOf(setting);
  const leaf = (): Both => {
    const n = roll(12) - 2;
    return { exact: integer(n), ids: [steps.values.fraction(n, 1)] };
  };
  const grow = (numbers: number): Both | null => {
    if (numbers === 1) return leaf();
    const left = 1 + roll(numbers - 1);
    const [a, b] = [grow(left), grow(numbers - left)];
    return a && b && joined(signs[roll(signs.length)]!, a, b);
  };
  const joined = (sign: Sign, a: Both, b: Both): Both | null => {
    const outcome = exactly(sign, a.exact, b.exact, setting);
    if (outcome?.kind !== 'value') return null;
    const ids: number[] = [];
    steps.losses();
    for (const x of a.ids) for (const y of b.ids) steps.binary(sign, x, y, id => ids.push(id));
    return steps.lossy ? null : { exact: outcome.value, ids };
  };
  for (let n = 0; n < count; n++) {
    const made = grow(2 + roll(3));
    if (made !== null) yield { ...made, steps, enclosed };
  }
}

const SIGNS: readonly Sign[] = ['+', '-', 'x', '/', '*', 'r', '*', 'r'];

describe('numbers between bounds', () => {
  it.each([
    ['Middle', M, SIGNS, 3],
    ['Average', plus(M, 'average'), SIGNS, 4],
    ['logs', plus(S, 'log'), [...SIGNS, '|', '|'] as readonly Sign[], 5],
  ] as const)('%s: what is worked out exactly lies in one of the enclosures', (_, setting, signs, seed) => {
    let compared = 0;
    for (const { exact, ids, enclosed } of samples(setting, signs, 900, seed)) {
      const own = metered(
        { steps: 50_000 },
        () => enclosed.number(exact),
        () => null,
      );
      if (own === null) continue;
      compared++;
      expect([exact, ids.some(id => enclosed.enclosures.mayMeet(id, own))]).toEqual([exact, true]);
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('they are narrow: two numbers that differ by a millionth are told apart', () => {
    const { steps, enclosed } = stepsOf(M);
    const made: number[] = [];
    const { values } = steps;
    steps.binary('r', values.fraction(2, 1), values.fraction(2, 1), id => made.push(id));
    steps.binary('+', made[0]!, values.fraction(1, 1), id => made.push(id));
    steps.binary('+', made[0]!, values.fraction(1_000_001, 1_000_000), id => made.push(id));
    expect(enclosed.enclosures.mayMeet(made[1]!, made[2]!)).toBe(false);
    expect(enclosed.enclosures.mayMeet(made[1]!, made[1]!)).toBe(true);
  });

  it('the same root is the same number however it is made, and its difference with itself is zero', () => {
    const { steps } = stepsOf(M);
    const { values } = steps;
    const made: number[] = [];
    const put = (id: number): void => {
      made.push(id);
    };
    steps.binary('r', values.fraction(2, 1), values.fraction(8, 1), put);
    steps.binary('*', values.fraction(2, 1), values.fraction(3, 2), put);
    steps.binary('-', made[0]!, made[1]!, put);
    steps.binary('x', made[0]!, made[1]!, put);
    expect(made[1]).toBe(made[0]);
    expect([values.top[made[2]!], values.top[made[3]!]]).toEqual([0, 8]);
  });
});

describe('the way back between bounds', () => {
  it.each([
    ['Middle', M, SIGNS, 13],
    ['Average', plus(M, 'average'), SIGNS, 14],
    ['logs', plus(S, 'log'), [...SIGNS, '|', '|'] as readonly Sign[], 15],
  ] as const)('%s: the operand that was there is among those found', (_, setting, signs, seed) => {
    const roll = dice(seed);
    const operands = [...samples(setting, signs, 120, seed)];
    const { steps, enclosed } = stepsOf(setting);
    const inverse = new Inverse(steps);
    const at = enclosed.enclosures;
    let turned = 0;
    for (let n = 0; n < 1500; n++) {
      const [a, v] = [operands[roll(operands.length)]!.exact, operands[roll(operands.length)]!.exact];
      const sign = signs[roll(signs.length)]!;
      const onLeft = roll(2) === 0;
      const made = onLeft ? exactly(sign, a, v, setting) : exactly(sign, v, a, setting);
      const [x, y, t] = [a, v, made?.kind === 'value' ? made.value : null].map(one =>
        one === null
          ? null
          : metered(
              { steps: 20_000 },
              () => enclosed.number(one),
              () => null,
            ),
      );
      if (x == null || y == null || t == null) continue;
      const ids: number[] = [];
      let isOpen = false;
      const open = (): void => {
        isOpen = true;
      };
      const found: Found = {
        value: id => ids.push(id),
        ordinary: (p, q) => ids.push(steps.values.reduced(p, q)),
        rational: r => ids.push(steps.values.rational(r)),
        whatever: open,
        doubtful: open,
        partial: open,
        dropped: open,
      };
      steps.losses();
      inverse.binary(sign, x, t, onLeft, found);
      if (isOpen || steps.lossy) continue;
      turned++;
      expect([sign, onLeft, a, v, ids.some(id => at.mayMeet(id, y))]).toEqual([sign, onLeft, a, v, true]);
    }
    expect(turned).toBeGreaterThan(500);
  });

  it('the number that was there is among those whose factorial is wanted', () => {
    const { steps, enclosed } = stepsOf(plus(M, 'factorial'));
    const inverse = new Inverse(steps);
    let exact = 1n;
    for (let n = 1; n < 1100; n++) {
      exact *= BigInt(n);
      const made: number[] = [];
      steps.factorial(steps.values.fraction(n, 1), id => made.push(id));
      const written = enclosed.number(numberOf({ n: exact, d: 1n }));
      for (const t of [...made, ...(written === null ? [] : [written])]) {
        const ids: number[] = [];
        const fail = (): never => {
          throw new Error(`${n}! is not turned round`);
        };
        const value = (id: number): void => {
          ids.push(steps.values.top[id]!);
        };
        const found = {
          value,
          ordinary: value,
          rational: fail,
          whatever: fail,
          doubtful: fail,
          partial: fail,
          dropped: fail,
        };
        inverse.factorial(t, found);
        expect([n, ids.includes(n), ids.length <= 2]).toEqual([n, true, true]);
      }
    }
  });
});

/** What one step hands out, and whether something was left out. */
function stepped(steps: Steps, work: (emit: (id: number) => void) => void): { ids: number[]; isLossy: boolean } {
  const ids: number[] = [];
  steps.losses();
  work(id => ids.push(id));
  return { ids, isLossy: steps.lossy };
}

describe('numbers of which only a bound is known', () => {
  it('a power of -1 is 1 or -1, however little is known of the exponent', () => {
    const { steps, enclosed } = stepsOf(M);
    const { values } = steps;
    const { enclosures: at } = enclosed;
    for (const exponent of [at.between(1, 500_000, 500_000.001), at.beyond(60), at.about(-60, true)]) {
      const { ids, isLossy } = stepped(steps, emit => steps.binary('*', values.fraction(-1, 1), exponent!, emit));
      expect([ids.map(id => values.top[id]).sort(), isLossy]).toEqual([[-1, 1], false]);
    }
  });

  it('about zero to a power below zero is large', () => {
    const { steps, enclosed } = stepsOf(M);
    const { enclosures: at } = enclosed;
    const small = at.about(-20, true)!;
    const { ids, isLossy } = stepped(steps, emit => steps.binary('*', small, steps.values.fraction(-3, 2), emit));
    expect([ids.map(id => at.placeOf(id)), isLossy]).toEqual([['beyond'], false]);
    expect(at.low(ids[0]!)).toBeLessThanOrEqual(30);
    expect(at.low(ids[0]!)).toBeGreaterThan(25);
  });

  it('the factors of a large number are counted where no limit is set', () => {
    const large = ({ enclosed }: ReturnType<typeof stepsOf>) => enclosed.enclosures.between(1, 83.5, 83.6)!;
    const counted = (division: Setting) => {
      const own = stepsOf(plus(division, 'number-of-factors'));
      return stepped(own.steps, emit => own.steps.prefix('x', large(own), emit));
    };
    for (const division of [E, M]) expect(counted(division)).toEqual({ ids: [], isLossy: false });
    expect(counted(J).isLossy).toBe(true);
  });

  it('what may be zero has powers that may be zero', () => {
    const { steps, enclosed } = stepsOf(M);
    const { enclosures: at } = enclosed;
    const inverse = new Inverse(steps);
    for (const t of [steps.values.fraction(0, 1), at.about(-30, true)!]) {
      let isOpen = false;
      const ignore = (): void => undefined;
      const partial = (): void => {
        isOpen = true;
      };
      const found = { value: ignore, ordinary: ignore, rational: ignore, whatever: ignore, doubtful: ignore };
      inverse.binary('*', at.about(-20, true)!, t, true, { ...found, partial, dropped: ignore });
      expect(isOpen).toBe(true);
    }
  });

  it('the exponent and the index that were there are among those found, where a log is known from one side', () => {
    const { steps, enclosed } = stepsOf(M);
    const inverse = new Inverse(steps);
    const { enclosures: at } = enclosed;
    const roll = dice(77);
    const open = (): void => {
      throw new Error('left open');
    };
    for (let n = 0; n < 400; n++) {
      const large = 40 + roll(100_000) / 7;
      const isSmall = roll(2) === 0;
      const far = (isSmall ? at.about(-large + roll(9), roll(2) === 0) : at.beyond(large - roll(9)))!;
      const log = (roll(2) === 0 ? 1 : -1) * (1 + roll(500) / 40);
      const near = at.between(1, log - 1e-12, log + 1e-12)!;
      const farLog = isSmall ? -large : large;
      // near = far^v, far = near^v, and the same with roots.
      for (const [sign, onLeft, a, t, v] of [
        ['*', true, far, near, log / farLog],
        ['*', true, near, far, farLog / log],
        ['r', false, far, near, farLog / log],
        ['r', false, near, far, log / farLog],
      ] as const) {
        const ids: number[] = [];
        const found = { value: (id: number) => ids.push(id), ordinary: open, rational: open, whatever: open };
        inverse.binary(sign, a, t, onLeft, { ...found, doubtful: open, partial: open, dropped: open });
        const size = Math.log2(Math.abs(v));
        const holds = (id: number): boolean => at.low(id) <= size && at.high(id) >= size;
        expect([n, sign, v, ids.some(holds)]).toEqual([n, sign, v, true]);
      }
    }
  });
});
