import { DIVISIONS, type Division, firstOf } from '@forceout/rulebook';
import type { RatingCard } from '@forceout/wire';

/** The division somebody has played most; who has played nothing begins where a first game does. */
export function mostPlayed(cards: readonly Pick<RatingCard, 'division' | 'matches'>[]): Division {
  const [most] = cards.toSorted((a, b) => b.matches - a.matches);
  return DIVISIONS.find(division => division === most?.division) ?? firstOf(DIVISIONS);
}
