import { pick, type Random, seededRandom } from '@forceout/rulebook/seeded';
import type { Sign } from '../language/token.ts';
import { spend } from '../values/meter.ts';
import { effects } from '../variations/effects.ts';
import type { Found, Inverse } from './inverse.ts';
import { KEEP_SHORT } from './limits.ts';
import type { Multiset, Multisets } from './multisets.ts';
import type { ShortValues } from './short-values.ts';
import type { Tables } from './tables.ts';
import { LARGE_MAYBE } from './values.ts';
import { derive, type Piece } from './witness.ts';

/** A number that has been made. */
interface Made {
  readonly id: number;
  readonly pieces: () => readonly Piece[];
  /** The search type of a digit or i that stands alone, else -1. */
  readonly alone: number;
}

/** A number made of all Required cubes and a few others. */
interface Gathering extends Made {
  readonly counts: Uint8Array;
}

/** What stands round a part of a Solution: it hands on uses and writing of both. */
type Round = (counts: Uint8Array, pieces: () => readonly Piece[]) => readonly [Uint8Array, () => readonly Piece[]];

/** A value that is wanted, with what stands round it. */
interface Wanted {
  readonly id: number;
  readonly round: Round;
}

/** Told of what may be a Solution: its uses and how it is written. */
type Visit<T> = (counts: Uint8Array, pieces: () => readonly Piece[]) => T | null;

const SAMPLES_A_ROUND = 500;
const MOST_ROUNDS = 5;
/** Joins that are compared before one of them is made. */
const CANDIDATES = 3;
const MOST_JOINS = 40;
const MOST_ALIKE = 6;
/** So many short values are tried as one of three parts, with so many gatherings. */
const MOST_THIRDS = 1500;
const MOST_BESIDE_THIRDS = 8;
const MOST_INSIDE = 12;
const MOST_EXPONENT = 9;
/** Of square roots of numbers below zero. */
const MOST_UNDER_ROOT = 50;
const MOST_OF_ROOTS = 10;

/**
 * Solutions in which all Required cubes are gathered by chance into one short number, with what is then missing to the
 * Goal made of few other cubes. Where many cubes are Required, most mats have very many Solutions, and most of them are
 * longer than any search by size goes. It proves nothing.
 */
export class Gathered {
  private readonly random: Random = seededRandom(1);
  private readonly byValue = new Map<number, Gathering[]>();
  /** Search types by kind, and cubes of a kind that can be used beside the Required ones. */
  private readonly typesOf: readonly (readonly number[])[];
  private readonly free: readonly number[];
  private counts: Uint8Array;
  private used: number[] = [];
  private readonly isComplex: boolean;

  constructor(
    private readonly sets: Multisets,
    private readonly tables: Tables,
    private readonly inverse: Inverse,
    private readonly short: ShortValues,
  ) {
    const { kinds, types, limit } = sets.supply;
    this.typesOf = kinds.map((_, k) => types.flatMap(({ kind }, t) => (kind === k ? [t] : [])));
    this.free = kinds.map(({ permitted, resources }) => permitted + Math.min(limit, resources));
    this.counts = new Uint8Array(sets.size);
    this.isComplex = effects(sets.supply.rules).radicalIsUnit;
  }

  /** `meets`: is this value a Goal? */
  each<T>(goals: readonly number[], meets: (id: number) => boolean, visit: Visit<T>): T | null {
    const wanted: Wanted[] = goals.map(id => ({ id, round: same }));
    for (let round = 1; round <= MOST_ROUNDS; round++) {
      for (let n = 0; n < SAMPLES_A_ROUND; n++) {
        const made = this.gathered();
        if (made === null) continue;
        if (meets(made.id)) {
          const found = visit(made.counts, made.pieces);
          if (found !== null) return found;
        }
        this.keep(made);
      }
      this.short.list(round);
      if (round === 1 || round === 3) wanted.push(...goals.flatMap(goal => this.inside(goal)));
      for (const one of wanted) {
        const found = this.inTwo(one, visit) ?? this.inThree(one, visit);
        if (found !== null) return found;
      }
    }
    return null;
  }

