import type { ValueTable } from './values.ts';

/** Numbers beyond 2 to the power of ± this are not told apart any more. */
export const FARTHEST = 2 ** 40;
/** A wider enclosure says too little, where nothing else is said. */
const WIDEST = 2 ** -6;
const NARROW = 2 ** -36;
/** Powers of two that bound numbers about zero. */
/** Beyond this the powers of two are powers of two themselves, so that there are few of them. */
const NEAR_RADIUS = -400;
const MOST_RADIUS = -1;
const LEAST_SIZE = 1;
/** Every sum and function below is off by less than this times its size: eight times what doubles are off by. */
export const ROUNDING = 2 ** -50;

/** Down or up by what doubles may be off by; what is beyond all of them stays there. */
export const widened = (x: number, way: 1 | -1): number =>
  Number.isFinite(x) ? x + way * ROUNDING * (Math.abs(x) + 1) : x;

/** What an index stands for: zero, numbers about zero, numbers of any sign beyond some size, or numbers of one sign. */
export type Place = 'zero' | 'about-zero' | 'beyond' | 'between';

/** Large and small powers of the base, without end. */
export interface Tails {
  readonly far: number;
  readonly near: number;
}

/**
 * Real numbers that are no ordinary fractions, each known by bounds of log₂ of its size and its sign. An index stands for
 * every number between its bounds, so whatever is worked out with it has to hold for all of them: then nothing is lost,
 * and where two enclosures are apart the numbers are different. The bounds of an index never change.
 */
export class Enclosures {
  private sides = new Int8Array(1 << 9);
  private lows = new Float64Array(1 << 9);
  private highs = new Float64Array(1 << 9);
  private slots = new Int32Array(1 << 10).fill(-1);
  private next = new Int32Array(1 << 9);
  private count = 0;
  private readonly radii = new Map<number, number>();
  /** Those about zero that zero is one of. */
  private readonly zeros = new Set<number>();
  private readonly sizes = new Map<number, number>();
  /** Numbers with an index of their own. */
  private readonly exact = new Set<number>();
  /** A number known exactly that is none of those the index stands for, though it lies between their bounds. */
  private readonly shunned = new Map<number, number>();
  private readonly shunning = new Map<string, number>();
  /** The sign of those beyond some size, where it is known. */
  private readonly signs = new Map<number, number>();
  /** Ordinary fractions met here. */
  private readonly known = new Set<number>();

  constructor(
    private readonly values: ValueTable,
    private readonly widest = WIDEST,
  ) {}

  placeOf(id: number): Place {
    const n = this.values.top[id]!;
    if (n === 0) return 'zero';
    this.see(id);
    if (this.sides[id] !== 0) return 'between';
    return this.highs[id] === Number.POSITIVE_INFINITY ? 'beyond' : 'about-zero';
  }

  mayBeZero(id: number): boolean {
    return this.values.top[id] === 0 || this.zeros.has(id);
  }

  /** 1 or -1; of numbers about zero 0. */
  side(id: number): number {
    return this.sides[id]!;
  }

  /** Also of numbers beyond some size, where it is known; else 0. */
  signOf(id: number): number {
    return this.placeOf(id) === 'beyond' ? (this.signs.get(id) ?? 0) : this.side(id);
  }

  /** Bounds of log₂ of the size. */
  low(id: number): number {
    return this.lows[id]!;
  }

  high(id: number): number {
    return this.highs[id]!;
  }

  /** Bounds for an ordinary fraction, once. */
  private see(id: number): void {
    const n = this.values.top[id]!;
    if (Number.isNaN(n) || this.known.has(id)) return;
    this.known.add(id);
    this.ensureSize(id);
    const log = Math.log2(Math.abs(n)) - Math.log2(this.values.bottom[id]!);
    const off = ROUNDING * (Math.abs(log) + Math.log2(this.values.bottom[id]!) + 1);
    this.sides[id] = Math.sign(n);
    this.lows[id] = log - off;
    this.highs[id] = log + off;
  }

