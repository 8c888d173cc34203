import type { Rule } from '../language/rules.ts';
import type { Wff } from '../language/wff.ts';
import type { Readings } from '../readings.ts';
import { levels, marks, resolve, whyUnresolved } from './citations.ts';
import { wouldNeed } from './explain.ts';
import { type Fault, fault } from './faults.ts';
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
    if (why !== null) return fault(why.code, why.message, path);
  }
  if (cites !== null && works(r, null))
    return fault('citation-wrong', `Line ${path} follows by ${rule}, but not from the lines it cites.`, path);
  for (let k = 0; k <= depthOf(scope); k++)
    if (k !== r && works(k, null)) return fault('r-count', rCount(application, k), path);
  const from = cites === null || cites.length === 0 ? '' : ` from ${cites.join(', ')}`;
  const message = `Line ${path}: ${conclusion} does not follow by ${rule}${from}. ${wouldNeed(rule, conclusion)}`;
  return fault('rule-misused', message, path);
}

function rCount({ rule, r, path }: Application, k: number): string {
  if (k === 0) return `Line ${path} writes R, but what ${rule} needs stands on its own level: leave R out.`;
  const name = rule === 'R' ? '' : `, ${rule}`;
  const written = r === 0 ? 'no R' : marks(r);
  return `Line ${path} writes ${written}, but the line it needs stands ${levels(k)} out: write ${marks(k)}${name}.`;
}
