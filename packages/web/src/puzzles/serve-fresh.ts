import { loadAdjudicator, loadGame } from '@forceout/host/games';
import { kindsOf, makePuzzle, type PuzzleKind, verifyPuzzle } from '@forceout/players';
import { newestEdition } from '@forceout/rulebook';
import type { Port } from '../worker/serve-questions.ts';
import type { FreshNews, FreshOrder } from './fresh.ts';

/** Shakes tried before a learner is told that nothing came of them; most orders need fewer than five. */
const TRIES = 60;

/** Steps of the solver for one question: somebody waits. */
const STEPS = 200_000;
/** More than the maker had: what it decided is decided again, by another way. */
const VERIFY_STEPS = 4 * STEPS;

export function serveFresh(port: Port): void {
  const send = (news: FreshNews): void => port.postMessage(news);
  port.onmessage = ({ data }: MessageEvent<FreshOrder>) =>
    void runFresh(data, send).catch(() => send({ nothing: true }));
}

export async function runFresh(order: FreshOrder, send: (news: FreshNews) => void): Promise<void> {
  const [game, adjudicator] = await Promise.all([loadGame(order.game), loadAdjudicator(order.game)]);
  const kinds: readonly PuzzleKind[] = order.kind === null ? kindsOf(game) : [order.kind];
  const maker = { game, adjudicator, edition: newestEdition(order.game), division: order.division, steps: STEPS };
  for (let tried = 0; tried < TRIES; tried++) {
    const kind = kinds[(order.seed + tried) % kinds.length]!;
    const puzzle = makePuzzle(maker, kind, order.seed + tried);
    if (puzzle !== null && verifyPuzzle(game, adjudicator, puzzle, { steps: VERIFY_STEPS }) === null)
      return send({ puzzle });
    send({ tried: tried + 1 });
  }
  send({ nothing: true });
}
