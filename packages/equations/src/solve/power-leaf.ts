import { spend } from '../values/meter.ts';
import type { Multiset, Multisets } from './multisets.ts';
import type { Tables } from './tables.ts';
import type { Filling, Targets } from './targets.ts';
import type { Piece } from './witness.ts';

/** A power of the base that is wanted there. */
interface Hit {
  readonly entry: number;
  readonly piece: Exclude<Piece, string>;
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
  /** The place of the 1 among the types; null: that is not known to be complete here. */
  private readonly one: number | null;

  constructor(
    private readonly sets: Multisets,
    private readonly tables: Tables,
    /** Wanted values wherever the 1 stands, however few digits it has. */
    readonly targets: Targets,
  ) {
    const { types, kinds } = sets.supply;
    const ones = types.flatMap(({ part, kind }, at) =>
      part.role === 'digit' && part.digit === 1 ? [{ at, isColoured: kinds[kind]!.coloured }] : [],
    );
    const isAlone = ones.length === 1 && !ones[0]!.isColoured && sets.perNumeral === 1;
    this.one = isAlone && !types.some(t => t.part.role === 'point') ? ones[0]!.at : null;
  }

  /** What makes a Goal value of these uses; null: nothing is known of it. */
  through(uses: Multiset): Through | null {
    const { one, sets, tables } = this;
    if (one === null || uses.counts[one] === 0 || tables.step.enclosed === null) return null;
    tables.step.losses();
    const round = sets.decoded(uses.code - sets.weights[one]!);
    const { from, to, partial, dropped, loss } = this.targets.context(round);
    this.targets.partial = false;
    this.targets.dropped = false;
    const hits: Hit[] = [];
    let isSure = !partial && !dropped && !loss.lossy && !loss.dropped;
    for (let entry = from; entry < to; entry++) {
      const power = this.powerAt(this.targets.ids[entry]!);
      if (power === null) isSure = false;
      else if (power !== false) hits.push({ entry, piece: { type: one, ...power } });
    }
    return { isSure, hits, fillings: this.fillings(uses, round) };
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
  private powerAt(id: number): { readonly before: string; readonly glyph: string } | false | null {
    const enclosed = this.tables.step.enclosed!;
    const power = enclosed.powerOfBase(id);
    if (power === null || power === false) return power;
    const before = enclosed.enclosures.side(id) < 0 ? 'u' : '';
    return { before, glyph: power === 0 ? '1' : `1{${power}}` };
  }
}
