import type { Sign } from '../language/token.ts';
import { bitLength, smallGcd } from '../values/integers.ts';
import { spend } from '../values/meter.ts';
import type { Rational } from '../values/rational.ts';
import { CodeMap } from './code-map.ts';
import { FARTHEST_BITS, type Loss, WRITTEN_BITS } from './forward.ts';
import type { Found, Inverse, Whatever } from './inverse.ts';
import { digitValues } from './leaves.ts';
import { type Limits, WANT_ALL, type Want } from './limits.ts';
import { FORWARD_DIGITS, forParts, type Multiset, type Multisets } from './multisets.ts';
import type { Tables } from './tables.ts';

/** The step from a wanted value back to a part of the expression: all of it but the part still to be found. */
export interface Back {
  readonly by: 'binary' | 'prefix' | 'bang' | 'exponent';
  readonly type: number;
  readonly sign: Sign | null;
  /** The known operand: the code of its uses, its value and side. */
  readonly known: number | null;
  readonly x: number;
  readonly onLeft: boolean;
}

/** Uses spent round the part that is missing, with the values that part should have: entries [from, to). */
export interface Context {
  readonly uses: Multiset;
  readonly from: number;
  readonly to: number;
  /** Bits of the longest and the shortest of the values, as far as they are written out; is one of them zero? */
  readonly longest: number;
  readonly shortest: number;
  readonly hasZero: boolean;
  /** What was left out on the way to it. */
  readonly partial: boolean;
  readonly dropped: boolean;
  readonly loss: Loss;
  /** Where any value of that sort will do. */
  readonly whatever: readonly Filling[];
}

/** Any value of that sort will do there. */
export interface Filling {
  readonly kind: Whatever;
  readonly parent: number;
  readonly back: Back;
}

interface Work {
  readonly from: Context;
  readonly back: Omit<Back, 'x' | 'onLeft'>;
  readonly values: Int32Array;
}

const NO_OPERAND = Int32Array.of(-1);

/** Wanted values by context, worked out from the Goal inwards. */
export class Targets {
  /** More would do than was listed, so an empty search is no proof. */
  partial = false;
  /** Some value was not looked for, being long, that might be made. */
  dropped = false;
  /** Entry by entry: the wanted value, the entry it came from, the step between them, the context it belongs to. A step
   *  is the place of its work, doubled, and 1 more where the known operand stands on the right. */
  ids = new Int32Array(1 << 8);
  private parents = new Int32Array(1 << 8);
  private steps = new Int32Array(1 << 8);
  private operands = new Int32Array(1 << 8);
  owners = new Int32Array(1 << 8);
  count = 0;
  readonly contexts: Context[] = [];
  private readonly backs: Omit<Back, 'x' | 'onLeft'>[] = [];
  private readonly known: CodeMap<Context>;
  private entry = 0;
  /** The step being turned round; written down when it yields something. */
  private back: Omit<Back, 'x' | 'onLeft'> | null = null;
  private x = -1;
  private onLeft = true;
  private mark = 0;
  /** Bounds of the wanted values that can be made, as far as they are ordinary fractions. */
  private least = Number.NEGATIVE_INFINITY;
  private most = Number.POSITIVE_INFINITY;
  private mostBelow = Number.POSITIVE_INFINITY;
  private want: Want = WANT_ALL;
  private doubtful: number[] = [];
  private whatever: Filling[] = [];

  private readonly found: Found = {
    value: id => {
      const { top, bottom } = this.tables.values;
      const n = top[id]!;
      if (Number.isNaN(n)) {
        if (this.limits.effort === 'enclosed') this.once(id);
        else this.tall(id);
      } else if (this.isInReach(n, bottom[id]!)) this.once(id);
    },
    ordinary: (n, d) => {
      if (d < 0) return this.found.ordinary(-n, -d);
      if (n < this.least * d || n > this.most * d) return;
      const isWhole = d === 1 || n % d === 0;
      if (!isWhole && this.want.whole) return;
      const g = isWhole ? d : smallGcd(Math.abs(n), d);
      if (this.isInReach(n / g, d / g)) this.once(this.tables.values.fraction(n / g, d / g));
    },
    rational: r => {
      if (this.isLookedFor(r)) this.once(this.tables.values.rational(r));
    },
    whatever: kind => {
      if (this.back && !this.whatever.some(w => w.kind === kind))
        this.whatever.push({ kind, parent: this.entry, back: { ...this.back, x: this.x, onLeft: this.onLeft } });
    },
    doubtful: id => {
      this.doubtful.push(id);
    },
    partial: () => {
      this.partial = true;
    },
    dropped: () => {
      this.dropped = true;
    },
  };

