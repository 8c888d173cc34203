import { type Game, type Position, positionOf, type SafeMove, type Seat } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.ts';
import { momentsOf } from '../review/moments.ts';
import { cellOf } from '../test/games.ts';
import { type Endgame, moved, playOut } from './endgame.ts';

const BUDGET = { steps: 2_000_000 };

/** Every order of every cube, asking the solver alone: no memory, no shortcuts, no shared work. */
function bruteForce(game: Game, end: Endgame): readonly number[] {
  const { position, seats, onTurn } = end;
  const next = seats[(seats.indexOf(onTurn) + 1) % seats.length]!;
  const at = seats.indexOf(onTurn);
  let best: readonly number[] | null = null;
  const consider = (points: readonly number[]): void => {
    if (best === null || points[at]! > best[at]!) best = points;
  };
  for (const cube of position.resources)
    for (const to of ['required', 'permitted', 'forbidden'] as const) {
      if (to === 'forbidden' && position.resources.length === 1) continue;
      if (!game.ruleMove(position, { cube, from: 'resources', to, as: 'move' }).ok) continue;
      const after = moved(position, cube.id, to);
      if (challengeHolds(game, after)) consider(seats.map(s => (s === next ? 6 : s === onTurn ? 2 : 4)));
      else if (after.resources.length === 0) consider(seats.map(() => 4));
      else consider(bruteForce(game, { ...end, position: after, onTurn: next, bonusPlayed: false }));
    }
  if (!end.bonusPlayed && end.mayBonus.includes(onTurn) && position.resources.length > 1)
    for (const cube of position.resources) {
      if (!game.ruleMove(position, { cube, from: 'resources', to: 'forbidden', as: 'bonus' }).ok) continue;
      consider(bruteForce(game, { ...end, position: moved(position, cube.id, 'forbidden'), bonusPlayed: true }));
    }
  return best!;
}

function challengeHolds(game: Game, p: Position): boolean {
  const least = game.paired(p.variations) ? 3 : 2;
  const nowAllowed = p.resources.length >= least && p.required.length + p.permitted.length > 0;
  const exists = (claim: 'now' | 'impossible'): boolean => {
    const found = game.solve(p, claim, BUDGET).exists;
    if (found === null) throw new Error('undecided');
    return found;
  };
  return (nowAllowed && exists('now')) || !exists('impossible');
}

const decided = (look: () => boolean): boolean => {
  try {
    return look();
  } catch {
    return false;
  }
};

/** Positions near the end of matches between careful players, with no shift in force. */
function endings(id: 'on-sets' | 'wff', division: string, left: number, wanted: number): readonly Position[] {
  const { game, edition } = cellOf(id);
  const found: Position[] = [];
  for (let seed = 1; seed < 40 && found.length < wanted; seed++) {
    const bots = [1, 2].map(n => ({ level: 'player' as const, style: 'steady' as const, seed: seed * 3 + n }));
    const { events } = playMatch(game, { edition, division, shakes: 1 }, bots, seed);
    const moment = momentsOf(events).find(
      m =>
        m.did === 'move' &&
        positionOf(m.after)!.resources.length === left &&
        decided(() => !challengeHolds(game, positionOf(m.after)!)),
    );
    const position = moment && positionOf(moment.after)!;
    if (position && !game.shifts(position.variations)) found.push(position);
  }
  return found;
}

const table = (position: Position, seats: readonly Seat[], mayBonus: readonly Seat[]): Endgame => ({
  position,
  seats,
  onTurn: seats[0]!,
  mayBonus,
  bonusPlayed: false,
});

describe('playing a shake out', () => {
  const cases = [
    ['on-sets', 'elementary', 2, 4],
    ['on-sets', 'middle', 3, 4],
    ['wff', 'elementary', 1, 3],
  ] as const;
  for (const [id, division, left, wanted] of cases)
    it(`${id} ${division}: with ${left} cubes left it is worth what brute force says, bonus or not, two or three players`, () => {
      const { game } = cellOf(id);
      const positions = endings(id, division, left, wanted);
      expect(positions.length).toBeGreaterThan(0);
      for (const position of positions)
        for (const end of [
          table(position, [0, 1], []),
          table(position, [1, 0], [0, 1]),
          table(position, [0, 1, 2], [2]),
        ]) {
          expect(playOut(game, end, BUDGET.steps)?.points).toEqual(bruteForce(game, end));
        }
    });

  it('all moves it calls equal are worth the same to the one on turn', () => {
    const { game } = cellOf('on-sets');
    const position = endings('on-sets', 'middle', 3, 1)[0]!;
    const { equals, points } = playOut(game, table(position, [0, 1], []), BUDGET.steps)!;
    for (const move of equals) {
      if (move.do === 'bonus') continue;
      const after = moved(position, move.cube, move.to as SafeMove['to']);
      const worth = challengeHolds(game, after) ? 2 : bruteForce(game, table(after, [1, 0], []))[1];
      expect(worth).toBe(points[0]);
    }
  });

  it('says nothing where the solver cannot decide in its steps', () => {
    const { game } = cellOf('on-sets');
    const position = endings('on-sets', 'middle', 3, 1)[0]!;
    expect(playOut(game, table(position, [0, 1], []), 1)).toBeNull();
  });
});
