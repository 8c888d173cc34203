import type { Division, EditionId } from './names.ts';
import { seasonParity } from './season.ts';
import { equationsVariations } from './variations/equations.ts';
import { onSetsVariations } from './variations/on-sets.ts';

/**
 * One item of an edition's variation list. The same variation has a row for each clause that prints it, because its
 * reach grows with the division; within a division an id stands once.
 *
 * Rows of one division that share a clause are one named variation with several uses (0 or × Wild,
 * Required or Forbidden Card), so choosing one after the other is choosing it twice.
 */
export interface VariationRow {
  /** The protocol's name, or the family's (`base`, `multiple-of`, `exponent`) where `values` completes it. */
  readonly id: string;
  readonly name: string;
  /** Without the edition. */
  readonly clause: string;
  readonly divisions: readonly Division[];
  /** Divisions in which it holds in every shake and cannot be chosen. */
  readonly alwaysOn: readonly Division[];
  readonly years: 'every' | 'even' | 'odd';
  readonly blank: null | 'face' | 'card' | 'text' | 'number' | 'colour';
  /** What the blank may hold as far as the list says; the roll and the deal narrow it further. */
  readonly values?: readonly (string | number)[];
  readonly explains: string;
}

const rows: Readonly<Record<EditionId, readonly VariationRow[]>> = {
  'onsets-2014': onSetsVariations('onsets-2014'),
  'onsets-2026': onSetsVariations('onsets-2026'),
  'equations-2015': equationsVariations,
  'wff-2017': [],
};

export const variationRows = (edition: EditionId): readonly VariationRow[] => rows[edition];

/** What is in play in that division and season: the always-on ones and those that can be chosen. */
export function variationsFor(edition: EditionId, division: Division, season: string): readonly VariationRow[] {
  const parity = seasonParity(season);
  return rows[edition].filter(
    row => row.divisions.includes(division) && (row.years === 'every' || row.years === parity),
  );
}