  constructor(
    private readonly sets: Multisets,
    private limits: Limits,
    private readonly tables: Tables,
    private readonly inverse: Inverse,
    goals: readonly number[],
    /** What is missing is a single digit, beside which no part is too heavy. */
    private readonly isForLeaf = false,
  ) {
    this.known = new CodeMap(sets.codes);
    const counts = new Uint8Array(sets.size);
    this.entry = -1;
    for (const id of goals) this.put(id);
    const root: Context = {
      uses: { counts, code: 0 },
      from: 0,
      to: this.count,
      ...this.extent(0),
      partial: false,
      dropped: false,
      loss: { lossy: false, dropped: false },
      whatever: [],
    };
    this.known.set(0, root);
    this.contexts.push(root);
  }

  /** The Goal values. */
  get roots(): readonly number[] {
    const { from, to } = this.contexts[0]!;
    return [...this.ids.subarray(from, to)];
  }

  /** From here on with more effort: see the tables. */
  retryThoroughly(limits: Limits): void {
    this.limits = limits;
    this.known.keep(c => !c.partial && !c.dropped && !c.loss.lossy && !c.loss.dropped);
  }

  /** An ordinary fraction in lowest terms. */
  private isInReach(n: number, d: number): boolean {
    return n >= this.least && n <= this.most && n >= -this.most && d <= this.mostBelow;
  }

  private isLookedFor({ n, d }: Rational): boolean {
    const { whole, positive } = this.want;
    if ((whole && d !== 1n) || (positive && n < 0n)) return false;
    return this.isShort(Math.max(bitLength(n), bitLength(d)));
  }

  private isShort(length: number): boolean {
    if (length <= this.want.bits) return true;
    if (length <= this.want.sureBits) this.dropped = true;
    return false;
  }

  /** No ordinary fraction. */
  private tall(id: number): void {
    const { values } = this.tables;
    const r = values.rationalOf(id);
    if (r ? this.isLookedFor(r) : this.isSymbolLookedFor(id)) this.once(id);
  }

  private isSymbolLookedFor(id: number): boolean {
    const { sureBits, whole, positive } = this.want;
    if (sureBits >= FARTHEST_BITS) return this.isShort(WRITTEN_BITS);
    const { values } = this.tables;
    const { bits, isNegative } = values.tallness(id);
    if ((positive && isNegative) || (whole && values.formOf(id) === 'broken')) return false;
    return this.isShort(Math.max(WRITTEN_BITS, bits));
  }

  private once(id: number): void {
    const { stamp } = this.tables.values;
    if (stamp[id] === this.mark) return;
    stamp[id] = this.mark;
    this.put(id);
  }

  /** The entry an entry came from and the step between them; null at the Goal. */
  origin(entry: number): { readonly parent: number; readonly back: Back } | null {
    const parent = this.parents[entry]!;
    if (parent < 0) return null;
    const step = this.steps[entry]!;
    const back = { ...this.backs[step >> 1]!, x: this.operands[entry]!, onLeft: (step & 1) === 0 };
    return { parent, back };
  }

  private put(id: number): void {
    if (this.count === this.ids.length) {
      this.ids = doubled(this.ids);
      this.parents = doubled(this.parents);
      this.steps = doubled(this.steps);
      this.operands = doubled(this.operands);
      this.owners = doubled(this.owners);
    }
    this.ids[this.count] = id;
    this.parents[this.count] = this.entry;
    this.steps[this.count] = 2 * (this.backs.length - 1) + (this.onLeft ? 0 : 1);
    this.operands[this.count] = this.x;
    this.owners[this.count] = this.contexts.length;
    this.count++;
  }

  /** Contexts that were made of some of these uses. */
  within(uses: Multiset): readonly Context[] {
    const found: Context[] = [];
    forParts(uses.counts, this.sets.weights, (_, code) => {
      const context = this.known.get(code);
      if (context !== undefined) found.push(context);
    });
    return found;
  }

