import { contentsOf } from './editions/contents.ts';
import type { Division, EditionId } from './names.ts';
import { seasonParity } from './season.ts';
import type { VariationRow } from './variation-row.ts';

export { mayChooseAgain, type VariationRow } from './variation-row.ts';

export const variationRows = (edition: EditionId): readonly VariationRow[] => contentsOf(edition).variations;

/** What is in play in that division and season: the always-on ones and those that can be chosen. */
export function variationsFor(edition: EditionId, division: Division, season: string): readonly VariationRow[] {
  const parity = seasonParity(season);
  return variationRows(edition).filter(
    row => row.divisions.includes(division) && (row.years === 'every' || row.years === parity),
  );
}

const alwaysOnKept = new WeakMap<readonly VariationRow[], Map<Division, readonly string[]>>();

/** The variations that hold in every shake of a division, whoever chooses what. Asked for with every question, so the list is kept. */
export function alwaysOn(edition: EditionId, division: Division): readonly string[] {
  const rows = variationRows(edition);
  const kept = alwaysOnKept.get(rows) ?? new Map<Division, readonly string[]>();
  alwaysOnKept.set(rows, kept);
  const ids = kept.get(division) ?? rows.flatMap(row => (row.alwaysOn.includes(division) ? [row.id] : []));
  kept.set(division, ids);
  return ids;
}
