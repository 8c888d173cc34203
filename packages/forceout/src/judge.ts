import { GAMES, type GameId, isGame } from '@forceout/rulebook';
import type { Json, JudgeDesk } from '@forceout/table';
import { type Line, linesOf, nestsTooDeep } from './lines.ts';

type Answer = { readonly [key: string]: Json };
type Question = { readonly [key: string]: Json };

/** Longer lines are answered with an error; a question of the protocol has a few thousand characters. */
const lineLimit = 8 * 1024 * 1024;

/** Each game is loaded when its first question comes. */
export type DeskLoader = (game: GameId) => Promise<JudgeDesk | undefined>;

const error = (id: Json, code: string, message: string): Answer => ({ id, error: { code, message } });

const isQuestion = (x: unknown): x is Question => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Answers one line. Never throws: whatever goes wrong becomes an error answer. */
async function answerLine(line: Line, loadDesk: DeskLoader): Promise<Answer> {
  if (line === null) return error(null, 'line-too-long', `A line may have at most ${lineLimit} characters.`);
  let question: unknown;
  try {
    question = JSON.parse(line);
  } catch (cause) {
    return error(null, 'bad-json', `This line is not JSON: ${(cause as Error).message}`);
  }
  if (!isQuestion(question)) return error(null, 'bad-question', 'A question is a JSON object on one line.');
  if (nestsTooDeep(question)) return error(null, 'bad-question', 'This question is nested too deeply.');
  const id = question.id ?? null;
  const { game } = question;
  if (!isGame(game)) return error(id, 'unknown-game', `"game" has to be one of ${GAMES.join(', ')}.`);
  try {
    const desk = await loadDesk(game);
    if (!desk) return error(id, 'not-available', `Questions about ${game} are not available in this version.`);
    const ruling = desk.answer(question, () => performance.now());
    return ruling.ok ? { ...ruling.answer, id } : { id, error: ruling.error };
  } catch (cause) {
    return error(id, 'internal', `Forceout failed on this question: ${(cause as Error).message}`);
  }
}

/** Questions in, answers out, in the same order. True when every line was understood. */
export async function judge(
  input: AsyncIterable<string>,
  write: (line: string) => Promise<void>,
  loadDesk: DeskLoader,
): Promise<boolean> {
  let understood = true;
  for await (const line of linesOf(input, lineLimit)) {
    const { id = null, ...rest } = await answerLine(line, loadDesk);
    if ('error' in rest) understood = false;
    await write(`${JSON.stringify({ id, ...rest })}\n`);
  }
  return understood;
}
