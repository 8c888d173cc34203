import { spend } from '../values/meter.ts';
import type { Supply } from './kinds.ts';

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
  private readonly limit: number;

  constructor({ types, kinds, repeats, limit }: Supply) {
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
  }

  /**
   * Choices of that many cubes that can still cover every Required cube with `more` others, until a visit answers. The
   * array handed out is reused.
   */
  each<T>(size: number, more: number, visit: (counts: Uint8Array) => T | null): T | null {
    const { limit, required, owned, cubesFrom, mosts, isBang } = this;
    const counts = new Uint8Array(mosts.length);
    const fillFrom = (t: number, left: number, missing: number, taken: number): T | null => {
      spend(1);
      if (t === mosts.length) return left === 0 ? visit(counts) : null;
      if (left > cubesFrom[t]!) return null;
      const top = isBang[t] ? mosts[t]! : Math.min(mosts[t]!, left);
      for (let n = 0; n <= top; n++) {
        const lacking = missing + Math.max(0, required[t]! - n);
        const extra = taken + Math.max(0, n - owned[t]!);
        if (extra > limit) break;
        if (lacking > more) continue;
        counts[t] = n;
        const found = fillFrom(t + 1, isBang[t] ? left : left - n, lacking, extra);
        if (found !== null) return found;
      }
      counts[t] = 0;
      return null;
    };
    return fillFrom(0, size, 0, 0);
  }

  /** Required digits that these uses leave to others. */
  digitsMissing(counts: Uint8Array): number {
    let digits = 0;
    for (let t = 0; t < counts.length; t++) if (this.isDigit[t]) digits += Math.max(0, this.required[t]! - counts[t]!);
    return digits;
  }
}
