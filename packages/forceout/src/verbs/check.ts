import type { Json } from '@forceout/table';
import type { Language } from '@forceout/words';
import { checkBoard } from '../board.ts';
import { type ExitCode, type Given, Unclear } from '../command/given.ts';
import { verbWords } from '../command/verb-words.ts';
import { typedPremises, typedSetName } from '../play/typed.ts';
import { type Asked, answerOf, askedOf } from '../position-question.ts';
import type { Question } from '../solve-question.ts';

/** A question `judge`, as it was written. */
function asJudge(value: unknown): Question {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unclear('check.object', { form: '{"game": …}' });
  return { ...(value as Question), ask: 'judge' };
}

/** The same with the Solution of a flag, in the form of its game. */
function withSolution(question: Question, text: string): Question {
  if (question.game === 'on-sets') return { ...question, ask: 'judge', solutions: [typedSetName(text)] };
  if (question.game === 'wff') return { ...question, ask: 'judge', solution: typedPremises(text) };
  const { required = '', permitted = '', resources = '', ...rest } = question;
  return { ...rest, ask: 'judge', solution: text, mat: { required, permitted, forbidden: '', resources } };
}

async function ruled(asked: Asked, solution: string | undefined, language: Language): Promise<Question> {
  if ('board' in asked) {
    if (solution === undefined) throw new Unclear('check.solution');
    return checkBoard(asked.board, solution, asked.ms, language);
  }
  return answerOf(solution === undefined ? asked.question : withSolution(asked.question, solution), language);
}

export async function run(given: Given): Promise<ExitCode> {
  const { solution, game } = given.options;
  if (game !== undefined && solution === undefined) throw new Unclear('check.solution');
  const answer = await ruled(await askedOf(given, asJudge), solution, given.language);
  const correct = (answer.correct ?? answer.ok ?? null) as boolean | null;
  const reasons = (answer.reasons ?? answer.errors ?? []) as unknown as readonly {
    readonly clause?: string;
    readonly message?: Json;
    readonly code: string;
  }[];
  const lines = reasons.map(
    ({ message, code, clause }) => `  ${String(message ?? code)}${clause ? ` (${clause})` : ''}`,
  );
  const translate = await verbWords(given.language);
  const verdict = translate(`check.${correct === null ? 'undecided' : correct ? 'correct' : 'wrong'}`);
  process.stdout.write(given.json ? `${JSON.stringify(answer)}\n` : `${[verdict, ...lines].join('\n')}\n`);
  return correct === true ? 0 : 1;
}
