import { cubesOf } from '@forceout/rulebook';
import type {
  Cube,
  CubeSpec,
  Equipment,
  Facts,
  Game,
  Json,
  Position,
  Reason,
  Refused,
  Ruling,
  Said,
  SubmittedSolution,
  TableRules,
} from '@forceout/table';
import { modeAfter, variationSpecs } from '@forceout/table/rules';
import { saidBy } from '@forceout/table/said';
import { type Equation, equalsFinding, UNVERIFIED } from './check/equation.ts';
import { type Finding, finding, toReason } from './check/finding.ts';
import { ruleClaim, ruleRegrouping } from './check/objection.ts';
import { solutionFindings } from './check/solution.ts';
import type { EquationsKey } from './codes.ts';
import { read, readingsOf } from './language/read.ts';
import type { Mode } from './mat.ts';
import { fewestAt, safeMovesAt, solveAt } from './play/advise.ts';
import { alignGoal } from './play/align-goal.ts';
import { goalMeanings, meaningReadings } from './play/goals.ts';
import { faceOf, laidText, layGoal } from './play/laid.ts';
import { readVariation, ruleSelection } from './play/selection.ts';
import { citedIn, laidGoal, matOf, rulesAt } from './position.ts';
import { cite, type Ground } from './rules.ts';
import { type Allowance, DEFAULT_STEPS, metered } from './values/meter.ts';
import { illegal, saidOf } from './values/outcome.ts';

const ENGINE = 'equations-1';

const refusedBy = (rules: TableRules, { code, facts, because }: Said, clause: Ground, at?: Json): Refused => ({
  ok: false,
  ...saidBy(code, facts, because),
  clause: cite(citedIn(rules), clause),
  ...(at === undefined ? {} : { at }),
});

const refused = (rules: TableRules, key: EquationsKey, clause: Ground, facts?: Facts, at?: Json): Refused =>
  refusedBy(rules, saidBy(key, facts), clause, at);

function equipment(rules: Position['rules']): Equipment {
  const cubes: readonly CubeSpec[] = cubesOf('equations', rules.options.faceSet).map(({ kind, faces }, n) => ({
    id: `${kind}-${n + 1}`,
    kind,
    faces,
  }));
  const red = cubes.find(c => c.kind === 'red')!;
  const digits = red.faces.filter(f => /^\d$/.test(f)).map(Number);
  const rank = Object.fromEntries(red.faces.map(f => [f, /^\d$/.test(f) ? Math.max(...digits) - Number(f) : null]));
  return { cubes, preset: null, deck: null, rollOff: { cube: red, rank } };
}

function placeGoal(
  rules: TableRules,
  goal: Json,
  available: readonly Cube[],
  named: readonly string[] | null,
): ReturnType<Game['placeGoal']> {
  if (typeof goal !== 'string') return refused(rules, 'malformed-goal', 'goal-expression');
  const laid = layGoal(goal);
  if (!laid.ok) return refusedBy(rules, laid.fault, laid.fault.clause, laid.fault.at);
  if (named !== null && named.length !== laid.goal.length)
    return refused(rules, 'malformed-goal.count', 'goal-expression');
  const free = [...available].sort((a, b) => place(a) - place(b));
  const cubes: string[] = [];
  for (const [n, cube] of laid.goal.entries()) {
    const face = faceOf(cube);
    const name = named?.[n] ?? face;
    const at = free.findIndex(
      c =>
        shows(c) === face &&
        (name === face || c.id === name || `${c.kind} ${c.face}` === name || `${c.kind} ${face}` === name),
    );
    if (at < 0) return refused(rules, 'cube-not-there.goal', 'goal-set', { name }, n);
    cubes.push(free[at]!.id);
    free.splice(at, 1);
  }
  return { ok: true, cubes, goal: laidText(laid.goal) };
}

/** Ids end in the place of the cube in the equipment. */
const place = ({ id }: Cube): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
const shows = ({ face }: Cube): string => (face === '^' ? '*' : face);

interface GoalFault {
  readonly clause: Ground;
  readonly said: Said;
}

/** Why the Goal on the mat has no legal reading (IV-B, VII-C-5-a); null when it has one. */
function goalFault(position: Position): GoalFault | null {
  const laid = laidGoal(position);
  const clause = 'goal-expression';
  if (laid === null || laid.length === 0) return { clause, said: saidBy('empty-goal' satisfies EquationsKey) };
  if (laid.length > 6) return { clause, said: saidBy('goal-too-long' satisfies EquationsKey) };
  const rules = rulesAt(position);
  const legal = metered(
    { steps: DEFAULT_STEPS },
    () => {
      for (const meaning of goalMeanings(laid, rules, { powers: 1 }))
        if (meaningReadings(meaning, rules).some(r => r.outcome.kind === 'value' || r.outcome.kind === 'uncheckable'))
          return true;
      return false;
    },
    () => true,
  );
  if (legal) return null;
  const why = whyIllegal(laidText(laid), rules);
  return { clause: why.clause, said: saidBy('illegal-goal' satisfies EquationsKey, undefined, why.said) };
}

function ruleGoal(position: Position): Ruling {
  const fault = goalFault(position);
  return fault === null ? { ok: true } : refusedBy(position.rules, fault.said, fault.clause);
}

