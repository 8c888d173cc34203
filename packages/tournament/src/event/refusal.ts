import type { ClauseRef } from '@forceout/rulebook';
import type { Json, Said } from '@forceout/table';

export const REFUSALS = [
  'bad-act',
  'not-open',
  'already-open',
  'not-yours',
  'unknown',
  'exists',
  'entry-faults',
  'team-size',
  'same-name',
  'last-director',
  'nobody-here',
  'teammates-together',
  'forbidden-together',
  'seating-faults',
  'round-started',
  'round-not-started',
  'not-published',
  'previous-not-started',
  'results-missing',
  'reason-needed',
  'table-locked',
  'all-rounds-played',
  'paused',
  'not-paused',
  'no-judge-time',
  'impossible-points',
  'sheet-faults',
  'did-not-play',
  'changed-meanwhile',
  'seats-changed',
  'own-typing',
  'nothing-typed',
  'not-initialled',
  'nothing-to-initial',
  'disputed',
  'already-signed',
  'not-at-table',
  'own-school',
  'not-certified',
  'call-closed',
  'call-taken',
  'second-judge',
  'same-judge',
  'head-judge',
  'warn-first',
  'no-appeal',
  'no-immediate-penalty',
  'not-correctable',
  'closed',
  'nothing-to-undo',
  'forgotten',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Why an act is not taken. Words are found at the edge, by the code and the facts. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly clause?: ClauseRef;
  readonly facts: Readonly<Record<string, Json>>;
  /** What it rests on, where that has words of its own: which field could not be read, and why. */
  readonly because?: Said;
}

/** Thrown inside `decide` alone, and caught there. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: RefusalCode, facts: Refusal['facts'] = {}, clause?: ClauseRef) {
    super(code);
    this.refusal = { code, facts, ...(clause !== undefined && { clause }) };
  }
}
