import type { Division } from './names.ts';

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
  /** Several blanks of it can hold side by side, so a table may let it be chosen again with another one (R-VAR-1). */
  readonly again?: true;
}

/** Variations whose name ends with what stands in their blank: `base-8`, `multiple-of-7`, `exponent-red`. */
export const FAMILIES = ['base', 'multiple-of', 'exponent'] as const;

/** May the variation be chosen once more, with another blank? Only where the table says so. */
export const mayChooseAgain = (row: VariationRow, options: Readonly<Record<string, unknown>>): boolean =>
  row.again === true && options.sameNameDifferentParam === 'legal';

/** What an edition prints otherwise of a row of the edition it extends; `dropped` where it prints it no more. */
export type VariationChange = Pick<VariationRow, 'id' | 'clause'> & Partial<VariationRow> & { readonly dropped?: true };
