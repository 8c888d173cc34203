import type { SqlValue } from './engine.ts';
import { OldSitters, oldCardWithoutNames, withoutOldNames } from './names-to-roster.ts';

/** A row of an export: the table it belongs in, and its values. */
export interface ExportedRow {
  readonly in: string;
  readonly row: readonly SqlValue[];
}

/** The version of the schema from which on names stand in the roster. */
const ROSTER = 4;

/** Reads rows of an export as rows of today. */
export class ExportUpcaster {
  readonly #old: boolean;
  readonly #tables: ExportedRow[] = [];
  readonly #sitters = new OldSitters();
  /** The last name of a person at a table is the one that stood there. */
  readonly #names = new Map<string, ExportedRow>();

  constructor(version: number) {
    this.#old = version < ROSTER;
  }

  /** What a row has become; nothing where that is not known before the end. */
  read(given: ExportedRow): readonly ExportedRow[] {
    if (!this.#old) return [given];
    if (given.in === 'log') return this.#entry(given.row);
    if (given.in !== 'tables') return [given];
    // Who sat there is in the log, which comes later.
    this.#tables.push(given);
    return [];
  }

  /** What could not be told before. */
  rest(): readonly ExportedRow[] {
    const tables = this.#tables.map(({ row: [id, code, classId, made, card] }): ExportedRow => {
      const shown = oldCardWithoutNames(String(card), this.#sitters.of(String(id)));
      return { in: 'streams', row: [id ?? null, 'table', code ?? null, classId ?? null, made ?? null, shown] };
    });
    return [...this.#names.values(), ...tables];
  }

  #entry(row: readonly SqlValue[]): readonly ExportedRow[] {
    const [table, seq, wall, person, key, body, secret] = row as readonly [string, number, number, ...SqlValue[]];
    const given = { person: person == null ? null : String(person), body: String(body) };
    const renamed = withoutOldNames(given);
    this.#sitters.see(table, renamed?.person ?? given.person, given.body);
    if (renamed === null) return [{ in: 'log', row }];
    const { name } = renamed;
    if (name !== null) this.#names.set(`${table} ${name.key}`, { in: 'roster', row: [table, name.key, name.name] });
    return [{ in: 'log', row: [table, seq, wall, renamed.person, key ?? null, renamed.body, secret ?? null] }];
  }
}
