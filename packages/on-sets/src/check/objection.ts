import { groundsOf } from '@forceout/rulebook';
import type { Budget, Json, Objection } from '@forceout/table';
import type { Restriction, SetName } from '../language/syntax.ts';
import type { OnSetsPosition } from '../position.ts';
import { readWritten, sharePair, type WrittenSolution } from '../solution.ts';
import { within } from '../values/steps.ts';
import { checkSolutions } from './check.ts';
import { covers, type Finding, finding } from './finding.ts';
import { interpret, scaleFor } from './interpret.ts';
import { readRegrouping, regroups, regroupsRestriction } from './regroup.ts';
import { valueFindings } from './value.ts';

export interface ObjectionResult {
  readonly upheld: boolean | null;
  readonly findings: readonly Finding[];
}

/**
 * VII-C-4, VII-C-5: is the reason that a checker gives a true one? Ambiguity has to be shown by regrouping the
 * Solution (VII-C-5-c); any other reason only has to be named.
 */
export function checkObjection(
  position: OnSetsPosition,
  solutions: readonly WrittenSolution[],
  objection: Objection,
  budget: Budget,
): ObjectionResult {
  const shown = textsIn(objection.regroup);
  if (shown.length > 0) return checkRegrouping(position, solutions, shown, budget);
  const result = checkSolutions(position, solutions, budget);
  const findings = result.findings.filter(
    f => !needsShowing(position, f) && f.grounds.some(ground => covers(objection.reason, ground)),
  );
  return { upheld: findings.length > 0 ? true : result.correct === null ? null : false, findings };
}

/** True of some grouping only, so it does not count until that grouping is shown. */
const needsShowing = ({ edition }: OnSetsPosition, f: Finding): boolean =>
  f.grounds.includes(groundsOf('on-sets', edition).regrouping[0]);

function textsIn(regroup: Json): readonly string[] {
  if (typeof regroup === 'string') return regroup.trim() === '' ? [] : [regroup];
  if (Array.isArray(regroup)) return regroup.flatMap(textsIn);
  if (typeof regroup === 'object' && regroup !== null) return Object.values(regroup).flatMap(textsIn);
  return [];
}

/** The revised texts replace what they regroup; every reading that is left has to break a rule. */
function checkRegrouping(
  position: OnSetsPosition,
  solutions: readonly WrittenSolution[],
  texts: readonly string[],
  budget: Budget,
): ObjectionResult {
  const { inForce } = position;
  const written = inForce.twoSolutions ? sharePair(solutions) : solutions;
  let fits = false;
  for (const solution of written) {
    const read = readWritten(solution, inForce.wildCube);
    const original = read.restrictions.flatMap(restriction => (restriction ? [restriction] : []));
    if (!read.setName || original.length < read.restrictions.length) continue;
    const note =
      solution.wildAs !== undefined && inForce.wildCube !== null
        ? { face: inForce.wildCube, as: solution.wildAs }
        : null;
    const revised = applyRegrouping(
      read.setName,
      original,
      texts.map(text => readRegrouping(text, note) ?? readRegrouping(text, null)),
    );
    if (!revised) continue;
    fits = true;
    const scale = scaleFor(position.cards, inForce, solution.blankAs);
    const readings = within(budget, steps => interpret(revised.setName, revised.restrictions, scale, steps), null);
    if (readings === null) return { upheld: null, findings: [] };
    const broken = valueFindings(position, readings).filter(f => !needsShowing(position, f));
    if (broken.length > 0) return { upheld: true, findings: broken };
  }
  const why = fits ? 'regrouping-fails.still' : 'regrouping-fails.other';
  return { upheld: false, findings: [finding(position, why, 'regrouping')] };
}

interface Revised {
  readonly setName: SetName;
  readonly restrictions: readonly Restriction[];
}

/** Each revised text regroups one part of the Solution; null when one of them fits nowhere. */
function applyRegrouping(
  setName: SetName,
  restrictions: readonly Restriction[],
  revisions: readonly (SetName | Restriction | null)[],
): Revised | null {
  let revised: Revised = { setName, restrictions };
  for (const revision of revisions) {
    if (!revision) return null;
    if ('sides' in revision) {
      const i = revised.restrictions.findIndex(restriction => regroupsRestriction(restriction, revision));
      if (i < 0) return null;
      revised = { ...revised, restrictions: revised.restrictions.with(i, revision) };
    } else if (regroups(revised.setName, revision)) revised = { ...revised, setName: revision };
    else return null;
  }
  return revised;
}
