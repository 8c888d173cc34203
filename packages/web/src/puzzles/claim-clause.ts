import { type ClauseRef, clauseRef, type EditionId, rulesOf } from '@forceout/rulebook';
import type { Claim } from '@forceout/table';

/** The clause that says what the claim means. */
export function clauseOfClaim({ edition }: { readonly edition: EditionId }, claim: Claim): ClauseRef {
  const chapter = rulesOf(edition).game === 'on-sets' ? 'V' : 'VI';
  return clauseRef(edition, `${chapter}-A-${claim === 'now' ? 2 : 1}`);
}
