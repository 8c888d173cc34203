import type { Sign } from '../language/token.ts';
import { spend } from '../values/meter.ts';
import { effects } from '../variations/effects.ts';
import { type Gathering, Gatherings, MOST_EXPONENT } from './gatherings.ts';
import type { Found, Inverse } from './inverse.ts';
import type { Multiset, Multisets } from './multisets.ts';
import type { ShortValues } from './short-values.ts';
import type { Tables } from './tables.ts';
import { derive, type Piece } from './witness.ts';

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
/** With Multiple of k so many times as many numbers are looked at. */
const LOOSE_SAMPLES = 8;
const MOST_ALIKE = 6;
/** So many short values are tried as one of three parts, with so many gatherings. */
const MOST_THIRDS = 1500;
const MOST_BESIDE_THIRDS = 8;
const MOST_INSIDE = 12;
/** Of square roots of numbers below zero. */
const MOST_UNDER_ROOT = 50;
const MOST_OF_ROOTS = 10;

/**
 * Solutions in which all Required cubes are gathered by chance into one short number, with what is then missing to the
 * Goal made of few other cubes. Where many cubes are Required, most mats have very many Solutions, and most of them are
 * longer than any search by size goes. It proves nothing.
 */
export class Gathered {
  private readonly byValue = new Map<number, Gathering[]>();
  private readonly gatherings: Gatherings;
  private readonly isComplex: boolean;

  constructor(
    private readonly sets: Multisets,
    private readonly tables: Tables,
    private readonly inverse: Inverse,
    private readonly short: ShortValues,
  ) {
    this.gatherings = new Gatherings(sets, tables);
    this.isComplex = effects(sets.supply.rules).radicalIsUnit;
  }

  /** `meets`: is this value a Goal? */
  each<T>(goals: readonly number[], meets: (id: number) => boolean, visit: Visit<T>): T | null {
    // So many numbers meet the Goal then that long ones are looked at as well.
    const { top } = this.tables.values;
    const isMultiple = this.sets.supply.rules.multipleOf !== null && goals.some(id => !Number.isNaN(top[id]!));
    const wanted: Wanted[] = goals.map(id => ({ id, round: same }));
    for (let round = 1; round <= MOST_ROUNDS; round++) {
      for (let n = 0; n < SAMPLES_A_ROUND * (isMultiple ? LOOSE_SAMPLES : 1); n++) {
        const isLoose = n >= SAMPLES_A_ROUND;
        const made = this.gatherings.next(isLoose);
        if (made === null) continue;
        if (meets(made.id)) {
          const found = visit(made.counts, made.pieces);
          if (found !== null) return found;
        }
        if (!isLoose) this.keep(made);
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
    return [...found.values()]
      .toSorted((a, b) => this.gatherings.sizeOf(a.id) - this.gatherings.sizeOf(b.id))
      .slice(0, MOST_INSIDE);
  }

  private keep(made: Gathering): void {
    const known = this.byValue.get(made.id);
    if (known === undefined) this.byValue.set(made.id, [made]);
    else if (known.length < MOST_ALIKE && !known.some(k => k.counts.every((n, t) => n === made.counts[t])))
      known.push(made);
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
      .toSorted((a, b) => this.gatherings.sizeOf(a) - this.gatherings.sizeOf(b))
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
    const bases = short.filter(([id]) => values.top[id]! < 0 && this.gatherings.sizeOf(id) <= MOST_UNDER_ROOT);
    const found: Gathering[] = [];
    const { short: wasShort } = step;
    step.short = false;
    for (const [e, exponent] of exponents.slice(0, MOST_OF_ROOTS))
      for (const [b, base] of bases.slice(0, MOST_OF_ROOTS)) {
        const [x, y] = [this.part(base[0]!, b), this.part(exponent[0]!, e)];
        const made = this.gatherings.between(type, '*', x, y);
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