function whyIllegal(text: string, rules: ReturnType<typeof rulesAt>): GoalFault {
  const found = read(text, 'goal', rules);
  if (!found.ok) return { clause: found.fault.clause, said: saidBy(found.fault.key, found.fault.facts) };
  const outcome = readingsOf(found.expression, rules, 'as-laid')[0]?.outcome;
  const why = outcome && outcome.kind !== 'value' ? outcome : illegal('expression', 'value.grouping');
  return { clause: why.clause, said: saidOf(why) };
}

/** What means nothing can be written down all the same, also an Equation without its Goal; it is then simply wrong. */
function readSolution({ rules }: Position, { solution, goal }: SubmittedSolution): ReturnType<Game['readSolution']> {
  if (typeof solution !== 'string' || solution.trim() === '')
    return refused(rules, 'malformed-solution', 'complete-equation');
  if (goal === null) return { ok: true, written: { solution: solution.trim(), goal: null } };
  if (typeof goal !== 'string' || goal.trim() === '') return refused(rules, 'goal-missing', 'goal-as-read');
  return { ok: true, written: { solution: solution.trim(), goal: goal.trim() } };
}

/** The written Equation with the gaps of the mat, or why it is no reading of the Goal. */
function equationAt(position: Position, { solution, goal }: SubmittedSolution): Equation | readonly Finding[] {
  const laid = laidGoal(position);
  if (typeof solution !== 'string' || typeof goal !== 'string' || laid === null)
    return [finding('goal-missing.incomplete', ['goal-as-read', 'complete-equation'])];
  const aligned = alignGoal(goal, laid, rulesAt(position));
  return aligned.ok ? { solution, goal: aligned.text } : [aligned.finding];
}

const isFindings = (x: Equation | readonly Finding[]): x is readonly Finding[] => Array.isArray(x);

function findingsAt(position: Position, written: SubmittedSolution, mode: Mode): readonly Finding[] {
  const rules = rulesAt(position);
  const equation = equationAt(position, written);
  const found = isFindings(equation)
    ? [...equation, ...withoutGoal(position, written, mode)]
    : solutionFindings(equation, matOf(position), mode, rules);
  const fault = found.some(f => f.clauses.includes('goal-wrong')) ? goalFault(position) : null;
  if (fault === null) return found;
  return [{ code: 'goal-illegal', because: fault.said, clauses: ['goal-illegal', fault.clause] }, ...found];
}

/** What is said of cubes and numerals alone. */
const OF_CUBES: readonly Ground[] = [
  'cubes',
  'two-cubes',
  'required-unused',
  'forbidden-used',
  'one-from-resources',
  'numeral-too-long',
];

/** What can be said of a Solution whose Goal is no reading of the mat. */
function withoutGoal(position: Position, { solution }: SubmittedSolution, mode: Mode): readonly Finding[] {
  if (typeof solution !== 'string') return [];
  const findings = solutionFindings({ solution, goal: solution }, matOf(position), mode, rulesAt(position));
  return findings.filter(f => f.clauses.some(c => OF_CUBES.includes(c)));
}

const allowance = (budget: { readonly steps: number; readonly cancelled?: () => boolean }): Allowance => ({
  steps: Math.min(budget.steps, DEFAULT_STEPS),
  cancelled: budget.cancelled,
});

export const game: Game = {
  id: 'equations',
  engine: ENGINE,
  equipment,
  variations: variationSpecs,
  readVariation,
  ruleSelection,
  describeVariations: variations => variations.map(v => v.id),
  placeGoal: ({ rules }, goal, available, named) => placeGoal(rules, goal, available, named),
  ruleGoal,
  leftovers: () => [],
  ruleMove: () => ({ ok: true }),
  paired: () => false,
  shifts: () => false,
  readSolution,
  check: (position, written, after, budget) => {
    const limit = allowance(budget);
    const found = metered<readonly Finding[] | null>(
      limit,
      () => findingsAt(position, written, modeAfter(after)),
      () => (limit.cancelled?.() ? null : [UNVERIFIED]),
    );
    return {
      correct: found === null ? null : found.length === 0,
      reasons: (found ?? []).map(f => toReason(citedIn(position.rules), f)),
    };
  },
  checkObjection: (position, written, objection, after, budget) => {
    const rules = rulesAt(position);
    const open = { upheld: null, reasons: [] as readonly Reason[] };
    return metered(
      allowance(budget),
      () => {
        if (objection.regroup !== null && objection.regroup !== undefined) {
          const equation = equationAt(position, written);
          if (!isFindings(equation)) return ruleRegrouping(objection.regroup, equation, rules);
        }
        return ruleClaim(objection, findingsAt(position, written, modeAfter(after)), rules);
      },
      () => open,
    );
  },
  equalsGoal: (position, written, budget) => {
    const equation = equationAt(position, written);
    if (isFindings(equation)) return { equals: false };
    return metered<{ equals: boolean | null }>(
      allowance(budget),
      () => ({ equals: equalsFinding(equation, rulesAt(position)) }),
      () => ({ equals: null }),
    );
  },
  solve: solveAt,
  fewest: fewestAt,
  safeMoves: safeMovesAt,
};