  context(uses: Multiset): Context {
    const made = this.known.get(uses.code) ?? this.made({ counts: new Uint8Array(uses.counts), code: uses.code });
    this.recall(made);
    return made;
  }

  private recall({ partial, dropped, loss }: Context): void {
    this.partial ||= partial;
    this.dropped ||= dropped;
    this.tables.step.lose(loss);
  }

  private made(uses: Multiset): Context {
    const { step, values, memory } = this.tables;
    const outer = { partial: this.partial, dropped: this.dropped, loss: step.losses() };
    this.partial = false;
    this.dropped = false;
    const work = this.workFor(uses);
    const from = this.count;
    const before = values.bulk;
    this.mark = values.mark();
    this.want = this.limits.want(uses.counts);
    this.inverse.isQuick = this.limits.effort === 'quick';
    this.inverse.mostBits = this.want.bits;
    this.inverse.sureBits = this.want.sureBits;
    this.most = 2 ** this.want.bits;
    this.least = this.want.positive ? 0 : -this.most;
    this.mostBelow = this.want.whole ? 1 : this.most;
    this.whatever = [];
    this.doubtful = [];
    for (const w of work) this.run(w);
    if (this.doubtful.some(id => values.stamp[id] !== this.mark)) this.partial = true;
    memory.take(10 + this.count - from + values.bulk - before);
    const { whatever, partial, dropped } = this;
    const context = {
      uses,
      from,
      to: this.count,
      ...this.extent(from),
      partial,
      dropped,
      loss: step.losses(),
      whatever,
    };
    this.partial ||= outer.partial;
    this.dropped ||= outer.dropped;
    step.lose(outer.loss);
    this.contexts.push(context);
    this.known.set(uses.code, context);
    return context;
  }

  /** Of the entries from this one on. */
  private extent(from: number): Pick<Context, 'longest' | 'shortest' | 'hasZero'> {
    const { top, bottom } = this.tables.values;
    let most = 0;
    let least = Number.POSITIVE_INFINITY;
    let hasZero = false;
    for (let e = from; e < this.count; e++) {
      const n = top[this.ids[e]!]!;
      if (Number.isNaN(n)) return { longest: Number.POSITIVE_INFINITY, shortest: 0, hasZero: true };
      if (n === 0) hasZero = true;
      const height = Math.max(n, -n, bottom[this.ids[e]!]!);
      if (height > most) most = height;
      if (height < least) least = height;
    }
    return { longest: Math.log2(most) + 1, shortest: Math.log2(least), hasZero };
  }

  /** What has to be turned round; contexts and tables needed for it are made here, before any value is marked. */
  private workFor(uses: Multiset): readonly Work[] {
    const { sets } = this;
    const { types, kinds } = sets.supply;
    const work: Work[] = [];
    // Where so few digits are left, whatever is missing is in the tables: no step leads further in from there.
    const missing = sets.allDigits - sets.digits(uses.counts);
    const isLast = !this.isForLeaf && missing <= FORWARD_DIGITS;
    for (let t = 0; t < types.length; t++) {
      if (uses.counts[t] === 0) continue;
      const { part, kind } = types[t]!;
      const rest = this.tables.without(uses.counts, t);
      if (part.role === 'bang') {
        if (isLast) continue;
        work.push({
          from: this.context(rest),
          back: { by: 'bang', type: t, sign: null, known: null },
          values: NO_OPERAND,
        });
      } else if (part.role === 'sign') {
        const { sign } = part;
        if (!isLast && sets.isUnary[t])
          work.push({
            from: this.context(rest),
            back: { by: 'prefix', type: t, sign, known: null },
            values: NO_OPERAND,
          });
        this.splits(t, rest, work);
      } else if (part.role === 'unit') this.partial = true;
      else if (part.role === 'digit' && kinds[kind]!.coloured && (this.isForLeaf || missing >= FORWARD_DIGITS))
        this.exponents(t, part.digit, rest, work);
    }
    return work;
  }

