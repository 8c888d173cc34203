import { type EditionId, rulesOf } from '@forceout/rulebook';
import { type Game, type MatCounts, nowIsOpen, type Position, type Unsettled } from '@forceout/table';

/** May Now be said of this mat without a fault? */
export const nowAllowed = (game: Game, { rules, variations, ...mat }: Position): boolean =>
  open(game, rules.edition, mat, variations);

export const nowAllowedAt = (game: Game, { config, shake }: Unsettled): boolean =>
  shake !== null && open(game, config.edition, shake.mat, shake.variations);

const open = (game: Game, edition: EditionId, mat: MatCounts, variations: Position['variations']): boolean =>
  nowIsOpen(rulesOf(edition), mat, game.paired(variations));
