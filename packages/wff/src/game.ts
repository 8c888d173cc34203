import { cubesOf } from '@forceout/rulebook';
import type { Claim, Cube, CubeSpec, Equipment, Game, Json, Position, Reason, TableRules } from '@forceout/table';
import { checkCounter, findCounter } from './check/counter.ts';
import type { Mode } from './check/cubes.ts';
import { type Fault, fault, faultToReason, standsUnder } from './check/faults.ts';
import { judgeSubmission, type State, type Submission, visibleFaults } from './check/judge.ts';
import { proofToJson } from './language/proof.ts';
import { parseWff } from './language/wff.ts';
import { newMeter, OutOfSteps } from './prove/steps.ts';
import { gameLevelOf, readingsOf } from './readings.ts';
import { safeMoves } from './solve/safe-moves.ts';
import { fewest, solve } from './solve/solve.ts';
import { type HandedIn, handedInToJson, readHandedIn } from './written.ts';

/** IV-C: a Goal has at most seven cubes. */
const LONGEST_GOAL = 7;

/** I-D: the letter nearest the start of the alphabet sets the first Goal. */
const ALPHABET = { A: 0, C: 1, E: 2, K: 3, N: 4, R: 5 } as const;

const refused = (code: string, clause: string, message: string): { readonly ok: false } & Reason => ({
  ok: false,
  code,
  clause: `wff-2017 ${clause}`,
  message,
});

function equipment(rules: TableRules): Equipment {
  const counts: Record<string, number> = {};
  const cubes: CubeSpec[] = cubesOf('wff', rules.options.faceSet).map(({ kind, faces }) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
    return { id: `${kind}-${counts[kind]}`, kind, faces };
  });
  return { cubes, preset: null, deck: null, rollOff: { cube: cubes[0]!, rank: ALPHABET } };
}

const lettersOf = (cubes: readonly Cube[]): string => cubes.map(cube => cube.face).join('');

/** A claim says which cubes a Solution may draw on; WFF has no disputed no-Goal, so that one is read as Impossible. */
const modeAfter = (after: Claim): Mode => (after === 'no-goal' ? 'impossible' : after);

export const stateOf = (position: Position, after: Claim): State => ({
  mat: {
    required: lettersOf(position.required),
    permitted: lettersOf(position.permitted),
    forbidden: lettersOf(position.forbidden),
    resources: lettersOf(position.resources),
  },
  goal: typeof position.goalText === 'string' ? position.goalText : lettersOf(position.goal),
  level: gameLevelOf(position.rules.division, position.rules.options),
  mode: modeAfter(after),
  readings: readingsOf(position.rules.options),
  longestGoal: LONGEST_GOAL,
});

const submissionOf = ({ solution, marked }: HandedIn): Submission => ({ solution, marked });

const NOT_READ: Fault = fault('no-proof', 'There is no Solution here that could be checked.');

/** Non-essentiality is the one objection that must be shown, by a solution of the checker's own (VII-B-4-a, R-WFF-6). */
const NEEDS_COUNTER = 'wff-2017 VII-B-4-a';

const plainClause = (reason: string): string =>
  reason
    .trim()
    .replace(/^wff-2017\s+/, '')
    .replace(/(?<=\S)\(([a-z0-9]+)\)/g, '-$1');