  /** Can a number of the one be a number of the other? What is known exactly is met by itself alone. */
  mayMeet(a: number, b: number): boolean {
    if (a === b) return true;
    if (this.isExact(a) && this.isExact(b)) return false;
    if (this.areApart(a, b)) return false;
    const [p, q] = [this.placeOf(a), this.placeOf(b)];
    if (p === 'zero' || q === 'zero') return this.mayBeZero(a) && this.mayBeZero(b);
    if (p === 'between' && q === 'between' && this.sides[a] !== this.sides[b]) return false;
    if (this.signs.size > 0 && this.signOf(a) * this.signOf(b) < 0) return false;
    return this.lows[a]! <= this.highs[b]! && this.lows[b]! <= this.highs[a]!;
  }

  isExact(id: number): boolean {
    return this.exact.has(id) || !Number.isNaN(this.values.top[id]!);
  }

  /** Is one of them known exactly, and known not to be the other? */
  areApart(a: number, b: number): boolean {
    return this.shunned.size > 0 && (this.shunned.get(a) === b || this.shunned.get(b) === a);
  }

  /** A number known exactly that this one is not. */
  shunnedBy(id: number): number | null {
    return this.shunned.get(id) ?? null;
  }

  /** The index of the same numbers but that one, which is known exactly; where the bounds tell them apart, the index itself. */
  without(id: number, exact: number): number {
    if (this.isExact(id) || this.placeOf(id) !== 'between' || !this.mayMeet(id, exact)) return id;
    const key = `${id}:${exact}`;
    const known = this.shunning.get(key);
    if (known !== undefined) return known;
    const copy = this.copyOf(id);
    this.shunned.set(copy, exact);
    this.shunning.set(key, copy);
    return copy;
  }

  /** The index of numbers no farther from zero than 2 to the power of this, with zero or without; null: too little is said. */
  about(radius: number, hasZero: boolean): number | null {
    const power = radius < NEAR_RADIUS ? farRadius(radius) : Math.ceil(radius);
    if (!(power <= MOST_RADIUS)) return null;
    const key = hasZero ? power : power - FARTHEST;
    let id = this.radii.get(key);
    if (id === undefined) {
      id = this.values.enclosed();
      this.ensureSize(id);
      this.sides[id] = 0;
      this.lows[id] = Number.NEGATIVE_INFINITY;
      this.highs[id] = power;
      this.radii.set(key, id);
      if (hasZero) this.zeros.add(id);
    }
    return id;
  }

  /** The index of numbers of any sign, or of this one, at least as large as 2 to the power of this; null: that says too little. */
  beyond(size: number, sign = 0): number | null {
    const power = Math.min(FARTHEST, Math.floor(size));
    if (!(power >= LEAST_SIZE)) return null;
    const key = power * 4 + sign;
    let id = this.sizes.get(key);
    if (id === undefined) {
      id = this.ofAnySign(power, Number.POSITIVE_INFINITY);
      if (sign !== 0) this.signs.set(id, sign);
      this.sizes.set(key, id);
    }
    return id;
  }

  /** An index of its own for one positive number, which is at least as large as 2 to the power of this. */
  exactlyBeyond(size: number): number {
    const id = this.atLeast(size);
    this.signs.set(id, 1);
    this.exact.add(id);
    return id;
  }

  /** An index of its own for numbers of any sign at least as large as 2 to the power of this, which is 1 or more. */
  atLeast(size: number): number {
    return this.ofAnySign(Math.min(FARTHEST, size), Number.POSITIVE_INFINITY);
  }

  /** The same for numbers other than zero that are at most as large as that, which is -1 or less. */
  atMost(size: number): number {
    return this.ofAnySign(Number.NEGATIVE_INFINITY, Math.max(-FARTHEST, size));
  }

  private ofAnySign(low: number, high: number): number {
    const id = this.values.enclosed();
    this.ensureSize(id);
    this.sides[id] = 0;
    this.lows[id] = low;
    this.highs[id] = high;
    return id;
  }

