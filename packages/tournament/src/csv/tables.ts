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

/** Who sits where in a round. */
export function seatsCsv(state: EventState, competition: string, round: number): string {
  const tables = state.rounds[competition]?.find(one => one.number === round)?.tables ?? [];
  const rows = tables.flatMap(table =>
    table.players.map((id, i) => [
      table.number,
      i + 1,
      nameOf(state, id),
      state.entries[id]?.team ?? '',
      state.entries[id]?.school ?? '',
    ]),
  );
  return csv(['table', 'seat', 'name', 'team', 'school'], rows);
}

/** Confirmed results of all rounds. */
export function resultsCsv(state: EventState, competition: string): string {
  const rows = (state.rounds[competition] ?? []).flatMap(round =>
    round.tables.flatMap(table =>
      table.players.map((id, i) => [
        round.number,
        table.number,
        nameOf(state, id),
        countedPoints(state, competition, round, table)?.[i] ?? null,
      ]),
    ),
  );
  return csv(['round', 'table', 'name', 'points'], rows);
}

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

export function standingsCsv(state: EventState, competition: string): string {
  const heading = ['place', 'name', 'team', 'played', ...competitionIn(state, competition).metrics];
  return csv(
    heading,
    standingRows(state, competition).map(row => heading.map(name => row[name] ?? '')),
  );
}
