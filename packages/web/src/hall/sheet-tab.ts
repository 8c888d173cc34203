import type { EventView } from '@forceout/tournament';
import type { TableAt } from './api.ts';

/** The part of an address that opens one sheet on the results desk; the game by its number, so that it stays short in print. */
export const sheetTab = ({ competitions }: EventView, { competition, round, table }: TableAt): string =>
  `type-${competitions.findIndex(({ id }) => id === competition) + 1}-${round}-${table}`;

export function readSheetTab({ competitions }: EventView, tab: string): TableAt | null {
  const [, game, round, table] = /^type-(\d{1,3})-(\d{1,3})-(\d{1,4})$/.exec(tab) ?? [];
  const competition = competitions[Number(game) - 1]?.id;
  return competition === undefined ? null : { competition, round: Number(round), table: Number(table) };
}
