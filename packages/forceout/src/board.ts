import { gamePackage } from '@forceout/host/games';
import type { CodedPosition } from '@forceout/record';
import { rulesOf } from '@forceout/rulebook';
import type { Budget, Json } from '@forceout/table';
import { type Language, loadWords } from '@forceout/words';
import { AnswerWords } from './answer-words.ts';
import { Unclear } from './command/given.ts';
import { typedSolution } from './play/typed.ts';
import type { Question } from './solve-question.ts';

/** A link of the analysis board or of a shared position; its code is the last part. */
const LINK = /(?:#\/analyse\/|\/p\/)([^/?#\s]+)$/;
/** The code by itself: version, edition and the rest, with points between. */
const CODE = /^\d+\.[a-z]+-\d+\./;

/** The code of a position in what somebody wrote; null where it is none, as JSON or the name of a file. */
export function codeIn(text: string): string | null {
  const written = text.trim();
  const linked = LINK.exec(written)?.[1];
  if (linked !== undefined) return decoded(linked).replace(/\.png$/, '');
  if (/^https?:\/\//.test(written)) throw new Unclear('position.no-link');
  return CODE.test(written) ? written : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The board of a code. */
export async function readBoard(code: string, language: Language): Promise<CodedPosition> {
  const { readPositionCode } = await import('@forceout/record');
  const lookup = await loadWords(language, ['page/analyse']);
  const read = readPositionCode(code);
  if (!read.ok) throw new Unclear('position.link', { why: lookup(`analyse.part.${read.part}`) ?? read.part });
  const { goalText, cards, rules } = read.position;
  if (goalText === null) throw new Unclear('position.bare.goal');
  if (rulesOf(rules.edition).game === 'on-sets' && cards.length === 0) throw new Unclear('position.bare.cards');
  return { position: read.position, claim: read.claim };
}

const within = (ms: number): Budget => {
  const end = performance.now() + ms;
  return { steps: Number.POSITIVE_INFINITY, cancelled: () => performance.now() > end };
};

const gameOf = ({ position }: CodedPosition) => gamePackage(rulesOf(position.rules.edition).game);

/** Whether the board has a Solution, in the fields of the judge. */
export async function solveBoard(board: CodedPosition, ms: number, language: Language): Promise<Question> {
  const { game } = await gameOf(board);
  const found = game.solve(board.position, board.claim, within(ms));
  if (found.exists) {
    const { solution, goal } = found.witness;
    return { exists: true, witness: solution, ...(goal === null ? {} : { goal }) };
  }
  const covered = (found.covered ?? []) as unknown as Json;
  if (found.exists === null) return { exists: null, witness: null, covered };
  const message = (await AnswerWords.in(language)).message(found.reason, game.id);
  return { exists: false, witness: null, message, covered };
}

/** Whether a Solution somebody typed is correct on the board, in the fields of the judge. */
export async function checkBoard(
  board: CodedPosition,
  text: string,
  ms: number,
  language: Language,
): Promise<Question> {
  const { game, adjudicator } = await gameOf(board);
  const { position, claim } = board;
  const words = await AnswerWords.in(language);
  const { solution, goal = null } = typedSolution(adjudicator, position.goalText, text);
  const read = game.readSolution(position, { solution, goal }, claim);
  if (!read.ok) {
    const { ok: _, ...reason } = read;
    return { correct: false, reasons: [words.told(reason, game.id) as unknown as Json] };
  }
  const { correct, reasons } = game.check(position, read.written, claim, within(ms));
  return { correct, reasons: reasons.map(reason => words.told(reason, game.id) as unknown as Json) };
}
