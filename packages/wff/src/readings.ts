import { type Division, type OpenReading, rulesOf } from '@forceout/rulebook';
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

/** The readings of the edition, as a page shows them beside the rules of a table. */
export const READING_CHOICES: readonly ReadingChoice[] = rulesOf('wff-2017').readings;

const recommended = (name: keyof Readings): boolean =>
  READING_CHOICES.find(choice => choice.name === name)?.default === true;

export const DEFAULT_READINGS: Readings = {
  emptyPremises: recommended('emptyPremises'),
  oneLineSubProofs: recommended('oneLineSubProofs'),
  distinctLines: recommended('distinctLines'),
  aoFromLines: recommended('aoFromLines'),
};

const flag = (value: Json | undefined, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

export function readingsOf(options: TableRules['options']): Readings {
  return {
    emptyPremises: flag(options.emptyPremises, DEFAULT_READINGS.emptyPremises),
    oneLineSubProofs: flag(options.oneLineSubProofs, DEFAULT_READINGS.oneLineSubProofs),
    distinctLines: flag(options.distinctLines, DEFAULT_READINGS.distinctLines),
    aoFromLines: flag(options.aoFromLines, DEFAULT_READINGS.aoFromLines),
  };
}

/** R-WFF-2: Elementary and, unless the table says otherwise, Middle play the game of seven rules. */
export function gameLevelOf(division: Division, options: TableRules['options']): GameLevel {
  if (division === 'elementary') return 'elementary';
  if (division === 'middle') return options.middleGame === 'regular' ? 'regular' : 'elementary';
  return 'regular';
}
