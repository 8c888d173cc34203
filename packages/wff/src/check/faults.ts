import {
  type ClauseRef,
  citeFirst,
  coversClause,
  type EditionId,
  groundsOf,
  type WffFault,
  type WffGrounds,
} from '@forceout/rulebook';
import type { Facts, Reason, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { WffKey } from '../codes.ts';

export type FaultCode = WffFault;

export interface Fault extends Said {
  readonly code: FaultCode;
  /** Label path of the faulty line (`2.b.3`), null when the fault is of the Solution as a whole. */
  readonly line: string | null;
}

/** Which sentence: the code, alone or with what tells it from others of its code. */
type KeyOfFault = Extract<WffKey, FaultCode | `${FaultCode}.${string}`>;

export const fault = (key: KeyOfFault, facts?: Facts, line: string | null = null, because?: Said): Fault => ({
  ...saidBy(key, facts, because),
  code: key.split('.')[0] as FaultCode,
  line,
});

/** A fault of one line, which its sentence names. */
export const lineFault = (key: KeyOfFault, line: string, facts?: Facts, because?: Said): Fault =>
  fault(key, { line, ...facts }, line, because);

/** The clause to cite for what happened. */
export const cite = (edition: EditionId, key: keyof WffGrounds): ClauseRef =>
  citeFirst(edition, groundsOf('wff', edition)[key]);

export function faultToReason(edition: EditionId, { code, facts, because, line }: Fault): Reason {
  const reason = { ...saidBy(code, facts, because), clause: cite(edition, code) };
  return line === null ? reason : { ...reason, at: line };
}

/** May a checker name this clause for this fault? */
export function standsUnder(edition: EditionId, code: FaultCode, named: string): boolean {
  const grounds = groundsOf('wff', edition);
  return grounds['any-reason'].includes(named) || grounds[code].some(clause => coversClause(named, clause));
}
