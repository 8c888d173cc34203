import { describe, expect, it } from 'vitest';
import { solutionFindings } from '../check/solution.ts';
import { read, readingsOf } from '../language/read.ts';
import { type Mat, MODES } from '../mat.ts';
import { type Dice, dice } from '../random.ts';
import { readRules } from '../rules.ts';
import { metered } from '../values/meter.ts';
import { asFraction } from '../values/number.ts';
import { writtenGoalCases } from './goal.ts';
import { rolled } from './random-mat.test-help.ts';
import { solveProblem } from './solve.ts';

const repeated = (...others: readonly string[]): readonly string[] => ['multiple-operations', ...others];

const SETS: readonly (readonly string[])[] = [
  repeated(),
  repeated('sideways'),
  repeated('upside-down'),
  repeated('average'),
  repeated('percent'),
  repeated('remainder'),
  repeated('lcm', 'gcf'),
  repeated('number-of-factors'),
  repeated('three-operation'),
  repeated('decimal-point'),
  ['factorial'],
  ['factorial', 'lcm', 'gcf'],
  ['factorial', 'sideways', 'average'],
  ['factorial', 'remainder'],
  ['factorial', 'smallest-prime'],
];

const cubesOf = (faces: string) => [...faces].map(face => ({ face, colour: null }));
const isDigit = (face: string): boolean => /\d/.test(face);

function randomText(roll: Dice, digits: readonly string[], signs: readonly string[], bang: boolean): string {
  const unary = signs.filter(s => s === 'r' || s === 'x');
  const wrap = (text: string): string => {
    if (bang && roll(6) === 0) return wrap(`(${text}!)`);
    const sign = unary.length > 0 && roll(3) === 0 ? unary[roll(unary.length)]! : null;
    return sign === null ? text : wrap(`(${sign}${text})`);
  };
  if (digits.length === 1) return wrap(digits[0]!);
  const left = 1 + roll(digits.length - 1);
  const sign = signs[roll(signs.length)]!;
  const meant = { r: ['r', '%', 'L'], '/': ['/', '|'], '*': ['*', 'G'] }[sign] ?? [sign];
  const glyph = meant[roll(4) === 0 ? roll(meant.length) : 0]!;
  return wrap(
    `(${randomText(roll, digits.slice(0, left), signs, bang)}${glyph}${randomText(roll, digits.slice(left), signs, bang)})`,
  );
}

describe('a text made by chance', () => {
  it.each(SETS.map(set => [set.join(' '), set] as const))(
    'that is a Solution: the mat is never called hopeless: %s',
    (name, variations) => {
      const readOf = readRules('elementary', variations);
      if (!readOf.ok) throw new Error(readOf.unknown);
      const { rules } = readOf;
      const roll = dice(name.length * 131);
      let met = 0;
      for (let n = 0; n < 400; n++) {
        const faces = rolled(roll, 4 + roll(5));
        const required = roll(4);
        const permitted = required + roll(faces.length - required);
        const mat: Mat = {
          required: cubesOf(faces.slice(0, required)),
          permitted: cubesOf(faces.slice(required, permitted)),
          forbidden: [],
          resources: cubesOf(faces.slice(permitted)),
        };
        const mode = MODES[roll(4)]!;
        const digits = [...faces].filter(f => isDigit(f) && roll(5) > 0);
        const signs = [...new Set([...faces].filter(f => !isDigit(f)))];
        if (digits.length === 0 || signs.length === 0) continue;
        const solution = randomText(roll, digits, signs, rules.has.has('factorial'));
        const values = metered(
          { steps: 20_000 },
          () => {
            const expression = read(solution, 'solution', rules);
            return expression.ok ? readingsOf(expression.expression, rules, 'as-written') : [];
          },
          () => [],
        );
        const outcome = values.length === 1 ? values[0]!.outcome : null;
        const value = outcome?.kind === 'value' ? asFraction(outcome.value) : null;
        if (value === null || value.d !== 1n || value.n < 0n || value.n > 99n) continue;
        const goal = `${value.n}`;
        if (solutionFindings({ solution, goal }, mat, mode, rules).length > 0) continue;
        const { goals } = writtenGoalCases(goal, rules, false, { steps: 100_000 });
        const { solvable } = solveProblem({ mat, mode, rules, goals }, { steps: 1_000_000 });
        expect([faces, required, permitted, mode, solution, goal, solvable]).toEqual([
          faces,
          required,
          permitted,
          mode,
          solution,
          goal,
          true,
        ]);
        met++;
      }
      expect(met).toBeGreaterThan(3);
    },
  );
});
