import type { Rule } from '../language/rules.ts';
import type { Wff } from '../language/wff.ts';
import type { Readings } from '../readings.ts';
import { marks, resolve, whyUnresolved } from './citations.ts';
import { wouldNeed } from './explain.ts';
import { type Fault, lineFault } from './faults.ts';
import { justified } from './justify.ts';
import { depthOf, type Scope } from './scope.ts';

/** A line with one rule on it, as it is written. */
export interface Application {
  readonly rule: Rule;
  readonly r: number;
  readonly cites: readonly string[] | null;
  readonly conclusion: Wff;
  readonly path: string;
}

/** What is wrong with the use of the rule, named as precisely as can be; null when the line is justified. */
export function applyFault(scope: Scope, application: Application, readings: Readings): Fault | null {
  const { rule, r, cites, conclusion, path } = application;
  const works = (marksUsed: number, cited: Parameters<typeof justified>[1]['cited']): boolean =>
    justified(scope, { rule, conclusion, r: marksUsed, cited }, readings);
  if (works(r, cites?.map(cite => resolve(scope, cite, r)) ?? null)) return null;
  for (const cite of cites ?? []) {
    const why = whyUnresolved(scope, cite, r, path);
    if (why !== null) return why;
  }
  if (cites !== null && works(r, null)) return lineFault('citation-wrong.lines', path, { rule });
  for (let k = 0; k <= depthOf(scope); k++) if (k !== r && works(k, null)) return rCount(application, k);
  const from = cites === null || cites.length === 0 ? 'nothing' : 'lines';
  const facts = { wff: conclusion, rule, from, cites: cites ?? [] };
  return lineFault('rule-misused', path, facts, wouldNeed(rule, conclusion));
}

function rCount({ rule, r, path }: Application, k: number): Fault {
  if (k === 0) return lineFault('r-count.leave-out', path, { rule });
  const written = r === 0 ? 'none' : 'some';
  const beside = rule === 'R' ? [] : [rule];
  return lineFault('r-count.out', path, { written, was: marks(r), levels: k, marks: [...marks(k), ...beside] });
}
