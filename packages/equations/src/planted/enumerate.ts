import { meets } from '../check/relation.ts';
import { SIGNS, type Sign } from '../language/token.ts';
import { type Mat, type MatCube, type Mode, resourceLimit } from '../mat.ts';
import type { Rules } from '../rules.ts';
import { applySign } from '../values/apply-sign.ts';
import { metered } from '../values/meter.ts';
import { IMAGINARY, type Num, numberOf } from '../values/number.ts';
import * as operate from '../values/operations.ts';
import type { Outcome } from '../values/outcome.ts';
import { power, root } from '../values/powers.ts';
import { rational } from '../values/rational.ts';
import { sumKey } from '../values/sum.ts';
import { isCorrect } from './plant.ts';

/** One expression of exactly some cubes. */
interface Made {
  readonly text: string;
  readonly value: Num;
  readonly digits: number;
  readonly bangs: number;
}

export interface Enumerated {
  readonly text: string;
  readonly goal: string;
  readonly cubes: number;
  readonly digits: number;
}

const bitsOf = (set: number): number => set.toString(2).replaceAll('0', '').length;
const STEPS_A_VALUE = 20_000;

/**
 * Every expression of a small mat, cube by cube and value by value: slow, and nothing of the search is in it. Each sign is
 * used once and a 1 is the base or one part of it, so that where operations repeat or powers have no end some are missing.
 */
export class Enumerator {
  private readonly tables = new Map<number, readonly Made[]>();
  private readonly cubes: readonly MatCube[];
  private readonly mostBangs: number;

  constructor(
    private readonly mat: Mat,
    private readonly rules: Rules,
    private readonly wild: { readonly face: string; readonly symbol: string } | null,
    factorials: number,
  ) {
    this.cubes = [...mat.required, ...mat.permitted, ...mat.resources];
    this.mostBangs = rules.has.has('factorial') ? (rules.has.has('multiple-operations') ? 2 : 2 - factorials) : 0;
  }

  /** Solutions that meet one of the Goals and that the judge accepts, one for each number of cubes and digits. */
  solutions(goals: readonly { readonly value: Num; readonly text: string }[], mode: Mode): readonly Enumerated[] {
    const { required, permitted, resources } = this.mat;
    const must = (1 << required.length) - 1;
    const loose = ((1 << resources.length) - 1) << (required.length + permitted.length);
    const found = new Map<string, Enumerated>();
    for (let set = 0; set < 1 << this.cubes.length; set++) {
      if ((set & must) !== must || bitsOf(set) < 2 || bitsOf(set & loose) > resourceLimit(mode)) continue;
      const cubes = bitsOf(set);
      for (const { text, value, digits } of this.of(set))
        for (const goal of goals) {
          const key = `${goal.text} ${cubes} ${digits}`;
          if (found.has(key) || !isMet(value, goal.value, this.rules)) continue;
          if (isCorrect(text, goal.text, this.mat, mode, this.rules))
            found.set(key, { text, goal: goal.text, cubes, digits });
        }
    }
    return [...found.values()];
  }

  private symbol(i: number): string {
    const face = this.cubes[i]?.face ?? '';
    return this.wild?.face === face ? this.wild.symbol : face;
  }

  private glyph(i: number, meaning = this.symbol(i)): string {
    const face = this.cubes[i]?.face ?? '';
    return this.wild?.face === face && this.wild.symbol !== face ? `${face}{${meaning}}` : meaning;
  }

  private of(set: number): readonly Made[] {
    const known = this.tables.get(set);
    if (known) return known;
    const found = new Map<string, Made>();
    const put = (made: Made): void => {
      const key = `${made.digits} ${made.bangs} ${sumKey(made.value.num)}|${sumKey(made.value.den)}`;
      if (made.bangs > this.mostBangs || found.has(key)) return;
      found.set(key, made);
      if (made.bangs < this.mostBangs)
        for (const { value } of this.outcomes(() => [operate.factorial(made.value)]))
          put({ ...made, text: `(${made.text}!)`, value, bangs: made.bangs + 1 });
    };
    const members = this.cubes.flatMap((_, i) => ((set >> i) & 1 ? [i] : []));
    for (const leaf of this.leaves(members)) put(leaf);
    for (const i of members) this.withCube(i, set & ~(1 << i), put);
    const made = [...found.values()];
    this.tables.set(set, made);
    return made;
  }

