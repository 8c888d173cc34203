export * from './bench-figure.ts';
export * from './edition.ts';
export * from './editions/register.ts';
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
export * from './equipment.ts';
export * from './grounds.ts';
export * from './match-points.ts';
export * from './names.ts';
export * from './season.ts';
export * from './variations.ts';
export * from './vocabulary.ts';
