import type { Division, EditionId, GameId } from '@forceout/rulebook';
import { clausesOf } from '@forceout/rulebook/clauses';
import type { Adjudicator, Game } from '@forceout/table';
import { clauseSituation, type Situation, solutionSituation } from './situation.ts';

/** Which situation to make; the same order gives the same situation. */
export interface SituationOrder {
  readonly game: GameId;
  readonly edition: EditionId;
  readonly division: Division;
  /** Of the rulebook's clauses. */
  readonly language: string;
  readonly seed: number;
}

/** Steps for one question to the solver; a position it cannot decide is passed over. */
const STEPS = 200_000;
const TRIES = 12;

/** Even seeds ask about a Solution out of play, odd ones about the rulebook. */
export async function makeSituation(
  game: Game,
  adjudicator: Adjudicator,
  order: SituationOrder,
): Promise<Situation | null> {
  const { edition, division, language, seed } = order;
  const clauses = await clausesOf(edition, language);
  for (let i = 0; i < TRIES; i++) {
    const at = seed + 7919 * i;
    const made =
      seed % 2 === 0
        ? solutionSituation({ game, adjudicator, edition, division, steps: STEPS }, at)
        : clauseSituation(clauses, division, at);
    if (made !== null) return made;
  }
  return clauseSituation(clauses, division, seed);
}
