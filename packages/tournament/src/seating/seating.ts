import { itemAt } from '@forceout/rulebook';
import { type Chance, chanceFrom } from '../random.ts';
import { type Account, accountOf } from './broken.ts';
import type { SoftCount } from './count.ts';
import { EXACT_UP_TO, exactSeating } from './exact-seating.ts';
import { type Field, fieldOf, type Seating, type ToSeat } from './field.ts';
import type { Method } from './method.ts';
import { searchSeating } from './search.ts';
import { shapeFor } from './shape.ts';
import { type Wish, wishFor } from './wish.ts';

export interface SeatingRequest extends ToSeat {
  readonly method: Method;
  readonly order: readonly SoftCount[];
  readonly seed: number;
  /** How many rounds there will be in all; needed to plan ahead. */
  readonly rounds?: number;
}

/** A seating by id. */
export interface SeatedRound extends Account {
  readonly tables: readonly (readonly string[])[];
  readonly bye: readonly string[];
}

/** In the first seat sits one with the fewest first seats of his table; who came first by lot where there are several. */
export function withFirstSeats(field: Field, { tables, bye }: Seating, chance: Chance): Seating {
  const seated = tables.map(table => {
    const fewest = Math.min(...table.map(a => itemAt(field.firsts, a)));
    const able = table.filter(a => field.firsts[a] === fewest);
    const first = itemAt(able, chance.below(able.length));
    return [first, ...table.filter(a => a !== first)];
  });
  return { tables: seated, bye };
}

export function seatedRound(field: Field, method: Method, seating: Seating): SeatedRound {
  const name = (a: number): string => field.ids[a] ?? '';
  return {
    tables: seating.tables.map(table => table.map(name)),
    bye: seating.bye.map(name),
    ...accountOf(field, method, seating),
  };
}

export const bestSeating = (wish: Wish, chance: Chance): Seating =>
  wish.field.size <= EXACT_UP_TO ? exactSeating(wish, chance) : searchSeating(wish, chance);

/** One round, for its own sake. */
export function seatOneRound(request: SeatingRequest): SeatedRound {
  const field = fieldOf(request.players, request.past, request.forbidden);
  const chance = chanceFrom(request.seed);
  const wish = wishFor(field, request.method, shapeFor(field.size, request.leftover), request.order);
  return seatedRound(field, request.method, withFirstSeats(field, bestSeating(wish, chance), chance));
}
