import { pick, type Random, seededRandom } from '@forceout/rulebook/seeded';
import type { Sign } from '../language/token.ts';
import { spend } from '../values/meter.ts';
import { effects } from '../variations/effects.ts';
import { KEEP_SHORT } from './limits.ts';
import type { Multisets } from './multisets.ts';
import type { Tables } from './tables.ts';
import { LARGE_MAYBE } from './values.ts';
import { derive, type Piece } from './witness.ts';

/** A number that has been made. */
export interface Made {
  readonly id: number;
  readonly pieces: () => readonly Piece[];
  /** The search type of a digit or i that stands alone, else -1. */
  readonly alone: number;
}

/** A number made of all Required cubes and a few others. */
export interface Gathering extends Made {
  readonly counts: Uint8Array;
}

/** Joins that are compared before one of them is made. */
const CANDIDATES = 3;
const MOST_JOINS = 40;
/** Other numbers that are drawn beside the Required ones, fewer than this. */
const FEW_OTHERS = 3;
const MOST_OTHERS = 6;
export const MOST_EXPONENT = 9;

/** Numbers that use up all Required cubes, made by chance, the same every time. */
export class Gatherings {
  private readonly random: Random = seededRandom(1);
  /** Search types by kind, and cubes of a kind that can be used beside the Required ones. */
  private readonly typesOf: readonly (readonly number[])[];
  private readonly free: readonly number[];
  private counts: Uint8Array;
  private used: number[] = [];
  private readonly isComplex: boolean;
  private isLoose = false;

  constructor(
    private readonly sets: Multisets,
    private readonly tables: Tables,
  ) {
    const { types, kinds, limit } = sets.supply;
    this.typesOf = kinds.map((_, k) => types.flatMap(({ kind }, t) => (kind === k ? [t] : [])));
    this.free = kinds.map(({ permitted, resources }) => permitted + Math.min(limit, resources));
    this.counts = new Uint8Array(sets.size);
    this.isComplex = effects(sets.supply.rules).radicalIsUnit;
  }

  /** One number of all Required cubes; null: this time it came to nothing. `isLoose`: joined by chance alone, the length of the value left aside. */
  next(isLoose: boolean): Gathering | null {
    this.isLoose = isLoose;
    const { step } = this.tables;
    const { keep, short } = step;
    step.keep = KEEP_SHORT;
    if (this.isComplex) step.short = false;
    const made = this.made();
    step.keep = keep;
    step.short = short;
    return made && { ...made, counts: this.counts };
  }

  private made(): Made | null {
    const { kinds, types } = this.sets.supply;
    this.counts = new Uint8Array(this.sets.size);
    this.used = kinds.map(() => 0);
    const made: Made[] = [];
    const signs: number[] = [];
    const digits: number[] = [];
    let points: number[] = [];
    for (const [k, { required }] of kinds.entries())
      for (let n = 0; n < required; n++) {
        const t = pick(this.random, this.typesOf[k]!);
        this.counts[t]!++;
        const { role } = types[t]!.part;
        if (role === 'sign') signs.push(t);
        else if (role === 'point') points.push(t);
        else digits.push(t);
      }
    // The sign that stands beside the gathering may be a Required one.
    if (!this.isLoose && signs.length > 0 && this.random() < 0.5) {
      const [t] = signs.splice(Math.floor(this.random() * signs.length), 1) as [number];
      this.counts[t]!--;
    }
    const others = this.isLoose ? MOST_OTHERS : FEW_OTHERS;
    for (let extra = Math.floor(others * this.random()) + (digits.length === 0 ? 1 : 0); extra > 0; extra--) {
      const t = this.drawn('number');
      if (t !== null) digits.push(t);
    }
    for (const t of digits) {
      const [point, ...others] = points;
      const uses = new Uint8Array(this.sets.size);
      uses[t] = 1;
      if (point !== undefined) uses[point] = 1;
      const leaf = this.leaf(uses, point === undefined ? t : -1);
      if (leaf === null) return null;
      made.push(leaf);
      if (point !== undefined) points = others;
    }
    return points.length === 0 ? this.joined(made, signs) : null;
  }

  private leaf(counts: Uint8Array, alone: number): Made | null {
    const uses = this.sets.of(counts);
    const ids = this.tables.get(uses);
    spend(1);
    if (ids.length === 0) return null;
    const id = pick(this.random, [...ids]);
    return id <= LARGE_MAYBE ? null : { id, alone, pieces: () => derive(this.tables, uses, id, () => null) };
  }

  /** Another cube, not Required, by chance; null: there is none. */
  private drawn(what: 'number' | 'sign'): number | null {
    const { types, repeats } = this.sets.supply;
    const open: number[] = [];
    for (const [t, { kind, part, most }] of types.entries()) {
      const isSign = part.role === 'sign';
      if (isSign !== (what === 'sign') || (!isSign && part.role !== 'digit' && part.role !== 'unit')) continue;
      if (this.counts[t]! >= most) continue;
      if ((isSign && repeats) || this.used[kind]! < this.free[kind]!)
        for (let n = isSign ? 1 : this.free[kind]! - this.used[kind]!; n > 0; n--) open.push(t);
    }
    if (open.length === 0) return null;
    const t = pick(this.random, open);
    this.counts[t]!++;
    this.used[types[t]!.kind]!++;
    return t;
  }

