export { adjudicator } from './adjudicator.ts';
export type { EquationsKey } from './codes.ts';
export { game } from './game.ts';
export { applyDefaults } from './language/defaults.ts';
export { assemble, type Item, type Numeral } from './language/item.ts';
export { lex } from './language/lex.ts';
export type { Sign, Token, Turn } from './language/token.ts';
export { type LaidCube, type LaidGoal, laidText, layGoal } from './play/laid.ts';
