import type { TableCard } from '@forceout/wire';
import type { Hosted } from './hosted.ts';
import type { StreamRow } from './store/streams.ts';

/** A seat on a card: the key of its person, or the name of a computer player. */
type CardSeat = { readonly key: string } | { readonly name: string } | null;

/** What lists show of a table, as it is stored: without names of people. */
export type StoredCard = Pick<TableCard, 'setup' | 'stage'> & { readonly players: readonly CardSeat[] };

export const cardOf = ({ room, people }: Hosted): StoredCard => ({
  setup: room.setup,
  stage: room.stage,
  players: room.seats.map((sitter, seat) => {
    const key = people[seat] ?? null;
    return sitter === null ? null : key === null ? { name: sitter.name } : { key };
  }),
});

export const looksOther = (before: Hosted, after: Hosted): boolean =>
  before.room.seats !== after.room.seats || before.room.stage !== after.room.stage;

/** The card with the names of the roster. */
export function shownCard(row: StreamRow, roster: ReadonlyMap<string, string>): TableCard {
  const { players, ...card } = JSON.parse(row.card) as StoredCard;
  const shown = players.map((seat, i) =>
    seat === null ? null : 'name' in seat ? seat.name : (roster.get(seat.key) ?? `Player ${i + 1}`),
  );
  return { ...card, table: row.id, code: row.code, made: row.made, players: shown };
}
