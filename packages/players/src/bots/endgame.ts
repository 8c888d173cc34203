import { BESIDE_GOAL, itemAt, needed } from '@forceout/rulebook';
import { bonusLeavesAMove, type Cube, type Game, type Position, type SafeMove, type Seat } from '@forceout/table';

/** The mat, whose turn it is, who moved last; what a finished shake will be worth follows from these. */
export interface Endgame {
  readonly position: Position;
  readonly seats: readonly Seat[];
  readonly onTurn: Seat;
  /** Seats that may still put a cube to Forbidden before they move (leaders may not). */
  readonly mayBonus: readonly Seat[];
  /** The seat on turn has played its bonus and now moves; no challenge comes in between. */
  readonly bonusPlayed: boolean;
}

export type EndgameMove =
  | { readonly do: 'move' | 'shift'; readonly cube: string; readonly to: SafeMove['to'] }
  | { readonly do: 'bonus'; readonly cube: string };

export interface Outlook {
  readonly best: EndgameMove;
  /** Points for each seat when all play on without a mistake. */
  readonly points: readonly number[];
  /** All moves with which the seat on turn loses nothing. */
  readonly equals: readonly EndgameMove[];
}

/** Thrown inside the search when a position cannot be decided within its steps. */
class Undecided extends Error {}

const RIGHT = 6;
const THIRD = 4;
const WRONG = 2;
const FORCEOUT = 4;

/**
 * Plays the shake out to its end: every move, bonus and shift, and every challenge that holds. Whoever can challenge
 * rightly does so at once, for nothing scores more. Null when the solver could not decide some position in its steps.
 */
export function playOut(game: Game, end: Endgame, steps: number): Outlook | null {
  const search = new Search(game, steps);
  try {
    return search.choose(end);
  } catch (error) {
    if (error instanceof Undecided) return null;
    throw error;
  }
}

class Search {
  readonly #values = new Map<string, readonly number[]>();

  constructor(
    readonly game: Game,
    readonly steps: number,
  ) {}

  /** The best move and its like. Moves are tried safest first, so that a full score ends the search early. */
  choose(end: Endgame, all = true): Outlook {
    const at = end.seats.indexOf(end.onTurn);
    const outcomes: { readonly move: EndgameMove; readonly points: readonly number[] }[] = [];
    for (const [move, points] of this.#outcomes(end)) {
      outcomes.push({ move, points });
      if (!all && itemAt(points, at) >= RIGHT) break;
    }
    if (outcomes.length === 0) throw new Undecided();
    const best = outcomes.reduce((a, b) => (itemAt(b.points, at) > itemAt(a.points, at) ? b : a));
    const equals = outcomes.filter(o => o.points[at] === best.points[at]).map(o => o.move);
    return { best: best.move, points: best.points, equals };
  }

  *#outcomes(end: Endgame): Generator<readonly [EndgameMove, readonly number[]]> {
    const { position } = end;
    const weighed = this.game.safeMoves(position, { steps: this.steps });
    const inResources = new Set(position.resources.map(c => c.id));
    const seen = new Set<string>();
    for (const s of weighed) {
      const key = `${sortOf(position, s.cube)} ${s.to}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const move: EndgameMove = { do: inResources.has(s.cube) ? 'move' : 'shift', cube: s.cube, to: s.to };
      yield [move, this.#afterMove(end, s)];
    }
    if (end.bonusPlayed || !end.mayBonus.includes(end.onTurn) || !bonusLeavesAMove(position)) return;
    for (const cube of distinct(position.resources)) {
      const legal = this.game.ruleMove(position, { cube, from: 'resources', to: 'forbidden', as: 'bonus' }).ok;
      if (!legal) continue;
      const next = { ...end, position: moved(position, cube.id, 'forbidden'), bonusPlayed: true };
      yield [{ do: 'bonus', cube: cube.id }, this.#value(next)];
    }
  }

  #afterMove(end: Endgame, s: SafeMove): readonly number[] {
    const { seats, onTurn } = end;
    const next = itemAt(seats, (seats.indexOf(onTurn) + 1) % seats.length);
    if (s.givesNow === null || s.makesImpossible === null) throw new Undecided();
    if (s.givesNow || s.makesImpossible)
      return seats.map(seat => (seat === next ? RIGHT : seat === onTurn ? WRONG : THIRD));
    const position = moved(end.position, s.cube, s.to);
    if (position.resources.length === 0) return seats.map(() => FORCEOUT);
    return this.#value({ ...end, position, onTurn: next, bonusPlayed: false });
  }

  #value(end: Endgame): readonly number[] {
    const key = keyOf(end);
    const known = this.#values.get(key);
    if (known) return known;
    const { points } = this.choose(end, false);
    this.#values.set(key, points);
    return points;
  }
}

/** Where a cube lies does not matter beyond its section; equal cubes are one. */
const keyOf = ({ position, onTurn, bonusPlayed }: Endgame): string =>
  `${onTurn}${bonusPlayed} ${BESIDE_GOAL.map(s => position[s].map(nameOf).sort().join('')).join(' ')}`;

const nameOf = (cube: Cube): string => `${cube.kind}:${cube.face},`;

const sortOf = ({ resources, permitted }: Position, id: string): string => {
  const from = resources.some(c => c.id === id) ? 'r' : 'p';
  return (
    from +
    nameOf(
      needed(
        [...resources, ...permitted].find(c => c.id === id),
        `The cube ${id}`,
      ),
    )
  );
};

const distinct = (cubes: readonly Cube[]): readonly Cube[] =>
  cubes.filter((c, i) => cubes.findIndex(d => nameOf(d) === nameOf(c)) === i);

export function moved(position: Position, id: string, to: SafeMove['to']): Position {
  const from = position.resources.some(c => c.id === id) ? 'resources' : 'permitted';
  const cube = needed(
    position[from].find(c => c.id === id),
    `The cube ${id}`,
  );
  const taken = { ...position, [from]: position[from].filter(c => c.id !== id) };
  return { ...taken, [to]: [...taken[to], cube] };
}
