import { DIVISIONS, isDivision } from '@forceout/rulebook';
import type { Budget, Json, JudgeAnswer, JudgeDesk } from '@forceout/table';
import { coverageToJson } from '@forceout/table/coverage';
import type { Mode } from './check/cubes.ts';
import { essentialItems } from './check/essential.ts';
import { type Fault, fault } from './check/faults.ts';
import { readSolutionForm } from './check/form.ts';
import { judgeSolution } from './check/judge.ts';
import { checkProof } from './check/proof.ts';
import {
  COMMON_FIELDS,
  type Question,
  readLevel,
  readRules,
  readState,
  readText,
  readWff,
  readWffs,
} from './desk/fields.ts';
import { infix } from './language/infix.ts';
import { proofToJson } from './language/proof.ts';
import { bad, isObject, type Read, readProofJson, readWrittenSolution, unknownField } from './language/proof-json.ts';
import { type ProofText, parseProofText } from './language/proof-text.ts';
import type { WrittenSolution } from './language/solution.ts';
import { parseWff } from './language/wff.ts';
import { prove } from './prove/prove.ts';
import { ruleSet } from './prove/rule-set.ts';
import { newMeter, OutOfSteps } from './prove/steps.ts';
import { DEFAULT_READINGS } from './readings.ts';
import { solve } from './solve/solve.ts';
import { readMarked } from './written.ts';

type Answer = { readonly [key: string]: Json };
type Ask = {
  readonly fields: readonly string[];
  readonly answer: (question: Question, budget: Budget) => Read<Answer>;
};

/** A field that may be left out may also be null. */
const given = (field: Json | undefined): field is NonNullable<Json> => field !== undefined && field !== null;

/** Enough for ten seconds of work or so when the asker sets no limit. */
const DEFAULT_STEPS = 400_000_000;

const answered = (value: Answer): Read<Answer> => ({ ok: true, value });

const ruled = (faults: readonly Fault[], fine: string): Read<Answer> =>
  answered({
    ok: faults.length === 0,
    errors: faults.map(({ code, line, clause, message }) => ({ code, line, clause, message })),
    clause: faults[0]?.clause ?? 'wff-2017 VII-B',
    message: faults[0]?.message ?? fine,
  });

const ASKS: Readonly<Record<string, Ask>> = {
  wff: { fields: ['s'], answer: askWff },
  proof: { fields: ['gameLevel', 'proof', 'solution', 'text'], answer: askProof },
  provable: { fields: ['premises', 'goal', 'rules'], answer: askProvable },
  essential: { fields: ['solution', 'goal'], answer: askEssential },
  judge: { fields: ['state', 'solution', 'marked'], answer: askJudge },
  solve: { fields: ['state'], answer: askSolve },
};

function askWff(question: Question): Read<Answer> {
  const text = readText(question.s, 's');
  if (!text.ok) return text;
  const reading = parseWff(text.value);
  if (!reading.ok)
    return answered({ ok: false, at: reading.fault.at, message: reading.fault.message, clause: 'wff-2017 II-B-3' });
  const reads = reading.wff.length <= 200 ? `, read ${infix(reading.wff)}` : '';
  return answered({ ok: true, message: `A WFF${reads}.`, clause: 'wff-2017 II-B' });
}

function readProofQuestion(question: Question): Read<ProofText> {
  if (!given(question.text)) {
    const proof = readProofJson(question.proof, 'proof');
    if (!proof.ok) return proof;
    const solution = readWrittenSolution(question.solution, 'solution');
    return solution.ok ? { ok: true, value: { proof: proof.value, solution: solution.value } } : solution;
  }
  const twice = ['proof', 'solution'].find(field => given(question[field]));
  if (twice !== undefined) return bad('bad-field', twice, `${twice} and text exclude each other.`);
  const text = readText(question.text, 'text');
  return text.ok ? parseProofText(text.value) : text;
}

function askProof(question: Question): Read<Answer> {
  const level = readLevel(question.gameLevel, question, 'gameLevel');
  if (!level.ok) return level;
  const read = readProofQuestion(question);
  if (!read.ok) return read;
  const { proof } = read.value;
  const written: WrittenSolution = read.value.solution ?? { premises: [], rules: [] };
  const { faults, solution } = readSolutionForm(written, level.value, DEFAULT_READINGS);
  const last = proof.items.at(-1);
  // Without a top line (R-WFF-10) the proof claims whatever its last line says.
  const goal = parseWff(proof.header?.goal ?? (last?.kind === 'line' ? last.wff : ''));
  if (!goal.ok) return ruled([...faults, fault('goal-not-wff', `The goal is not a WFF. ${goal.fault.message}`)], '');
  const inside = checkProof({ proof, solution, goal: goal.wff, level: level.value, readings: DEFAULT_READINGS });
  return ruled([...faults, ...inside], 'The proof is correct.');
}

function askProvable(question: Question, budget: Budget): Read<Answer> {
  const premises = readWffs(question.premises, 'premises');
  if (!premises.ok) return premises;
  const goal = readWff(question.goal, 'goal');
  if (!goal.ok) return goal;
  const rules = readRules(question.rules, 'rules');
  if (!rules.ok) return rules;
  const sequent = {
    premises: premises.value,
    goal: goal.value,
    rules: ruleSet(rules.value.map(listed => listed.rule)),
  };
  const clause = 'wff-2017 I-A';
  try {
    const proof = prove(sequent, DEFAULT_READINGS, newMeter(budget));
    if (proof === null)
      return answered({
        provable: false,
        clause,
        message: `${goal.value} cannot be proved from these premises by these rules.`,
      });
    return answered({ provable: true, proof: proofToJson(proof), clause, message: 'Here is a proof.' });
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    return answered({ provable: null, clause, message: 'Not decided within the budget.' });
  }
}

