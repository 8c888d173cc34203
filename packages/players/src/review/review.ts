import type { Budget, Game, Seat, SubmittedSolution, TableEvent, Verdict } from '@forceout/table';
import { type Judgement, judgeMoment, withAlternatives } from './judgement.ts';
import type { Mistake } from './mistake.ts';
import { type Moment, momentsOf } from './moments.ts';
import { OPEN_WHILE_WAITING, withMemory } from './remembered.ts';

export interface Accuracy {
  readonly seat: Seat;
  /** Choices that were decided, and Solutions that were judged. */
  readonly choices: number;
  readonly good: number;
  /** Left out of both: the solver could not decide. */
  readonly undecided: number;
  readonly mistakes: Readonly<Partial<Record<Mistake, number>>>;
}

/** What somebody wrote, as it was ruled. */
export interface Wrote {
  readonly shake: number;
  /** The event of the verdict. */
  readonly seq: number;
  readonly seat: Seat;
  readonly written: SubmittedSolution | null;
  readonly verdict: Verdict;
}

export interface Review {
  readonly judgements: readonly Judgement[];
  readonly wrote: readonly Wrote[];
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
 * Reviews the choices of a log, or of one shake of it, one after the other from the last. Each step is given out, so that a page can
 * show progress and stop between two steps.
 */
export function* reviewSteps(
  game: Game,
  events: readonly TableEvent[],
  budget: Budget,
  shake?: number,
): Generator<Progress & { readonly judgement: Judgement }, Review> {
  const moments: readonly Moment[] = momentsOf(events).filter(m => shake === undefined || m.shake === shake);
  const wrote = wroteIn(events).filter(w => shake === undefined || w.shake === shake);
  const judgements: Judgement[] = [];
  const gameIn = memories(game, wrote, OPEN_WHILE_WAITING);
  // The end of a shake is decided most easily, and what is found there serves the moments before it.
  for (const [i, moment] of moments.toReversed().entries()) {
    const judgement = judgeMoment(gameIn(moment.shake), moment, budget);
    judgements.unshift(judgement);
    yield { done: i + 1, of: moments.length, judgement };
  }
  return summed(events, judgements, wrote);
}

/** The game for each shake, with the correct Solutions that were written in it. */
function memories(game: Game, wrote: readonly Wrote[], mostOpen: number): (shake: number) => Game {
  const games = new Map<number, Game>();
  return shake => {
    const written = wrote.flatMap(w => (w.shake === shake && w.verdict.correct && w.written ? [w.written] : []));
    const known = games.get(shake) ?? withMemory(game, written, mostOpen);
    games.set(shake, known);
    return known;
  };
}

function summed(events: readonly TableEvent[], judgements: readonly Judgement[], wrote: readonly Wrote[]): Review {
  const first = events[0];
  const seats = first?.event === 'opened' ? first.config.players.length : 0;
  return {
    judgements,
    wrote,
    accuracy: Array.from({ length: seats }, (_, seat) => accuracyOf(judgements, wrote, seat)),
  };
}

/** Is something about this choice still not known? */
export const isLeftOpen = (j: Judgement): boolean =>
  j.verdict === 'undecided' || (j.did !== 'goal' && (j.nowOpen === null || j.impossible === null));

type Look = (game: Game, moment: Moment, judgement: Judgement) => Judgement;

/** Looks at some moments once more, from the last; gives out the whole review after each. */
function* looked(
  game: Game,
  events: readonly TableEvent[],
  found: Review,
  isMeant: (j: Judgement) => boolean,
  look: Look,
): Generator<Review> {
  const moments = new Map(momentsOf(events).map(m => [m.seq, m]));
  // Nobody waits for this: no question is cut short.
  const gameIn = memories(game, found.wrote, Number.POSITIVE_INFINITY);
  let { judgements } = found;
  for (const before of found.judgements.filter(isMeant).toReversed()) {
    const moment = moments.get(before.seq);
    if (moment === undefined) continue;
    const after = look(gameIn(moment.shake), moment, before);
    judgements = judgements.map(j => (j.seq === after.seq ? after : j));
    yield summed(events, judgements, found.wrote);
  }
}

/** Looks again, with a larger budget, at what was left open. */
export const lookAgain = (
  game: Game,
  events: readonly TableEvent[],
  found: Review,
  budget: Budget,
): Generator<Review> => looked(game, events, found, isLeftOpen, (known, moment) => judgeMoment(known, moment, budget));

/** Looks, at each moment, for what else could have been done. */
export const lookAround = (
  game: Game,
  events: readonly TableEvent[],
  found: Review,
  budget: Budget,
): Generator<Review> =>
  looked(
    game,
    events,
    found,
    j => !j.lookedAround,
    (known, moment, judgement) => withAlternatives(known, moment, judgement, budget),
  );

/** The verdicts at once, without what else could have been done. */
export function verdicts(game: Game, events: readonly TableEvent[], budget: Budget, shake?: number): Review {
  const steps = reviewSteps(game, events, budget, shake);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The whole review at once. */
export function review(game: Game, events: readonly TableEvent[], budget: Budget, shake?: number): Review {
  let found = verdicts(game, events, budget, shake);
  for (const wider of lookAround(game, events, found, budget)) found = wider;
  return found;
}

/** The verdicts of a log; the last one on a writer counts. */
function wroteIn(events: readonly TableEvent[]): readonly Wrote[] {
  const found = new Map<string, Wrote>();
  const papers = new Map<Seat, SubmittedSolution>();
  let shake = 0;
  for (const event of events) {
    if (event.event === 'shake-began') {
      shake = event.shake;
      papers.clear();
    }
    if (event.event === 'presented') for (const { seat, written } of event.written) papers.set(seat, written);
    if (event.event !== 'verdict') continue;
    const { writer, correct, reasons } = event.verdict;
    const written = papers.get(writer) ?? null;
    found.set(`${shake}/${writer}`, { shake, seq: event.seq, seat: writer, written, verdict: { correct, reasons } });
  }
  return [...found.values()];
}

function accuracyOf(judgements: readonly Judgement[], wrote: readonly Wrote[], seat: Seat): Accuracy {
  const mine = judgements.filter(j => j.seat === seat);
  const written = wrote.filter(w => w.seat === seat).map(w => w.verdict.correct);
  const count = (verdict: Judgement['verdict'], correct: boolean | null): number =>
    mine.filter(j => j.verdict === verdict).length + written.filter(c => c === correct).length;
  const good = count('good', true);
  const mistakes: Partial<Record<Mistake, number>> = {};
  for (const mistake of mine.flatMap(j => j.mistakes)) mistakes[mistake] = (mistakes[mistake] ?? 0) + 1;
  return {
    seat,
    choices: good + count('mistake', false),
    good,
    undecided: count('undecided', null),
    mistakes,
  };
}
