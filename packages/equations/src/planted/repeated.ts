import type { Division } from '@forceout/rulebook';
import type { CoverageLine } from '@forceout/table';
import { meets } from '../check/relation.ts';
import { SIGNS, type Sign } from '../language/token.ts';
import { type Mat, type Mode, resourceLimit } from '../mat.ts';
import { dice, pick } from '../random.ts';
import { type Rules, readRules, withAlwaysOn } from '../rules.ts';
import { writtenGoalCases } from '../solve/goal.ts';
import { solveProblem } from '../solve/solve.ts';
import { applySign } from '../values/apply-sign.ts';
import { metered } from '../values/meter.ts';
import { type Num, numberOf } from '../values/number.ts';
import * as operate from '../values/operations.ts';
import type { Outcome } from '../values/outcome.ts';
import { root } from '../values/powers.ts';
import { rational } from '../values/rational.ts';
import { sumKey } from '../values/sum.ts';
import { isCorrect } from './plant.ts';

const STEPS = 1_000_000;
const STEPS_A_VALUE = 4000;
/** So many signs before or behind one number, one after the other. */
const MOST_IN_A_ROW = 6;
const MOST_VALUES = 400;
const TWO = numberOf(rational(2));

interface Made {
  readonly text: string;
  readonly value: Num;
  /** The signs in it. */
  readonly faces: string;
}

/**
 * Expressions of some digits in which signs repeat: each digit once, each sign that is there as often as one likes, up to
 * six in a row before a number. Nothing of the search is in it; where values are many it stops, so that some are missing.
 */
class Repeated {
  private readonly known = new Map<number, readonly Made[]>();

  constructor(
    private readonly digits: readonly string[],
    private readonly signs: readonly Sign[],
    private readonly rules: Rules,
  ) {}

  of(set: number): readonly Made[] {
    const known = this.known.get(set);
    if (known) return known;
    const found = new Map<string, Made>();
    const put = (made: Made, left: number): void => {
      const faces = [...new Set(made.faces)].sort().join('');
      const key = `${faces} ${sumKey(made.value.num)}|${sumKey(made.value.den)}`;
      if (found.has(key) || found.size >= MOST_VALUES) return;
      found.set(key, { ...made, faces });
      if (left > 0) for (const more of this.before(made)) put(more, left - 1);
    };
    const members = this.digits.flatMap((_, i) => ((set >> i) & 1 ? [i] : []));
    if (members.length === 1)
      for (const leaf of this.turned(this.digits[members[0] ?? 0] ?? '')) put(leaf, MOST_IN_A_ROW);
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set)
      for (const a of this.of(part))
        for (const b of this.of(set & ~part))
          for (const sign of this.signs)
            for (const value of valuesOf(() => applySign(sign, a.value, b.value, this.rules)))
              put({ text: `(${a.text}${sign}${b.text})`, value, faces: a.faces + b.faces + sign }, MOST_IN_A_ROW);
    const made = [...found.values()];
    this.known.set(set, made);
    return made;
  }

  private turned(digit: string): readonly Made[] {
    const { has } = this.rules;
    const n = BigInt(digit);
    const plain = [{ text: digit, value: rational(n, 1n) }];
    if (has.has('sideways') && n !== 0n) plain.push({ text: `s${digit}`, value: rational(1n, n) });
    if (has.has('upside-down') && n !== 0n) plain.push({ text: `u${digit}`, value: rational(-n, 1n) });
    return plain.map(({ text, value }) => ({ text, value: numberOf(value), faces: '' }));
  }

  /** One more sign before or behind it. */
  private before({ text, value, faces }: Made): readonly Made[] {
    const { has } = this.rules;
    const out: Made[] = [];
    if (this.signs.includes('r'))
      for (const v of valuesOf(() => [root(TWO, value, this.rules)]))
        out.push({ text: `(r${text})`, value: v, faces: `${faces}r` });
    if (this.signs.includes('x') && (has.has('number-of-factors') || has.has('smallest-prime')))
      for (const v of valuesOf(() => [operate.unaryTimes(value, this.rules)]))
        out.push({ text: `(x${text})`, value: v, faces: `${faces}x` });
    if (has.has('factorial'))
      for (const v of valuesOf(() => [operate.factorial(value)])) out.push({ text: `(${text}!)`, value: v, faces });
    return out;
  }
}

const valuesOf = (work: () => readonly Outcome[]): readonly Num[] =>
  metered<readonly Outcome[]>({ steps: STEPS_A_VALUE }, work, () => []).flatMap(o =>
    o.kind === 'value' ? [o.value] : [],
  );

export interface RepeatedTally {
  readonly asked: number;
  /** What the lines of Solutions without end were struck off by, how often. */
  readonly grounds: ReadonlyMap<string, number>;
  readonly contradictions: readonly string[];
}

const WITH = ['', '', 'factorial', 'number-of-factors', 'smallest-prime', 'sideways', 'upside-down', 'average'];