export const game: Game = {
  id: 'wff',
  engine: 'wff/1',

  equipment,

  variations: () => [],
  readVariation: () => refused('no-variations', 'I-B', "WFF 'N PROOF is played without variations."),
  ruleSelection: () => refused('no-variations', 'I-B', "WFF 'N PROOF is played without variations."),
  describeVariations: () => [],

  placeGoal(position, goal, available) {
    if (typeof goal !== 'string') return refused('bad-goal', 'IV-B', 'A Goal is written as a row of letters.');
    const letters = goal.replace(/\s+/g, '');
    if (letters === '') return refused('bad-goal', 'IV-C', 'A Goal has at least one cube.');
    const lies = (cube: Cube): boolean => position.goal.some(({ id }) => id === cube.id);
    // Cubes that have touched the Goal section must be used (IV-C), so they are taken first.
    const free = [...available.filter(lies), ...available.filter(cube => !lies(cube))];
    const cubes: string[] = [];
    for (const letter of letters) {
      const at = free.findIndex(cube => cube.face === letter);
      if (at < 0) return refused('cube-not-there', 'IV-B', `There is no ${letter} cube left for the Goal ${letters}.`);
      cubes.push(free.splice(at, 1)[0]!.id);
    }
    return { ok: true, cubes, goal: letters };
  },

  ruleGoal(position) {
    const { goal } = stateOf(position, 'impossible');
    if (goal.length > LONGEST_GOAL)
      return refused('goal-too-long', 'IV-C', `The Goal has ${goal.length} cubes; seven are the most.`);
    const reading = parseWff(goal);
    return reading.ok
      ? { ok: true }
      : refused('goal-not-wff', 'IV-C', `The Goal is not a WFF. ${reading.fault.message}`);
  },

  leftovers: () => [],
  ruleMove: () => ({ ok: true }),
  paired: () => false,
  shifts: () => false,

  readSolution(_position, written) {
    const read = readHandedIn(written.solution);
    if (!read.ok) return refused(read.fault.code, 'VII-B', read.fault.message);
    return { ok: true, written: { solution: handedInToJson(read.value), goal: null } };
  },

  check(position, written, after, budget) {
    const read = readHandedIn(written.solution);
    if (!read.ok) return { correct: false, reasons: [faultToReason(NOT_READ)] };
    const state = stateOf(position, after);
    try {
      const faults = judgeSubmission(state, submissionOf(read.value), read.value.proof, newMeter(budget));
      return { correct: faults.length === 0, reasons: faults.map(faultToReason) };
    } catch (error) {
      if (!(error instanceof OutOfSteps)) throw error;
      return { correct: null, reasons: [] };
    }
  },

  checkObjection(position, written, objection, after) {
    const read = readHandedIn(written.solution);
    if (!read.ok) return { upheld: true, reasons: [faultToReason(NOT_READ)] };
    const state = stateOf(position, after);
    const named = plainClause(objection.reason);
    const faults = visibleFaults(state, submissionOf(read.value), read.value.proof);
    const shown = faults.filter(found => standsUnder(found.code, named));
    if (shown.length > 0) return { upheld: true, reasons: shown.map(faultToReason) };
    if (standsUnder('non-essential', named)) return weighCounter(state, read.value, objection.proof);
    const clause = `wff-2017 ${named}` as const;
    return {
      upheld: false,
      reasons: [{ code: 'reason-does-not-hold', clause, message: `Nothing here goes against ${named}.` }],
    };
  },

  counter(position, written, after, budget) {
    const read = readHandedIn(written.solution);
    if (!read.ok) return null;
    try {
      const found = findCounter(stateOf(position, after), submissionOf(read.value), newMeter(budget));
      return found === null ? null : handedInToJson({ ...found, marked: null });
    } catch (error) {
      if (!(error instanceof OutOfSteps)) throw error;
      return null;
    }
  },

  equalsGoal: () => ({ equals: null }),

  solve(position, after, budget) {
    const answer = solve(stateOf(position, after), budget);
    if (answer.exists === null) return answer;
    if (!answer.exists) return { exists: false, reason: answer.certificate.message, covered: answer.covered };
    return {
      exists: true,
      witness: { solution: { ...answer.solution, proof: proofToJson(answer.proof) }, goal: null },
    };
  },

  fewest(position, after, budget) {
    const answer = fewest(stateOf(position, after), budget);
    if (answer.exists === null) return { exists: null };
    if (!answer.exists) return { exists: false, reason: answer.certificate.message };
    // A best one found is no answer: somebody may find a better one.
    if (!answer.proven) return { exists: null };
    const { solution, proof, cubes } = answer;
    return { exists: true, witness: { solution: { ...solution, proof: proofToJson(proof) }, goal: null }, cubes };
  },

  safeMoves(position, budget) {
    const moves = safeMoves(stateOf(position, 'impossible'), budget);
    return position.resources.flatMap(cube =>
      moves
        .filter(({ letter }) => letter === cube.face)
        .map(({ to, givesNow, makesImpossible }) => ({ cube: cube.id, to, givesNow, makesImpossible })),
    );
  },
};

function weighCounter(state: State, original: HandedIn, json: Json): { upheld: boolean; reasons: readonly Reason[] } {
  const fails = (code: string, message: string): { upheld: false; reasons: readonly Reason[] } => ({
    upheld: false,
    reasons: [{ code, clause: NEEDS_COUNTER, message }],
  });
  if (json === null)
    return fails('counter-missing', 'Show it with a solution that does without the cube, and its proof.');
  const read = readHandedIn(json);
  if (!read.ok) return fails('counter-unreadable', read.fault.message);
  const verdict = checkCounter(state, submissionOf(original), read.value);
  if (!verdict.holds)
    return {
      upheld: false,
      reasons: [{ code: 'counter-fails', clause: `wff-2017 ${verdict.clause}`, message: verdict.message }],
    };
  const message = `The Goal is proved without ${verdict.without.join(' and ')}, so a Required cube there is not essential.`;
  return { upheld: true, reasons: [faultToReason(fault('non-essential', message))] };
}
