import type { Step } from '@forceout/players/level';
import { type GameId, newestEdition, rulesOf } from '@forceout/rulebook';
import { readConfig } from '@forceout/table';
import type { LocalSetup } from '../host/setup.ts';
import { BOT_NAMES } from '../lobby/bots.tsx';
import { keepSetup } from '../lobby/keep.ts';
import { go } from '../route.ts';
import { newSeed } from '../ui/random.ts';
import { randomId } from '../ui/random-id.ts';
import { keyOf } from './steps.ts';

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
