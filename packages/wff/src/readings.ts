import type { Division } from '@forceout/rulebook';
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

export const DEFAULT_READINGS: Readings = {
  emptyPremises: false,
  oneLineSubProofs: true,
  distinctLines: false,
  aoFromLines: false,
};

export interface ReadingChoice {
  readonly name: keyof Readings | 'middleGame';
  readonly clause: string;
  readonly values: readonly Json[];
  readonly default: Json;
  readonly explains: string;
}

/** What a page shows beside the rules of a table, one sentence each. */
export const READING_CHOICES: readonly ReadingChoice[] = [
  {
    name: 'middleGame',
    clause: 'wff-2017 III-B note',
    values: ['seven', 'regular'],
    default: 'seven',
    explains:
      'The Middle Division plays with the seven rules of the Elementary game, or the Regular game with sub-proofs.',
  },
  {
    name: 'emptyPremises',
    clause: 'wff-2017 VII-B',
    values: [false, true],
    default: false,
    explains: 'A Solution needs at least one premise and one rule, or may prove a theorem from rules alone.',
  },
  {
    name: 'oneLineSubProofs',
    clause: 'wff-2017 VII-B-2-d',
    values: [true, false],
    default: true,
    explains: 'A sub-proof may consist of its supposition alone, or must hold at least one further line.',
  },
  {
    name: 'distinctLines',
    clause: 'wff-2017 III-A',
    values: [false, true],
    default: false,
    explains: 'Ki and Ei may use one line for both parts (p gives Kpp), or need two different lines.',
  },
  {
    name: 'aoFromLines',
    clause: 'wff-2017 III-B',
    values: [false, true],
    default: false,
    explains: 'Ao needs two sub-proofs, or may also use two C lines in their place.',
  },
];

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