function askEssential(question: Question, budget: Budget): Read<Answer> {
  const { solution: json } = question;
  if (json !== undefined && !isObject(json))
    return bad('bad-field', 'solution', 'solution must hold premises and rules.');
  const written = readWrittenSolution(json, 'solution');
  if (!written.ok) return written;
  const premises = readWffs(written.value.premises, 'solution.premises');
  if (!premises.ok) return premises;
  const rules = readRules(written.value.rules, 'solution.rules');
  if (!rules.ok) return rules;
  const goal = readWff(question.goal, 'goal');
  if (!goal.ok) return goal;
  const clause = 'wff-2017 VII-B-4';
  try {
    const solution = { premises: premises.value, rules: rules.value };
    const essential = essentialItems(solution, goal.value, DEFAULT_READINGS, newMeter(budget));
    return answered({ ...essential, clause, message: 'True: without this item alone the goal cannot be proved.' });
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    return answered({ premises: null, rules: null, clause, message: 'Not decided within the budget.' });
  }
}

function askJudge(question: Question, budget: Budget): Read<Answer> {
  const state = readState(question);
  if (!state.ok) return state;
  const solution = readWrittenSolution(question.solution, 'solution');
  if (!solution.ok) return solution;
  const marked = readMarked(question.marked, solution.value, 'marked');
  if (!marked.ok) return marked;
  try {
    const submission = { solution: solution.value, marked: marked.value };
    return ruled(judgeSolution(state.value, submission, newMeter(budget)), 'The Solution is correct.');
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    return answered({ ok: null, errors: [], clause: 'wff-2017 VII-B', message: 'Not decided within the budget.' });
  }
}

/** Which cubes a Solution may draw on, and so what it means that one exists. */
const SOLVE_CLAUSES: Readonly<Record<Mode, string>> = {
  now: 'VI-A-2',
  impossible: 'VI-A-1',
  forceout: 'VIII-A',
  stop: 'XI-B stop',
};

function askSolve(question: Question, budget: Budget): Read<Answer> {
  const state = readState(question);
  if (!state.ok) return state;
  const clause = `wff-2017 ${SOLVE_CLAUSES[state.value.mode]}`;
  const answer = solve(state.value, budget);
  if (answer.exists === null)
    return answered({
      exists: null,
      witness: null,
      certificate: null,
      covered: coverageToJson(answer.covered),
      clause,
      message: 'Not decided within the budget.',
    });
  if (!answer.exists) {
    const { message } = answer.certificate;
    const covered = coverageToJson(answer.covered);
    return answered({ exists: false, witness: null, certificate: message, covered, clause, message });
  }
  const witness = { ...answer.solution, proof: proofToJson(answer.proof) };
  return answered({ exists: true, witness, certificate: null, clause, message: 'A correct Solution exists.' });
}

function budgetOf(question: Question, clock: () => number): Read<Budget> {
  const ms = question.budgetMs;
  if (!given(ms)) return { ok: true, value: { steps: DEFAULT_STEPS } };
  if (typeof ms !== 'number' || !(ms >= 0))
    return bad('bad-field', 'budgetMs', 'budgetMs must be a number of milliseconds.');
  const end = clock() + ms;
  return { ok: true, value: { steps: Number.MAX_SAFE_INTEGER, cancelled: () => clock() >= end } };
}

function consider(
  question: Question,
  clock: () => number,
): Read<Answer> | { readonly ok: false; readonly fault: { code: string; message: string } } {
  const { ask, edition, division } = question;
  if (ask === undefined) return bad('missing-field', 'ask', 'ask is missing.');
  if (typeof ask !== 'string' || !Object.hasOwn(ASKS, ask))
    return {
      ok: false,
      fault: { code: 'unknown-ask', message: `WFF has no question of the kind ${JSON.stringify(ask)}.` },
    };
  if (given(edition) && edition !== 'wff-2017')
    return bad('bad-field', 'edition', `edition ${JSON.stringify(edition)} is not one of WFF 'N PROOF (wff-2017).`);
  if (given(division) && !isDivision(division))
    return bad('bad-field', 'division', `division must be one of ${DIVISIONS.join(', ')}.`);
  const { fields, answer } = ASKS[ask]!;
  const stray = unknownField(question, 'question', [...COMMON_FIELDS, ...fields]);
  if (stray) return stray;
  const budget = budgetOf(question, clock);
  return budget.ok ? answer(question, budget.value) : budget;
}

export const desk: JudgeDesk = {
  game: 'wff',
  answer(question, clock): JudgeAnswer {
    try {
      const read = consider(question, clock);
      if (read.ok) return { ok: true, answer: read.value };
      return { ok: false, error: { code: read.fault.code, message: read.fault.message } };
    } catch (error) {
      return {
        ok: false,
        error: { code: 'internal', message: error instanceof Error ? error.message : String(error) },
      };
    }
  },
};
