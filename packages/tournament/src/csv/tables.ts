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

type Line = Readonly<Record<string, Cell>>;

/** Rows that all have these columns. */
const csvOf = (heading: readonly string[], rows: readonly Line[]): string =>
  csv(
    heading,
    rows.map(row => heading.map(name => row[name] ?? null)),
  );

/** Who sits where in a round. */
export function seatRows(state: EventState, competition: string, round: number): readonly Line[] {
  const tables = state.rounds[competition]?.find(one => one.number === round)?.tables ?? [];
  return tables.flatMap(table =>
    table.players.map((id, i) => ({
      table: table.number,
      seat: i + 1,
      name: nameOf(state, id),
      team: state.entries[id]?.team ?? '',
      school: state.entries[id]?.school ?? '',
    })),
  );
}

export const seatsCsv = (state: EventState, competition: string, round: number): string =>
  csvOf(['table', 'seat', 'name', 'team', 'school'], seatRows(state, competition, round));

/** Confirmed results of all rounds. */
export function resultRows(state: EventState, competition: string): readonly Line[] {
  return (state.rounds[competition] ?? []).flatMap(round =>
    round.tables.flatMap(table =>
      table.players.map((id, i) => ({
        round: round.number,
        table: table.number,
        name: nameOf(state, id),
        points: countedPoints(state, competition, round, table)?.[i] ?? null,
      })),
    ),
  );
}

export const resultsCsv = (state: EventState, competition: string): string =>
  csvOf(['round', 'table', 'name', 'points'], resultRows(state, competition));

/** The standings of a competition, one row a player, by the names of its columns. */
export function standingRows(
  state: EventState,
  competition: string,
): readonly Readonly<Record<string, string | number>>[] {
  const { metrics } = competitionIn(state, competition);
  return standingsIn(state, competition).individuals.map(({ id, rank, played, values }) => ({
    place: rank,
    name: nameOf(state, id),
    team: state.entries[id]?.team ?? '',
    played,
    ...Object.fromEntries(
      metrics.map(metric => [metric, written(needed(values[metric], `The ${metric} of a player in the standings`))]),
    ),
  }));
}

export const standingsCsv = (state: EventState, competition: string): string =>
  csvOf(
    ['place', 'name', 'team', 'played', ...competitionIn(state, competition).metrics],
    standingRows(state, competition),
  );