  /** Fractions of which a Goal that is none is a root, a power or a multiple. */
  private inside(goal: number): readonly Wanted[] {
    const { top } = this.tables.values;
    if (!Number.isNaN(top[goal]!)) return [];
    const found = new Map<number, Wanted>();
    const put = (id: number, round: Round): null => {
      if (!Number.isNaN(top[id]!) && !found.has(id)) found.set(id, { id, round });
      return null;
    };
    for (const [type, { part }] of this.sets.supply.types.entries())
      if (part.role === 'sign' && part.sign === 'r' && this.sets.isUnary[type])
        this.inverse.prefix(
          'r',
          goal,
          this.taking(id => put(id, (counts, pieces) => this.under(type, counts, pieces))),
        );
    for (const [w, all] of this.short.byValue)
      this.back(goal, w, (type, sign, onLeft, t) => put(t, this.beside(this.part(all[0]!, w), type, sign, onLeft)));
    for (const part of this.imaginaries())
      this.back(goal, part.id, (type, sign, onLeft, t) => put(t, this.beside(part, type, sign, onLeft)));
    return [...found.values()].toSorted((a, b) => this.sizeOf(a.id) - this.sizeOf(b.id)).slice(0, MOST_INSIDE);
  }

  private keep(made: Gathering): void {
    const known = this.byValue.get(made.id);
    if (known === undefined) this.byValue.set(made.id, [made]);
    else if (known.length < MOST_ALIKE && !known.some(k => k.counts.every((n, t) => n === made.counts[t])))
      known.push(made);
  }