  /** All numbers and all signs in one. */
  private joined(made: Made[], signs: number[]): Made | null {
    const { types } = this.sets.supply;
    for (let n = 0; n < MOST_JOINS; n++) {
      if (made.length === 1 && signs.length === 0) return made[0]!;
      if (made.length === 1) {
        const at = signs.findIndex(t => this.sets.isUnary[t]);
        const t = at >= 0 && this.random() < 0.5 ? null : this.drawn('number');
        if (t !== null) {
          const uses = new Uint8Array(this.sets.size);
          uses[t] = 1;
          const leaf = this.leaf(uses, t);
          if (leaf === null) return null;
          made.push(leaf);
        } else {
          if (at < 0) return null;
          const [type] = signs.splice(at, 1) as [number];
          const { part } = types[type]!;
          const under = part.role === 'sign' ? this.prefixed(type, part.sign as 'r' | 'x', made[0]!) : null;
          if (under === null) return null;
          made[0] = under;
        }
        continue;
      }
      if (signs.length < made.length - 1 && this.random() < 0.5 && this.joinedWithoutSign(made)) continue;
      if (signs.length === 0) {
        const t = this.drawn('sign');
        if (t === null && !this.joinedWithoutSign(made)) return null;
        if (t !== null) signs.push(t);
        continue;
      }
      const at = Math.floor(this.random() * signs.length);
      if (this.joinedBy(signs[at]!, made)) signs.splice(at, 1);
    }
    return null;
  }

  private prefixed(type: number, sign: 'r' | 'x', of: Made): Made | null {
    let id = -1;
    this.tables.step.prefix(sign, of.id, made => {
      id = made;
    });
    const piece: Piece = { type, before: '', glyph: sign };
    return id <= LARGE_MAYBE ? null : { id, alone: -1, pieces: () => ['(', piece, ...of.pieces(), ')'] };
  }

  /** Of a few joins by this sign the one with the shortest value. */
  private joinedBy(type: number, made: Made[]): boolean {
    let best: { readonly a: number; readonly b: number; readonly made: Made; readonly size: number } | null = null;
    for (let n = 0; n < (this.isLoose ? 1 : CANDIDATES); n++) {
      const a = Math.floor(this.random() * made.length);
      const b = (a + 1 + Math.floor(this.random() * (made.length - 1))) % made.length;
      const sign = pick(this.random, this.sets.signs[type]!);
      const joined = this.between(type, sign, made[a]!, made[b]!);
      if (joined === null) continue;
      const size = this.sizeOf(joined.id);
      if (best === null || size < best.size) best = { a, b, made: joined, size };
    }
    if (best === null) return false;
    this.replace(made, best.a, best.b, best.made);
    return true;
  }

  private replace(all: Made[], a: number, b: number, by: Made): void {
    all[a] = by;
    all.splice(b, 1);
  }

  /** Two numbers with a sign between them. */
  between(type: number, sign: Sign, x: Made, y: Made): Made | null {
    spend(10);
    if (sign === '*' && !this.isEasyPower(x.id, y.id)) return null;
    let found: Made | null = null;
    this.tables.step.binary(sign, x.id, y.id, (id, branch) => {
      if (!this.isKept(id) || (found !== null && this.random() < 0.5)) return;
      const piece: Piece = { type, before: '', glyph: sign };
      const which = branch === null ? [] : [`{${branch}}`];
      found = { id, alone: -1, pieces: () => ['(', ...x.pieces(), piece, ...which, ...y.pieces(), ')'] };
    });
    return found;
  }

  /** With √ = i fractions and fractional multiples of i are. */
  private isKept(id: number): boolean {
    return id > LARGE_MAYBE && !(this.isComplex && this.sizeOf(id) === Number.MAX_VALUE);
  }

  /** With √ = i the other powers have many values, all of them hard to work out. */
  private isEasyPower(base: number, exponent: number): boolean {
    if (!this.isComplex) return true;
    const { top, bottom } = this.tables.values;
    const most = Number.isNaN(top[base]!) ? 1 : 2;
    return bottom[exponent]! <= most && Math.abs(top[exponent]!) <= MOST_EXPONENT;
  }

  /** An i beside a number, or a coloured digit as its exponent. */
  private joinedWithoutSign(made: Made[]): boolean {
    const { types, kinds } = this.sets.supply;
    const free = made.flatMap(({ alone }, n) => {
      const type = types[alone];
      return type && (type.part.role === 'unit' || kinds[type.kind]!.coloured) ? [n] : [];
    });
    if (free.length === 0) return false;
    const b = pick(this.random, free);
    const a = (b + 1 + Math.floor(this.random() * (made.length - 1))) % made.length;
    const isUnit = types[made[b]!.alone]!.part.role === 'unit';
    if (isUnit && types[made[a]!.alone]?.part.role === 'unit') return false;
    const [x, y] = [made[a]!, made[b]!];
    let found: Made | null = null;
    if (!isUnit && !this.isEasyPower(x.id, y.id)) return false;
    this.tables.step.binary(isUnit ? 'x' : '*', x.id, y.id, id => {
      if (!this.isKept(id)) return;
      found = { id, alone: -1, pieces: () => ['(', ...x.pieces(), ...(isUnit ? [] : ["'"]), ...y.pieces(), ')'] };
    });
    spend(2);
    if (found === null) return false;
    this.replace(made, a, b, found);
    return true;
  }

  /** Short numbers are short to write; of those with i only the simplest are. */
  sizeOf(id: number): number {
    const { top, bottom } = this.tables.values;
    if (!Number.isNaN(top[id]!)) return Math.abs(top[id]!) + bottom[id]!;
    if (!this.isComplex) return Number.MAX_VALUE;
    const { num, den } = this.tables.values.numberOf(id);
    if (num.length !== 1 || den.length !== 1 || num[0]!.mono.key !== '' || den[0]!.mono.key !== '')
      return Number.MAX_VALUE;
    const { re, im } = num[0]!;
    return Math.abs(Number(re.n)) + Number(re.d) + Math.abs(Number(im.n)) + Number(im.d);
  }
}
