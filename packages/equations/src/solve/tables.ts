import type { Sign } from '../language/token.ts';
import { spend } from '../values/meter.ts';
import { IMAGINARY, numberOf } from '../values/number.ts';
import { CodeMap } from './code-map.ts';
import { POWERS_LISTED } from './enclosed-steps.ts';
import type { Emit, Loss, Steps } from './forward.ts';
import { digitValues, leavesOf, type NumeralPiece } from './leaves.ts';
import type { Limits } from './limits.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { forParts, type Multiset, type Multisets } from './multisets.ts';
import type { Split } from './splits.ts';
import { LARGE_MAYBE, LARGE_OTHER, LARGE_WHOLE, type ValueTable } from './values.ts';

/** Told of every way just before its results are handed out; null when nobody asks. */
type How = ((making: Making) => void) | null;

/** How a value is made from its parts: what a witness needs. */
export type Making =
  | { readonly by: 'numeral'; readonly text: readonly NumeralPiece[] }
  | { readonly by: 'unit' }
  | {
      readonly by: 'prefix';
      readonly type: number;
      readonly sign: 'r' | 'x';
      readonly of: Multiset;
      readonly x: number;
    }
  | { readonly by: 'bang'; readonly of: Multiset; readonly x: number }
  | (Split & { readonly by: 'binary'; readonly branch: number | null })
  | {
      readonly by: 'exponent';
      readonly type: number;
      readonly digit: string;
      readonly bangs: number;
      readonly of: Multiset;
      readonly x: number;
    }
  | { readonly by: 'beside'; readonly of: Multiset; readonly x: number }
  | {
      readonly by: 'between';
      readonly left: Multiset;
      readonly x: number;
      readonly right: Multiset;
      readonly y: number;
    };

/** Values of exactly these uses, for every choice of uses, made when asked for. */
export class Tables {
  private readonly made: CodeMap<Int32Array>;
  private readonly long = new Map<number, Int32Array>();
  /** Where something was left out on the way. */
  private readonly losses = new Map<number, Loss>();

  constructor(
    readonly sets: Multisets,
    private limits: Limits,
    readonly step: Steps,
    readonly values: ValueTable,
    readonly memory: MemoryBudget,
  ) {
    this.made = new CodeMap(sets.codes);
  }

  get(uses: Multiset): Int32Array {
    const known = this.made.get(uses.code);
    if (known) {
      this.recall(uses.code);
      return known;
    }
    const ids = this.sets.canBe(uses.counts, uses.code) ? this.make(uses) : NONE;
    this.made.set(uses.code, ids);
    return ids;
  }

  /** From here on with more effort: what is complete stays, the rest is made anew. */
  retryThoroughly(limits: Limits): void {
    this.limits = limits;
    this.made.keep((_, code) => !this.losses.has(code));
    this.losses.clear();
  }

  private recall(code: number): void {
    const loss = this.losses.get(code);
    if (loss) this.step.lose(loss);
  }

  private make(uses: Multiset): Int32Array {
    const before = this.step.losses();
    const ids = this.listed(uses);
    const { lossy, dropped } = this.step;
    if (lossy || dropped) this.losses.set(uses.code, { lossy, dropped });
    this.step.lose(before);
    return ids;
  }

  private listed(uses: Multiset): Int32Array {
    const found: number[] = [];
    const counts = new Uint8Array(uses.counts);
    const own = { counts, code: uses.code };
    this.prepare(own);
    const before = this.values.bulk;
    const mark = this.values.mark();
    const emit: Emit = id => {
      const { stamp } = this.values;
      if (stamp[id] === mark) return;
      stamp[id] = mark;
      found.push(id);
    };
    const { doubtful } = this.step;
    this.step.doubtful = [];
    this.each(own, emit, null);
    const { stamp } = this.values;
    if (this.step.doubtful.some(id => stamp[id] !== mark)) this.step.lossy = true;
    this.step.doubtful = doubtful;
    this.memory.take(5 + (found.length >> 3) + this.values.bulk - before);
    // Whatever a large number that may be none could bring about, a certain one does.
    return Int32Array.from(stamp[LARGE_WHOLE] === mark ? found.filter(id => !isVague(id)) : found);
  }

