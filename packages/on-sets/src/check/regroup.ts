import { itemAt } from '@forceout/rulebook';
import { parseRestriction, parseSetName } from '../language/parse.ts';
import type { Restriction, SetName, WildNote } from '../language/syntax.ts';

const leaves = (name: SetName): number =>
  name.kind === 'leaf'
    ? 1
    : name.kind === 'complement'
      ? leaves(name.of)
      : name.terms.reduce((n, term) => n + leaves(term), 0);

/** Same symbols, and only grouping added that keeps every grouping and every ′ of the original (VII-B-6-b). */
export function regroups(original: SetName, revised: SetName): boolean {
  if (original.kind === 'leaf') return revised.kind === 'leaf' && revised.symbol === original.symbol;
  if (original.kind === 'complement') return revised.kind === 'complement' && regroups(original.of, revised.of);
  if (revised.kind !== 'run') return false;
  let from = 0;
  for (const [i, term] of revised.terms.entries()) {
    let to = from;
    let size = leaves(original.terms[from] ?? term);
    while (size < leaves(term) && to + 1 < original.terms.length) size += leaves(itemAt(original.terms, ++to));
    if (size !== leaves(term) || from >= original.terms.length) return false;
    const covered: SetName =
      from === to
        ? itemAt(original.terms, from)
        : { kind: 'run', terms: original.terms.slice(from, to + 1), ops: original.ops.slice(from, to) };
    if (!regroups(covered, term)) return false;
    if (original.ops[to]?.symbol !== revised.ops[i]?.symbol) return false;
    from = to + 1;
  }
  return from === original.terms.length;
}

export const regroupsRestriction = (original: Restriction, revised: Restriction): boolean =>
  original.relations.length === revised.relations.length &&
  original.relations.every((relation, i) => relation.symbol === itemAt(revised.relations, i).symbol) &&
  original.sides.every((side, i) => regroups(side, itemAt(revised.sides, i)));

export function readRegrouping(text: string, wild: WildNote | null): SetName | Restriction | null {
  const name = parseSetName(text, wild);
  if (name.ok) return name.value;
  const restriction = parseRestriction(text, wild);
  return restriction.ok ? restriction.value : null;
}
