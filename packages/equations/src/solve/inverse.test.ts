import { describe, expect, it } from 'vitest';
import type { Sign } from '../language/token.ts';
import { dice } from '../random.ts';
import { readRules } from '../rules.ts';
import { metered } from '../values/meter.ts';
import { Steps } from './forward.ts';
import { type Found, Inverse } from './inverse.ts';
import { ValueTable } from './values.ts';

const SIGNS: readonly Sign[] = ['+', '-', 'x', '/', '*', 'r', '|', 'L', '%'];

/** Ordinary, long and tall numbers, zero and one among them. */
function someNumbers(values: ValueTable, step: Steps): readonly number[] {
  const whole = [0, 1, 2, 3, 7, 9, 24, 720].map(n => values.fraction(n, 1));
  const broken = [values.fraction(1, 2), values.fraction(-5, 1), values.fraction(7, 9), values.fraction(-2, 3)];
  const long = [2n ** 70n, 3n ** 50n, 10n ** 30n + 1n].map(n => values.rational({ n, d: 1n }));
  const tall: number[] = [];
  const put = (id: number): number => tall.push(id);
  step.binary('*', values.fraction(7, 1), values.fraction(9999, 1), put);
  step.factorial(values.fraction(5040, 1), put);
  return [...whole, ...broken, ...long, ...tall];
}

describe('what a step makes of two numbers, turned round, leads back to either of them', () => {
  it.each([[[]], [['average']], [['percent']], [['remainder']]])('Elementary with %j', variations => {
    const read = readRules('elementary', variations);
    if (!read.ok) throw new Error(read.unknown);
    const values = new ValueTable();
    const step = new Steps(values, read.rules, 1000);
    const inverse = new Inverse(step);
    const roll = dice(17);
    const numbers = metered(
      { steps: 1e9 },
      () => someNumbers(values, step),
      () => [],
    );
    expect(numbers.length).toBeGreaterThan(16);
    let turned = 0;
    for (const sign of SIGNS) {
      if (sign === '%' && !variations.includes('percent' as never)) continue;
      for (const a of numbers) {
        for (const b of numbers) {
          const onLeft = roll(2) === 0;
          const [known, missing] = onLeft ? [a, b] : [b, a];
          metered(
            { steps: 1e9 },
            () =>
              step.binary(sign, a, b, made => {
                turned++;
                expect(leadsBack(inverse, values, sign, known, made, onLeft, missing), `${sign} ${a} ${b}`).toBe(true);
              }),
            () => undefined,
          );
        }
      }
    }
    expect(turned).toBeGreaterThan(800);
  });
});

/** Among the operands found, or all of its sort would do, or it is said that more would do than were found. */
function leadsBack(
  inverse: Inverse,
  values: ValueTable,
  sign: Sign,
  known: number,
  made: number,
  onLeft: boolean,
  missing: number,
): boolean {
  let led = false;
  const any = (): void => {
    led = true;
  };
  const found: Found = {
    value: id => {
      led ||= id === missing;
    },
    ordinary: (n, d) => {
      led ||= values.reduced(n, d) === missing;
    },
    rational: r => {
      led ||= values.rational(r) === missing;
    },
    whatever: any,
    doubtful: any,
    partial: any,
    dropped: any,
  };
  inverse.binary(sign, known, made, onLeft, found);
  return led;
}
