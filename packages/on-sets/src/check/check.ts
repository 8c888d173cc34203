import type { Budget } from '@forceout/table';
import { type OnSetsPosition, variationGrounds } from '../position.ts';
import { type ReadSolution, readWritten, sharePair, type TextTrouble, type WrittenSolution } from '../solution.ts';
import { isOperation } from '../symbols.ts';
import { OutOfSteps, Steps } from '../values/steps.ts';
import { cubeFindings, requiredRelations } from './cubes.ts';
import { type Finding, finding } from './finding.ts';
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
        twoSolutions ? 'Two Solutions must be written.' : 'Exactly one Solution must be written.',
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
  return same
    ? [
        finding(
          position,
          'no-new-card',
          variationGrounds(position, 'twoSolutions'),
          'The second set has no card that is missing from the first.',
        ),
      ]
    : [];
}

function checkOne(position: OnSetsPosition, written: WrittenSolution, steps: Steps): OneResult {
  const read = readWritten(written, position.inForce.wildCube);
  const findings: Finding[] = read.troubles.map(trouble => textFinding(position, trouble));
  const wild = wildMeaning(position, read);
  findings.push(...wild.findings);
  if (read.restrictions.length > 0 && !position.restrictions)
    findings.push(
      finding(
        position,
        'restrictions-not-played',
        'restrictions-not-played',
        'Restrictions are not part of this game.',
      ),
    );
  if (read.restrictions.length === 0 && position.restrictions && requiredRelations(position, wild.meaning) > 0)
    findings.push(
      finding(
        position,
        'restriction-missing',
        'restriction-missing',
        'A cube that stands for = or ⊆ is in Required, so the Solution needs a Restriction.',
      ),
    );
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
  const where = trouble.part === 'set-name' ? 'Set-Name' : `Restriction ${trouble.part + 1}`;
  const message = `${where}, character ${trouble.at + 1}: ${trouble.message}`;
  return finding(position, trouble.code, trouble.code, message, { part: trouble.part, at: trouble.at });
}

/** What can be seen on the paper without working out any set. */
function formFindings(position: OnSetsPosition, read: ReadSolution): Finding[] {
  const { inForce } = position;
  const out: Finding[] = [];
  const name = setNameSymbols(read);
  if (name.length === 1 && read.restrictions.length === 0)
    out.push(finding(position, 'one-cube', 'one-cube', 'A Solution uses at least two cubes.'));
  const operations = name.filter(written => isOperation(written.symbol)).length;
  if (inForce.twoOps && read.setName && operations < 2)
    out.push(
      finding(
        position,
        'too-few-operations',
        variationGrounds(position, 'twoOps'),
        `The Set-Name has ${operations === 1 ? 'one operation sign' : 'no operation sign'}; two are needed.`,
      ),
    );
  const { blankAs } = read.written;
  if (!inForce.blankWild && blankAs !== undefined && blankAs !== 'blank')
    out.push(
      finding(
        position,
        'blank-not-wild',
        variationGrounds(position, 'blankWild'),
        'Colours are put on the blank card, but Blank Card Wild is not in force.',
      ),
    );
  return out;
}
