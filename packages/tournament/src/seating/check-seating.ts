import { type Account, accountOf } from './broken.ts';
import { fieldOf, type ToSeat } from './field.ts';
import type { Method } from './method.ts';
import { shapeFor } from './shape.ts';

export type SeatingFault =
  | { readonly code: 'not-seated' | 'seated-twice'; readonly player: string }
  | { readonly code: 'table-size'; readonly table: number }
  | { readonly code: 'table-count' };

export interface SeatingCheck extends Account {
  readonly ok: boolean;
  readonly faults: readonly SeatingFault[];
}

export interface HandSeating extends ToSeat {
  readonly method: Method;
  readonly tables: readonly (readonly string[])[];
  readonly bye: readonly string[];
}

/** What is wrong with a seating by hand or from a script, and what it breaks; the counts are given in any case. */
export function checkSeating(hand: HandSeating): SeatingCheck {
  const { players, tables, bye } = hand;
  const seats = new Map<string, number>();
  for (const id of [...tables.flat(), ...bye]) seats.set(id, (seats.get(id) ?? 0) + 1);
  const having = (code: 'not-seated' | 'seated-twice', holds: (count: number) => boolean): readonly SeatingFault[] =>
    players.filter(({ id }) => holds(seats.get(id) ?? 0)).map(({ id }) => ({ code, player: id }));
  const placed: readonly SeatingFault[] = [
    ...having('not-seated', count => count === 0),
    ...having('seated-twice', count => count > 1),
    ...tables.flatMap((table, t): SeatingFault[] =>
      table.length === 2 || table.length === 3 ? [] : [{ code: 'table-size', table: t }],
    ),
  ];
  const shape = shapeFor(players.length, hand.leftover);
  const even =
    tables.filter(table => table.length === 3).length === shape.threes &&
    tables.filter(table => table.length === 2).length === shape.twos &&
    bye.length === shape.byes;
  const faults: readonly SeatingFault[] = placed.length > 0 || even ? placed : [{ code: 'table-count' }];

  const field = fieldOf(players, hand.past, hand.forbidden);
  const place = new Map(players.map(({ id }, a) => [id, a]));
  const seating = {
    tables: tables.map(table => table.flatMap(id => place.get(id) ?? [])),
    bye: bye.flatMap(id => place.get(id) ?? []),
  };
  return { ok: faults.length === 0, faults, ...accountOf(field, hand.method, seating) };
}
