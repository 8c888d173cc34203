import type { Step } from '@forceout/players/level';
import { type Division, type GameId, newestEdition, rulesOf } from '@forceout/rulebook';
import { BOT_NAMES, readConfig } from '@forceout/table';
import type { LocalSetup } from '../host/setup.ts';
import { keepSetup } from '../lobby/keep.ts';
import { go } from '../route.ts';
import { newSeed } from '../ui/random.ts';
import { randomId } from '../ui/random-id.ts';
import { isFurther, keyOf } from './steps.ts';

/** What a first table is about. */
export interface FirstTable {
  /** The rules are open up to here. */
  readonly step: Step;
  /** Of the players whose rules are used, where a later lesson needs them. */
  readonly division?: Division;
  /** The players check each other's Solutions. */
  readonly checking?: true;
}

/** Opens a table with the kind bot. */
export function openFirstTable(game: GameId, { step, division, checking }: FirstTable, name: string): void {
  if (isFurther(game, step)) localStorage.setItem(keyOf(game), step);
  const withVariations = step === 'variations' || step === 'restrictions';
  const read = readConfig({
    edition: newestEdition(game),
    division: division ?? (step === 'restrictions' ? 'middle' : 'elementary'),
    players: [name, BOT_NAMES.newcomer],
    adventurous: withVariations && rulesOf(newestEdition(game)).usesVariations,
    restrictions: step === 'restrictions',
    enforcement: 'prevent',
    judging: checking ? 'players' : 'auto',
    options: { undo: true },
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
