/**
 * The conditions of play that more than the referee has to know: each is written once, reads the edition, and looks at
 * counts only, so that a game, a bot, a hint and the page ask the same question.
 */
export * from './bonus.ts';
export * from './challenge.ts';
export * from './last-cube.ts';
export * from './mat-counts.ts';
export * from './now.ts';
