import { symbolsOf, symbolsOfRestriction, type WrittenSymbol } from '../language/syntax.ts';
import { classOf, type OnSetsPosition, variationGrounds } from '../position.ts';
import type { ReadSolution } from '../solution.ts';
import type { OnSetsSymbol } from '../symbols.ts';
import { isRelation, pretty } from '../symbols.ts';
import { type Finding, finding } from './finding.ts';

export const setNameSymbols = (read: ReadSolution): WrittenSymbol<OnSetsSymbol>[] =>
  read.setName ? symbolsOf(read.setName) : [];

export const restrictionSymbols = (read: ReadSolution): WrittenSymbol<OnSetsSymbol>[] =>
  read.restrictions.flatMap(restriction => (restriction ? symbolsOfRestriction(restriction) : []));

/**
 * The class for which every wild cube of this Solution stands (XIII-A-2). Marking one place is enough; without a mark
 * the wild cube is itself (Appendix A).
 */
export function wildMeaning(
  position: OnSetsPosition,
  read: ReadSolution,
): { readonly meaning: OnSetsSymbol | null; readonly findings: readonly Finding[] } {
  const { inForce } = position;
  const item = variationGrounds(position, 'wildCube');
  const marked = [...restrictionSymbols(read), ...setNameSymbols(read)].filter(written => written.wild);
  const { wildAs } = read.written;
  if (inForce.wildCube === null) {
    const misused = marked.length > 0 || wildAs !== undefined;
    return {
      meaning: null,
      findings: misused ? [finding(position, 'wild-not-in-force', item)] : [],
    };
  }
  const named = [...marked.map(written => written.symbol), ...(wildAs === undefined ? [] : [wildAs])];
  const meanings = [...new Set(named.map(symbol => classOf(symbol, inForce)))];
  const meaning = meanings[0] ?? classOf(inForce.wildCube, inForce);
  const findings: Finding[] = [];
  if (meanings.length > 1)
    findings.push(
      finding(position, 'wild-inconsistent', item, { face: pretty(inForce.wildCube), meanings: meanings.map(pretty) }),
    );
  if (named.length > 0 && isRelation(meaning) && !position.restrictions)
    findings.push(
      finding(position, 'wild-relation', variationGrounds(position, 'wildCube', 'wild-relation'), {
        face: pretty(meaning),
      }),
    );
  return { meaning, findings };
}
