export { adjudicator } from './adjudicator.ts';
export { checkCubes, type Mat, type Mode } from './check/cubes.ts';
export type { Fault, FaultCode } from './check/faults.ts';
export type { WffKey } from './codes.ts';
export { game } from './game.ts';
export { type Detail, type Hint, hint } from './help/hint.ts';
export type { Attempt } from './help/standing.ts';
export {
  type LineReason,
  type ProofItem,
  type ProofLine,
  proofToJson,
  readReason,
  type SubProof,
  usualLabel,
  type WrittenProof,
} from './language/proof.ts';
export { readProofJson } from './language/proof-json.ts';
export { parseSolutionText, printReason } from './language/proof-text.ts';
export {
  GAME_LEVELS,
  type GameLevel,
  isRule,
  type ListedRule,
  parseListedRule,
  RULES,
  type Rule,
  rulesOfLevel,
} from './language/rules.ts';
export { itemLetters, printSolution, type WrittenSolution } from './language/solution.ts';
export {
  CONNECTIVES,
  isWff,
  type Parts,
  parseWff,
  partsOf,
  type Wff,
  type WffFault,
  type WffReading,
  wff,
} from './language/wff.ts';
export {
  gameLevelOf,
  type ReadingChoice,
  type Readings,
  readingChoices,
  readingsOf,
} from './readings.ts';
