import { sameName } from '../event/same-name.ts';
import { csvRows } from './rows.ts';

/** A line of a pasted list that cannot be entered. */
export interface EntryLineFault {
  /** Counted from 1, as in the text. */
  readonly line: number;
  /** No name; a quotation mark that is not closed; more columns than the heading has; the name of a line before, at the same school. */
  readonly code: 'no-name' | 'quotes' | 'too-wide' | 'same-name';
  /** What stands there. */
  readonly what: string;
}

export interface ReadEntry {
  readonly id: string;
  readonly name: string;
  readonly team?: string;
  readonly school?: string;
}

/** Which column says what; `null` = no column does. */
export interface EntryColumns {
  readonly name: number;
  readonly team: number | null;
  readonly school: number | null;
  readonly id: number | null;
}

export interface ReadEntries {
  readonly players: readonly ReadEntry[];
  /** The line each player stands in. */
  readonly lines: readonly number[];
  readonly faults: readonly EntryLineFault[];
  readonly columns: EntryColumns;
  /** How many columns the text has, and what stands in the first line of each. */
  readonly width: number;
  readonly sample: readonly string[];
}

const PLAIN: EntryColumns = { name: 0, team: 1, school: 2, id: null };

/** Words a heading may use, in the languages of the leagues we know. */
const HEADINGS: Readonly<Record<keyof EntryColumns, RegExp>> = {
  name: /^(name|player|student|pupil|nombre|jugador|alumno)s?$/i,
  team: /^(team|equipo)s?$/i,
  school: /^(school|club|escuela|colegio)s?$/i,
  id: /^(id|number|no\.?|número)$/i,
};

/** The columns a heading names, or `null` when the first line is a player already. */
export function columnsOf(first: readonly string[]): EntryColumns | null {
  const find = (what: keyof EntryColumns): number => first.findIndex(cell => HEADINGS[what].test(cell.trim()));
  const name = find('name');
  if (name === -1) return null;
  const orNull = (at: number): number | null => (at === -1 ? null : at);
  return { name, team: orNull(find('team')), school: orNull(find('school')), id: orNull(find('id')) };
}

const lastFilled = (cells: readonly string[]): number => cells.findLastIndex(cell => cell !== '') + 1;

/** Reads a list of players. Nothing is guessed: a line that cannot be meant so is a fault, and ids that are free are given out. */
export function readEntries(text: string, taken: readonly string[], mapping?: EntryColumns): ReadEntries {
  const rows = csvRows(text);
  const heading = rows[0] && columnsOf(rows[0].cells);
  // Without a heading a line may be as wide as the first one: a cell that nobody asked for is not left out in silence.
  const first = rows[0]?.cells.length ?? 0;
  const widest = heading ? first : Math.max(first, 3);
  const columns = mapping ?? heading ?? PLAIN;
  const used = new Set(taken);
  const players: ReadEntry[] = [];
  const lines: number[] = [];
  const faults: EntryLineFault[] = [];
  const seen = new Set<string>();
  let next = 1;
  for (const { line, cells, broken } of heading ? rows.slice(1) : rows) {
    const cell = (at: number | null): string => (at === null ? '' : (cells[at] ?? '').replace(/\s+/g, ' '));
    const [name, team, school] = [cell(columns.name), cell(columns.team), cell(columns.school)];
    const who = sameName({ name, school });
    const code: EntryLineFault['code'] | null = broken
      ? 'quotes'
      : name === ''
        ? 'no-name'
        : lastFilled(cells) > widest
          ? 'too-wide'
          : seen.has(who)
            ? 'same-name'
            : null;
    if (code !== null) {
      faults.push({ line, code, what: cells[columns.name]?.split(/[\r\n]/)[0] ?? '' });
      continue;
    }
    seen.add(who);
    let id = cell(columns.id);
    if (id === '') {
      while (used.has(`n${next}`)) next += 1;
      id = `n${next}`;
    }
    used.add(id);
    players.push({ id, name, ...(team !== '' && { team }), ...(school !== '' && { school }) });
    lines.push(line);
  }
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return { players, lines, faults, columns, width, sample: rows[0]?.cells ?? [] };
}
