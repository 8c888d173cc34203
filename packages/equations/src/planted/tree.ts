import { read, readingsOf } from '../language/read.ts';
import type { MatCube } from '../mat.ts';
import type { Dice } from '../random.ts';
import { pick, take } from '../random.ts';
import { COLOURS, type Rules } from '../rules.ts';
import { metered } from '../values/meter.ts';
import { asFraction, type Num } from '../values/number.ts';

/** A piece of a Solution: its text with every group in parentheses, the cubes it is made of, its value by the evaluator. */
export interface Part {
  readonly text: string;
  readonly cubes: readonly MatCube[];
  readonly value: Num;
  readonly bangs: number;
}

const STEPS = 30_000;

/** What the evaluator makes of a text with one reading; null: nothing, several things, or it cannot tell. */
export function worthOf(text: string, rules: Rules): Num | null {
  return metered<Num | null>(
    { steps: STEPS },
    () => {
      const found = read(text, 'solution', rules);
      if (!found.ok || found.expression.faults.length > 0) return null;
      const [only, ...more] = readingsOf(found.expression, rules, 'as-written');
      return more.length === 0 && only?.outcome.kind === 'value' ? only.outcome.value : null;
    },
    () => null,
  );
}

/** A digit and a sign with which nothing else matters, and whether the digit stands on the left. */
const ABSORBERS = [
  ['0', 'x', true],
  ['0', 'x', false],
  ['0', '/', true],
  ['0', '*', false],
  ['0', '*', true],
  ['1', '*', true],
  ['1', 'r', false],
  ['0', 'r', false],
] as const;

/** There and back again with a power of the base: what undoes each sign, and whether the power stands on the left. */
const DETOURS = [
  [
    ['+', false],
    ['-', false],
  ],
  [
    ['-', false],
    ['+', false],
  ],
  [
    ['-', true],
    ['-', true],
  ],
  [
    ['x', false],
    ['/', false],
  ],
  [
    ['x', true],
    ['/', false],
  ],
  [
    ['/', false],
    ['x', true],
  ],
  [
    ['/', true],
    ['/', true],
  ],
  [
    ['*', false],
    ['r', true],
  ],
  [
    ['r', true],
    ['*', false],
  ],
  [
    ['/', false],
    ['/', true],
  ],
  [
    ['r', true],
    ['r', true],
  ],
] as const;
const HIGHEST_POWER = 12;

/** Random Solutions by the rules as printed; nothing of the search is used. */
export class Gardener {
  private readonly wild: { readonly face: '0' | 'x'; readonly symbol: string } | null;
  private readonly mostBangs: number;

  constructor(
    private readonly roll: Dice,
    private readonly rules: Rules,
  ) {
    this.wild = this.chooseWild();
    this.mostBangs = rules.has.has('factorial') ? 2 : 0;
  }

  private has(name: Parameters<Rules['has']['has']>[0]): boolean {
    return this.rules.has.has(name);
  }

  private chooseWild(): Gardener['wild'] {
    const faces = [...(this.has('zero-wild') ? (['0'] as const) : []), ...(this.has('x-wild') ? (['x'] as const) : [])];
    const face = faces[this.roll(Math.max(1, faces.length))] ?? null;
    if (face === null || this.roll(4) === 0) return null;
    const digits = [...'0123456789'].filter(d => Number(d) < this.rules.base);
    const symbols = this.rules.division === 'elementary' ? digits : [...digits, ...'+-x/*r'];
    const symbol = pick(this.roll, symbols);
    return symbol === face ? null : { face, symbol };
  }

  /** A Solution with so many digits; some of them have a long part that does not matter: 0 times it, its power of 0. */
  grow(digits: number): Part | null {
    if (digits > 2 && this.has('powers-of-base') && this.roll(2) === 0) return this.detour(digits);
    return digits > 2 && this.roll(6) === 0 ? this.absorbing(digits) : this.tree(digits);
  }

  /** Over a power of the base far away and back by it or one next to it, with something between the two now and then. */
  private detour(digits: number): Part | null {
    const some = digits > 3 && this.roll(2) === 0 ? 1 + this.roll(digits - 3) : 0;
    const start = this.tree(digits - 2 - some);
    const between = some === 0 ? null : this.tree(some);
    const [there, back] = pick(this.roll, DETOURS);
    const k = (this.roll(2) ? 1 : -1) * (1 + this.roll(HIGHEST_POWER));
    const away = start && this.beside(start, there, this.powerOf(k));
    const on = away && between ? this.joined(away, between, true) : away;
    const home = on && this.beside(on, back, this.powerOf(this.roll(3) === 0 ? k + this.roll(3) - 1 : k));
    return home && this.dressed(home);
  }

  private powerOf(k: number): Part | null {
    const one = this.written('1', '1');
    const down = this.has('upside-down') && this.roll(4) === 0 ? 'u' : '';
    return one && this.made(`${down}${one.glyph}${k === 0 ? '' : `{${k}}`}`, [one.cube], 0);
  }

