import { type ClauseRef, DIVISIONS, needed, type OnSetsGrounds } from '@forceout/rulebook';
import type { Adjudicator, Budget, Facts, Json, JudgeAnswer, QuestionKey, Said } from '@forceout/table';
import { coverageToJson } from '@forceout/table/coverage';
import { inWords, reasonToJson, saidBy } from '@forceout/table/said';
import { checkSolutions } from './check/check.ts';
import { equalsGoal } from './check/equals.ts';
import { type Interpretation, interpret, scaleFor } from './check/interpret.ts';
import type { OnSetsKey } from './codes.ts';
import { saidOf } from './language/syntax.ts';
import { cite, NONE_IN_FORCE, type OnSetsEdition } from './position.ts';
import { allowOnly, BadQuestion, bad, type Fields, flag, need, oneOf, texts } from './questions/fields.ts';
import {
  POSITION_FIELDS,
  readEdition,
  readGoal,
  readPosition,
  readSolutions,
  readUniverse,
  readVariations,
} from './questions/read-position.ts';
import { readWritten, type WrittenSolution } from './solution.ts';
import { solve } from './solve/solve.ts';
import { goalValues } from './values/goal.ts';
import { within } from './values/steps.ts';

const COMMON = ['id', 'game', 'ask', 'edition', 'division', 'budgetMs'] as const;
const ASKS = ['goal', 'evaluate', 'judge', 'equals', 'decision'] as const;
type Ask = (typeof ASKS)[number];

const EXTRA: Readonly<Record<Ask, readonly string[]>> = {
  goal: ['goal', 'absValue'],
  evaluate: ['universe', 'text', 'restrictions', 'variations'],
  judge: [...POSITION_FIELDS, 'solutions'],
  equals: [...POSITION_FIELDS, 'solutions'],
  decision: POSITION_FIELDS,
};

type Answer = { readonly [key: string]: Json };

const show = (reading: Interpretation): Answer => ({
  text: reading.text,
  ...(reading.restrictions.length > 0 ? { restrictions: reading.restrictions } : {}),
  cards: reading.cards,
  count: reading.count,
});

/** An answer with the clause it rests on and what it says to people. */
const ruledBy = (clause: ClauseRef, said: Said, answer: Answer): Answer => ({
  ...answer,
  clause,
  message: inWords(said),
});

const ruled = (edition: OnSetsEdition, key: keyof OnSetsGrounds, said: Said, answer: Answer): Answer =>
  ruledBy(cite(edition, key), said, answer);

const say = (key: OnSetsKey | QuestionKey, facts?: Facts): Said => saidBy(key, facts);

/** What it means that a Solution exists: which cubes it may draw on. */
const UNDECIDED = say('undecided');

/** One line for each different set of cards. */
function showAll(readings: readonly Interpretation[]): Answer[] {
  const distinct = new Map(readings.map(reading => [reading.set, reading] as const));
  return [...distinct.values()].map(show);
}

function evaluate(question: Fields, budget: Budget): Answer {
  const edition = readEdition(question);
  const cards = readUniverse(need(question, 'universe'));
  const text = question.text;
  if (typeof text !== 'string')
    throw text === undefined ? new BadQuestion('missing-field', { field: 'text' }) : bad('text', 'text');
  const inForce = readVariations(question.variations, edition, NONE_IN_FORCE, cards);
  const restrictions = texts(question.restrictions ?? [], 'restrictions');
  const [solution] = readSolutions([{ setName: text, restrictions }]) as [WrittenSolution];
  const read = readWritten(solution, inForce.wildCube);
  const [trouble] = read.troubles;
  if (trouble)
    return ruled(edition, trouble.code, saidOf(trouble), {
      interpretations: [],
      errors: read.troubles.map(one => ({ code: one.code, message: inWords(one), part: one.part, at: one.at })),
    });
  const setName = needed(read.setName, 'The set name that was read');
  const readable = read.restrictions.flatMap(restriction => (restriction ? [restriction] : []));
  const scale = scaleFor(cards, inForce, undefined);
  const found = within(budget, steps => interpret(setName, readable, scale, steps), null);
  if (!found) return ruled(edition, 'readings', UNDECIDED, { interpretations: null });
  const interpretations = showAll(found);
  const { length } = interpretations;
  const said = length === 1 ? say('readings.one') : say('readings.several', { n: length });
  return ruled(edition, 'readings', said, { interpretations });
}

