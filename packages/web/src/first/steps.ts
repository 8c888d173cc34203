import { STEPS, type Step } from '@forceout/players';
import { type GameId, newestEdition, rulesOf } from '@forceout/rulebook';
import { readConfig } from '@forceout/table';
import type { LocalSetup } from '../host/setup.ts';
import { BOT_NAMES } from '../lobby/bots.tsx';
import { keepSetup } from '../lobby/keep.ts';
import { go } from '../route.ts';
import { newSeed } from '../ui/random.ts';
import { randomId } from '../ui/random-id.ts';

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

const keyOf = (game: GameId): string => `forceout.first.${game}`;

/** How far this player has come; null before the first table. */
export function reached(game: GameId): Step | null {
  const kept = localStorage.getItem(keyOf(game));
  return STEPS.find(step => step === kept) ?? null;
}

/** Opens a table with the kind bot at which the rules are open up to `step`. */
export function openFirstTable(game: GameId, step: Step, name: string): void {
  localStorage.setItem(keyOf(game), step);
  const withVariations = step === 'variations' || step === 'restrictions';
  const read = readConfig({
    edition: newestEdition(game),
    division: step === 'restrictions' ? 'middle' : 'elementary',
    players: [name, BOT_NAMES.newcomer],
    adventurous: withVariations && rulesOf(newestEdition(game)).usesVariations,
    restrictions: step === 'restrictions',
    enforcement: 'prevent',
    judging: 'auto',
    // The kind bot sets the first Goal: the player's first act is a move.
    firstGoalSetter: 1,
  });
  if (!read.ok) throw new Error(read.refused.code);
  const setup: LocalSetup = {
    id: randomId(),
    config: read.config,
    sitters: [{ kind: 'person' }, { kind: 'bot', bot: { level: 'newcomer', style: 'steady', seed: newSeed(), step } }],
    clocks: false,
    practice: true,
    step,
    createdAt: Date.now(),
  };
  keepSetup(setup);
  go('table', setup.id);
}