  private digit(i: number): number | null {
    const symbol = this.symbol(i);
    const n = symbol === '*' ? 10 : symbol === 'r' ? 11 : /\d/.test(symbol) ? Number(symbol) : 99;
    return n < this.rules.base ? n : null;
  }

  private digitGlyph(i: number, n: number): string {
    return this.glyph(i, n === 10 ? 'T' : n === 11 ? 'E' : `${n}`);
  }

  private leaves(members: readonly number[]): readonly Made[] {
    const { has, base } = this.rules;
    const out: Made[] = [];
    const only = members[0];
    if (members.length === 1 && only !== undefined) {
      if (this.symbol(only) === 'r' && has.has('sqrt-i'))
        out.push({ text: this.glyph(only, 'i'), value: IMAGINARY, digits: 1, bangs: 0 });
      out.push(...this.turned(only));
      return out;
    }
    if (members.length === 2 && (has.has('two-digit') || has.has('base'))) out.push(...this.numerals(members));
    if (has.has('decimal-point') && members.length <= 4)
      for (const point of members.filter(i => this.symbol(i) === '*'))
        for (const row of orders(members.filter(i => i !== point))) {
          const digits = row.map(i => this.digit(i));
          if (digits.some(d => d === null)) continue;
          const whole = digits.reduce<number>((n, d) => n * base + (d ?? 0), 0);
          for (let place = 0; place <= row.length; place++) {
            const glyphs = row
              .map((i, n) => this.digitGlyph(i, digits[n] ?? 0))
              .toSpliced(place, 0, this.glyph(point, '.'));
            const value = numberOf(rational(BigInt(whole), BigInt(base) ** BigInt(row.length - place)));
            out.push({ text: glyphs.join(''), value, digits: row.length, bangs: 0 });
          }
        }
    return out;
  }

  private numerals(members: readonly number[]): readonly Made[] {
    return orders(members).flatMap(([one = 0, other = 0]) => {
      const [a, b] = [this.digit(one), this.digit(other)];
      if (a === null || b === null) return [];
      const text = this.digitGlyph(one, a) + this.digitGlyph(other, b);
      return [{ text, value: numberOf(rational(a * this.rules.base + b)), digits: 2, bangs: 0 }];
    });
  }

  /** One digit cube in all its positions. */
  private turned(i: number): readonly Made[] {
    const n = this.digit(i);
    if (n === null) return [];
    const { has, base } = this.rules;
    const powers = n === 1 && has.has('powers-of-base') ? [0, 1, -1] : [0];
    const turns = ['', ...(has.has('sideways') && n !== 0 ? ['s'] : [])];
    const both = has.has('upside-down') ? turns.flatMap(t => [t, `${t}u`]) : turns;
    return powers.flatMap(k =>
      both.map(turn => {
        const size = k === 0 ? rational(n) : k > 0 ? rational(base) : rational(1n, BigInt(base));
        const laid = turn.includes('s') ? { n: size.d, d: size.n } : size;
        const value = numberOf(turn.includes('u') ? { n: -laid.n, d: laid.d } : laid);
        return { text: `${turn}${this.digitGlyph(i, n)}${k === 0 ? '' : `{${k}}`}`, value, digits: 1, bangs: 0 };
      }),
    );
  }

  private outcomes(work: () => readonly Outcome[]): readonly { readonly value: Num; readonly branch: number | null }[] {
    const all = metered<readonly Outcome[]>({ steps: STEPS_A_VALUE }, work, () => []);
    return all.flatMap((o, k) => (o.kind === 'value' ? [{ value: o.value, branch: all.length > 1 ? k : null }] : []));
  }

