import { type Enclosures, FARTHEST } from './enclosures.ts';
import type { Emit } from './forward.ts';
import type { Surds } from './surds.ts';
import type { ValueTable } from './values.ts';

/** Beside a number so many times as large, by powers of two, bounds do not tell the sum from it. */
const TINY = 20;

/**
 * Numbers that bounds do not tell from one that is known exactly, and that are another all the same: 1 and something tiny,
 * a power of 3 with a tiny exponent. Each step has one value for each number it is done with, so what is made of two
 * different numbers in the same way is different.
 */
export class Apart {
  constructor(
    private readonly values: ValueTable,
    private readonly at: Enclosures,
    private readonly surds: Surds,
    /** Not where numbers are told apart by what they are made of; there only powers and roots are known not to be 1. */
    private readonly isAsked: boolean,
  ) {}

  /** a ± b, where b may be tiny beside a or a beside b. */
  sum(a: number, b: number, sign: 1 | -1, emit: Emit): Emit {
    const { at } = this;
    const [p, q] = [at.placeOf(a), at.placeOf(b)];
    if (p === 'beyond' || q === 'beyond') return emit;
    if (this.isAsked && p !== 'zero' && q !== 'zero') {
      if (at.isExact(a) && !at.mayBeZero(b) && at.high(b) < at.low(a) - TINY) return this.without(a, emit);
      if (at.isExact(b) && !at.mayBeZero(a) && at.high(a) < at.low(b) - TINY)
        return this.without(sign === 1 ? b : this.total(0, 1, b, -1), emit);
    }
    const [s, t] = [at.shunnedBy(a), at.shunnedBy(b)];
    if (s !== null && t === null) return this.without(this.sumOf(s, b, sign), emit);
    return t !== null && s === null ? this.without(this.sumOf(a, t, sign), emit) : emit;
  }

  product(a: number, b: number, emit: Emit): Emit {
    const [s, t] = [this.shunnedBy(a), this.shunnedBy(b)];
    if ((s === null) === (t === null)) return emit;
    const [shunned, other] = s !== null ? [s, b] : [t!, a];
    const { top, bottom } = this.values;
    if (top[other] === 0) return emit;
    return this.without(this.short(top[shunned]! * top[other]!, bottom[shunned]! * bottom[other]!), emit);
  }

  quotient(a: number, b: number, emit: Emit): Emit {
    const [s, t] = [this.shunnedBy(a), this.shunnedBy(b)];
    if ((s === null) === (t === null)) return emit;
    const [x, y] = [s ?? a, t ?? b];
    const { top, bottom } = this.values;
    if (top[a] === 0 || top[y] === 0) return emit;
    return this.without(this.short(top[x]! * bottom[y]!, bottom[x]! * top[y]!), emit);
  }

  /** Different powers of a positive number other than 1 are different, and of its powers only the power zero is 1. */
  power(a: number, b: number, emit: Emit): Emit {
    const t = this.shunnedBy(b);
    const base = t === null ? null : this.surds.of(a);
    const { top, bottom } = this.values;
    if (t !== null && base !== null && this.isButOne(a) && this.at.side(a) > 0 && bottom[t]! <= MOST_ROOT) {
      const power = Math.abs(top[t]!) < FARTHEST ? this.surds.power(1, base, top[t]!, bottom[t]!) : null;
      if (power !== null) return this.without(power, emit);
    }
    return this.at.placeOf(b) === 'zero' || this.at.mayBeZero(b) ? emit : this.root(a, emit);
  }

  /** No root of a number is 1 or -1 but of these two. */
  root(of: number, emit: Emit): Emit {
    if (!this.isButOne(of)) return emit;
    const { values } = this;
    return this.without(values.fraction(1, 1), this.without(values.fraction(-1, 1), emit));
  }

  /** Neither 1 nor -1, and known between bounds. */
  private isButOne(id: number): boolean {
    const { at, values } = this;
    if (at.placeOf(id) !== 'between') return false;
    return !at.mayMeet(id, values.fraction(1, 1)) && !at.mayMeet(id, values.fraction(-1, 1));
  }

  private shunnedBy(id: number): number | null {
    return this.isAsked ? this.at.shunnedBy(id) : null;
  }

  private sumOf(a: number, b: number, sign: 1 | -1): number | null {
    return this.total(this.values.top[a]!, this.values.bottom[a]!, b, sign);
  }

  private total(n: number, d: number, b: number, sign: 1 | -1): number | null {
    const [r, s] = [this.values.top[b]!, this.values.bottom[b]!];
    return Math.abs(n * s) <= MAX && Math.abs(r * d) <= MAX ? this.short(n * s + sign * r * d, d * s) : null;
  }

  /** NaN, which is no ordinary fraction, is none here either. */
  private short(n: number, d: number): number | null {
    return Math.abs(n) <= MAX && Math.abs(d) <= MAX && d !== 0 ? this.values.reduced(n, d) : null;
  }

  /** Nothing that is handed out is that number. */
  private without(exact: number | null, emit: Emit): Emit {
    return exact === null ? emit : (id, branch) => emit(this.at.without(id, exact), branch);
  }
}

const MAX = Number.MAX_SAFE_INTEGER;
/** Higher roots are not followed up. */
const MOST_ROOT = 60;
