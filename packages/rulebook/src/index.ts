export type { BenchFigure, BenchRun } from './bench-figure.ts';
export {
  ADDRESSES,
  type ClauseAddresses,
  type EditionRules,
  type EditionValues,
  type OpenReading,
  type ReadingRow,
} from './edition.ts';
export type { ExtendingContents, ExtendingEdition } from './editions/folder.ts';
export { registerEdition } from './editions/register.ts';
export {
  EDITIONS,
  editionName,
  editionsOf,
  isEdition,
  newestEdition,
  ofGame,
  rulesOf,
  UnknownEdition,
  vocabularyOf,
} from './editions/registry.ts';
export { cardRange, cards, cubeKinds, cubesOf, faceSets, isFaceSet } from './equipment.ts';
export {
  citeFirst,
  coversClause,
  type EquationsGrounds,
  type Grounds,
  type GroundsByGame,
  groundsOf,
  type ObjectionsByGame,
  type OnSetsGrounds,
  objectionsOf,
  variationClause,
  type WffFault,
  type WffGrounds,
} from './grounds.ts';
export { matchPointsOf } from './match-points.ts';
export {
  type ClauseRef,
  COLOURS,
  type Colour,
  clauseRef,
  DIVISIONS,
  type Division,
  type EditionId,
  type EditionOf,
  ENFORCEMENTS,
  GAMES,
  type GameId,
  isDivision,
  isGame,
  JUDGINGS,
} from './names.ts';
export { firstOf, itemAt, needed } from './needed.ts';
export { isSeason } from './season.ts';
export { FAMILIES, type VariationRow } from './variation-row.ts';
export { alwaysOn, mayChooseAgain, variationRows, variationsFor } from './variations.ts';
export {
  BESIDE_GOAL,
  SECTIONS,
  type Section,
  TARGETS,
  type Target,
  USABLE,
  type Usable,
  type Vocabulary,
} from './vocabulary.ts';