  /** Another index for the same numbers. */
  copyOf(id: number): number {
    const copy = this.values.enclosed();
    this.ensureSize(Math.max(copy, id));
    this.sides[copy] = this.sides[id]!;
    this.lows[copy] = this.lows[id]!;
    this.highs[copy] = this.highs[id]!;
    if (this.zeros.has(id)) this.zeros.add(copy);
    const sign = this.signs.get(id);
    if (sign !== undefined) this.signs.set(copy, sign);
    const shunned = this.shunned.get(id);
    if (shunned !== undefined) this.shunned.set(copy, shunned);
    return copy;
  }

  /** A number known exactly and by these bounds; the index is its own. */
  exactly(side: number, low: number, high: number): number {
    const id = this.values.enclosed();
    this.ensureSize(id);
    this.sides[id] = side;
    this.lows[id] = low;
    this.highs[id] = high;
    this.exact.add(id);
    return id;
  }

  /**
   * The index of a number of this sign whose log₂ lies between these bounds; where they are far apart one of them has to
   * do, and null: they say too little. The first index whose bounds hold it is taken, so that the same question has the
   * same answer later on.
   */
  between(side: number, low: number, high: number): number | null {
    if (low >= FARTHEST) return this.beyond(low, side);
    if (high <= -FARTHEST) return this.about(high, false);
    const width = high - low;
    if (!(width < this.widest) || high >= FARTHEST) return this.beyond(low, side) ?? this.about(high, false);
    const isNarrow = width < NARROW;
    const cell = isNarrow ? NARROW_CELLS : WIDE_CELLS;
    const at = Math.floor(low * cell);
    let found = -1;
    for (const key of [at, at - 1]) {
      for (let id = this.slots[this.slot(side, key, isNarrow)]!; id >= 0; id = this.next[id]!)
        if (this.sides[id] === side && this.lows[id]! <= low && this.highs[id]! >= high && (found < 0 || id < found))
          found = id;
    }
    if (found >= 0) return found;
    const pad = width / 8 + ROUNDING * Math.max(1, Math.abs(low));
    const id = this.values.enclosed();
    this.ensureSize(id);
    this.sides[id] = side;
    this.lows[id] = low - pad;
    this.highs[id] = high + pad;
    this.put(id, isNarrow);
    return id;
  }

  private put(id: number, isNarrow: boolean): void {
    if (++this.count * 2 > this.slots.length) this.rehash();
    const at = this.slot(
      this.sides[id]!,
      Math.floor(this.lows[id]! * (isNarrow ? NARROW_CELLS : WIDE_CELLS)),
      isNarrow,
    );
    this.next[id] = this.slots[at]!;
    this.slots[at] = id;
    this.entered.push(isNarrow ? id : ~id);
  }

  private readonly entered: number[] = [];

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 4).fill(-1);
    for (const entry of this.entered) {
      const id = entry < 0 ? ~entry : entry;
      const cell = entry < 0 ? WIDE_CELLS : NARROW_CELLS;
      const at = this.slot(this.sides[id]!, Math.floor(this.lows[id]! * cell), entry >= 0);
      this.next[id] = this.slots[at]!;
      this.slots[at] = id;
    }
  }

  private slot(side: number, key: number, isNarrow: boolean): number {
    const mixed =
      Math.imul(key | 0, 0x9e3779b1) ^
      Math.imul((key / 4294967296) | 0, 0x85ebca6b) ^
      (side * 77 + (isNarrow ? 13 : 0));
    return (mixed ^ (mixed >>> 15)) & (this.slots.length - 1);
  }

  private ensureSize(id: number): void {
    if (id < this.sides.length) return;
    let size = this.sides.length;
    while (size <= id) size *= 2;
    this.sides = grown(this.sides, new Int8Array(size));
    this.lows = grown(this.lows, new Float64Array(size));
    this.highs = grown(this.highs, new Float64Array(size));
    this.next = grown(this.next, new Int32Array(size));
  }
}

/** Not below the radius, also where its log₂ is rounded up. */
const farRadius = (radius: number): number =>
  Math.max(-FARTHEST, Math.min(NEAR_RADIUS, -(2 ** Math.floor(Math.log2(-radius) - ROUNDING_OF_LOGS))));
const ROUNDING_OF_LOGS = 2 ** -20;

const NARROW_CELLS = 2 ** 30;
const WIDE_CELLS = 2 ** 3;

function grown<T extends Int8Array | Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
