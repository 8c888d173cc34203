import type { Multiset, Multisets } from './multisets.ts';
import type { Tables } from './tables.ts';
import type { Targets } from './targets.ts';
import type { Piece } from './witness.ts';

/** A power of the base that is wanted there. */
interface Hit {
  readonly entry: number;
  readonly piece: Exclude<Piece, string>;
}

/**
 * Powers of the Base: a 1 is any power of the base, so its table has no end. Where there is one such 1 in a choice of uses,
 * everything round it is turned round from the Goal until the 1 alone is missing, and each wanted value is either a power
 * of the base or not.
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

  /** What makes a Goal value of these uses; null: that is not known for every power. */
  through(uses: Multiset): readonly Hit[] | null {
    const { one, sets, tables } = this;
    if (one === null || uses.counts[one] !== 1 || tables.step.enclosed === null) return null;
    tables.step.losses();
    const { from, to, partial, dropped, loss } = this.targets.context(sets.decoded(uses.code - sets.weights[one]!));
    this.targets.partial = false;
    this.targets.dropped = false;
    if (partial || dropped || loss.lossy || loss.dropped) return null;
    const hits: Hit[] = [];
    for (let entry = from; entry < to; entry++) {
      const power = this.powerAt(this.targets.ids[entry]!);
      if (power === null) return null;
      if (power !== false) hits.push({ entry, piece: { type: one, ...power } });
    }
    return hits;
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
