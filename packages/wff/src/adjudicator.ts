import {
  DIVISIONS,
  type EditionOf,
  editionsOf,
  isDivision,
  isEdition,
  needed,
  newestEdition,
  ofGame,
} from '@forceout/rulebook';
import type { Adjudicator, Budget, Facts, Json, JudgeAnswer, QuestionKey, Said } from '@forceout/table';
import { coverageToJson } from '@forceout/table/coverage';
import { inWords, saidBy } from '@forceout/table/said';
import { essentialItems } from './check/essential.ts';
import { cite, type Fault, fault } from './check/faults.ts';
import { readSolutionForm } from './check/form.ts';
import { judgeSolution } from './check/judge.ts';
import { checkProof } from './check/proof.ts';
import type { WffKey } from './codes.ts';
import { infix } from './language/infix.ts';
import { proofToJson } from './language/proof.ts';
import { bad, isObject, type Read, readProofJson, readWrittenSolution, unknownField } from './language/proof-json.ts';
import { type ProofText, parseProofText } from './language/proof-text.ts';
import type { WrittenSolution } from './language/solution.ts';
import { parseWff, saidOf } from './language/wff.ts';
import { prove } from './prove/prove.ts';
import { ruleSet } from './prove/rule-set.ts';
import { newMeter, OutOfSteps } from './prove/steps.ts';
import {
  COMMON_FIELDS,
  type Question,
  readLevel,
  readRules,
  readState,
  readText,
  readWff,
  readWffs,
} from './questions/fields.ts';
import { defaultReadings } from './readings.ts';
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

/** The edition of a question; `consider` has looked at it before anything else is read. */
const editionOf = ({ edition }: Question): EditionOf<'wff'> =>
  isEdition(edition) ? ofGame('wff', edition) : newestEdition('wff');

const say = (key: WffKey | QuestionKey, facts?: Facts): Said => saidBy(key, facts);

const UNDECIDED = inWords(say('undecided'));

