import type { TableEvent } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.ts';
import type { Level } from '../bots/level.ts';
import { cubesUsed } from '../puzzles/grade.ts';
import { verifyPuzzle } from '../puzzles/verify.ts';
import { cellOf } from '../test/games.ts';
import { lessonsOf } from './lessons.ts';
import { momentsOf, positionAfter, positionBefore } from './moments.ts';
import { isLeftOpen, lookAgain, lookAround, mayReview, review, reviewSteps, verdicts } from './review.ts';

const BUDGET = { steps: 400_000 };
const { game, adjudicator, edition } = cellOf('on-sets');

const match = (a: Level, b: Level, seed: number): readonly TableEvent[] =>
  playMatch(
    game,
    { edition, division: 'elementary', shakes: 2 },
    [
      { level: a, style: 'steady', seed },
      { level: b, style: 'steady', seed: seed + 1 },
    ],
    seed,
  ).events;

describe('review', () => {
  it('every mistake it names is one: the solver says the same of the position before or after', () => {
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const events = match('newcomer', 'learner', seed);
      const moments = momentsOf(events);
      const { judgements } = review(game, events, BUDGET);
      expect(judgements.length).toBe(moments.length);
      for (const [i, j] of judgements.entries()) {
        const m = moments[i]!;
        const exists = (when: 'before' | 'after', claim: 'now' | 'impossible') =>
          game.solve(when === 'before' ? positionBefore(m) : positionAfter(m), claim, { steps: 3_000_000 }).exists;
        for (const mistake of j.mistakes) {
          kinds.add(mistake);
          if (mistake === 'missed-now') expect(exists('before', 'now')).toBe(true);
          if (mistake === 'missed-impossible') expect(exists('before', 'impossible')).toBe(false);
          if (mistake === 'gave-now') expect(exists('after', 'now')).toBe(true);
          if (mistake === 'made-impossible' || mistake === 'goal-impossible')
            expect(exists('after', 'impossible')).toBe(false);
          if (mistake === 'wrong-now') expect(exists('before', 'now')).toBe(false);
          if (mistake === 'wrong-impossible') expect(exists('before', 'impossible')).toBe(true);
        }
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(3);
  });

  it('calls nothing good that the solver did not decide, and counts it nowhere', () => {
    const events = match('newcomer', 'learner', 5);
    const { judgements, accuracy } = review(game, events, { steps: 60 });
    const decided = review(game, events, BUDGET).judgements;
    expect(judgements.some(j => j.verdict === 'undecided')).toBe(true);
    for (const [i, j] of judgements.entries())
      if (j.verdict === 'good') expect(decided[i]!.verdict, `choice ${j.seq}`).toBe('good');
    for (const { seat, undecided } of accuracy)
      expect(undecided).toBeGreaterThanOrEqual(
        judgements.filter(j => j.seat === seat && j.verdict === 'undecided').length,
      );
  });

  it('decides with more steps what was left open, and changes nothing that was decided', () => {
    const events = match('newcomer', 'learner', 5);
    const first = review(game, events, { steps: 60 });
    let last = first;
    let given = 0;
    for (const next of lookAgain(game, events, first, BUDGET)) {
      last = next;
      given++;
    }
    expect(given).toBe(first.judgements.filter(isLeftOpen).length);
    expect(given).toBeGreaterThan(0);
    expect(last.judgements.filter(isLeftOpen).length).toBeLessThan(given);
    const known = ({ judgements }: typeof last) =>
      judgements.map(({ seq, verdict, nowOpen, impossible, mistakes }) => ({
        seq,
        verdict,
        nowOpen,
        impossible,
        mistakes,
      }));
    expect(known(last)).toEqual(known(review(game, events, BUDGET)));
  });

  it('a cube that went on from Permitted is weighed like any other move', () => {
    const shifts = [1, 2, 3, 4, 5, 6].flatMap(seed => {
      const events = match('player', 'player', seed);
      const shifted = new Set(events.flatMap(e => (e.event === 'shifted' ? [e.seq] : [])));
      return verdicts(game, events, BUDGET).judgements.filter(j => shifted.has(j.seq));
    });
    expect(shifts.length).toBeGreaterThan(2);
    for (const { verdict, seq } of shifts) expect(verdict, `shift ${seq}`).not.toBe('undecided');
  });

  it('verdicts do not wait for what else could have been done, and looking around changes none of them', () => {
    const events = match('newcomer', 'learner', 2);
    const first = verdicts(game, events, BUDGET);
    expect(first.judgements.every(j => !j.lookedAround && j.shortest === null)).toBe(true);
    let last = first;
    for (const wider of lookAround(game, events, last, BUDGET)) last = wider;
    expect(last.judgements.every(j => j.lookedAround)).toBe(true);
    expect(last.judgements.some(j => j.verdict === 'good' && j.safe.length > 0)).toBe(true);
    expect(last.judgements.map(j => [j.seq, j.verdict, j.mistakes])).toEqual(
      first.judgements.map(j => [j.seq, j.verdict, j.mistakes]),
    );
  });

  it('leaves out what was taken back', () => {
    const events = match('newcomer', 'learner', 5);
    const moves = momentsOf(events).filter(m => m.did === 'move' && m.shake === 1);
    const cut = events.findIndex(e => e.seq === moves[1]!.seq);
    const last = events[cut]!;
    const undone: TableEvent = { event: 'undone', seat: 0, to: moves[0]!.seq - 1, seq: last.seq + 1, at: last.at };
    const left = momentsOf([...events.slice(0, cut + 1), undone]);
    expect(left.map(m => m.seq)).toEqual(
      momentsOf(events)
        .map(m => m.seq)
        .filter(seq => seq < moves[0]!.seq),
    );
  });

  it('keeps what was written beside its verdict', () => {
    const { wrote } = review(game, match('newcomer', 'learner', 1), BUDGET);
    expect(wrote.length).toBeGreaterThan(0);
    for (const { written } of wrote) expect(written).not.toBeNull();
  });

  it('counts what was written: a wrong Solution is no good choice', () => {
    for (const seed of [1, 2, 3, 4]) {
      const events = match('newcomer', 'learner', seed);
      const { wrote, accuracy, judgements } = review(game, events, BUDGET);
      const wrong = wrote.filter(w => w.verdict.correct === false);
      for (const { seat } of wrong) expect(accuracy[seat]!.good).toBeLessThan(accuracy[seat]!.choices);
      expect(wrote.length + judgements.length).toBe(accuracy.reduce((n, a) => n + a.choices + a.undecided, 0));
    }
  });

  it('an expert makes no mistake that it could have helped', () => {
    const { accuracy } = review(game, match('expert', 'newcomer', 4), BUDGET);
    expect(accuracy[0]!.good).toBe(accuracy[0]!.choices);
    expect(accuracy[1]!.good).toBeLessThan(accuracy[1]!.choices);
    expect(Object.values(accuracy[1]!.mistakes).reduce((a, b) => a + b, 0)).toBeGreaterThan(0);
  });

  it('tells the shortest Solution of a moment: one that the judge accepts, and none that the solver finds is shorter', () => {
    const events = match('learner', 'player', 2);
    const moments = momentsOf(events);
    let told = 0;
    for (const [i, { shortest }] of review(game, events, BUDGET, 1).judgements.entries()) {
      if (shortest === null) continue;
      told++;
      const m = moments[i]!;
      const position = m.did === 'goal' ? positionAfter(m) : positionBefore(m);
      expect(game.check(position, shortest.written, shortest.claim, BUDGET).correct).toBe(true);
      const any = game.solve(position, shortest.claim, BUDGET);
      if (any.exists && !game.paired(position.variations))
        expect(shortest.cubes).toBeLessThanOrEqual(cubesUsed(game, position, any.witness, shortest.claim, BUDGET));
    }
    expect(told).toBeGreaterThan(2);
  });

  it('gives out step by step, can be stopped between two, and looks at one shake when asked to', () => {
    const events = match('learner', 'learner', 5);
    const steps = reviewSteps(game, events, BUDGET, 1);
    const first = steps.next().value as { done: number; of: number };
    expect(first.done).toBe(1);
    expect(first.of).toBe(momentsOf(events).filter(m => m.shake === 1).length);
    const only = review(game, events, BUDGET, 1);
    expect(only.judgements.every(j => j.shake === 1)).toBe(true);
  });

  it('mistakes become puzzles of one’s own, each with an answer that stands', () => {
    const events = match('newcomer', 'learner', 1);
    const { judgements } = review(game, events, BUDGET);
    const seat = judgements.find(j => j.mistakes.length > 0)!.seat;
    const lessons = lessonsOf(game, events, judgements, seat);
    expect(lessons.length).toBeGreaterThan(0);
    for (const { puzzle } of lessons) {
      const problem = verifyPuzzle(game, adjudicator, puzzle, { steps: 3_000_000 });
      expect(problem, puzzle.id).toBeNull();
    }
  });
});

describe('when a review may be asked for', () => {
  const events = match('newcomer', 'newcomer', 6);
  const [first, ...rest] = events;
  const opened = first as Extract<TableEvent, { event: 'opened' }>;

  it('not of a shake that is still played', () => {
    const scored = rest.findIndex(e => e.event === 'scored');
    expect(mayReview([opened, ...rest.slice(0, scored)], 1)).toBe(false);
    expect(mayReview([opened, ...rest.slice(0, scored + 1)], 1)).toBe(true);
  });

  it('of a tournament table only when the match is over', () => {
    const tournament = { ...opened, config: { ...opened.config, judge: true } };
    const closed = rest.findIndex(e => e.event === 'closed');
    expect(closed).toBeGreaterThan(0);
    expect(mayReview([tournament, ...rest.slice(0, closed)], 1)).toBe(false);
    expect(mayReview([tournament, ...rest], 1)).toBe(true);
  });
});
