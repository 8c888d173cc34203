import { clauseRef, cubesOf, type EditionId, firstOf, rulesOf, type WffGrounds } from '@forceout/rulebook';
import type {
  Claim,
  Cube,
  CubeSpec,
  Equipment,
  Facts,
  Game,
  Json,
  Position,
  Reason,
  Said,
  TableRules,
} from '@forceout/table';
import { modeAfter } from '@forceout/table/rules';
import { saidBy } from '@forceout/table/said';
import { checkCounter, findCounter } from './check/counter.ts';
import { cite, type Fault, fault, faultToReason, standsUnder } from './check/faults.ts';
import { judgeSubmission, type State, type Submission, visibleFaults } from './check/judge.ts';
import type { WffKey } from './codes.ts';
import { proofToJson } from './language/proof.ts';
import type { FormFault } from './language/proof-json.ts';
import { parseWff, saidOf } from './language/wff.ts';
import { newMeter, OutOfSteps } from './prove/steps.ts';
import { gameLevelOf, readingsOf } from './readings.ts';
import { safeMoves } from './solve/safe-moves.ts';
import { fewest, solve } from './solve/solve.ts';
import { type HandedIn, handedInToJson, readHandedIn } from './written.ts';

/** IV-C: a Goal has at most seven cubes. */
const LONGEST_GOAL = 7;

/** I-D: the letter nearest the start of the alphabet sets the first Goal. */
const ALPHABET = { A: 0, C: 1, E: 2, K: 3, N: 4, R: 5 } as const;

const refused = ({ edition }: TableRules, said: Said, under: keyof WffGrounds): { readonly ok: false } & Reason => ({
  ok: false,
  ...said,
  clause: cite(edition, under),
});

const say = (key: WffKey, facts?: Facts, because?: Said): Said => saidBy(key, facts, because);

const formSaid = ({ code, facts, because }: FormFault): Said => saidBy(code, facts, because);

function equipment(rules: TableRules): Equipment {
  const counts: Record<string, number> = {};
  const cubes: CubeSpec[] = cubesOf('wff', rules.options.faceSet).map(({ kind, faces }) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
    return { id: `${kind}-${counts[kind]}`, kind, faces };
  });
  return { cubes, preset: null, deck: null, rollOff: { cube: firstOf(cubes), rank: ALPHABET } };
}

const lettersOf = (cubes: readonly Cube[]): string => cubes.map(cube => cube.face).join('');

/** A claim says which cubes a Solution may draw on; WFF has no disputed no-Goal, so that one is read as Impossible. */

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
  readings: readingsOf(position.rules.options, position.rules.edition),
  longestGoal: LONGEST_GOAL,
});

const submissionOf = ({ solution, marked }: HandedIn): Submission => ({ solution, marked });

const NOT_READ: Fault = fault('no-proof.nothing');

/** The clause that a checker named: without its edition, `VII-C-5(g)` as `VII-C-5-g`. */
const plainClause = (edition: EditionId, reason: string): string =>
  reason
    .trim()
    .replace(new RegExp(`^${edition}\\s+`), '')
    .replace(/(?<=\S)\(([a-z0-9]+)\)/g, '-$1');