/** Small mats with Multiple Operations: every line of an account against all these expressions. */
export function repeated({ count, seed }: { readonly count: number; readonly seed: number }): RepeatedTally {
  const roll = dice(seed);
  const grounds = new Map<string, number>();
  const contradictions: string[] = [];
  for (let n = 0; n < count; n++) {
    const division: Division = n % 3 === 0 ? 'elementary' : 'middle';
    const variations = withAlwaysOn(division, ['multiple-operations', pick(roll, WITH)].filter(Boolean));
    const read = readRules(division, variations);
    if (!read.ok) throw new Error(`no variation ${read.unknown}`);
    const face = (faces: string) => ({ face: pick(roll, [...faces]), colour: null });
    const digits = Array.from({ length: 1 + roll(2) }, () => face('0123456789'));
    const signs = [{ face: roll(4) === 0 ? 'x' : 'r', colour: null }, ...(roll(2) === 0 ? [face('+-x/*')] : [])];
    const cubes = [...digits, ...signs].sort(() => roll(3) - 1);
    const [must, may] = [roll(3), 1 + roll(2)];
    const mat: Mat = {
      required: cubes.slice(0, must),
      permitted: cubes.slice(must, must + may),
      forbidden: [],
      resources: cubes.slice(must + may),
    };
    const goal = pick(roll, ['1', '2', '3', '5', '6', '7', '24', 'r3', 'rrrrr3', 'rr(1+2)', '1/2', '2-5', '3/7']);
    const mode = pick<Mode>(roll, ['now', 'forceout', 'impossible']);
    const { by, faults } = held({ mat, mode, goal, rules: read.rules });
    if (by !== null) grounds.set(by, (grounds.get(by) ?? 0) + 1);
    contradictions.push(...faults.map(fault => `${division} [${variations.join(' ')}] ${fault}`));
  }
  return { asked: count, grounds, contradictions };
}

interface Small {
  readonly mat: Mat;
  readonly mode: Mode;
  readonly goal: string;
  readonly rules: Rules;
}

/** The line of what repeats without end, and Solutions in parts that were struck off. */
export function held({ mat, mode, goal, rules }: Small): {
  readonly by: string | null;
  readonly faults: readonly string[];
} {
  const budget = { steps: STEPS };
  const { goals, open } = writtenGoalCases(goal, rules, false, budget);
  const solved = solveProblem({ mat, mode, rules, goals, openGoal: open }, budget);
  if (solved.solvable) return { by: null, faults: [] };
  const faults: string[] = [];
  for (const { text, goal: met } of solutionsOf(
    goals.flatMap(g => g.values),
    mat,
    mode,
    rules,
  ))
    for (const line of solved.covered)
      if (line.how !== 'left' && holds(line, solved.covered, met, text))
        faults.push(`${text} = ${met} is in ${JSON.stringify(line)}: ${JSON.stringify(mat)} ${mode}`);
  return { by: solved.covered.find(({ part }) => part.cubes === 'more')?.by ?? null, faults };
}

/**
 * Whatever its digits, a Solution of so many cubes is in this line or in one of another number of digits, and where it uses
 * a sign again and again perhaps in that of what repeats without end; one of them has to be open.
 */
function holds(line: CoverageLine, all: readonly CoverageLine[], goal: string, text: string): boolean {
  const cubes = cubesOf(text).length;
  const isLong = [...'r+-x/*'].some(face => cubesOf(text).split(face).length > 3);
  const largest = Math.max(0, ...all.map(({ part }) => (Array.isArray(part.cubes) ? Number(part.cubes[1]) : 0)));
  const holdsIt = ({ part }: CoverageLine): boolean => {
    if (!Array.isArray(part.goals) || !part.goals.includes(goal)) return false;
    if (part.cubes === 'more') return isLong || cubes > largest;
    return !Array.isArray(part.cubes) || (Number(part.cubes[0]) <= cubes && cubes <= Number(part.cubes[1]));
  };
  return holdsIt(line) && !all.some(one => one.how === 'left' && holdsIt(one));
}

/** The text without brackets and the like: one character a cube. */
const cubesOf = (text: string): string => text.replace(/[^\dr+\-x/*]/g, '');

function solutionsOf(
  goals: readonly { readonly value: Num; readonly text: string }[],
  mat: Mat,
  mode: Mode,
  rules: Rules,
): readonly { readonly text: string; readonly goal: string }[] {
  const all = [...mat.required, ...mat.permitted, ...mat.resources];
  const own = mat.required.length + mat.permitted.length;
  const found: { text: string; goal: string }[] = [];
  for (let set = 1; set < 1 << all.length; set++) {
    const chosen = all.filter((_, i) => (set >> i) & 1);
    if (all.filter((_, i) => i >= own && (set >> i) & 1).length > resourceLimit(mode)) continue;
    const digits = chosen.flatMap(({ face }) => (/\d/.test(face) ? [face] : []));
    if (digits.length === 0) continue;
    const signs = SIGNS.filter(sign => chosen.some(({ face }) => face === sign));
    for (const { text, value } of new Repeated(digits, signs, rules).of((1 << digits.length) - 1))
      for (const goal of goals) {
        const isMet = metered<boolean | null>(
          { steps: STEPS_A_VALUE },
          () => meets(value, goal.value, rules),
          () => false,
        );
        if (isMet && isCorrect(text, goal.text, mat, mode, rules)) found.push({ text, goal: goal.text });
      }
  }
  return found;
}
