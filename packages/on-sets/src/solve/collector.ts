import type { InForce } from '../position.ts';
import type { WrittenSolution } from '../solution.ts';
import { unmetered } from '../values/steps.ts';
import type { Found } from './search.ts';
import type { Space } from './space.ts';
import { writeFound } from './write.ts';

/** Keeps what is needed: one Solution, or two that name different cards (XIII-D-14). */
export class Collector {
  private readonly inForce: InForce;
  private readonly space: Space;
  private readonly kept: { cards: number; found: Found }[] = [];

  constructor(inForce: InForce, space: Space) {
    this.inForce = inForce;
    this.space = space;
  }

  /** True when there is enough. */
  add(found: Found): boolean {
    for (const { cards, choices } of cardSetsOf(found, this.space)) {
      if (this.kept.some(known => known.cards === cards)) continue;
      this.kept.push({ cards, found: { ...found, choices } });
      if (this.kept.length >= (this.inForce.twoSolutions ? 2 : 1)) return true;
    }
    return false;
  }

  /** A pair is put in the order in which the second set has a card that the first lacks. */
  witness(): readonly WrittenSolution[] {
    const [a, b] = this.kept;
    for (const { found } of this.kept) found.tables.steps = unmetered();
    const ordered = a && b ? ((b.cards & ~a.cards) !== 0 ? [a, b] : [b, a]) : this.kept;
    return ordered.map(({ found }) => writeFound(found, this.inForce));
  }
}

/** The sets of physical cards: the wild blank card in or out of the set makes two (XIII-D-14 comment e). */
export function cardSetsOf(found: Found, space: Space): readonly { cards: number; choices: number }[] {
  if (!space.blankWild) return [{ cards: found.set, choices: found.choices }];
  return [found.choices & ~found.set, found.choices & found.set]
    .filter(choices => choices !== 0)
    .map(choices => ({ cards: space.cards(found.set, choices), choices }));
}
