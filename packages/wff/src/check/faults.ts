import {
  type ClauseRef,
  citeFirst,
  coversClause,
  type EditionId,
  groundsOf,
  type WffFault,
  type WffGrounds,
} from '@forceout/rulebook';
import type { Reason } from '@forceout/table';

export type FaultCode = WffFault;

export interface Fault {
  readonly code: FaultCode;
  readonly message: string;
  /** Label path of the faulty line (`2.b.3`), null when the fault is of the Solution as a whole. */
  readonly line: string | null;
}

export const fault = (code: FaultCode, message: string, line: string | null = null): Fault => ({ code, message, line });

/** The clause to cite for what happened. */
export const cite = (edition: EditionId, key: keyof WffGrounds): ClauseRef =>
  citeFirst(edition, groundsOf('wff', edition)[key]);

export function faultToReason(edition: EditionId, { code, message, line }: Fault): Reason {
  const reason = { code, clause: cite(edition, code), message };
  return line === null ? reason : { ...reason, at: line };
}

/** May a checker name this clause for this fault? */
export function standsUnder(edition: EditionId, code: FaultCode, named: string): boolean {
  const grounds = groundsOf('wff', edition);
  return grounds['any-reason'].includes(named) || grounds[code].some(clause => coversClause(named, clause));
}
