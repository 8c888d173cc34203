import { type TableCard as Card, type Role, TableCard } from '@forceout/wire';
import type { Doors } from '../host/reception.ts';
import type { Engine } from '../store/engine.ts';
import { type TableRow, tableRow } from '../store/tables.ts';
import type { Classes } from './classes.ts';
import { newCode } from './secrets.ts';

const INVITATION_MS = 86_400_000;
const LOBBY = 50;
/** A table that found no players in so long is no longer shown. */
const LOBBY_MS = 3 * 3_600_000;

export const cardOf = (row: TableRow): Card =>
  TableCard.parse({ ...JSON.parse(row.card), table: row.id, code: row.code, made: row.made });

interface Invited {
  readonly table: string;
  readonly role: Role;
  readonly expires: number;
}

/** Who may come to which table: by its code, by an invitation, or because it is listed. */
export class Admissions implements Doors {
  constructor(
    readonly engine: Engine,
    readonly classes: Classes,
    readonly now: () => number,
  ) {}

  async admitted(table: string, person: string): Promise<boolean> {
    const rows = await this.engine.query('SELECT since FROM admissions WHERE table_id = $1 AND person = $2', [
      table,
      person,
    ]);
    return rows.length > 0;
  }

  ownsClass(person: string, classId: string): Promise<boolean> {
    return this.classes.owns(person, classId);
  }

  async admit(table: string, person: string): Promise<void> {
    await this.engine.write({
      text: 'INSERT INTO admissions (table_id, person, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      values: [table, person, this.now()],
    });
  }

  async byCode(code: string): Promise<TableRow | null> {
    const [row] = await this.engine.query('SELECT id, code, class_id, made, card FROM tables WHERE code = $1', [code]);
    return row === undefined ? null : tableRow(row);
  }

  async invite(
    table: string,
    role: Role,
  ): Promise<{ readonly code: string; readonly role: Role; readonly expires: number }> {
    const expires = this.now() + INVITATION_MS;
    for (;;) {
      const code = newCode();
      const [rows] = await this.engine.write({
        text: `INSERT INTO invitations (code, table_id, role, expires)
               SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT 1 FROM tables WHERE code = $1)
               ON CONFLICT DO NOTHING RETURNING code`,
        values: [code, table, role, expires],
      });
      if (rows!.length > 0) return { code, role, expires };
    }
  }

  /** An invitation is used once. */
  async useInvitation(code: string): Promise<Invited | null> {
    const [rows] = await this.engine.write({
      text: 'DELETE FROM invitations WHERE code = $1 AND expires > $2 RETURNING table_id, role, expires',
      values: [code, this.now()],
    });
    const row = rows![0];
    return row === undefined
      ? null
      : { table: String(row.table_id), role: row.role as Role, expires: Number(row.expires) };
  }

  /** Whoever came with it could not take the office: it is good for somebody else. */
  async giveBack(code: string, { table, role, expires }: Invited): Promise<void> {
    await this.engine.write({
      text: 'INSERT INTO invitations (code, table_id, role, expires) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      values: [code, table, role, expires],
    });
  }

  /** Tables that wait for players and want to be found, newest first; of the reader's class, or of none. */
  async lobby(classId: string | null): Promise<readonly Card[]> {
    const rows = await this.engine.query(
      `SELECT id, code, class_id, made, card FROM tables
       WHERE made > $1 AND (class_id = $2 OR (class_id IS NULL AND $2 = '')) ORDER BY made DESC LIMIT 500`,
      [this.now() - LOBBY_MS, classId ?? ''],
    );
    return rows
      .map(row => cardOf(tableRow(row)))
      .filter(card => card.setup.listed && card.stage === 'gathering')
      .slice(0, LOBBY);
  }

  /** Tables somebody came to, newest first. */
  async of(person: string): Promise<readonly Card[]> {
    const rows = await this.engine.query(
      `SELECT t.id, t.code, t.class_id, t.made, t.card FROM admissions a JOIN tables t ON t.id = a.table_id
       WHERE a.person = $1 ORDER BY t.made DESC LIMIT 50`,
      [person],
    );
    return rows.map(row => cardOf(tableRow(row)));
  }
}
