import { contentsOf } from '../editions/contents.ts';
import { EDITIONS } from '../editions/registry.ts';
import { type EditionId, splitRef } from '../names.ts';
import { clausesOf } from './index.ts';
import { wordsIn } from './table.ts';

/** The edition that can be compared with this one clause by clause: the one it extends, or the one that extends it. */
export const comparedWith = (edition: EditionId): EditionId | null =>
  contentsOf(edition).extends ?? EDITIONS.find(id => contentsOf(id).extends === edition) ?? null;

/** The clauses of an edition that say the same as one of `comparedWith`, with the address there. */
export async function sameClauses(edition: EditionId): Promise<ReadonlyMap<string, string>> {
  const other = comparedWith(edition);
  if (other === null) return new Map();
  const isLater = contentsOf(edition).extends === other;
  const [earlier, later] = isLater ? [other, edition] : [edition, other];
  const reworded = wordsIn((await contentsOf(later).words.en?.())?.clauses ?? '');
  const there = new Set((await clausesOf(later)).map(row => row.clause));
  const pairs = new Map<string, string>();
  for (const { clause, sameAs } of await clausesOf(earlier)) {
    const named = sameAs === null ? null : splitRef(sameAs);
    const same = named?.edition === later ? named.clause : clause;
    const says = named?.edition === later || (there.has(clause) && !reworded.has(clause));
    if (says && isLater) pairs.set(same, clause);
    else if (says) pairs.set(clause, same);
  }
  return pairs;
}
