import type { EventView } from '@forceout/tournament';

export interface SheetPlace {
  readonly competition: string;
  readonly round: number;
  readonly table: number;
}

/** The part of an address that opens one sheet on the results desk; the game by its number, so that it stays short in print. */
export const sheetTab = ({ competitions }: EventView, { competition, round, table }: SheetPlace): string =>
  `type-${competitions.findIndex(({ id }) => id === competition) + 1}-${round}-${table}`;

export function readSheetTab({ competitions }: EventView, tab: string): SheetPlace | null {
  const [, game, round, table] = /^type-(\d{1,3})-(\d{1,3})-(\d{1,4})$/.exec(tab) ?? [];
  const competition = competitions[Number(game) - 1]?.id;
  return competition === undefined ? null : { competition, round: Number(round), table: Number(table) };
}