const ruled = (question: Question, faults: readonly Fault[], fine: WffKey): Read<Answer> =>
  answered({
    ok: faults.length === 0,
    errors: faults.map(found => ({
      code: found.code,
      line: found.line,
      clause: cite(editionOf(question), found.code),
      message: inWords(found),
    })),
    clause: cite(editionOf(question), faults[0]?.code ?? 'solution'),
    message: inWords(faults[0] ?? say(fine)),
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
    return answered({
      ok: false,
      at: reading.fault.at,
      message: inWords(reading.fault),
      clause: cite(editionOf(question), 'wff-letters'),
    });
  const said = reading.wff.length <= 200 ? say('is-wff', { reads: infix(reading.wff) }) : say('is-wff.long');
  return answered({ ok: true, message: inWords(said), clause: cite(editionOf(question), 'wff') });
}

function readProofQuestion(question: Question): Read<ProofText> {
  if (!given(question.text)) {
    const proof = readProofJson(question.proof, 'proof');
    if (!proof.ok) return proof;
    const solution = readWrittenSolution(question.solution, 'solution');
    return solution.ok ? { ok: true, value: { proof: proof.value, solution: solution.value } } : solution;
  }
  const twice = ['proof', 'solution'].find(field => given(question[field]));
  if (twice !== undefined) return bad('bad-field.twice', twice, { other: 'text' });
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
  const { faults, solution } = readSolutionForm(written, level.value, defaultReadings(editionOf(question)));
  const last = proof.items.at(-1);
  // Without a top line (R-WFF-10) the proof claims whatever its last line says.
  const goal = parseWff(proof.header?.goal ?? (last?.kind === 'line' ? last.wff : ''));
  if (!goal.ok)
    return ruled(
      question,
      [...faults, fault('goal-not-wff.asked', undefined, null, saidOf(goal.fault))],
      'proof-correct',
    );
  const inside = checkProof({
    proof,
    solution,
    goal: goal.wff,
    level: level.value,
    readings: defaultReadings(editionOf(question)),
  });
  return ruled(question, [...faults, ...inside], 'proof-correct');
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
  const clause = cite(editionOf(question), 'follows');
  try {
    const proof = prove(sequent, defaultReadings(editionOf(question)), newMeter(budget));
    if (proof === null)
      return answered({
        provable: false,
        clause,
        message: inWords(say('not-provable', { goal: goal.value })),
      });
    return answered({ provable: true, proof: proofToJson(proof), clause, message: inWords(say('provable')) });
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    return answered({ provable: null, clause, message: UNDECIDED });
  }
}

function askEssential(question: Question, budget: Budget): Read<Answer> {
  const { solution: json } = question;
  if (json !== undefined && !isObject(json)) return bad('bad-field.object', 'solution', { form: '{premises, rules}' });
  const written = readWrittenSolution(json, 'solution');
  if (!written.ok) return written;
  const premises = readWffs(written.value.premises, 'solution.premises');
  if (!premises.ok) return premises;
  const rules = readRules(written.value.rules, 'solution.rules');
  if (!rules.ok) return rules;
  const goal = readWff(question.goal, 'goal');
  if (!goal.ok) return goal;
  const clause = cite(editionOf(question), 'essential');
  try {
    const solution = { premises: premises.value, rules: rules.value };
    const essential = essentialItems(solution, goal.value, defaultReadings(editionOf(question)), newMeter(budget));
    return answered({ ...essential, clause, message: inWords(say('essential')) });
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    return answered({ premises: null, rules: null, clause, message: UNDECIDED });
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
    return ruled(question, judgeSolution(state.value, submission, newMeter(budget)), 'solution-correct');
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    return answered({
      ok: null,
      errors: [],
      clause: cite(editionOf(question), 'solution'),
      message: UNDECIDED,
    });
  }
}

/** Which cubes a Solution may draw on, and so what it means that one exists. */
function askSolve(question: Question, budget: Budget): Read<Answer> {
  const state = readState(question);
  if (!state.ok) return state;
  const clause = cite(editionOf(question), `decides-${state.value.mode}`);
  const answer = solve(state.value, budget);
  if (answer.exists === null)
    return answered({
      exists: null,
      witness: null,
      certificate: null,
      covered: coverageToJson(answer.covered),
      clause,
      message: UNDECIDED,
    });
  if (!answer.exists) {
    const message = inWords(answer.certificate.said);
    const covered = coverageToJson(answer.covered);
    return answered({ exists: false, witness: null, certificate: message, covered, clause, message });
  }
  const witness = { ...answer.solution, proof: proofToJson(answer.proof) };
  return answered({ exists: true, witness, certificate: null, clause, message: inWords(say('exists')) });
}

function budgetOf(question: Question, clock: () => number): Read<Budget> {
  const ms = question.budgetMs;
  if (!given(ms)) return { ok: true, value: { steps: DEFAULT_STEPS } };
  if (typeof ms !== 'number' || !(ms >= 0)) return bad('bad-field.number', 'budgetMs');
  const end = clock() + ms;
  return { ok: true, value: { steps: Number.MAX_SAFE_INTEGER, cancelled: () => clock() >= end } };
}

function consider(
  question: Question,
  clock: () => number,
): Read<Answer> | { readonly ok: false; readonly fault: Said } {
  const { ask, edition, division } = question;
  if (ask === undefined) return bad('missing-field', 'ask');
  if (typeof ask !== 'string' || !Object.hasOwn(ASKS, ask))
    return { ok: false, fault: say('unknown-ask', { ask: JSON.stringify(ask), values: Object.keys(ASKS) }) };
  const editions: readonly string[] = editionsOf('wff');
  if (given(edition) && !editions.includes(String(edition)))
    return bad('bad-field.one-of', 'edition', { values: editions });
  if (given(division) && !isDivision(division)) return bad('bad-field.one-of', 'division', { values: DIVISIONS });
  const { fields, answer } = needed(ASKS[ask], `What is asked with ${ask}`);
  const stray = unknownField(question, 'question', [...COMMON_FIELDS, ...fields]);
  if (stray) return stray;
  const budget = budgetOf(question, clock);
  return budget.ok ? answer(question, budget.value) : budget;
}

export const adjudicator: Adjudicator = {
  game: 'wff',
  answer(question, clock): JudgeAnswer {
    try {
      const read = consider(question, clock);
      if (read.ok) return { ok: true, answer: read.value };
      const { code, facts, because } = read.fault;
      return { ok: false, error: saidBy(code, facts, because) };
    } catch {
      return { ok: false, error: say('internal') };
    }
  },
};
