import { type Division, type EditionId, newestEdition, type OpenReading, ofGame, rulesOf } from '@forceout/rulebook';
import type { Json, TableRules } from '@forceout/table';
import type { GameLevel } from './language/rules.ts';

/** Points the rulebook leaves open. A league may set each one; players see what holds. */
export interface Readings {
  /** R-WFF-8: may a Solution have no premise at all? */
  readonly emptyPremises: boolean;
  /** R-WFF-1: may a sub-proof be its supposition alone? */
  readonly oneLineSubProofs: boolean;
  /** Must Ki and Ei be given two different lines when both parts are alike? */
  readonly distinctLines: boolean;
  /** R-WFF-1: may Ao take lines CXZ and CYZ in place of sub-proofs? */
  readonly aoFromLines: boolean;
}

export type ReadingChoice = OpenReading;

/** The readings of an edition, as a page shows them beside the rules of a table. */
export const readingChoices = (edition: EditionId): readonly ReadingChoice[] =>
  rulesOf(ofGame('wff', edition)).readings;

export function defaultReadings(edition: EditionId): Readings {
  const recommended = (name: keyof Readings): boolean =>
    readingChoices(edition).find(choice => choice.name === name)?.default === true;
  return {
    emptyPremises: recommended('emptyPremises'),
    oneLineSubProofs: recommended('oneLineSubProofs'),
    distinctLines: recommended('distinctLines'),
    aoFromLines: recommended('aoFromLines'),
  };
}

/** Those of the newest edition. */
export const DEFAULT_READINGS: Readings = defaultReadings(newestEdition('wff'));

const flag = (value: Json | undefined, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

export function readingsOf(options: TableRules['options'], edition: EditionId): Readings {
  const standard = defaultReadings(edition);
  return {
    emptyPremises: flag(options.emptyPremises, standard.emptyPremises),
    oneLineSubProofs: flag(options.oneLineSubProofs, standard.oneLineSubProofs),
    distinctLines: flag(options.distinctLines, standard.distinctLines),
    aoFromLines: flag(options.aoFromLines, standard.aoFromLines),
  };
}

/** R-WFF-2: Elementary and, unless the table says otherwise, Middle play the game of seven rules. */
export function gameLevelOf(division: Division, options: TableRules['options']): GameLevel {
  if (division === 'elementary') return 'elementary';
  if (division === 'middle') return options.middleGame === 'regular' ? 'regular' : 'elementary';
  return 'regular';
}
