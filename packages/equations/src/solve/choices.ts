import { spend } from '../values/meter.ts';
import { hasUnary, type Supply } from './kinds.ts';

/** The choices of uses that Required, Permitted and Resources allow. */
export class Choices {
  private readonly mosts: readonly number[];
  private readonly isBang: readonly boolean[];
  private readonly isDigit: readonly boolean[];
  /** Uses that every Solution has to make, where one type alone can make them. */
  private readonly required: readonly number[];
  /** Uses that take nothing from Resources. */
  private readonly owned: readonly number[];
  /** Cubes of this type and all later ones. */
  private readonly cubesFrom: readonly number[];
  /** Signs that can only stand between two numbers. */
  private readonly isBetween: readonly boolean[];
  private readonly isNumber: readonly boolean[];
  /** Digits and i of this type and all later ones. */
  private readonly numbersFrom: readonly number[];
  /** Signs that take a cube from Resources when they are used, however often. */
  private readonly isLoose: readonly boolean[];
  private readonly limit: number;

  constructor({ types, kinds, repeats, limit, rules }: Supply) {
    const cubesFrom = types.map(() => 0);
    for (let t = types.length - 1, sum = 0; t >= 0; t--) cubesFrom[t] = sum += types[t]!.kind < 0 ? 0 : types[t]!.most;
    this.cubesFrom = cubesFrom;
    this.limit = limit;
    this.mosts = types.map(t => t.most);
    this.isBang = types.map(t => t.kind < 0);
    this.isDigit = types.map(t => t.part.role === 'digit');
    this.required = types.map(({ kind }) =>
      kind >= 0 && types.filter(o => o.kind === kind).length === 1 ? kinds[kind]!.required : 0,
    );
    this.owned = types.map(({ kind, part }) =>
      kind < 0 || (repeats && part.role === 'sign')
        ? Number.POSITIVE_INFINITY
        : kinds[kind]!.required + kinds[kind]!.permitted,
    );
    this.isBetween = types.map(({ part }) => part.role === 'sign' && !hasUnary(part.sign, rules));
    this.isNumber = types.map(({ part }) => part.role === 'digit' || part.role === 'unit');
    const numbersFrom = types.map(() => 0);
    for (let t = types.length - 1, sum = 0; t >= 0; t--) numbersFrom[t] = sum += this.isNumber[t] ? types[t]!.most : 0;
    this.numbersFrom = numbersFrom;
    this.isLoose = types.map(
      ({ kind, part }) =>
        repeats && kind >= 0 && part.role === 'sign' && kinds[kind]!.required + kinds[kind]!.permitted === 0,
    );
  }

  /**
   * Choices of that many cubes that can still cover every Required cube with so many others, until a visit answers. Those
   * with more signs between numbers than numbers are left out: no expression has as many, with a part missing or without.
   * The array handed out is reused.
   */
  each<T>(size: number, others: number, visit: (counts: Uint8Array) => T | null): T | null {
    const { limit, required, owned, cubesFrom, mosts, isBang, isBetween, isNumber, isLoose, numbersFrom } = this;
    const counts = new Uint8Array(mosts.length);
    /** `spare`: numbers so far, less the signs between numbers. */
    const fillFrom = (t: number, left: number, missing: number, taken: number, spare: number): T | null => {
      spend(1);
      if (t === mosts.length) return left === 0 && spare >= 0 ? visit(counts) : null;
      if (left > cubesFrom[t]! || spare + Math.min(left, numbersFrom[t]!) < 0) return null;
      const top = isBang[t] ? mosts[t]! : Math.min(mosts[t]!, left);
      for (let n = 0; n <= top; n++) {
        const lacking = missing + Math.max(0, required[t]! - n);
        const extra = taken + (isLoose[t] ? Math.min(n, 1) : Math.max(0, n - owned[t]!));
        if (extra > limit) break;
        if (lacking > others) continue;
        counts[t] = n;
        const more = isNumber[t] ? spare + n : isBetween[t] ? spare - n : spare;
        const found = fillFrom(t + 1, isBang[t] ? left : left - n, lacking, extra, more);
        if (found !== null) return found;
      }
      counts[t] = 0;
      return null;
    };
    return fillFrom(0, size, 0, 0, 0);
  }

  /** Required digits that these uses leave to others. */
  digitsMissing(counts: Uint8Array): number {
    let digits = 0;
    for (let t = 0; t < counts.length; t++) if (this.isDigit[t]) digits += Math.max(0, this.required[t]! - counts[t]!);
    return digits;
  }
}