export const game: Game = {
  id: 'wff',
  engine: 'wff/1',

  equipment,

  variations: () => [],
  readVariation: rules => refused(rules, say('no-variations'), 'equipment'),
  ruleSelection: ({ rules }) => refused(rules, say('no-variations'), 'equipment'),
  describeVariations: () => [],

  placeGoal(position, goal, available) {
    if (typeof goal !== 'string') return refused(position.rules, say('bad-goal'), 'goal-set');
    const letters = goal.replace(/\s+/g, '');
    if (letters === '') return refused(position.rules, say('bad-goal.empty'), 'goal-form');
    const lies = (cube: Cube): boolean => position.goal.some(({ id }) => id === cube.id);
    // Cubes that have touched the Goal section must be used (IV-C), so they are taken first.
    const free = [...available.filter(lies), ...available.filter(cube => !lies(cube))];
    const cubes: string[] = [];
    for (const letter of letters) {
      const at = free.findIndex(cube => cube.face === letter);
      if (at < 0) return refused(position.rules, say('cube-not-there', { letter, goal: letters }), 'goal-set');
      cubes.push(firstOf(free.splice(at, 1)).id);
    }
    return { ok: true, cubes, goal: letters };
  },

  ruleGoal(position) {
    const { goal } = stateOf(position, 'impossible');
    if (goal.length > LONGEST_GOAL)
      return refused(position.rules, say('goal-too-long', { n: goal.length, most: LONGEST_GOAL }), 'goal-form');
    const reading = parseWff(goal);
    return reading.ok
      ? { ok: true }
      : refused(position.rules, say('goal-not-wff', undefined, saidOf(reading.fault)), 'goal-form');
  },

  leftovers: () => [],
  ruleMove: () => ({ ok: true }),
  paired: () => false,
  shifts: () => false,

  readSolution({ rules }, written) {
    const read = readHandedIn(written.solution);
    if (!read.ok) return refused(rules, formSaid(read.fault), 'solution');
    return { ok: true, written: { solution: handedInToJson(read.value), goal: null } };
  },

  check(position, written, after, budget) {
    const read = readHandedIn(written.solution);
    if (!read.ok) return { correct: false, reasons: [faultToReason(position.rules.edition, NOT_READ)] };
    const state = stateOf(position, after);
    try {
      const faults = judgeSubmission(state, submissionOf(read.value), read.value.proof, newMeter(budget));
      return {
        correct: faults.length === 0,
        reasons: faults.map(found => faultToReason(position.rules.edition, found)),
      };
    } catch (error) {
      if (!(error instanceof OutOfSteps)) throw error;
      return { correct: null, reasons: [] };
    }
  },

  checkObjection(position, written, objection, after) {
    const { edition } = position.rules;
    const read = readHandedIn(written.solution);
    if (!read.ok) return { upheld: true, reasons: [faultToReason(position.rules.edition, NOT_READ)] };
    const state = stateOf(position, after);
    const named = plainClause(edition, objection.reason);
    const faults = visibleFaults(state, submissionOf(read.value), read.value.proof);
    const shown = faults.filter(found => standsUnder(edition, found.code, named));
    if (shown.length > 0) return { upheld: true, reasons: shown.map(found => faultToReason(edition, found)) };
    if (standsUnder(edition, 'non-essential', named)) return weighCounter(edition, state, read.value, objection.proof);
    const clause = clauseRef(edition, named);
    return {
      upheld: false,
      reasons: [{ ...say('reason-does-not-hold', { clause: named }), clause }],
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
    if (!answer.exists) return { exists: false, reason: answer.certificate.said, covered: answer.covered };
    return {
      exists: true,
      witness: { solution: { ...answer.solution, proof: proofToJson(answer.proof) }, goal: null },
    };
  },

  fewest(position, after, budget) {
    const answer = fewest(stateOf(position, after), budget);
    if (answer.exists === null) return { exists: null };
    if (!answer.exists) return { exists: false, reason: answer.certificate.said };
    // A best one found is no answer: somebody may find a better one.
    if (!answer.proven) return { exists: null };
    const { solution, proof, cubes } = answer;
    return { exists: true, witness: { solution: { ...solution, proof: proofToJson(proof) }, goal: null }, cubes };
  },

  safeMoves(position, budget) {
    const moves = safeMoves(stateOf(position, 'impossible'), budget, rulesOf(position.rules.edition));
    return position.resources.flatMap(cube =>
      moves
        .filter(({ letter }) => letter === cube.face)
        .map(({ to, givesNow, makesImpossible }) => ({ cube: cube.id, to, givesNow, makesImpossible })),
    );
  },
};

/** Non-essentiality is the one objection that must be shown, by a solution of the checker's own (R-WFF-6). */
function weighCounter(
  edition: EditionId,
  state: State,
  original: HandedIn,
  json: Json,
): { upheld: boolean; reasons: readonly Reason[] } {
  const fails = (said: Said): { upheld: false; reasons: readonly Reason[] } => ({
    upheld: false,
    reasons: [{ ...said, clause: cite(edition, 'counter-fails') }],
  });
  if (json === null) return fails(say('counter-missing'));
  const read = readHandedIn(json);
  if (!read.ok) return fails(say('counter-unreadable', undefined, formSaid(read.fault)));
  const verdict = checkCounter(state, submissionOf(original), read.value);
  if (!verdict.holds) return { upheld: false, reasons: [{ ...verdict.said, clause: cite(edition, verdict.under) }] };
  const shown = fault('non-essential.shown', { names: verdict.without });
  return { upheld: true, reasons: [faultToReason(edition, shown)] };
}