  /** A coloured digit behind the missing part; with ! behind it that is not turned round. */
  private exponents(type: number, digit: number, rest: Multiset, work: Work[]): void {
    const tails = digit === 1 && this.sets.hasPowers ? (this.tables.step.enclosed?.tails ?? null) : null;
    if (digit === 1 && this.sets.hasPowers && tails === null) this.partial = true;
    if (this.sets.supply.types.some((t, n) => t.part.role === 'bang' && rest.counts[n]! > 0)) this.partial = true;
    const { values } = this.tables;
    const powers = digitValues(digit, this.sets.supply.rules).map(({ value }) => values.rational(value));
    work.push({
      from: this.context(rest),
      back: { by: 'exponent', type, sign: '*', known: null },
      values: Int32Array.from(new Set(tails === null ? powers : [...powers, tails.far, tails.near])),
    });
  }

  private splits(type: number, rest: Multiset, work: Work[]): void {
    const { sets, tables } = this;
    const heavier = sets.allDigits - sets.digits(rest.counts);
    const signs = sets.signs[type]!;
    forParts(rest.counts, sets.weights, (counts, code) => {
      spend(1);
      if (code === 0 || !sets.canBe(counts, code)) return;
      const digits = sets.digitsOf(counts, code);
      if (!this.isForLeaf && (digits > heavier || heavier + digits <= FORWARD_DIGITS)) return;
      const outerCode = rest.code - code;
      let from = this.known.get(outerCode);
      if (from === undefined) {
        const outer = tables.minus(rest, counts, code);
        if (!sets.fits(outer.counts, 0)) return;
        from = this.context(outer);
      } else this.recall(from);
      if (from.from === from.to) return;
      for (const s of signs) {
        const values = tables.operands(s, counts, code);
        if (values.length > 0) work.push({ from, back: { by: 'binary', type, sign: s, known: code }, values });
      }
    });
  }

  /**
   * Whatever makes a wanted value with an operand that is much longer or much shorter than it is too long to be made:
   * H(a) <= 2 H(a∘b) H(b) and H(a∘b) <= 2 H(a) H(b), but 0 times everything is 0. Average and Percent take some bits
   * more.
   */
  private operandBits(sign: Sign, { longest, shortest, hasZero }: Context): readonly [number, number] {
    if (this.limits.effort === 'enclosed') return ANY_LENGTH;
    const isSum = sign === '+' || sign === '-';
    if (!isSum && sign !== 'x' && sign !== '/' && sign !== '%') return ANY_LENGTH;
    const spare = this.want.sureBits + MEANING_BITS;
    return [shortest - spare, isSum || !hasZero ? longest + spare : Number.POSITIVE_INFINITY];
  }

  private run({ from, back, values }: Work): void {
    const { sign } = back;
    this.back = back;
    this.backs.push(back);
    const [least, most] = sign === null ? ANY_LENGTH : this.operandBits(sign, from);
    const [leastSize, mostSize] = [2 ** (least - 1), 2 ** most];
    for (const x of values) {
      if (most < FARTHEST_BITS && this.tables.values.isLonger(x, most, mostSize)) continue;
      if (least > 1 && !this.tables.values.isLonger(x, least - 1, leastSize)) continue;
      for (const onLeft of sign !== null && isEven(sign) ? ONE_SIDE : SIDES) {
        this.x = x;
        this.onLeft = onLeft;
        spend(1 + from.to - from.from);
        for (let e = from.from; e < from.to; e++) {
          this.entry = e;
          const t = this.ids[e]!;
          if (back.by === 'binary') this.inverse.binary(sign!, x, t, onLeft, this.found);
          else if (back.by === 'exponent') this.inverse.binary('*', x, t, false, this.found);
          else if (back.by === 'bang') this.inverse.factorial(t, this.found);
          else this.inverse.prefix(sign as 'r' | 'x', t, this.found);
        }
        if (back.by !== 'binary') break;
      }
    }
  }
}

const ANY_LENGTH = [0, Number.POSITIVE_INFINITY] as const;
/** 1 for a sum, 1 for Average, 7 for Percent, 1 for rounding. */
const MEANING_BITS = 10;

/** The order of the operands does not matter. */
const isEven = (sign: Sign): boolean => sign === '+' || sign === 'x' || sign === 'L' || sign === 'G' || sign === '%';
const SIDES = [true, false] as const;
const ONE_SIDE = [true] as const;

function doubled(from: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const to = new Int32Array(from.length * 2);
  to.set(from);
  return to;
}
