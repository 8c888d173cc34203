import { expect } from 'vitest';
import { meets } from '../check/relation.ts';
import { solutionFindings } from '../check/solution.ts';
import { read, readingsOf } from '../language/read.ts';
import { type Mat, type MatCube, type Mode, resourceLimit } from '../mat.ts';
import { type Rules, wildFaces } from '../rules.ts';
import { outcomeKey } from '../values/evaluate.ts';
import { metered } from '../values/meter.ts';
import type { Num } from '../values/number.ts';
import { writtenGoalCases } from './goal.ts';
import { solveProblem, wildOnMat } from './solve.ts';

/**
 * Every Solution of a small mat as a text, written out and read by the judge: it shares the reader with the search, but
 * none of its tables, inverses and shortcuts. Each sign is used once, so that with Multiple Operations some texts are missing.
 */
interface Made {
  readonly text: string;
  readonly value: Num;
}

const isDigit = (face: string): boolean => /^\d$/.test(face);
const bits = (n: number): number => n.toString(2).replaceAll('0', '').length;

export class Texts {
  private readonly tables = new Map<number, ReadonlyMap<string, Made>>();
  private readonly digits: number;

  constructor(
    private readonly faces: readonly string[],
    private readonly rules: Rules,
    private readonly wild: { readonly face: string; readonly symbol: string } | null,
  ) {
    this.digits = faces.reduce((m, _, i) => (isDigit(this.symbol(i)) ? m | (1 << i) : m), 0);
  }

  private symbol(i: number): string {
    const face = this.faces[i]!;
    return this.wild?.face === face ? this.wild.symbol : face;
  }

  private glyph(i: number, meaning = this.symbol(i)): string {
    const face = this.faces[i]!;
    return this.wild?.face === face && this.wild.symbol !== face ? `${face}{${meaning}}` : meaning;
  }

  /** Everything exactly these cubes make. */
  of(set: number): ReadonlyMap<string, Made> {
    const known = this.tables.get(set);
    if (known) return known;
    const found = new Map<string, Made>();
    const put = (text: string): void => this.put(text, found);
    const members = this.faces.flatMap((_, i) => ((set >> i) & 1 ? [i] : []));
    for (const text of this.leaves(members)) put(text);
    for (const i of members) this.signs(i, set & ~(1 << i), put);
    if (this.rules.has.has('factorial'))
      for (let round = 0; round < 2; round++)
        for (const { text } of [...found.values()]) if (text.split('!').length <= 2) put(`(${text}!)`);
    this.tables.set(set, found);
    return found;
  }

  private put(text: string, found: Map<string, Made>): void {
    if (text.split('!').length > 3) return;
    const outcomes = metered(
      { steps: 20_000 },
      () => {
        const expression = read(text, 'solution', this.rules);
        return expression.ok ? readingsOf(expression.expression, this.rules, 'as-written').map(r => r.outcome) : [];
      },
      () => [],
    );
    const only = outcomes.length === 1 ? outcomes[0]! : null;
    if (only?.kind !== 'value') return;
    const key = outcomeKey(only);
    const before = found.get(key);
    if (!before || before.text.split('!').length > text.split('!').length) found.set(key, { text, value: only.value });
  }

  private leaves(members: readonly number[]): readonly string[] {
    const { has } = this.rules;
    const [a, b] = members as [number, number];
    if (members.length === 1 && this.symbol(a) === 'r' && has.has('sqrt-i')) return [this.glyph(a, 'i')];
    if (members.length === 1 && isDigit(this.symbol(a))) {
      const turns = ['', ...(has.has('sideways') ? ['s'] : []), ...(has.has('upside-down') ? ['u'] : [])];
      if (turns.length === 3) turns.push('su');
      return turns.map(turn => `${turn}${this.glyph(a)}`);
    }
    const point = members.find(i => this.symbol(i) === '*');
    if (has.has('decimal-point') && point !== undefined && members.length === 2) {
      const digit = this.glyph(a === point ? b : a);
      return [`${this.glyph(point, '.')}${digit}`];
    }
    if (members.length !== 2 || !members.every(i => isDigit(this.symbol(i)))) return [];
    return has.has('two-digit') || has.has('base')
      ? [`${this.glyph(a)}${this.glyph(b)}`, `${this.glyph(b)}${this.glyph(a)}`]
      : [];
  }

