import { type Game, type Position, positionOf, SECTIONS, type Seat } from '@forceout/table';
import { playMatch } from '../arena/match.ts';
import { momentsOf } from '../review/moments.ts';
import { cellOf } from '../test/games.ts';
import { type Endgame, moved, playOut } from './endgame.ts';

export const BUDGET = { steps: 2_000_000 };

/** Every order of every cube, asking the solver alone: no shortcuts, no shared work. */
export function bruteForce(game: Game, end: Endgame): readonly number[] {
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

/** One memory only: whether somebody could challenge, by where each single cube lies. */
const known = new WeakMap<readonly unknown[], Map<string, boolean>>();

export function challengeHolds(game: Game, p: Position): boolean {
  const lies = `${game.id} ${SECTIONS.map(section => p[section].map(c => c.id).sort()).join(';')}`;
  const here = known.get(p.goal) ?? new Map<string, boolean>();
  known.set(p.goal, here);
  const before = here.get(lies);
  if (before !== undefined) return before;
  const holds = solverSays(game, p);
  here.set(lies, holds);
  return holds;
}

function solverSays(game: Game, p: Position): boolean {
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
export function endings(id: Game['id'], division: string, left: number, wanted: number): readonly Position[] {
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

/** A cell of games, the cubes left in Resources, and how many positions to look at. */
export type Ending = readonly [id: Game['id'], division: string, left: number, wanted: number];

/**
 * What playing out says each position is worth beside what brute force says, bonus or not, two or three players. Where
 * the solver left something undecided it says nothing, and there is nothing to compare.
 */
export function bothWays([id, division, left, wanted]: Ending): readonly (readonly [unknown, unknown])[] {
  const { game } = cellOf(id);
  return endings(id, division, left, wanted).flatMap(position =>
    [table(position, [0, 1], []), table(position, [1, 0], [0, 1]), table(position, [0, 1, 2], [2])].flatMap(end => {
      const played = playOut(game, end, BUDGET.steps);
      return played === null ? [] : [[played.points, bruteForce(game, end)] as const];
    }),
  );
}

export const table = (position: Position, seats: readonly Seat[], mayBonus: readonly Seat[]): Endgame => ({
  position,
  seats,
  onTurn: seats[0]!,
  mayBonus,
  bonusPlayed: false,
});
