import { STEPS, type Step } from '@forceout/players/level';
import { type GameId, newestEdition, rulesOf } from '@forceout/rulebook';

/** The rules of a game in the order in which first tables open them. */
export const stepsOf = (game: GameId): readonly Step[] =>
  STEPS.filter(
    step =>
      (step !== 'variations' || rulesOf(newestEdition(game)).usesVariations) &&
      (step !== 'restrictions' || game === 'on-sets'),
  );

export const stepAfter = (game: GameId, step: Step): Step | null => {
  const steps = stepsOf(game);
  return steps[steps.indexOf(step) + 1] ?? null;
};

/** Where it is kept how far a player has come. */
export const keyOf = (game: GameId): string => `forceout.first.${game}`;

/** How far this player has come; null before the first table. */
export function reached(game: GameId): Step | null {
  const kept = localStorage.getItem(keyOf(game));
  return STEPS.find(step => step === kept) ?? null;
}

/** Has the player not yet come to this rule? A lesson taken again does not close what is open. */
export function isFurther(game: GameId, step: Step): boolean {
  const last = reached(game);
  return last === null || STEPS.indexOf(step) > STEPS.indexOf(last);
}
