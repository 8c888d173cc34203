import Papa from 'papaparse';

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Its quotation marks do not come in pairs. */
  readonly broken: boolean;
}

/** Rows of a text with commas, semicolons or tabs, quotes and a byte order mark; each with the line it begins in. */
export function csvRows(text: string): readonly CsvRow[] {
  const whole = text.replace(/^\uFEFF/, '');
  // Spreadsheets may say in a first line of their own what stands between the cells.
  const stated = /^"?sep=([,;|\t])"?(?:\r\n|\r|\n)/i.exec(whole);
  const { data, errors } = Papa.parse<string[]>(whole.slice(stated?.[0].length ?? 0), {
    ...(stated?.[1] && { delimiter: stated[1] }),
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: false,
  });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  let line = stated ? 2 : 1;
  const rows = data.map((cells, i) => {
    const row = { line, cells: cells.map(cell => cell.trim()), broken: broken.has(i) };
    // A cell in quotes may go over several lines.
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return row;
  });
  return rows.filter(({ cells }) => cells.some(cell => cell !== ''));
}