  private beside(part: Part, [sign, isLeft]: readonly [string, boolean], power: Part | null): Part | null {
    const found = this.written(sign, sign);
    if (found === null || power === null) return null;
    const texts = isLeft ? [power.text, part.text] : [part.text, power.text];
    return this.made(`(${texts.join(found.glyph)})`, [...part.cubes, found.cube, ...power.cubes], part.bangs);
  }

  private absorbing(digits: number): Part | null {
    const some = this.roll(Math.min(3, digits - 1));
    const long = this.roll(2) === 0 ? this.sumOf(digits - 1 - some) : this.tree(digits - 1 - some);
    const rest = some === 0 ? null : this.tree(some);
    if (long === null || (some > 0 && rest === null)) return null;
    const [digit, face, isLeft] = pick(this.roll, ABSORBERS);
    const [number, sign] = [this.written(digit, digit), this.written(face, face)];
    if (number === null || sign === null) return null;
    const sides = isLeft ? [number.glyph, long.text] : [long.text, number.glyph];
    const small = this.made(`(${sides.join(sign.glyph)})`, [...long.cubes, sign.cube, number.cube], long.bangs);
    return small === null || rest === null ? small : this.joined(rest, small);
  }

  private sumOf(digits: number): Part | null {
    let all: Part | null = null;
    for (let n = 0; n < digits; n++) {
      const one = this.digit(false);
      const part = one && this.made(one.glyph, [one.cube], 0);
      const plus = this.written('+', '+');
      if (part === null || plus === null) return null;
      all =
        all === null
          ? part
          : this.made(`(${all.text}${plus.glyph}${part.text})`, [...all.cubes, plus.cube, ...part.cubes], 0);
      if (all === null) return null;
    }
    return all;
  }

  private tree(digits: number): Part | null {
    const parts: Part[] = [];
    let left = digits;
    while (left > 0) {
      const leaf = this.leaf(left);
      if (leaf === null) return null;
      parts.push(leaf.part);
      left -= leaf.digits;
    }
    while (parts.length > 1) {
      const a = take(this.roll, parts);
      const b = take(this.roll, parts);
      const both = this.joined(a, b);
      if (both === null) return null;
      parts.push(this.dressed(both));
    }
    const [whole = null] = parts;
    return whole;
  }

  private cube(symbol: string, isExponent = false): MatCube {
    const { exponent } = this.rules;
    const colours = isExponent && exponent !== null && exponent !== 'any' ? exponent : COLOURS;
    const [only] = colours;
    const colour = colours.length > 1 || only === undefined ? pick(this.roll, colours) : only;
    return { face: symbol, colour };
  }

  /** The glyph and cube of a symbol, on a wild cube now and then. */
  private written(
    face: string,
    glyph: string,
    isExponent = false,
  ): { readonly glyph: string; readonly cube: MatCube } | null {
    const { wild } = this;
    const onWild = wild !== null && wild.symbol === face && this.roll(2) === 0;
    if (onWild) return { glyph: `${wild.face}{${glyph}}`, cube: this.cube(wild.face, isExponent) };
    return wild !== null && face === wild.face ? null : { glyph, cube: this.cube(face, isExponent) };
  }

  private made(text: string, cubes: readonly MatCube[], bangs: number): Part | null {
    const value = worthOf(text, this.rules);
    return value === null ? null : { text, cubes, value, bangs };
  }

  private leaf(left: number): { readonly part: Part; readonly digits: number } | null {
    for (let tries = 0; tries < 20; tries++) {
      const [part, digits] = this.anyLeaf(left);
      if (part !== null) return { part, digits };
    }
    return null;
  }

  private anyLeaf(left: number): readonly [Part | null, number] {
    if (this.has('sqrt-i') && this.roll(4) === 0) {
      const i = this.written('r', 'i');
      return [i && this.made(i.glyph, [i.cube], 0), 1];
    }
    if (left >= 2 && (this.has('two-digit') || this.has('base')) && this.roll(3) === 0) {
      const row = [this.digit(false), this.digit(false)];
      if (row[0] && row[1]) return [this.made(row[0].glyph + row[1].glyph, [row[0].cube, row[1].cube], 0), 2];
    }
    if (this.has('decimal-point') && this.roll(4) === 0) {
      const count = 1 + this.roll(Math.min(3, left));
      const row = Array.from({ length: count }, () => this.digit(false));
      const point = this.written('*', '.');
      if (point === null || row.some(d => d === null)) return [null, 0];
      const pieces = row.flatMap(d => (d ? [d] : [])).toSpliced(this.roll(count + 1), 0, point);
      return [
        this.made(
          pieces.map(p => p.glyph).join(''),
          pieces.map(p => p.cube),
          0,
        ),
        count,
      ];
    }
    const one = this.digit(true);
    return [one && this.made(one.glyph, [one.cube], 0), 1];
  }

