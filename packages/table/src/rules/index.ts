/**
 * The conditions of play that more than the referee has to know: each is written once, reads the edition, and looks at
 * counts only, so that a game, a bot, a hint and the page ask the same question.
 */
export { bonusIsFree, bonusLeavesAMove } from './bonus.ts';
export { isMidTurn, mayBeChallengedBy } from './challenge.ts';
export { mostFromResources } from './from-resources.ts';
export { lastCubeBarred } from './last-cube.ts';
export type { MatCounts } from './mat-counts.ts';
export { MODES, type Mode, modeAfter } from './mode.ts';
export { nowIsOpen } from './now.ts';
export { shiftTargets } from './shift.ts';
export { rowsInPlay, variationSpecs } from './variations-in-play.ts';
