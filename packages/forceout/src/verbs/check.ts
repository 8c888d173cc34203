import type { Json } from '@forceout/table';
import { type ExitCode, type Given, Unclear } from '../command/given.ts';
import { verbWords } from '../command/verb-words.ts';
import { answerOf, questionOf } from '../position-question.ts';
import type { Question } from '../solve-question.ts';

/** A question `judge`, as it was written. */
function asJudge(value: unknown): Question {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unclear('check.object', { form: '{"game": …}' });
  return { ...(value as Question), ask: 'judge' };
}

const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '');

/** The same with the Solution of a flag, in the form of its game. */
function withSolution(question: Question, text: string): Question {
  if (question.game === 'on-sets') {
    const parts = text.split(';').map(one => one.trim());
    return {
      ...question,
      ask: 'judge',
      solutions: [{ restrictions: parts.slice(0, -1), setName: parts.at(-1) ?? '' }],
    };
  }
  if (question.game === 'wff') {
    const [premises = '', rules = ''] = text.split('/');
    return { ...question, ask: 'judge', solution: { premises: list(premises), rules: list(rules) } };
  }
  const { required = '', permitted = '', resources = '', ...rest } = question;
  return { ...rest, ask: 'judge', solution: text, mat: { required, permitted, forbidden: '', resources } };
}

export async function run(given: Given): Promise<ExitCode> {
  const { solution, game } = given.options;
  if (game !== undefined && solution === undefined) throw new Unclear('check.solution');
  const asked = await questionOf(given, asJudge);
  const question = solution === undefined ? asked : withSolution(asked, solution);
  const answer = await answerOf(question, given.language);
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
