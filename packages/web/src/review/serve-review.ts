import { loadGame } from '@forceout/host/games';
import { lessonsOf, mayReview, reviewSteps } from '@forceout/players';
import type { Port } from '../worker/serve-questions.ts';
import type { ReviewNews, ReviewOrder } from './messages.ts';

/** Steps the solver may take for one choice. */
const BUDGET = { steps: 400_000 };

/** A worker of its own: a review that is no longer wanted is stopped by ending it. */
export function serveReview(port: Port): void {
  const tell = (news: ReviewNews): void => port.postMessage(news);
  port.onmessage = async ({ data }: MessageEvent<ReviewOrder>) => {
    try {
      await runReview(data, tell);
    } catch (error) {
      tell({ failed: error instanceof Error ? error.message : String(error) });
    }
  };
}

export async function runReview(
  { game: id, events, shake }: ReviewOrder,
  tell: (news: ReviewNews) => void,
): Promise<void> {
  if (!mayReview(events, shake ?? 1)) throw new Error('This match is still played.');
  const game = await loadGame(id);
  const steps = reviewSteps(game, events, BUDGET, shake);
  for (let step = steps.next(); ; step = steps.next()) {
    if (!step.done) {
      tell({ done: step.value.done, of: step.value.of });
      continue;
    }
    const { judgements, wrote, accuracy } = step.value;
    const lessons = accuracy.map(({ seat }) => lessonsOf(game, events, judgements, seat));
    return tell({ reviewed: { judgements, wrote, accuracy, lessons } });
  }
}
