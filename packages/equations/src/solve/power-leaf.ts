import { spend } from '../values/meter.ts';
import type { Inverse } from './inverse.ts';
import { forParts, type Multiset, type Multisets } from './multisets.ts';
import type { Tables } from './tables.ts';
import type { Context, Filling, Targets } from './targets.ts';
import { derive, type Piece } from './witness.ts';

/** A power of the base that is wanted there; `part`: how it is written, with what is known beside it. */
interface Hit {
  readonly entry: number;
  readonly part: () => readonly Piece[];
}

/** `fillings`: where any value of a sort will do, with the uses that are left for it. `isSure`: nothing else may do. */
interface Through {
  readonly isSure: boolean;
  readonly hits: readonly Hit[];
  readonly fillings: readonly (Filling & { readonly part: Multiset })[];
}

/**
 * Powers of the Base: a 1 is any power of the base, so its table has no end. Everything round one such 1 in a choice of
 * uses is turned round from the Goal until that 1 alone is missing, and each wanted value is either a power of the base or
 * not; others are in the tables round it, listed or as tall numbers.
 */
export class PowerLeaf {
  /** The places of the ones among the types, those that may be exponents without a sign last; none: nothing is complete here. */
  private readonly ones: readonly number[];

  constructor(
    private readonly sets: Multisets,
    private readonly tables: Tables,
    private readonly inverse: Inverse,
    /** Wanted values wherever the 1 stands, however few digits it has. */
    readonly targets: Targets,
  ) {
    const { types } = sets.supply;
    const ones = types.flatMap(({ part }, at) => (part.role === 'digit' && part.digit === 1 ? [at] : []));
    const isPlain = sets.perNumeral === 1 && !types.some(t => t.part.role === 'point');
    this.ones = isPlain ? ones.toSorted((a, b) => Number(this.isColoured(a)) - Number(this.isColoured(b))) : [];
  }

  private isColoured(type: number): boolean {
    const { types, kinds } = this.sets.supply;
    return kinds[types[type]!.kind]!.coloured;
  }

  /** What makes a Goal value of these uses; null: nothing is known of it. */
  through(uses: Multiset): Through | null {
    const { sets, tables } = this;
    const one = this.ones.find(at => uses.counts[at]! > 0);
    if (one === undefined || tables.step.enclosed === null) return null;
    tables.step.losses();
    const round = sets.decoded(uses.code - sets.weights[one]!);
    const { from, to, ...context } = this.targets.context(round);
    const hits: Hit[] = [];
    let isSure = isComplete(context);
    for (let entry = from; entry < to; entry++) {
      const piece = this.powerAt(one, this.targets.ids[entry]!);
      if (piece === null) isSure = false;
      else if (piece !== false) hits.push({ entry, part: () => [piece] });
    }
    if (this.isColoured(one) && !this.asExponent(one, round, hits)) isSure = false;
    this.targets.partial = false;
    this.targets.dropped = false;
    return { isSure, hits, fillings: this.fillings(uses, round) };
  }

  /** The 1 as an exponent without a sign; false: not all of that was gone through. */
  private asExponent(one: number, round: Multiset, hits: Hit[]): boolean {
    const { sets, tables } = this;
    const { types } = sets.supply;
    // With ! behind it the exponent is no power of the base.
    let isSure = !types.some(({ part }, t) => part.role === 'bang' && round.counts[t]! > 0);
    const plain = { type: one, before: '', glyph: '1' };
    forParts(round.counts, sets.weights, (counts, code) => {
      spend(1);
      if (code === 0 || !sets.canBe(counts, code)) return;
      const base = sets.decoded(code);
      const outer = tables.minus(round, counts, code);
      if (!sets.fits(outer.counts, 0)) return;
      const { from, to, ...context } = this.targets.context(outer);
      const ids = tables.get(base);
      const { lossy, dropped } = tables.step;
      if (!isComplete(context) || lossy || dropped) isSure = false;
      spend(1 + ids.length * (to - from));
      for (let entry = from; entry < to; entry++)
        for (const x of ids) {
          const put = (piece: Exclude<Piece, string>): void => {
            hits.push({ entry, part: () => ['(', ...derive(tables, base, x, () => null), "'", piece, ')'] });
          };
          const wanted = (id: number): void => {
            const piece = this.powerAt(one, id);
            if (piece === null) isSure = false;
            else if (piece !== false) put(piece);
          };
          const unsure = (): void => {
            isSure = false;
          };
          this.inverse.binary('*', x, this.targets.ids[entry]!, true, {
            value: wanted,
            ordinary: (n, d) => wanted(tables.values.reduced(n, d)),
            rational: r => wanted(tables.values.rational(r)),
            whatever: () => put(plain),
            doubtful: unsure,
            partial: unsure,
            dropped: unsure,
          });
        }
    });
    return isSure;
  }

  private fillings(uses: Multiset, round: Multiset): Through['fillings'] {
    const contexts = this.targets.within(round).filter(c => c.whatever.length > 0);
    spend(1 + contexts.length);
    return contexts.flatMap(({ uses: { counts, code }, whatever }) => {
      const part = this.tables.minus(uses, counts, code);
      return whatever.map(one => ({ ...one, part }));
    });
  }

  /** The 1 that is this value; false: none is, null: that cannot be told. */
  private powerAt(type: number, id: number): Exclude<Piece, string> | false | null {
    const enclosed = this.tables.step.enclosed!;
    const power = enclosed.powerOfBase(id);
    if (power === null || power === false) return power;
    const before = enclosed.enclosures.side(id) < 0 ? 'u' : '';
    return { type, before, glyph: power === 0 ? '1' : `1{${power}}` };
  }
}

const isComplete = ({ partial, dropped, loss }: Pick<Context, 'partial' | 'dropped' | 'loss'>): boolean =>
  !partial && !dropped && !loss.lossy && !loss.dropped;
