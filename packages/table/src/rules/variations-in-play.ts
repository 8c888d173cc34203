import { clauseRef, type VariationRow, variationsFor } from '@forceout/rulebook';
import type { TableRules, VariationSpec } from '../game.ts';

/** The rows of the rulebook that are in play at a table; none in the Basic game. */
export const rowsInPlay = (rules: TableRules): readonly VariationRow[] =>
  rules.adventurous ? variationsFor(rules.edition, rules.division, rules.season) : [];

/** The same as a table tells them. */
export const variationSpecs = (rules: TableRules): readonly VariationSpec[] =>
  rowsInPlay(rules).map(row => ({
    id: row.id,
    name: row.name,
    clause: clauseRef(rules.edition, row.clause),
    explains: row.explains,
    blank: row.blank === null ? null : { kind: row.blank, choices: row.values ?? null },
    alwaysOn: row.alwaysOn.includes(rules.division),
  }));
