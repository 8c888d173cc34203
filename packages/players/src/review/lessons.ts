import { needed, rulesOf } from '@forceout/rulebook';
import type { Game, Position, Seat, TableEvent } from '@forceout/table';
import { shiftsAt } from '../hints/shifts-at.ts';
import { moveName, type Puzzle, packPosition } from '../puzzles/puzzle.ts';
import type { Judgement } from './judgement.ts';
import type { Mistake } from './mistake.ts';
import { momentsOf, positionAfter, positionBefore } from './moments.ts';

/** A moment that a learner missed, as a puzzle to solve now. */
export interface Lesson {
  readonly mistake: Mistake;
  readonly shake: number;
  readonly seq: number;
  readonly puzzle: Puzzle;
}

/** Where such puzzles start; one's own mistakes are about as hard as one is good. */
const DIFFICULTY = 1200;

/** A learner's own missed moments, in the order in which they came. */
export function lessonsOf(
  game: Game,
  events: readonly TableEvent[],
  judgements: readonly Judgement[],
  seat: Seat,
): readonly Lesson[] {
  const moments = new Map(momentsOf(events).map(m => [m.seq, m]));
  return judgements
    .filter(j => j.seat === seat)
    .flatMap(j => {
      const [mistake] = j.mistakes;
      const moment = moments.get(j.seq);
      if (mistake === undefined || moment === undefined) return [];
      const position = mistake === 'goal-impossible' ? positionAfter(moment) : positionBefore(moment);
      return [{ mistake, shake: j.shake, seq: j.seq, puzzle: asked(game, mistake, j, position) }];
    });
}

function asked(game: Game, mistake: Mistake, j: Judgement, position: Position): Puzzle {
  const { edition, division } = position.rules;
  const common = {
    id: `own-${j.seq}`,
    game: rulesOf(edition).game,
    edition,
    division,
    position: packPosition(position),
    themes: [mistake],
    difficulty: DIFFICULTY,
  };
  switch (mistake) {
    case 'missed-now':
      return { ...common, kind: 'find', claim: 'now' };
    case 'wrong-impossible':
      return { ...common, kind: 'find', claim: 'impossible' };
    case 'wrong-now':
      return { ...common, kind: 'now', answer: false };
    case 'missed-impossible':
    case 'goal-impossible':
      return { ...common, kind: 'impossible', answer: true };
    case 'gave-now':
    case 'made-impossible':
      return { ...common, kind: 'safe', answer: safeNames(game, position, j) };
  }
}

function safeNames(game: Game, position: Position, j: Judgement): readonly string[] {
  const shifts = shiftsAt(game, position).length > 0 ? position.permitted : [];
  const names = j.safe.map(s => {
    const cube = needed(
      [...position.resources, ...shifts].find(c => c.id === s.cube),
      `The cube ${s.cube}`,
    );
    return moveName(cube.kind, cube.face, s.to);
  });
  return [...new Set(names)].sort();
}