  /** Tables of the parts first: a set is marked while it is built, so building them must not interleave. */
  private prepare(uses: Multiset): void {
    forParts(uses.counts, this.sets.weights, (part, code) => {
      spend(1);
      if (code === 0 || code === uses.code) return;
      if (this.made.get(code) !== undefined) return this.recall(code);
      if (this.sets.canBe(part, code)) this.get({ counts: new Uint8Array(part), code });
      else this.made.set(code, NONE);
    });
  }

  /** Every way to make a value of these uses; `how` is told just before. */
  each(uses: Multiset, emit: Emit, how: How): void {
    const { counts } = uses;
    const { types } = this.sets.supply;
    const before = this.step.keep;
    this.step.keep = this.limits.keep(counts);
    if (this.sets.isCutOff(counts)) this.powers(uses, emit, how);
    for (const leaf of leavesOf(counts, this.sets.supply, false)) {
      if (how) how({ by: 'numeral', text: leaf.pieces });
      emit(this.values.number(numberOf(leaf.value)), null);
    }
    for (let t = 0; t < types.length; t++) {
      if (counts[t] === 0) continue;
      const { part } = types[t]!;
      const rest = this.without(counts, t);
      if (part.role === 'unit') this.unit(rest, emit, how);
      else if (part.role === 'bang') {
        for (const x of this.get(rest)) {
          spend(1);
          if (how) how({ by: 'bang', of: rest, x });
          this.step.factorial(x, emit);
        }
      } else if (part.role === 'sign') {
        const { sign } = part;
        if (this.sets.isUnary[t] && (sign === 'r' || sign === 'x')) {
          for (const x of this.get(rest)) {
            spend(1);
            if (how) how({ by: 'prefix', type: t, sign, of: rest, x });
            this.step.prefix(sign, x, emit);
          }
        }
        this.splits(t, this.sets.signs[t]!, rest, emit, how);
      } else if (part.role === 'digit' && this.sets.supply.kinds[types[t]!.kind]!.coloured)
        this.exponents(t, rest, emit, how);
    }
    this.step.keep = before;
  }

  /** A 1 as a power of the base that is not among the leaves. */
  private powers({ counts }: Multiset, emit: Emit, how: How): void {
    const tails = this.step.enclosed?.tails ?? null;
    if (tails === null) {
      this.step.lossy = true;
      return;
    }
    const type = counts.findIndex(n => n > 0);
    for (const [id, power] of [
      [tails.far, POWERS_LISTED],
      [tails.near, -POWERS_LISTED],
    ] as const) {
      if (how) how({ by: 'numeral', text: [{ type, before: '', after: `1{${power}}` }] });
      emit(id, null);
    }
  }

  private unit(rest: Multiset, emit: Emit, how: How): void {
    if (rest.code === 0) {
      if (how) how({ by: 'unit' });
      emit(this.values.number(IMAGINARY), null);
      return;
    }
    const i = this.values.number(IMAGINARY);
    for (const x of this.get(rest)) {
      spend(4);
      if (how) how({ by: 'beside', of: rest, x });
      this.step.binary('x', x, i, emit);
    }
    forParts(rest.counts, this.sets.weights, (part, code) => {
      if (code === 0 || code === rest.code) return;
      const left = this.lookup(part, code);
      const right = this.get(this.minus(rest, part, code));
      spend(1 + 4 * left.length * right.length);
      for (const x of left)
        for (const y of right)
          this.step.binary('x', x, y, both => {
            if (how) how({ by: 'between', left: this.sets.decoded(code), x, right: this.minus(rest, part, code), y });
            this.step.binary('x', both, i, emit);
          });
    });
  }

