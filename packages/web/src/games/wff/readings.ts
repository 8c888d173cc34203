import type { ClauseRef } from '@forceout/rulebook';
import type { Json, TableRules } from '@forceout/table';
import { READING_CHOICES, type ReadingChoice } from '@forceout/wff';
import type { Key, T } from '../../i18n/index.ts';
import type { OpenPoint } from '../ui.ts';

const words = {
  middleGame: { seven: 'wff.reading.middle.seven', regular: 'wff.reading.middle.regular' },
  emptyPremises: { false: 'wff.reading.premise', true: 'wff.reading.premise.none' },
  oneLineSubProofs: { true: 'wff.reading.sub.one', false: 'wff.reading.sub.more' },
  distinctLines: { false: 'wff.reading.lines.one', true: 'wff.reading.lines.two' },
  aoFromLines: { false: 'wff.reading.ao.sub', true: 'wff.reading.ao.lines' },
} as const satisfies Record<ReadingChoice['name'], Record<string, Key>>;

export const readingWords = ({ name }: ReadingChoice, value: Json, t: T): string => {
  const mine: Readonly<Record<string, Key>> = words[name];
  return t(mine[String(value)]!);
};

/** What the rulebook leaves open, and how it is read with these rules. */
export const openPoints = (options: TableRules['options'], t: T): readonly OpenPoint[] =>
  READING_CHOICES.map(choice => ({
    name: choice.name,
    clause: choice.clause as ClauseRef,
    value: options[choice.name] ?? choice.default,
    choices: choice.values.map(value => ({ value, words: readingWords(choice, value, t) })),
  }));
