import Papa from 'papaparse';

/** A line of a pasted list that cannot be entered. */
export interface EntryLineFault {
  /** Counted from 1, as in the text. */
  readonly line: number;
  readonly code: 'no-name';
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

/** Rows of a text with commas, semicolons or tabs, quotes and a byte order mark; each with its line. */
function rowsOf(text: string): readonly { readonly line: number; readonly cells: readonly string[] }[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: false,
  });
  return data
    .map((cells, i) => ({ line: i + 1, cells: cells.map(cell => cell.trim()) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
}

/** Reads a list of players. Nothing is guessed: a line without a name is a fault, and ids that are free are given out. */
export function readEntries(text: string, taken: readonly string[], mapping?: EntryColumns): ReadEntries {
  const rows = rowsOf(text);
  const heading = rows[0] && columnsOf(rows[0].cells);
  const columns = mapping ?? heading ?? PLAIN;
  const used = new Set(taken);
  const players: ReadEntry[] = [];
  const lines: number[] = [];
  const faults: EntryLineFault[] = [];
  let next = 1;
  for (const { line, cells } of heading ? rows.slice(1) : rows) {
    const cell = (at: number | null): string => (at === null ? '' : (cells[at] ?? ''));
    const name = cell(columns.name);
    if (name === '') {
      faults.push({ line, code: 'no-name' });
      continue;
    }
    let id = cell(columns.id);
    if (id === '') {
      while (used.has(`n${next}`)) next += 1;
      id = `n${next}`;
    }
    used.add(id);
    const [team, school] = [cell(columns.team), cell(columns.school)];
    players.push({ id, name, ...(team !== '' && { team }), ...(school !== '' && { school }) });
    lines.push(line);
  }
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return { players, lines, faults, columns, width, sample: rows[0]?.cells ?? [] };
}
