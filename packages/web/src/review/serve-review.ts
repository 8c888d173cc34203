import { loadGame } from '@forceout/host/games';
import { isLeftOpen, lessonsOf, lookAgain, lookAround, mayReview, type Review, reviewSteps } from '@forceout/players';
import type { Port } from '../worker/serve-questions.ts';
import type { Reviewed, ReviewNews, ReviewOrder } from './messages.ts';

/** Steps the solver may take for one choice. */
const BUDGET = { steps: 1_500_000 };
/** And for all that else could have been done there. */
const AROUND = { steps: 400_000 };
/** What was left open is looked at again for longer. */
const LONGER = { steps: 20_000_000 };
/** After the verdicts: what else could have been done, what was left open, and around that once more. */
const LOOKS = [
  { look: lookAround, budget: AROUND },
  { look: lookAgain, budget: LONGER },
  { look: lookAround, budget: AROUND },
] as const;

/** A worker of its own: a review that is no longer wanted is stopped by ending it. */
export function serveReview(port: Port): void {
  const send = (news: ReviewNews): void => port.postMessage(news);
  port.onmessage = async ({ data }: MessageEvent<ReviewOrder>) => {
    try {
      await runReview(data, send);
    } catch (cause) {
      console.error(cause);
      send({ failed: 'fault' });
    }
  };
}

export async function runReview(
  { game: id, events, shake }: ReviewOrder,
  send: (news: ReviewNews) => void,
): Promise<void> {
  if (!mayReview(events, shake ?? 1)) return send({ failed: 'live' });
  const game = await loadGame(id);
  const steps = reviewSteps(game, events, BUDGET, shake);
  for (let step = steps.next(); ; step = steps.next()) {
    if (!step.done) {
      send({ done: step.value.done, of: step.value.of });
      continue;
    }
    return again(step.value);
  }

  function again(first: Review): void {
    let found = first;
    const report = (over: boolean): void => {
      // When nothing more is tried, what is still open stays "not decided".
      const left = over ? 0 : found.judgements.filter(isLeftOpen).length;
      send({ reviewed: withLessons(found), left, over });
    };
    report(false);
    for (const { look, budget } of LOOKS)
      for (const next of look(game, events, found, budget)) {
        found = next;
        report(false);
      }
    report(true);
  }

  function withLessons({ judgements, wrote, accuracy }: Review): Reviewed {
    const lessons = accuracy.map(({ seat }) => lessonsOf(game, events, judgements, seat));
    return { judgements, wrote, accuracy, lessons };
  }
}
