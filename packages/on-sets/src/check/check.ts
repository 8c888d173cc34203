import type { Budget } from '@forceout/table';
import { type OnSetsPosition, variationGrounds } from '../position.ts';
import { type ReadSolution, readWritten, sharePair, type TextTrouble, type WrittenSolution } from '../solution.ts';
import { isOperation } from '../symbols.ts';
import { OutOfSteps, Steps } from '../values/steps.ts';
import { cubeFindings, requiredRelations } from './cubes.ts';
import { type Finding, finding, findingOf } from './finding.ts';
import { type Interpretation, interpret, scaleFor } from './interpret.ts';
import { valueFindings } from './value.ts';
import { setNameSymbols, wildMeaning } from './wild.ts';

export interface CheckResult {
  /** null: nothing is wrong so far, but the readings could not all be worked out within the budget. */
  readonly correct: boolean | null;
  readonly findings: readonly Finding[];
  /** The readings of each Solution, [] where the text has none. */
  readonly interpretations: readonly (readonly Interpretation[])[];
}

interface OneResult {
  readonly decided: boolean;
  readonly findings: readonly Finding[];
  readonly interpretations: readonly Interpretation[];
}

/** Every reason for which the Solution, or the pair under Two Solutions, is not correct (VII-B, XIII). */
export function checkSolutions(
  position: OnSetsPosition,
  solutions: readonly WrittenSolution[],
  budget: Budget,
): CheckResult {
  const steps = new Steps(budget);
  const { twoSolutions } = position.inForce;
  const written = twoSolutions ? sharePair(solutions) : solutions;
  const results = written.map(solution => checkOne(position, solution, steps));
  const findings = results.flatMap((result, i) =>
    written.length === 1
      ? result.findings
      : result.findings.map(f => ({ ...f, at: { solution: i, in: f.at ?? null } })),
  );
  if (written.length !== (twoSolutions ? 2 : 1))
    findings.push(
      finding(
        position,
        'solution-count',
        twoSolutions ? variationGrounds(position, 'twoSolutions') : 'solution-count',
        { n: twoSolutions ? 2 : 1 },
      ),
    );
  const [first, second] = results;
  if (twoSolutions && first && second) findings.push(...pairFindings(position, first, second));
  const decided = results.every(result => result.decided);
  return {
    correct: findings.length > 0 ? false : decided ? true : null,
    findings,
    interpretations: results.map(result => result.interpretations),
  };
}

/** XIII-D-14: the second set holds a card that the first does not; the blank stays the same card (comment e). */
function pairFindings(position: OnSetsPosition, first: OneResult, second: OneResult): Finding[] {
  const same = first.interpretations.some(a => second.interpretations.some(b => (b.set & ~a.set) === 0));
  return same ? [finding(position, 'no-new-card', variationGrounds(position, 'twoSolutions'))] : [];
}

function checkOne(position: OnSetsPosition, written: WrittenSolution, steps: Steps): OneResult {
  const read = readWritten(written, position.inForce.wildCube);
  const findings: Finding[] = read.troubles.map(trouble => textFinding(position, trouble));
  const wild = wildMeaning(position, read);
  findings.push(...wild.findings);
  if (read.restrictions.length > 0 && !position.restrictions)
    findings.push(finding(position, 'restrictions-not-played', 'restrictions-not-played'));
  if (read.restrictions.length === 0 && position.restrictions && requiredRelations(position, wild.meaning) > 0)
    findings.push(finding(position, 'restriction-missing', 'restriction-missing'));
  if (read.troubles.length === 0) findings.push(...cubeFindings(position, read, wild.meaning));
  findings.push(...formFindings(position, read));

  let interpretations: readonly Interpretation[] = [];
  let decided = true;
  const readable = read.restrictions.flatMap(restriction => (restriction ? [restriction] : []));
  if (read.setName && readable.length === read.restrictions.length) {
    const scale = scaleFor(position.cards, position.inForce, written.blankAs);
    try {
      interpretations = interpret(read.setName, readable, scale, steps);
    } catch (e) {
      if (!(e instanceof OutOfSteps)) throw e;
      decided = false;
    }
  }
  findings.push(...valueFindings(position, interpretations));
  return { decided, findings, interpretations };
}

function textFinding(position: OnSetsPosition, trouble: TextTrouble): Finding {
  const { code, part, at } = trouble;
  const place = part === 'set-name' ? { place: 'set-name' } : { place: 'restriction', restriction: part + 1 };
  const said = { code, facts: { ...trouble.facts, ...place, character: at + 1 } };
  return findingOf(position, said, code, { part, at });
}

/** What can be seen on the paper without working out any set. */
function formFindings(position: OnSetsPosition, read: ReadSolution): Finding[] {
  const { inForce } = position;
  const out: Finding[] = [];
  const name = setNameSymbols(read);
  if (name.length === 1 && read.restrictions.length === 0) out.push(finding(position, 'one-cube', 'one-cube'));
  const operations = name.filter(written => isOperation(written.symbol)).length;
  if (inForce.twoOps && read.setName && operations < 2)
    out.push(finding(position, 'too-few-operations', variationGrounds(position, 'twoOps'), { n: operations }));
  const { blankAs } = read.written;
  if (!inForce.blankWild && blankAs !== undefined && blankAs !== 'blank')
    out.push(finding(position, 'blank-not-wild', variationGrounds(position, 'blankWild')));
  return out;
}
