import { csvRows } from '@forceout/tournament';

/** A line that is left out, and why. */
export interface RosterLineFault {
  readonly file: string;
  /** Counted from 1, as in the file. */
  readonly line: number;
  readonly code: 'quotes' | 'too-wide' | 'no-id' | 'no-name' | 'twice' | 'role' | 'no-user';
  /** What stands there. */
  readonly what: string;
}

/** One line by its headings; a column that is not there is empty. */
export interface RosterRow {
  readonly line: number;
  /** Its status says that it is to be deleted. */
  readonly gone: boolean;
  cell(heading: string): string;
}

interface RosterFile {
  readonly rows: readonly RosterRow[];
  readonly faults: readonly RosterLineFault[];
  /** Those of `needed` that its first line does not have. */
  readonly missing: readonly string[];
}

const isGone = (status: string): boolean => /^(tobedeleted|inactive)$/i.test(status);

/** Lines of a file. Headings are compared without their case: systems write `sourcedId` and `SourcedID`. */
export function readRosterFile(file: string, text: string, needed: readonly string[]): RosterFile {
  const [first, ...lines] = csvRows(text);
  const headings = (first?.cells ?? []).map(heading => heading.toLowerCase());
  const missing = first === undefined ? [] : needed.filter(heading => !headings.includes(heading.toLowerCase()));
  const rows: RosterRow[] = [];
  const faults: RosterLineFault[] = [];
  for (const { line, cells, broken } of lines) {
    const cell = (heading: string): string => cells[headings.indexOf(heading.toLowerCase())] ?? '';
    const what = (cells[0] ?? '').split(/[\r\n]/)[0] ?? '';
    if (broken) faults.push({ file, line, code: 'quotes', what });
    else if (cells.slice(headings.length).some(one => one !== '')) faults.push({ file, line, code: 'too-wide', what });
    else rows.push({ line, gone: isGone(cell('status')), cell });
  }
  return { rows, faults, missing };
}
