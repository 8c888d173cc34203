import { GAMES, type GameId, isGame } from '@forceout/rulebook';
import type { Adjudicator, Json, Said } from '@forceout/table';
import { type AnswerWords, command } from './answer-words.ts';
import { answerLines, type Line, nestsTooDeep } from './lines.ts';

type Answer = { readonly [key: string]: Json };
type Question = { readonly [key: string]: Json };

/** Longer lines are answered with an error; a question of the protocol has a few thousand characters. */
const lineLimit = 8 * 1024 * 1024;

/** Each game is loaded when its first question comes, and no more of it than the question needs. */
export type AdjudicatorLoader = (game: GameId, ask: unknown) => Promise<Adjudicator | undefined>;

const isQuestion = (x: unknown): x is Question => typeof x === 'object' && x !== null && !Array.isArray(x);

const error = (id: Json, said: Said, words: AnswerWords): Answer => ({
  id,
  error: { code: said.code, message: words.message(said) },
});

/** Answers one question. Never throws: whatever goes wrong becomes an error answer. */
export async function answerQuestion(
  question: unknown,
  loadAdjudicator: AdjudicatorLoader,
  words: AnswerWords,
): Promise<Answer> {
  if (!isQuestion(question)) return error(null, command('bad-question'), words);
  const id = nestsTooDeep(question.id) ? null : (question.id ?? null);
  if (nestsTooDeep(question)) return error(id, command('bad-question.deep'), words);
  const { game } = question;
  if (!isGame(game)) return error(id, command('unknown-game', { games: GAMES.join(', ') }), words);
  try {
    const adjudicator = await loadAdjudicator(game, question.ask);
    if (!adjudicator) return error(id, command('not-available', { game }), words);
    const ruling = adjudicator.answer(question, () => performance.now());
    if (!ruling.ok) return { id, error: { code: ruling.error.code, message: words.question(ruling.error, game) } };
    return { ...words.answer(ruling.answer, game), id };
  } catch (cause) {
    return error(id, command('internal', { error: (cause as Error).message }), words);
  }
}

async function answerLine(line: Line, loadAdjudicator: AdjudicatorLoader, words: AnswerWords): Promise<Answer> {
  if (line === null) return error(null, command('line-too-long', { limit: lineLimit }), words);
  let question: unknown;
  try {
    question = JSON.parse(line);
  } catch (cause) {
    return error(null, command('bad-json', { error: (cause as Error).message }), words);
  }
  return answerQuestion(question, loadAdjudicator, words);
}

/** Questions in, answers out, in the same order. True when every line was understood. */
export const judge = (
  input: AsyncIterable<string>,
  write: (line: string) => Promise<void>,
  loadAdjudicator: AdjudicatorLoader,
  words: AnswerWords,
): Promise<boolean> =>
  answerLines(input, lineLimit, write, async line => {
    const { id = null, ...rest } = await answerLine(line, loadAdjudicator, words);
    return { id, ...rest };
  });