  private digit(turned: boolean, isExponent = false): { readonly glyph: string; readonly cube: MatCube } | null {
    const { base } = this.rules;
    const n = this.favourite() ?? this.roll(Math.min(10, base));
    const face = n === 10 ? '*' : n === 11 ? 'r' : `${n}`;
    const name = n === 10 ? 'T' : n === 11 ? 'E' : `${n}`;
    const found = this.written(face, name, isExponent);
    if (found === null || !turned) return found;
    const sideways = this.has('sideways') && n !== 0 && this.roll(5) === 0 ? 's' : '';
    const down = this.has('upside-down') && this.roll(5) === 0 ? 'u' : '';
    const raised =
      n === 1 && this.has('powers-of-base') && this.roll(2) === 0
        ? `{${(1 + this.roll(this.roll(2) ? 3 : HIGHEST_POWER)) * (this.roll(2) ? 1 : -1)}}`
        : '';
    return { glyph: `${sideways}${down}${found.glyph}${raised}`, cube: found.cube };
  }

  /** Digits that a variation is about come often. */
  private favourite(): number | null {
    const { base } = this.rules;
    if (this.roll(3) > 0) return null;
    if (base >= 11 && this.roll(2) === 0) return 10 + this.roll(base - 10);
    if (this.has('powers-of-base') && this.roll(2) === 0) return 1;
    return this.wild !== null && /\d/.test(this.wild.symbol) ? Number(this.wild.symbol) : null;
  }

  private signs(): readonly (readonly [face: string, sign: string])[] {
    const i = this.has('sqrt-i');
    return [
      ['+', '+'],
      ['-', '-'],
      ['x', 'x'],
      ['/', '/'],
      ['*', '*'],
      ...(i ? [] : [['r', 'r'] as const]),
      ...(this.has('remainder') || this.has('log') ? [['/', '|'] as const, ['/', '|'] as const] : []),
      ...(this.has('percent') ? [['r', '%'] as const, ['r', '%'] as const] : []),
      ...(this.has('lcm') ? [['r', 'L'] as const, ['r', 'L'] as const] : []),
      ...(this.has('gcf') ? [['*', 'G'] as const, ['*', 'G'] as const] : []),
      ...(i ? [['*', '*{0}'] as const, ['*', '*{1}'] as const, ['r', 'i'] as const, ['r', 'i'] as const] : []),
    ];
  }

  /** Something small that has a value; - always has one. */
  private joined(a: Part, b: Part, anySize = false): Part | null {
    const signs = this.signs();
    for (let tries = 0; tries < 8; tries++) {
      const [face, sign] = tries === 7 ? (['-', '-'] as const) : pick(this.roll, signs);
      const branch = /\{\d\}$/.exec(sign)?.[0] ?? '';
      const found = this.written(face, sign.slice(0, sign.length - branch.length));
      if (found === null || a.bangs + b.bangs > this.mostBangs) continue;
      const both = this.made(
        `(${a.text}${found.glyph}${branch}${b.text})`,
        [...a.cubes, found.cube, ...b.cubes],
        a.bangs + b.bangs,
      );
      if (both !== null && (anySize || this.isSmall(both) || this.roll(12) === 0)) return both;
    }
    return null;
  }

  private isSmall({ value }: Part): boolean {
    const r = asFraction(value);
    if (r === null) return this.rules.division !== 'elementary' && this.roll(4) === 0;
    return r.n < 5000n && r.n > -5000n && r.d < 500n;
  }

  /** Under a radical, with a !, with a coloured exponent, beside an i: now and then. */
  private dressed(part: Part): Part {
    const ways = [
      ...(this.has('sqrt-i') ? [] : [this.underSign]),
      ...(this.has('number-of-factors') || this.has('smallest-prime') ? [this.underSign] : []),
      ...(this.has('factorial') ? [this.withBang] : []),
      ...(this.rules.exponent !== null || this.has('sqrt-i') ? [this.raised] : []),
    ];
    const way = this.roll(4) === 0 ? ways[this.roll(ways.length)] : undefined;
    const dressed = way?.call(this, part) ?? null;
    return dressed !== null && this.isSmall(dressed) ? dressed : part;
  }

  private underSign(part: Part): Part | null {
    const face = !this.has('sqrt-i') && this.roll(2) === 0 ? 'r' : 'x';
    if (face === 'x' && !this.has('number-of-factors') && !this.has('smallest-prime')) return null;
    const found = this.written(face, face);
    return found && this.made(`(${found.glyph}${part.text})`, [found.cube, ...part.cubes], part.bangs);
  }

  private withBang(part: Part): Part | null {
    return part.bangs < this.mostBangs ? this.made(`(${part.text}!)`, part.cubes, part.bangs + 1) : null;
  }

  private raised(part: Part): Part | null {
    if (this.has('sqrt-i') && this.roll(2) === 0) {
      const i = this.written('r', 'i');
      return i && this.made(`(${part.text}${i.glyph})`, [...part.cubes, i.cube], part.bangs);
    }
    if (this.rules.exponent === null) return null;
    const digit = this.digit(true, true);
    return digit && this.made(`(${part.text}'${digit.glyph})`, [...part.cubes, digit.cube], part.bangs);
  }
}
