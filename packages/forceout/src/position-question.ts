import { existsSync } from 'node:fs';
import { loadAdjudicator } from '@forceout/host/games';
import type { GameId } from '@forceout/rulebook';
import type { Language } from '@forceout/words';
import { AnswerWords } from './answer-words.ts';
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

/**
 * The question a command was given: with flags, as JSON in its place, in a file or on the input. `complete` fills in what
 * may be left out of JSON.
 */
export async function questionOf(given: Given, complete: (value: unknown) => Question): Promise<Question> {
  const { args, options } = given;
  const { game } = options;
  const flags = flagsOf(given);
  const [flagged] = Object.keys(flags);
  if (game === undefined && flagged !== undefined) throw new Unclear('position.flag', { flag: flagged });
  if (game !== undefined && args.length > 0) throw new Unclear('position.both');
  const [word] = args;
  const written = word?.trimStart().startsWith('{') && !existsSync(word) ? word : null;
  const text = async (): Promise<string> => written ?? (await textOf(word, new Unclear('position.none')));
  const question = game !== undefined ? questionFromFlags(game, flags) : complete(parsedJson(await text()));
  return options.ms === undefined ? question : { ...question, budgetMs: wholeNumber(given, 'ms', 10_000) };
}

/** What the judge says, with its sentences. */
export async function answerOf(question: Question, language: Language): Promise<Question> {
  const game = question.game as GameId;
  const adjudicator = await loadAdjudicator(game);
  const words = await AnswerWords.in(language);
  const ruling = adjudicator.answer(question, () => performance.now());
  if (!ruling.ok) throw new Unclear('said', { message: words.question(ruling.error, game), code: ruling.error.code });
  return words.answer(ruling.answer, game);
}
