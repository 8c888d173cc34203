import type { ReadingRow } from '../../edition.ts';

/** What the WFF rules leave open, each with the reading we recommend; a league may settle it otherwise. */
export const readings: readonly ReadingRow[] = [
  {
    name: 'middleGame',
    clause: 'III-B note',
    values: ['seven', 'regular'],
    default: 'seven',
    explains:
      'The Middle Division plays with the seven rules of the Elementary game, or the Regular game with sub-proofs.',
  },
  {
    name: 'emptyPremises',
    clause: 'VII-B',
    values: [false, true],
    default: false,
    explains: 'A Solution needs at least one premise and one rule, or may prove a theorem from rules alone.',
  },
  {
    name: 'oneLineSubProofs',
    clause: 'VII-B-2-d',
    values: [true, false],
    default: true,
    explains: 'A sub-proof may consist of its supposition alone, or must hold at least one further line.',
  },
  {
    name: 'distinctLines',
    clause: 'III-A',
    values: [false, true],
    default: false,
    explains: 'Ki and Ei may use one line for both parts (p gives Kpp), or need two different lines.',
  },
  {
    name: 'aoFromLines',
    clause: 'III-B',
    values: [false, true],
    default: false,
    explains: 'Ao needs two sub-proofs, or may also use two C lines in their place.',
  },
];