function judge(question: Fields, budget: Budget): Answer {
  const position = readPosition(question);
  const result = checkSolutions(position, readSolutions(need(question, 'solutions')), budget);
  const [first] = result.findings;
  const said = first ?? (result.correct ? say('solution-correct') : UNDECIDED);
  return ruledBy(first?.clause ?? cite(position.edition, 'solution'), said, {
    correct: result.correct,
    reasons: result.findings.map(reasonToJson),
    interpretations: result.interpretations.flatMap((list, solution) =>
      showAll(list).map(reading => (result.interpretations.length > 1 ? { ...reading, solution } : reading)),
    ),
  });
}

function goalWorth(question: Fields): Answer {
  const values = goalValues(readGoal(need(question, 'goal')), flag(question, 'absValue'));
  const edition = readEdition(question);
  return values.length > 0
    ? ruled(edition, 'goal-value', say('goal-value', { values }), { values })
    : ruled(edition, 'goal-without-value', say('goal-without-value'), { values });
}

function equals(question: Fields, budget: Budget): Answer {
  // Neither division, mat nor mode can change whether a reading has a Goal value.
  const position = readPosition({ division: 'senior', mat: {}, mode: 'stop', ...question });
  const verdict = equalsGoal(position, readSolutions(need(question, 'solutions')), budget);
  const said = verdict === null ? UNDECIDED : say(verdict ? 'equals' : 'equals-not');
  return ruled(position.edition, 'equals-question', said, { equals: verdict });
}

function decision(question: Fields, budget: Budget): Answer {
  const position = readPosition(question);
  const { edition, mode } = position;
  const found = solve(position, budget);
  const clause = `decides-${mode}` as const;
  if (!found.exists) {
    const covered = coverageToJson(found.covered);
    return found.exists === null
      ? ruled(edition, clause, UNDECIDED, { exists: null, witness: null, covered })
      : ruled(edition, clause, found.reason, {
          exists: false,
          witness: null,
          reason: inWords(found.reason),
          covered,
        });
  }
  const witness = found.witness.map(solution => ({ ...solution }));
  return ruled(edition, clause, say('exists'), { exists: true, witness });
}

function answerTo(ask: Ask, question: Fields, budget: Budget): Answer {
  switch (ask) {
    case 'goal':
      return goalWorth(question);
    case 'evaluate':
      return evaluate(question, budget);
    case 'judge':
      return judge(question, budget);
    case 'equals':
      return equals(question, budget);
    case 'decision':
      return decision(question, budget);
  }
}

/** Without `budgetMs` an answer still comes within about ten seconds. */
const DEFAULT_MS = 10_000;

function budgetOf(question: Fields, clock: () => number): Budget {
  const ms = question.budgetMs;
  if (ms !== undefined && ms !== null && (typeof ms !== 'number' || !(ms >= 0))) throw bad('budgetMs', 'number');
  const end = clock() + (typeof ms === 'number' ? ms : DEFAULT_MS);
  return { steps: Number.POSITIVE_INFINITY, cancelled: () => clock() > end };
}

export const adjudicator: Adjudicator = {
  game: 'on-sets',
  answer(question, clock): JudgeAnswer {
    try {
      const ask = need(question, 'ask');
      if (!ASKS.includes(ask as Ask)) throw new BadQuestion('unknown-ask', { ask: JSON.stringify(ask), values: ASKS });
      allowOnly(question, [...COMMON, ...EXTRA[ask as Ask]]);
      if (question.division !== undefined && question.division !== null)
        oneOf(question.division, DIVISIONS, 'division');
      readEdition(question);
      return { ok: true, answer: answerTo(ask as Ask, question, budgetOf(question, clock)) };
    } catch (e) {
      return { ok: false, error: e instanceof BadQuestion ? e.said : say('internal') };
    }
  },
};
