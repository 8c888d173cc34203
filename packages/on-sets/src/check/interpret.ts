import { firstOf } from '@forceout/rulebook';
import { printRestriction, printSetName } from '../language/print.ts';
import type { Restriction, SetName } from '../language/syntax.ts';
import type { InForce } from '../position.ts';
import { groupings, type Meaning, readings, restrictionReadings } from '../values/readings.ts';
import { type Steps, unmetered } from '../values/steps.ts';
import { type CardSet, cardsIn, countBits, makeUniverse, type Universe } from '../values/universe.ts';

/** One legal reading of a whole Solution. */
export interface Interpretation {
  /** Fully grouped. */
  readonly text: string;
  readonly restrictions: readonly string[];
  readonly set: CardSet;
  readonly cards: readonly string[];
  /** With the cards of the Double Set counted twice. */
  readonly count: number;
  /** What each Restriction removes. */
  readonly removed: readonly CardSet[];
}

export interface Scale {
  readonly universe: Universe;
  readonly meaning: Meaning;
  /** Cards that count twice (XIII-C-10). */
  readonly double: CardSet;
}

/** The Universe as this writer sees it: the blank card may carry colours, and the Double Set follows them. */
export function scaleFor(cards: readonly string[], inForce: InForce, blankAs: string | undefined): Scale {
  const universe = makeUniverse(cards, inForce.blankWild ? (blankAs ?? 'blank') : 'blank');
  const { doubleSet } = inForce;
  const double = doubleSet
    ? firstOf(readings(doubleSet.name, { universe, symmetric: doubleSet.symmetric }, unmetered())).set
    : 0;
  return { universe, meaning: { universe, symmetric: inForce.symDiff }, double };
}

export const weigh = (set: CardSet, double: CardSet): number => countBits(set) + countBits(set & double);

/** All different readings of a Set-Name under Restrictions; the cards that fail a Restriction are gone (VI-B-1). */
export function interpret(
  setName: SetName,
  restrictions: readonly Restriction[],
  scale: Scale,
  steps: Steps,
): readonly Interpretation[] {
  let filters: { removed: CardSet[]; texts: string[] }[] = [{ removed: [], texts: [] }];
  for (const restriction of restrictions) {
    const options = restrictionReadings(restriction, scale.meaning, steps);
    steps.spend(filters.length * options.length);
    filters = filters.flatMap(({ removed, texts }) =>
      options.map(option => ({
        removed: [...removed, option.removed],
        texts: [...texts, printRestriction(option.restriction)],
      })),
    );
  }
  const names = readings(setName, scale.meaning, steps);
  steps.spend(filters.length * names.length);
  const found = new Map<string, Interpretation>();
  for (const { removed, texts } of filters) {
    const gone = removed.reduce((all, one) => all | one, 0);
    for (const name of names) {
      const set = name.set & ~gone;
      const key = `${set} ${removed.join(' ')}`;
      if (found.has(key)) continue;
      found.set(key, {
        text: printSetName(name.name, { plain: true }),
        restrictions: texts,
        set,
        cards: cardsIn(scale.universe, set),
        count: weigh(set, scale.double),
        removed,
      });
    }
  }
  return [...found.values()];
}

export interface Grouping {
  readonly text: string;
  readonly cards: readonly string[];
  readonly count: number;
}

/** Every legal grouping of a Set-Name with the cards it names, at most `limit` of them. */
export function listGroupings(setName: SetName, scale: Scale, limit = 500): readonly Grouping[] {
  const out: Grouping[] = [];
  for (const name of groupings(setName)) {
    if (out.length >= limit) break;
    const set = firstOf(readings(name, scale.meaning, unmetered())).set;
    const text = printSetName(name, { plain: true });
    out.push({ text, cards: cardsIn(scale.universe, set), count: weigh(set, scale.double) });
  }
  return out;
}

/** XIII-B-8 comment: in whatever order they are applied, each Restriction takes out a card that no other one does. */
export const hasNullRestriction = (removed: readonly CardSet[]): boolean =>
  removed.some((mine, i) => (mine & ~removed.reduce((all, other, k) => (k === i ? all : all | other), 0)) === 0);
