import type { AdmissionPolicy, StreamRow, StreamStore } from '@forceout/host';
import { type StoredCard, shownCard } from '@forceout/host';
import type { Role, TableCard } from '@forceout/wire';
import type { Engine } from '../store/engine.ts';
import { STREAM_COLUMNS, streamRow, streamStore } from '../store/streams.ts';
import type { Classes } from './classes.ts';
import { newCode } from './secrets.ts';

const INVITATION_MS = 86_400_000;
const LOBBY = 50;
/** A table that found no players in so long is no longer shown. */
const LOBBY_MS = 3 * 3_600_000;

interface Invited {
  readonly table: string;
  readonly role: Role;
  readonly expires: number;
}

/** Who may come to which table: by its code, by an invitation, or because it is listed. */
export class Admissions implements AdmissionPolicy {
  readonly #streams: StreamStore;

  constructor(
    readonly engine: Engine,
    readonly classes: Classes,
    readonly now: () => number,
  ) {
    this.#streams = streamStore(engine);
  }

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

  async byCode(code: string): Promise<StreamRow | null> {
    const row = await this.#streams.rowByCode(code);
    // The code of a match that is over leads nowhere: it was given to those who play, not for good.
    return row === null || (JSON.parse(row.card) as { stage?: string }).stage === 'over' ? null : row;
  }

  /** What a table plays, and who sits there. */
  async card(row: StreamRow): Promise<TableCard> {
    return shownCard(row, await this.#streams.roster(row.id));
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
               SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT 1 FROM streams WHERE code = $1)
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
  async lobby(classId: string | null): Promise<readonly TableCard[]> {
    const rows = await this.engine.query(
      `SELECT ${STREAM_COLUMNS} FROM streams
       WHERE kind = 'table' AND made > $1 AND (class_id = $2 OR (class_id IS NULL AND $2 = '')) ORDER BY made DESC LIMIT 500`,
      [this.now() - LOBBY_MS, classId ?? ''],
    );
    const listed = rows.map(streamRow).filter(({ card }) => {
      const { setup, stage } = JSON.parse(card) as StoredCard;
      return setup.listed && stage === 'gathering';
    });
    return await Promise.all(listed.slice(0, LOBBY).map(row => this.card(row)));
  }

  /** Tables somebody came to, newest first. */
  async of(person: string): Promise<readonly TableCard[]> {
    const rows = await this.engine.query(
      `SELECT ${STREAM_COLUMNS} FROM streams
       WHERE kind = 'table' AND id IN (SELECT table_id FROM admissions WHERE person = $1) ORDER BY made DESC LIMIT 50`,
      [person],
    );
    return await Promise.all(rows.map(row => this.card(streamRow(row))));
  }
}
