import { existsSync } from 'node:fs';
import { loadAdjudicator } from '@forceout/host/games';
import type { CodedPosition } from '@forceout/record';
import type { GameId } from '@forceout/rulebook';
import type { Language } from '@forceout/words';
import { AnswerWords } from './answer-words.ts';
import { codeIn, readBoard, solveBoard } from './board.ts';
import { type Given, Unclear, wholeNumber } from './command/given.ts';
import { textOf } from './command/input.ts';
import { type Flags, POSITION_FLAGS, type Question, questionFromFlags } from './solve-question.ts';

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Unclear('position.json', { error: (cause as Error).message });
  }
}

const flagsOf = ({ options }: Given): Flags =>
  Object.fromEntries(POSITION_FLAGS.flatMap(name => (options[name] === undefined ? [] : [[name, options[name]]])));

/** What a command was asked about: a question of the judge, or a board that a link or a code leads to. */
export type Asked = { readonly question: Question } | { readonly board: CodedPosition; readonly ms: number };

const DEFAULT_MS = 10_000;

/**
 * The position a command was given: with flags, or as JSON, a link or a code, in its place, in a file or on the input.
 * `complete` fills in what may be left out of JSON.
 */
export async function askedOf(given: Given, complete: (value: unknown) => Question): Promise<Asked> {
  const { args, options, language } = given;
  const { game } = options;
  const flags = flagsOf(given);
  const [flagged] = Object.keys(flags);
  const ms = wholeNumber(given, 'ms', DEFAULT_MS);
  const timed = (question: Question): Asked => ({
    question: options.ms === undefined ? question : { ...question, budgetMs: ms },
  });
  if (game === undefined && flagged !== undefined) throw new Unclear('position.flag', { flag: flagged });
  if (game !== undefined && args.length > 0) throw new Unclear('position.both');
  if (game !== undefined) return timed(questionFromFlags(game, flags));
  const text = await textGiven(args[0]);
  const code = codeIn(text);
  return code === null ? timed(complete(parsedJson(text))) : { board: await readBoard(code, language), ms };
}

/** What stands in the place of a file, unless a file has that name. */
async function textGiven(word: string | undefined): Promise<string> {
  const itself = word !== undefined && !existsSync(word) && (word.trimStart().startsWith('{') || codeIn(word) !== null);
  return itself ? word : textOf(word, new Unclear('position.none'));
}

/** Whether there is a Solution, in the fields of the judge. */
export const existenceOf = (asked: Asked, language: Language): Promise<Question> =>
  'board' in asked ? solveBoard(asked.board, asked.ms, language) : answerOf(asked.question, language);

/** What the judge says, with its sentences. */
export async function answerOf(question: Question, language: Language): Promise<Question> {
  const game = question.game as GameId;
  const adjudicator = await loadAdjudicator(game);
  const words = await AnswerWords.in(language);
  const ruling = adjudicator.answer(question, () => performance.now());
  if (!ruling.ok) throw new Unclear('said', { message: words.question(ruling.error, game), code: ruling.error.code });
  return words.answer(ruling.answer, game);
}
