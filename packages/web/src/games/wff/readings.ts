import type { Division, EditionId } from '@forceout/rulebook';
import type { Json, TableRules } from '@forceout/table';
import { gameLevelOf, type ReadingChoice, readingChoices } from '@forceout/wff';
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

/** Does it make a difference in this division? */
function concerns(name: ReadingChoice['name'], division: Division, options: TableRules['options']): boolean {
  if (name === 'middleGame') return division === 'middle';
  const onSubProofs = name === 'oneLineSubProofs' || name === 'aoFromLines';
  return !onSubProofs || gameLevelOf(division, options) === 'regular';
}

/** What the rulebook leaves open, and how it is read with these rules. */
export const openPoints = (
  edition: EditionId,
  options: TableRules['options'],
  division: Division | null,
  t: T,
): readonly OpenPoint[] =>
  readingChoices(edition)
    .filter(({ name }) => division === null || concerns(name, division, options))
    .map(choice => ({
      name: choice.name,
      clause: choice.clause,
      value: options[choice.name] ?? choice.default,
      choices: choice.values.map(value => ({ value, words: readingWords(choice, value, t) })),
    }));
