import type { ClauseRef } from '@forceout/rulebook';
import type { Reason } from '@forceout/table';

/** What each fault breaks: the clause we cite, then the others under which a checker may rightly name it. */
export const FAULT_CLAUSES = {
  'goal-not-wff': ['VII-C-5-a', 'II-B-1', 'IV-C', 'VI-A-1 comment (a)', 'VII-C-5-g'],
  'goal-too-long': ['IV-C', 'VII-C-5-a'],
  'premise-not-wff': ['VII-C-5-b', 'VII-B', 'II-B-1', 'II-B-3'],
  'no-premise': ['VII-B', 'I-A'],
  'no-rule-listed': ['VII-B', 'I-A', 'VII-B-2-d'],
  'rule-name': ['VII-C-5-g-5', 'VII-B', 'III-A', 'III-B'],
  'rule-not-in-game': ['VII-C-5-e', 'VII-B', 'III-A', 'III-B'],
  'rule-twice': ['III-C', 'VII-B', 'VII-C-5-g-5'],
  'wild-unmarked': ['III-D-3', 'VII-B', 'VII-C-5-e', 'VII-C-5-g-5'],
  'too-few-cubes': ['VII-B-3-a'],
  'required-unused': ['VII-B-3-b', 'I-B-2-d'],
  'forbidden-used': ['VII-B-3-c', 'I-B-2-c', 'VII-C-5-f'],
  'two-from-resources': ['VII-B-3-e', 'VI-A-2', 'VII-C-5-f'],
  'cube-missing': ['VII-C-5-f', 'VII-B-3'],
  'non-essential': ['VII-C-5-d', 'VII-B-4', 'VII-B-4-a', 'VII-B-4-e', 'VII-B-3-b', 'I-B-2-d'],
  'not-provable': ['VII-C-5-g', 'VII-B', 'I-A'],
  'no-proof': ['VII-C-5-g', 'VII-B', 'I-A'],
  'premise-missing': ['VII-B-2-b', 'VII-C-5-g'],
  'premise-extra': ['VII-B-2-b', 'VII-C-5-g', 'VII-C-5-g-1'],
  'premise-late': ['VII-B-2-b', 'VII-C-5-g'],
  'no-rule-line': ['VII-B-2-d', 'VII-C-5-g'],
  'sub-proof-barred': ['III-A note', 'VII-C-5-e', 'VII-C-5-g'],
  'not-indented': ['VII-C-5-g-6', 'VII-B-2-e'],
  'no-supposition': ['VII-B-2-f', 'VII-C-5-g'],
  'two-suppositions': ['VII-B-2-f', 'VII-C-5-g'],
  'one-line-sub-proof': ['VII-B-2-d', 'VII-C-5-g'],
  'line-without-rule': ['VII-C-5-g-1', 'VII-B-2-g'],
  'goal-not-reached': ['VII-C-5-g-2'],
  'two-wffs': ['VII-C-5-g-3', 'II-B-1', 'VII-C-5-g-4'],
  'line-not-wff': ['VII-C-5-g-4', 'II-B-1'],
  'citation-wrong': ['VII-C-5-g-5', 'VII-C-5-c', 'VII-B-2-g'],
  'two-rules': ['VII-C-5-g-7', 'VII-B-2-g'],
  'r-count': ['VII-B-2-h', 'VII-C-5-c', 'VII-C-5-g'],
  'r-outside': ['VII-B-2-g', 'VII-C-5-c', 'VII-C-5-g'],
  'rule-misused': ['VII-C-5-c', 'VII-B-2-g', 'VII-C-5-g'],
  'rule-not-listed': ['I-A', 'VII-B', 'VII-C-5-g'],
} as const satisfies Record<string, readonly string[]>;

export type FaultCode = keyof typeof FAULT_CLAUSES;

export interface Fault {
  readonly code: FaultCode;
  readonly clause: ClauseRef;
  readonly message: string;
  /** Label path of the faulty line (`2.b.3`), null when the fault is of the Solution as a whole. */
  readonly line: string | null;
}

export const fault = (code: FaultCode, message: string, line: string | null = null): Fault => ({
  code,
  clause: `wff-2017 ${FAULT_CLAUSES[code][0]}`,
  message,
  line,
});

export const faultToReason = ({ code, clause, message, line }: Fault): Reason =>
  line === null ? { code, clause, message } : { code, clause, message, at: line };

/** A broader clause covers what stands below it: `VII-B-2` covers `VII-B-2-h`. */
const covers = (named: string, clause: string): boolean =>
  clause === named || clause.startsWith(`${named}-`) || clause.startsWith(`${named} `);

/** May a checker name this clause for this fault? VII-B and VII-C-5 stand over all of them: VII-C-5 admits any VII-B reason. */
export const standsUnder = (code: FaultCode, named: string): boolean =>
  named === 'VII-B' || named === 'VII-C-5' || FAULT_CLAUSES[code].some(clause => covers(named, clause));
