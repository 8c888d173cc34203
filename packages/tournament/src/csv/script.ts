/** Somebody who may be named in a script of seats. */
interface Named {
  readonly id: string;
  readonly number: number;
  readonly name: string;
}

export interface ScriptFault {
  /** Counted from 1, as in the text. */
  readonly line: number;
  readonly code: 'unknown-player' | 'two-of-that-name' | 'seated-twice' | 'table-size';
  /** What stands there. */
  readonly what: string;
}

export interface ReadScript {
  readonly tables: readonly (readonly string[])[];
  readonly bye: readonly string[];
  readonly faults: readonly ScriptFault[];
}

const BYE = /^(bye|sits out|descansa)\s*:/i;
/** A line may begin with the number of its table. */
const NUMBER = /^(table|mesa)?\s*\d+\s*[:.)]\s*/i;

/** Reads seats as people write them: one table a line, first seat first, names or numbers between commas, semicolons or tabs. */
export function readScript(text: string, players: readonly Named[]): ReadScript {
  const tables: string[][] = [];
  const bye: string[] = [];
  const faults: ScriptFault[] = [];
  const seated = new Set<string>();
  text.split(/\r?\n/).forEach((whole, i) => {
    const trimmed = whole.replace(/^\uFEFF/, '').trim();
    if (trimmed === '') return;
    const out = BYE.test(trimmed);
    const rest = trimmed.replace(out ? BYE : NUMBER, '');
    const separator = rest.includes('\t') ? '\t' : rest.includes(';') ? ';' : ',';
    const cells = rest
      .split(separator)
      .map(cell => cell.trim())
      .filter(cell => cell !== '');
    const fault = (code: ScriptFault['code'], what: string): void => void faults.push({ line: i + 1, code, what });
    const ids = cells.flatMap(cell => {
      const found = find(players, cell);
      if (found.length !== 1) {
        fault(found.length === 0 ? 'unknown-player' : 'two-of-that-name', cell);
        return [];
      }
      const [id] = found as [string];
      if (seated.has(id)) fault('seated-twice', cell);
      seated.add(id);
      return [id];
    });
    if (out) bye.push(...ids);
    else if (cells.length < 2 || cells.length > 3) fault('table-size', String(cells.length));
    else tables.push(ids);
  });
  return { tables, bye, faults };
}

/** By id, by number, else by name, whatever the capitals. */
function find(players: readonly Named[], cell: string): readonly string[] {
  const exact = players.filter(({ id, number }) => id === cell || `#${number}` === cell || String(number) === cell);
  if (exact.length > 0) return exact.slice(0, 1).map(({ id }) => id);
  const name = cell.toLowerCase();
  return players.filter(player => player.name.toLowerCase() === name).map(({ id }) => id);
}
