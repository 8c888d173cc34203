import { needed } from '@forceout/rulebook';
import Papa from 'papaparse';
import { countedPoints, standingsIn } from '../event/results.ts';
import type { EventState } from '../event/state.ts';
import { competitionIn } from '../event/state.ts';
import { written } from '../exact.ts';

type Cell = string | number | null;

/** A cell that begins like a formula is made plain text: spreadsheets would run it. */
const plain = (cell: Cell): Cell => (typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const csv = (heading: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `${Papa.unparse([heading, ...rows.map(row => row.map(plain))] as Cell[][], { newline: '\n' })}\n`;

const nameOf = (state: EventState, id: string): string => state.entries[id]?.name ?? id;

/** Lists of a game that are taken away. */
export const LISTS = ['seats', 'results', 'standings', 'teams'] as const;
export type ListName = (typeof LISTS)[number];

/** One list: the names of its columns, and rows that have them. */
export interface HallList {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}

export const listCsv = ({ columns, rows }: HallList): string =>
  csv(
    columns,
    rows.map(row => columns.map(name => row[name] ?? null)),
  );

const teamOf = (state: EventState, id: string): string => state.entries[id]?.team ?? '';

/** Who sits where in a round; who has a bye sits nowhere. */
function seats(state: EventState, competition: string, round: number): HallList {
  const found = state.rounds[competition]?.find(one => one.number === round);
  const row = (id: string, table: number | null, seat: number | null) => ({
    table,
    seat,
    name: nameOf(state, id),
    team: teamOf(state, id),
    school: state.entries[id]?.school ?? '',
  });
  return {
    columns: ['table', 'seat', 'name', 'team', 'school'],
    rows: [
      ...(found?.tables ?? []).flatMap(table => table.players.map((id, i) => row(id, table.number, i + 1))),
      ...(found?.bye ?? []).map(id => row(id, null, null)),
    ],
  };
}

/** Confirmed results of all rounds that anybody was shown. */
const results = (state: EventState, competition: string): HallList => ({
  columns: ['round', 'table', 'name', 'points', 'team'],
  rows: (state.rounds[competition] ?? [])
    .filter(({ status }) => status !== 'draft')
    .flatMap(round =>
      round.tables.flatMap(table => {
        const points = countedPoints(state, competition, round, table);
        return table.players.map((id, i) => ({
          round: round.number,
          table: table.number,
          name: nameOf(state, id),
          points: points?.[i] ?? null,
          team: teamOf(state, id),
        }));
      }),
    ),
});

/** One row a player, with every figure of the formula. */
function standings(state: EventState, competition: string): HallList {
  const { metrics } = competitionIn(state, competition);
  return {
    columns: ['place', 'name', 'team', 'played', ...metrics],
    rows: standingsIn(state, competition).individuals.map(({ id, rank, played, values }) => ({
      place: rank,
      name: nameOf(state, id),
      team: teamOf(state, id),
      played,
      ...Object.fromEntries(
        metrics.map(metric => [metric, written(needed(values[metric], `The ${metric} of a player in the standings`))]),
      ),
    })),
  };
}

const teams = (state: EventState, competition: string): HallList => ({
  columns: ['place', 'team', 'total'],
  rows: (standingsIn(state, competition).teams ?? []).map(({ id, rank, value }) => ({
    place: rank,
    team: id,
    total: written(value),
  })),
});

/** A list of a game, of its last round where none is named. */
export function hallList(state: EventState, name: ListName, competition: string, round?: number): HallList {
  switch (name) {
    case 'seats':
      return seats(state, competition, round ?? state.rounds[competition]?.at(-1)?.number ?? 0);
    case 'results':
      return results(state, competition);
    case 'standings':
      return standings(state, competition);
    case 'teams':
      return teams(state, competition);
  }
}
