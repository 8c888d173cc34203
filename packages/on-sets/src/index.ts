export { adjudicator } from './adjudicator.ts';
export { type Interpretation, interpret, scaleFor } from './check/interpret.ts';
export type { OnSetsKey } from './codes.ts';
export { game } from './game.ts';
export { parseRestriction, parseSetName } from './language/parse.ts';
export { type PrintStyle, printRestriction, printSetName } from './language/print.ts';
export {
  type Parsed,
  type Restriction,
  type SetName,
  symbolsOf,
  symbolsOfRestriction,
  type TextError,
  type TextFault,
  type WildNote,
  type WrittenSymbol,
} from './language/syntax.ts';
export { goalOf, inForceOf } from './play/internal-position.ts';
export {
  classOf,
  type DoubleSet,
  type InForce,
  type OnSetsEdition,
  repeats,
} from './position.ts';
export {
  type ReadSolution,
  readWritten,
  splitRestrictions,
  type TextTrouble,
  type WrittenSolution,
} from './solution.ts';
export {
  type BinaryOperation,
  COLOURS,
  CONSTANTS,
  type Colour,
  type Constant,
  DIGITS,
  isColour,
  isDigitFace,
  isOperation,
  isRelation,
  isSymbol,
  type LeafSymbol,
  type OnSetsSymbol,
  OPERATIONS,
  type Operation,
  pretty,
  RELATIONS,
  type Relation,
  SYMBOLS,
  symbolOf,
} from './symbols.ts';
export { type Goal, type GoalDigit, goalValues, LAYOUTS, type Layout, layoutSize } from './values/goal.ts';
export { Steps, within } from './values/steps.ts';
export { type CardSet, cardOfType } from './values/universe.ts';
