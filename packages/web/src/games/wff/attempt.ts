import type { TableRules } from '@forceout/table';
import { type Attempt, gameLevelOf, isWff, parseListedRule, readingsOf, rulesOfLevel, type Wff } from '@forceout/wff';
import { solutionFrom } from './checks.ts';
import type { Draft } from './draft.ts';
import { proofOf, type Row, settle } from './rows.ts';

/** How many sub-proofs the next line stands in. A sub-proof that was opened but has no line yet is none. */
function depthOf(rows: readonly Row[]): number {
  const last = rows.at(-1);
  if (last === undefined) return 0;
  return last.wff === '' && last.opens ? last.depth - 1 : last.depth;
}

/** The proof on the pad as somebody who helps would look at it; null while the Solution cannot be read. */
export function attemptOf(draft: Draft, goal: string, rules: TableRules): Attempt | null {
  const { premises, rules: listed } = solutionFrom(draft.solution);
  const named = listed.flatMap(text => parseListedRule(text)?.rule ?? []);
  if (premises.length === 0 || !isWff(goal) || !premises.every(isWff)) return null;
  const rows = settle(draft.rows.filter(row => row.wff !== ''));
  return {
    proof: proofOf(rows, { premises, goal }),
    openDepth: Math.min(depthOf(draft.rows), rows.at(-1)?.depth ?? 0),
    premises: premises as readonly Wff[],
    goal,
    rules: named.length > 0 ? named : rulesOfLevel(gameLevelOf(rules.division, rules.options)),
    readings: readingsOf(rules.options, rules.edition),
  };
}
