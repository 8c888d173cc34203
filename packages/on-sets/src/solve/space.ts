import type { OnSetsPosition } from '../position.ts';
import { legalGoalValues } from '../position.ts';
import { COLOURS } from '../symbols.ts';
import { readings } from '../values/readings.ts';
import { Steps } from '../values/steps.ts';
import { type CardSet, typeOfCard, type Universe } from '../values/universe.ts';

/**
 * The sets in which the solver thinks. Membership of a card depends on its own dots only, so a set is a bit mask over
 * cards; under Blank Card Wild it is one over the sixteen card types, and the blank card may be any type.
 */
export interface Space {
  readonly bits: number;
  readonly all: CardSet;
  /** B, R, G, Y. */
  readonly colours: readonly CardSet[];
  /** Cards that are really there, the blank under Blank Card Wild left out. */
  readonly dealt: CardSet;
  readonly blankWild: boolean;
  /**
   * The blank-card choices (bit t: it becomes type t) for which this set has a Goal value and respects Required and
   * Forbidden Card; without Blank Card Wild 1 for yes. 0: no.
   */
  readonly accepts: (set: CardSet) => number;
  /** Could some cards be taken out of this set so that it is accepted, as far as size and Required Card tell? */
  readonly canShrink: (set: CardSet) => boolean;
  /** The card set as physical cards, the blank being `1 << 16` under Blank Card Wild. */
  readonly cards: (set: CardSet, choice: number) => number;
  readonly goal: readonly boolean[];
  readonly must: CardSet;
  readonly mustNot: CardSet;
  readonly blankMust: boolean;
  readonly blankMustNot: boolean;
  readonly double: CardSet;
}

const POP = Uint8Array.from({ length: 65536 }, (_, x) => {
  let n = 0;
  for (let rest = x; rest !== 0; rest &= rest - 1) n++;
  return n;
});

export const BLANK_BIT = 1 << 16;

export function makeSpace(position: OnSetsPosition): Space {
  const { cards, inForce } = position;
  const blankWild = inForce.blankWild && cards.includes('blank');
  const types = blankWild ? Array.from({ length: 16 }, (_, type) => type) : cards.map(typeOfCard);
  const bits = types.length;
  const all = 2 ** bits - 1;
  const colours = COLOURS.map((_, k) => types.reduce((set, type, i) => (type & (1 << k) ? set | (1 << i) : set), 0));
  const bit = (card: string | null): CardSet => {
    // A card that was not dealt is in no set, even where the sixteen types stand for the cards.
    if (card === null || !cards.includes(card)) return 0;
    return 1 << types.indexOf(typeOfCard(card));
  };
  const dealt = blankWild ? cards.reduce((set, card) => (card === 'blank' ? set : set | bit(card)), 0) : all;
  const isBlank = (card: string | null): boolean => blankWild && card === 'blank';
  const blankMust = inForce.requiredCards.some(isBlank);
  const blankMustNot = isBlank(inForce.forbiddenCard);
  const must = inForce.requiredCards.reduce((set, card) => (isBlank(card) ? set : set | bit(card)), 0);
  const mustNot = blankMustNot ? 0 : bit(inForce.forbiddenCard);
  const double = doubleIn(position, all, colours);
  const values = legalGoalValues(position);
  const goal = Array.from({ length: 64 }, (_, n) => values.includes(n));

  const least = values[0] ?? Number.POSITIVE_INFINITY;

  const weight = (set: CardSet): number => POP[set & dealt]! + POP[set & dealt & double]!;
  const accepts = (set: CardSet): number => {
    if ((set & must) !== must || (set & mustNot) !== 0) return 0;
    const w = weight(set);
    if (!blankWild) return goal[w] ? 1 : 0;
    let choices = 0;
    if (goal[w] && !blankMust) choices |= all & ~set;
    if (!blankMustNot) {
      if (goal[w + 1]) choices |= set & ~double;
      if (goal[w + 2]) choices |= set & double;
    }
    return choices;
  };
  return {
    bits,
    all,
    colours,
    dealt,
    blankWild,
    accepts,
    canShrink: set => (set & must) === must && weight(set) + (blankWild ? 2 : 0) >= least,
    cards: (set, choice) => (set & dealt) | (blankWild && set & choice ? BLANK_BIT : 0),
    goal,
    must,
    mustNot,
    blankMust,
    blankMustNot,
    double,
  };
}

function doubleIn(position: OnSetsPosition, all: CardSet, colours: readonly CardSet[]): CardSet {
  const { doubleSet } = position.inForce;
  if (!doubleSet) return 0;
  const [B = 0, R = 0, G = 0, Y = 0] = colours;
  const universe: Universe = { cards: [], all, colours: { B, R, G, Y }, blank: 0 };
  return readings(doubleSet.name, { universe, symmetric: doubleSet.symmetric }, new Steps({ steps: 1e6 }))[0]!.set;
}