  private withCube(i: number, rest: number, put: (made: Made) => void): void {
    const { has } = this.rules;
    const symbol = this.symbol(i);
    const { exponent } = this.rules;
    const colour = this.cubes[i]?.colour ?? null;
    if (exponent !== null && (exponent === 'any' || colour === null || exponent.some(one => one === colour)))
      for (const e of this.turned(i))
        for (const x of this.of(rest))
          for (const { value, branch } of this.outcomes(() => power(x.value, e.value, this.rules, null)))
            if (branch === null) put({ text: `(${x.text}'${e.text})`, value, digits: x.digits + 1, bangs: x.bangs });
    if (/\d/.test(symbol)) return;
    if (symbol === 'r' && has.has('sqrt-i')) this.withUnit(i, rest, put);
    const isPrefix =
      (symbol === 'r' && !has.has('sqrt-i')) ||
      (symbol === 'x' && (has.has('number-of-factors') || has.has('smallest-prime')));
    if (isPrefix)
      for (const x of this.of(rest)) {
        const two = numberOf(rational(2));
        const made = () => [symbol === 'r' ? root(two, x.value, this.rules) : operate.unaryTimes(x.value, this.rules)];
        for (const { value } of this.outcomes(made)) put({ ...x, text: `(${this.glyph(i, symbol)}${x.text})`, value });
      }
    const signs = this.signs(symbol);
    if (signs.length === 0) return;
    for (let left = (rest - 1) & rest; left > 0; left = (left - 1) & rest)
      for (const sign of signs) {
        const long = (set: number): readonly Made[] =>
          sign === '%' && bitsOf(set) === 2
            ? this.numerals(this.cubes.flatMap((_, n) => ((set >> n) & 1 ? [n] : [])))
            : [];
        for (const x of [...this.of(left), ...long(left)])
          for (const y of [...this.of(rest & ~left), ...long(rest & ~left)])
            for (const { value, branch } of this.outcomes(() => applySign(sign, x.value, y.value, this.rules)))
              put({
                text: `(${x.text}${this.glyph(i, sign)}${branch === null ? '' : `{${branch}}`}${y.text})`,
                value,
                digits: x.digits + y.digits,
                bangs: x.bangs + y.bangs,
              });
      }
  }

  /** An i behind a number, or between two. */
  private withUnit(i: number, rest: number, put: (made: Made) => void): void {
    const glyph = this.glyph(i, 'i');
    const times = (a: Num, b: Num) => this.outcomes(() => [operate.multiply(a, b)]);
    for (const x of this.of(rest))
      for (const { value } of times(x.value, IMAGINARY))
        put({ ...x, text: `(${x.text}${glyph})`, value, digits: x.digits + 1 });
    for (let left = (rest - 1) & rest; left > 0; left = (left - 1) & rest)
      for (const x of this.of(left))
        for (const y of this.of(rest & ~left))
          for (const both of times(x.value, y.value))
            for (const { value } of times(both.value, IMAGINARY))
              put({
                text: `(${x.text}${glyph}${y.text})`,
                value,
                digits: x.digits + y.digits + 1,
                bangs: x.bangs + y.bangs,
              });
  }

  private signs(symbol: string): readonly Sign[] {
    const { has } = this.rules;
    switch (symbol) {
      case '/':
        return has.has('remainder') || has.has('log') ? ['/', '|'] : ['/'];
      case '*':
        return has.has('gcf') ? ['*', 'G'] : ['*'];
      case 'r':
        return SIGNS.filter(
          sign =>
            (sign === 'r' && !has.has('sqrt-i')) ||
            (sign === '%' && has.has('percent')) ||
            (sign === 'L' && has.has('lcm')),
        );
      default:
        return SIGNS.filter(sign => sign === symbol);
    }
  }
}

const isMet = (value: Num, goal: Num, rules: Rules): boolean =>
  metered(
    { steps: STEPS_A_VALUE },
    () => meets(value, goal, rules) === true,
    () => false,
  );

const orders = (row: readonly number[]): readonly (readonly number[])[] =>
  row.length < 2 ? [row] : row.flatMap((x, i) => orders(row.toSpliced(i, 1)).map(rest => [x, ...rest]));
