import { spend } from '../values/meter.ts';
import type { Choices } from './choices.ts';
import type { Multiset, Multisets } from './multisets.ts';
import type { Tables } from './tables.ts';
import { LARGE_MAYBE } from './values.ts';

const MOST_DIGITS = 3;
/** Of so many choices of cubes with the same value the first are taken. */
const MOST_ALIKE = 24;

/** All values of all choices of few cubes, by value. */
export class ShortValues {
  readonly byValue = new Map<number, Multiset[]>();

  constructor(
    private readonly sets: Multisets,
    private readonly tables: Tables,
    private readonly choices: Choices,
    private readonly isWanted: (counts: Uint8Array) => boolean = () => true,
  ) {}

  /** Choices of that many cubes, whatever they leave to others. */
  list(size: number): void {
    this.choices.each<true>(size, Number.POSITIVE_INFINITY, counts => {
      const digits = this.sets.digits(counts);
      if (digits === 0 || digits > MOST_DIGITS || !this.sets.fits(counts, 1) || !this.isWanted(counts)) return null;
      const uses = this.sets.of(new Uint8Array(counts));
      const ids = this.tables.get(uses);
      spend(ids.length);
      for (const id of ids) {
        if (id <= LARGE_MAYBE) continue;
        const known = this.byValue.get(id);
        if (known === undefined) this.byValue.set(id, [uses]);
        else if (known.length < MOST_ALIKE) known.push(uses);
      }
      return null;
    });
  }

  of(id: number): readonly Multiset[] {
    return this.byValue.get(id) ?? NONE;
  }
}

const NONE: readonly Multiset[] = [];
