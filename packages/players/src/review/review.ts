import type { Budget, Game, Seat, TableEvent } from '@forceout/table';
import { type Judgement, judgeMoment, type Mistake } from './judgement.ts';
import { type Moment, momentsOf } from './moments.ts';

export interface Accuracy {
  readonly seat: Seat;
  readonly choices: number;
  readonly good: number;
  /** Good choices of all, in percent; null when there was no choice to make. */
  readonly percent: number | null;
  readonly mistakes: Readonly<Partial<Record<Mistake, number>>>;
}

export interface Review {
  readonly judgements: readonly Judgement[];
  readonly accuracy: readonly Accuracy[];
}

/** A review may only be asked for when nothing is at stake any more (I-C: no help at a live tournament table). */
export function mayReview(events: readonly TableEvent[], shake: number): boolean {
  const first = events[0];
  if (first?.event !== 'opened') return false;
  const over = events.some(
    e => ((e.event === 'scored' || e.event === 'void') && e.shake === shake) || e.event === 'closed',
  );
  const tournament = first.config.judge || first.config.enforcement === 'faithful';
  return tournament ? events.some(e => e.event === 'closed') : over;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/**
 * Reviews the choices of a log, or of one shake of it, one after the other. Each step is given out, so that a page can
 * show progress and stop between two steps.
 */
export function* reviewSteps(
  game: Game,
  events: readonly TableEvent[],
  budget: Budget,
  shake?: number,
): Generator<Progress & { readonly judgement: Judgement }, Review> {
  const moments: readonly Moment[] = momentsOf(events).filter(m => shake === undefined || m.shake === shake);
  const judgements: Judgement[] = [];
  for (const [i, moment] of moments.entries()) {
    const judgement = judgeMoment(game, moment, budget);
    judgements.push(judgement);
    yield { done: i + 1, of: moments.length, judgement };
  }
  const first = events[0];
  const seats = first?.event === 'opened' ? first.config.players.length : 0;
  return { judgements, accuracy: Array.from({ length: seats }, (_, seat) => accuracyOf(judgements, seat)) };
}

/** The whole review at once. */
export function review(game: Game, events: readonly TableEvent[], budget: Budget, shake?: number): Review {
  const steps = reviewSteps(game, events, budget, shake);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function accuracyOf(judgements: readonly Judgement[], seat: Seat): Accuracy {
  const mine = judgements.filter(j => j.seat === seat);
  const good = mine.filter(j => j.mistakes.length === 0).length;
  const mistakes: Partial<Record<Mistake, number>> = {};
  for (const mistake of mine.flatMap(j => j.mistakes)) mistakes[mistake] = (mistakes[mistake] ?? 0) + 1;
  return {
    seat,
    choices: mine.length,
    good,
    percent: mine.length === 0 ? null : Math.round((100 * good) / mine.length),
    mistakes,
  };
}