  private signs(i: number, rest: number, put: (text: string) => void): void {
    const { has } = this.rules;
    const symbol = this.symbol(i);
    if (isDigit(symbol)) {
      if (this.rules.exponent !== null)
        for (const { text } of this.of(rest).values()) put(`(${text}'${this.glyph(i)})`);
      return;
    }
    const unary = symbol === 'x' && (has.has('number-of-factors') || has.has('smallest-prime'));
    if ((symbol === 'r' && !has.has('sqrt-i')) || unary)
      for (const { text } of this.of(rest).values()) put(`(${this.glyph(i)}${text})`);
    if (symbol === 'r' && has.has('sqrt-i')) return;
    const meanings = this.meanings(symbol);
    for (let left = (rest - 1) & rest; left > 0; left = (left - 1) & rest) {
      if ((left & this.digits) === 0 && !has.has('sqrt-i')) continue;
      for (const { text: x } of this.of(left).values())
        for (const { text: y } of this.of(rest & ~left).values())
          for (const meaning of meanings) put(`(${x}${this.glyph(i, meaning)}${y})`);
    }
  }

  private meanings(symbol: string): readonly string[] {
    const { has } = this.rules;
    switch (symbol) {
      case '/':
        return has.has('remainder') || has.has('log') ? ['/', '|'] : ['/'];
      case '*':
        return ['*', ...(has.has('gcf') ? ['G'] : []), ...(has.has('sqrt-i') ? ['*{0}', '*{1}'] : [])];
      case 'r':
        return ['r', ...(has.has('percent') ? ['%'] : []), ...(has.has('lcm') ? ['L'] : [])];
      default:
        return [symbol];
    }
  }
}

export interface SmallMat {
  readonly required: string;
  readonly permitted: string;
  readonly resources: string;
  readonly goal: string;
  readonly mode: Mode;
  readonly rules: Rules;
}

const cubesOf = (faces: string): readonly MatCube[] => [...faces].map(face => ({ face, colour: null }));

/** What the search answers and what writing every text finds do not contradict each other; the answer of the search. */
export function agreeOnTexts(small: SmallMat): boolean | null {
  const { rules, mode } = small;
  const mat: Mat = {
    required: cubesOf(small.required),
    permitted: cubesOf(small.permitted),
    forbidden: [],
    resources: cubesOf(small.resources),
  };
  const budget = { steps: 3_000_000 };
  const { goals, open } = writtenGoalCases(small.goal, rules, wildOnMat(mat, rules), budget);
  const solved = solveProblem({ mat, mode, rules, goals, openGoal: open }, budget);
  const told = [small.required, small.permitted, small.resources, small.goal, mode, [...rules.has].join(' ')];
  const passes = (solution: string, goal: string): boolean =>
    metered(
      { steps: 400_000 },
      () => solutionFindings({ solution, goal }, mat, mode, rules).length === 0,
      () => false,
    );
  if (solved.solvable) {
    expect([told, solved.solution, passes(solved.solution, solved.goal)]).toEqual([told, solved.solution, true]);
    return true;
  }
  const faces = [...small.required, ...small.permitted, ...small.resources];
  const must = (1 << small.required.length) - 1;
  const loose = ((1 << small.resources.length) - 1) << (small.required.length + small.permitted.length);
  for (const { wild, values } of goals) {
    if (wild !== null && !wildFaces(rules).includes(wild.face)) continue;
    const texts = new Texts(faces, rules, wild);
    for (let set = 0; set < 1 << faces.length; set++) {
      if ((set & must) !== must || bits(set) < 2 || bits(set & loose) > resourceLimit(mode)) continue;
      for (const { text, value } of texts.of(set).values())
        for (const goal of values) {
          const met = metered(
            { steps: 20_000 },
            () => meets(value, goal.value, rules),
            () => null,
          );
          if (met === true && passes(text, goal.text))
            expect([told, text, solved.solvable]).toEqual([told, text, true]);
        }
    }
  }
  return solved.solvable;
}