  private splits(type: number, signs: readonly Sign[], rest: Multiset, emit: Emit, how: How): void {
    const even = signs.every(s => s === '+' || s === 'x' || s === 'L');
    const percent = signs.includes('%');
    forParts(rest.counts, this.sets.weights, (part, code) => {
      spend(1);
      if (code === 0 || code === rest.code) return;
      const otherCode = rest.code - code;
      if (even && code > otherCode) return;
      const left = this.lookup(part, code);
      if (left.length === 0 && !percent) return;
      const right = this.made.get(otherCode) ?? this.get(this.minus(rest, part, code));
      if (right.length === 0 && !percent) return;
      const leftLong = percent ? this.longIds(part, code) : NONE;
      const rightLong = percent ? this.longIds(this.minus(rest, part, code).counts, otherCode) : NONE;
      for (const sign of signs) {
        const xs = sign === '%' ? joined(left, leftLong) : left;
        const ys = sign === '%' ? joined(right, rightLong) : right;
        if (xs.length === 0 || ys.length === 0) continue;
        spend(xs.length * ys.length);
        const own = how ? { counts: new Uint8Array(part), code } : null;
        const other = how ? this.minus(rest, part, code) : null;
        for (const x of xs) {
          for (const y of ys) {
            if (how && own && other) how({ by: 'binary', type, sign, left: own, x, right: other, y, branch: null });
            this.step.binary(sign, x, y, emit);
          }
        }
      }
    });
  }

  private exponents(type: number, rest: Multiset, emit: Emit, how: How): void {
    const { types } = this.sets.supply;
    const bang = types.findIndex(t => t.part.role === 'bang');
    const most = bang < 0 ? 0 : rest.counts[bang]!;
    let of = rest;
    const part = types[type]!.part;
    if (part.role !== 'digit') return;
    const tails = part.digit === 1 ? this.step.enclosed?.tails : null;
    const unlisted = tails ? [tails.far, tails.near] : [];
    for (const { text, value } of digitValues(part.digit, this.sets.supply.rules)) {
      let powers: number[] = [this.values.number(numberOf(value)), ...unlisted];
      of = rest;
      for (let bangs = 0; bangs <= most; bangs++) {
        if (bangs > 0) {
          of = this.without(of.counts, bang);
          const next: number[] = [];
          for (const p of powers) this.step.factorial(p, id => next.push(id));
          powers = next;
        }
        const base = of;
        for (const x of this.get(base)) {
          spend(4);
          if (how) how({ by: 'exponent', type, digit: text, bangs, of: base, x });
          for (const p of powers) this.step.binary('*', x, p, emit);
        }
      }
    }
  }

  private lookup(counts: Uint8Array, code: number): Int32Array {
    const known = this.made.get(code);
    if (known === undefined) return this.get({ counts: new Uint8Array(counts), code });
    this.recall(code);
    return known;
  }

  /** Values that may stand beside a sign: Percent takes two-digit numerals too. */
  operands(sign: Sign, counts: Uint8Array, code: number): Int32Array {
    const plain = this.lookup(counts, code);
    return sign === '%' ? joined(plain, this.longIds(counts, code)) : plain;
  }

  /** Two-digit numerals that only Percent allows. */
  private longIds(counts: Uint8Array, code: number): Int32Array {
    const known = this.long.get(code);
    if (known) return known;
    const ids = Int32Array.from(
      leavesOf(counts, this.sets.supply, true).map(l => this.values.number(numberOf(l.value))),
    );
    this.long.set(code, ids);
    return ids;
  }

  longLeaf(counts: Uint8Array, id: number): readonly NumeralPiece[] | null {
    return (
      leavesOf(counts, this.sets.supply, true).find(l => this.values.number(numberOf(l.value)) === id)?.pieces ?? null
    );
  }

  without(counts: Uint8Array, t: number): Multiset {
    const rest = new Uint8Array(counts);
    rest[t]!--;
    return this.sets.of(rest);
  }

  minus(from: Multiset, part: Uint8Array, code: number): Multiset {
    const rest = new Uint8Array(from.counts.length);
    for (let t = 0; t < rest.length; t++) rest[t] = from.counts[t]! - part[t]!;
    return { counts: rest, code: from.code - code };
  }
}

const NONE = new Int32Array(0);
const isVague = (id: number): boolean => id === LARGE_OTHER || id === LARGE_MAYBE;

const joined = (a: Int32Array, b: Int32Array): Int32Array => {
  if (b.length === 0) return a;
  const all = new Int32Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
};