  /** One number of all Required cubes, made by chance; null: this time it came to nothing. */
  private gathered(): Gathering | null {
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
    if (signs.length > 0 && this.random() < 0.5) {
      const [t] = signs.splice(Math.floor(this.random() * signs.length), 1) as [number];
      this.counts[t]!--;
    }
    for (let extra = Math.floor(3 * this.random()) + (digits.length === 0 ? 1 : 0); extra > 0; extra--) {
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
    for (let n = 0; n < CANDIDATES; n++) {
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

  private between(type: number, sign: Sign, x: Made, y: Made): Made | null {
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
  private sizeOf(id: number): number {
    const { top, bottom } = this.tables.values;
    if (!Number.isNaN(top[id]!)) return Math.abs(top[id]!) + bottom[id]!;
    if (!this.isComplex) return Number.MAX_VALUE;
    const { num, den } = this.tables.values.numberOf(id);
    if (num.length !== 1 || den.length !== 1 || num[0]!.mono.key !== '' || den[0]!.mono.key !== '')
      return Number.MAX_VALUE;
    const { re, im } = num[0]!;
    return Math.abs(Number(re.n)) + Number(re.d) + Math.abs(Number(im.n)) + Number(im.d);
  }

  /** A gathering, a sign and a short value. */
  private inTwo<T>({ id, round }: Wanted, visit: Visit<T>): T | null {
    for (const [x, all] of this.byValue) {
      const found = this.back(id, x, (type, sign, onLeft, y) => this.offer(all, y, type, sign, onLeft, round, visit));
      if (found !== null) return found;
    }
    return null;
  }

  /** A short value, a sign, and a gathering with a short value. */
  private inThree<T>({ id, round }: Wanted, visit: Visit<T>): T | null {
    const gathered = [...this.byValue.keys()]
      .toSorted((a, b) => this.sizeOf(a) - this.sizeOf(b))
      .slice(0, MOST_BESIDE_THIRDS);
    const seen = new Set<number>();
    let n = 0;
    for (const [w, thirds] of this.short.byValue) {
      if (++n > MOST_THIRDS) break;
      const found = this.back(id, w, (type, sign, onLeft, t) => {
        if (seen.has(t)) return null;
        seen.add(t);
        for (const x of gathered) {
          const inner = this.back(t, x, (type2, sign2, onLeft2, y) => {
            if (this.short.of(y).length === 0) return null;
            for (const third of thirds) {
              const beside = this.beside(this.part(third, w), type, sign, onLeft);
              const both: Round = (counts, pieces) => round(...beside(counts, pieces));
              const answer = this.offer(this.byValue.get(x)!, y, type2, sign2, onLeft2, both, visit);
              if (answer !== null) return answer;
            }
            return null;
          });
          if (inner !== null) return inner;
        }
        return null;
      });
      if (found !== null) return found;
    }
    return null;
  }

  private offer<T>(
    all: readonly Gathering[],
    y: number,
    type: number,
    sign: Sign,
    onLeft: boolean,
    round: Round,
    visit: Visit<T>,
  ): T | null {
    for (const uses of this.short.of(y)) {
      const beside = this.beside(this.part(uses, y), type, sign, !onLeft);
      for (const one of all) {
        spend(2);
        const found = visit(...round(...beside(one.counts, one.pieces)));
        if (found !== null) return found;
      }
    }
    return null;
  }

  private part(uses: Multiset, id: number): Gathering {
    return { id, counts: uses.counts, alone: -1, pieces: () => derive(this.tables, uses, id, () => null) };
  }

  /** One part and a sign round another; `onLeft`: the one stands on the left. */
  private beside(one: Gathering, type: number, sign: Sign, onLeft: boolean): Round {
    const piece: Piece = { type, before: '', glyph: sign };
    return (counts, pieces) => [
      Uint8Array.from(counts, (n, t) => n + one.counts[t]! + (t === type ? 1 : 0)),
      () =>
        onLeft ? ['(', ...one.pieces(), piece, ...pieces(), ')'] : ['(', ...pieces(), piece, ...one.pieces(), ')'],
    ];
  }

  /** With √ = i: square roots of numbers below zero. */
  private imaginaries(): readonly Gathering[] {
    const { types } = this.sets.supply;
    const { values, step } = this.tables;
    const type = types.findIndex(({ part }) => part.role === 'sign' && part.sign === '*');
    if (!this.isComplex || type < 0) return [];
    const short = [...this.short.byValue];
    const exponents = short.filter(([id]) => values.bottom[id] === 2 && Math.abs(values.top[id]!) <= MOST_EXPONENT);
    const bases = short.filter(([id]) => values.top[id]! < 0 && this.sizeOf(id) <= MOST_UNDER_ROOT);
    const found: Gathering[] = [];
    const { short: wasShort } = step;
    step.short = false;
    for (const [e, exponent] of exponents.slice(0, MOST_OF_ROOTS))
      for (const [b, base] of bases.slice(0, MOST_OF_ROOTS)) {
        const [x, y] = [this.part(base[0]!, b), this.part(exponent[0]!, e)];
        const made = this.between(type, '*', x, y);
        if (made === null) continue;
        const counts = Uint8Array.from(x.counts, (n, t) => n + y.counts[t]! + (t === type ? 1 : 0));
        if (counts.every((n, t) => n <= types[t]!.most)) found.push({ ...made, counts });
      }
    step.short = wasShort;
    return found;
  }

  private under(type: number, counts: Uint8Array, pieces: () => readonly Piece[]): ReturnType<Round> {
    const piece: Piece = { type, before: '', glyph: 'r' };
    return [Uint8Array.from(counts, (n, t) => n + (t === type ? 1 : 0)), () => ['(', piece, ...pieces(), ')']];
  }

  /** Each value that makes t with x and a sign between them. */
  private back<T>(
    t: number,
    x: number,
    visit: (type: number, sign: Sign, onLeft: boolean, y: number) => T | null,
  ): T | null {
    const wanted: number[] = [];
    const found = this.taking(id => wanted.push(id));
    for (const [type, { part }] of this.sets.supply.types.entries()) {
      if (part.role !== 'sign') continue;
      for (const sign of this.sets.signs[type]!) {
        // Which of the values of a power is meant, the way back does not tell.
        if (this.isComplex && sign === '*') continue;
        for (const onLeft of [true, false]) {
          spend(1);
          wanted.length = 0;
          this.inverse.binary(sign, x, t, onLeft, found);
          for (const y of [...wanted]) {
            const answer = visit(type, sign, onLeft, y);
            if (answer !== null) return answer;
          }
        }
      }
    }
    return null;
  }

  private taking(take: (id: number) => void): Found {
    const { values } = this.tables;
    return {
      value: take,
      ordinary: (n, d) => take(values.reduced(n, d)),
      rational: r => take(values.rational(r)),
      whatever: () => undefined,
      doubtful: () => undefined,
      partial: () => undefined,
      dropped: () => undefined,
    };
  }
}

const same: Round = (counts, pieces) => [counts, pieces];
