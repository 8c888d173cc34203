import { newestEdition, rulesOf } from '@forceout/rulebook';
import { pick, type Random, shuffled } from '@forceout/rulebook/seeded';
import type { Budget } from '@forceout/table';
import type { PlantedAnswer } from '@forceout/table/planted-run';
import { judgeSolution, judgeSubmission, type State } from '../check/judge.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { safeMoves } from '../solve/safe-moves.ts';
import { solve } from '../solve/solve.ts';
import type { Planted } from './plant.ts';

/** The mat as a question of the protocol, so that it can be asked again; other readings than the usual stand behind it. */
export function told({ mat, goal, level, mode, readings }: State): string {
  const question = { game: 'wff', ask: 'solve', state: { ...mat, goal, gameLevel: level, mode } };
  const other = Object.entries(readings).filter(([name, on]) => on !== DEFAULT_READINGS[name as keyof typeof readings]);
  return JSON.stringify(question) + other.map(([name, on]) => ` with ${name} ${on}`).join('');
}

/** Why the judge does not accept what was planted; null: it does. */
export function refusal({ state, submission, proof }: Planted): string | null {
  const faults = judgeSubmission(state, submission, proof);
  if (faults.length === 0) return null;
  const why = faults.map(({ code, message }) => `${code} ${message}`).join(' ');
  return `the judge refuses (${why}) ${JSON.stringify({ submission, proof })}: ${told(state)}`;
}

export function askFor({ state, submission }: Planted, budget: Budget): PlantedAnswer {
  const answer = solve(state, budget);
  if (answer.exists === false)
    return { exists: false, fault: `denied, though there is ${JSON.stringify(submission)}: ${told(state)}` };
  if (answer.exists === null) return { exists: null, fault: null };
  const faults = [
    ...judgeSolution(state, { solution: answer.solution, marked: null }),
    ...judgeSubmission(state, { solution: answer.solution, marked: null }, answer.proof),
  ];
  const fault = faults.length === 0 ? null : `a wrong witness ${JSON.stringify(answer.solution)}: ${told(state)}`;
  return { exists: true, fault };
}

const withMat = (planted: Planted, mat: State['mat']): Planted => ({ ...planted, state: { ...planted.state, mat } });
const turned = (letters: string): string => [...letters].reverse().join('');

/** The same mat changed so that the planted Solution stands, or stands with other letters. */
export function variantOf(planted: Planted, random: Random): Planted {
  const { mat } = planted.state;
  switch (Math.floor(random() * 4)) {
    case 0:
      return withMat(planted, { ...mat, permitted: mat.permitted + pick(random, [...'CAKENRpqrsio']) });
    case 1: {
      const [first, ...others] = shuffled(random, [...mat.required]);
      if (first === undefined) return withMat(planted, { ...mat, forbidden: `${mat.forbidden}p` });
      return withMat(planted, { ...mat, required: others.join(''), permitted: mat.permitted + first });
    }
    case 2:
      return withMat(planted, {
        required: turned(mat.required),
        permitted: turned(mat.permitted),
        forbidden: turned(mat.forbidden),
        resources: turned(mat.resources),
      });
    default:
      return relettered(planted, random);
  }
}

/** Rp is spelled with the variable p, so where it is spelled p keeps its name. */
function relettered(planted: Planted, random: Random): Planted {
  const { state, submission, used } = planted;
  const letters = [...(submission.solution.rules.includes('Rp') ? 'qrs' : 'pqrs')];
  const others = shuffled(random, letters);
  const name = (text: string): string => text.replaceAll(/[pqrs]/g, one => others[letters.indexOf(one)] ?? one);
  const { mat, goal } = state;
  return {
    ...planted,
    state: {
      ...state,
      goal: name(goal),
      mat: {
        required: name(mat.required),
        permitted: name(mat.permitted),
        forbidden: name(mat.forbidden),
        resources: name(mat.resources),
      },
    },
    submission: {
      ...submission,
      solution: { ...submission.solution, premises: submission.solution.premises.map(name) },
    },
    used: name(used),
  };
}

const countOf = (letters: string, letter: string): number => letters.split(letter).length - 1;

/** What the planted Solution does not use cannot make it impossible in Forbidden, and no cube can in Permitted. */
export function movesFault({ state, used }: Planted, budget: Budget): string | null {
  const { mat } = state;
  const placed = mat.required + mat.permitted;
  const drawn = [...new Set(used)].reduce((sum, l) => sum + Math.max(0, countOf(used, l) - countOf(placed, l)), 0);
  for (const { letter, to, givesNow, makesImpossible } of safeMoves(state, budget, rulesOf(newestEdition('wff')))) {
    if (to === 'required' || (to === 'forbidden' && used.includes(letter))) continue;
    if (makesImpossible === true) return `${letter} to ${to} is told to make it impossible: ${told(state)}`;
    const isOpen = mat.resources.length >= 3 && placed.length + (to === 'permitted' ? 1 : 0) > 0;
    if (drawn <= 1 && isOpen && givesNow === false) return `${letter} to ${to} is told to leave no Now: ${told(state)}`;
  }
  return null;
}
