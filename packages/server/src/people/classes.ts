import type { Participant } from '@forceout/host';
import type { ClassCard } from '@forceout/wire';
import type { Engine, Statement } from '../store/engine.ts';
import { STREAM_PARTS, streamStore } from '../store/streams.ts';
import { newName } from './names.ts';
import { hashNumber, verifyDummy, verifyPassword } from './passwords.ts';
import { People } from './people.ts';
import { newClassCode, newId, newPin } from './secrets.ts';

const DAY = 86_400_000;
const MOST_PUPILS = 100;

export interface ClassExport {
  readonly class: ClassCard;
  readonly tables: readonly {
    readonly table_id: string;
    readonly seq: number;
    readonly wall: number;
    readonly person: string | null;
    readonly name: string | null;
    readonly body: string;
  }[];
}

/** Classes of pupils: a code to come in, made-up names, nothing else, and an end. */
export class Classes {
  constructor(
    readonly engine: Engine,
    readonly people: People,
    readonly now: () => number,
  ) {}

  async add(owner: string, label: string, days: number): Promise<ClassCard> {
    const now = this.now();
    for (;;) {
      const [rows] = await this.engine.write({
        text: `INSERT INTO classes (id, owner, label, code, is_open, made, delete_at) VALUES ($1, $2, $3, $4, 1, $5, $6)
               ON CONFLICT DO NOTHING RETURNING id`,
        values: [newId('c'), owner, label, newClassCode(), now, now + days * DAY],
      });
      if (rows![0] !== undefined) return (await this.card(owner, String(rows![0].id)))!;
    }
  }

  /** Only for its owner: to everybody else a class is not there. */
  async card(owner: string, id: string): Promise<ClassCard | null> {
    const [row] = await this.engine.query(
      'SELECT id, label, code, is_open, delete_at FROM classes WHERE id = $1 AND owner = $2',
      [id, owner],
    );
    if (row === undefined) return null;
    const pupils = await this.engine.query('SELECT id, name, seen FROM people WHERE class_id = $1 ORDER BY name', [id]);
    return {
      id,
      label: String(row.label),
      code: String(row.code),
      open: Number(row.is_open) === 1,
      deleteAt: Number(row.delete_at),
      pupils: pupils.map(p => ({ id: String(p.id), name: String(p.name), seen: Number(p.seen) })),
    };
  }

  async of(owner: string): Promise<readonly ClassCard[]> {
    const rows = await this.engine.query('SELECT id FROM classes WHERE owner = $1 ORDER BY made', [owner]);
    const cards = await Promise.all(rows.map(row => this.card(owner, String(row.id))));
    return cards.filter(card => card !== null);
  }

  async owns(person: string, classId: string): Promise<boolean> {
    const rows = await this.engine.query('SELECT id FROM classes WHERE id = $1 AND owner = $2', [classId, person]);
    return rows.length > 0;
  }

  async setOpen(owner: string, id: string, open: boolean): Promise<boolean> {
    const [rows] = await this.engine.write({
      text: 'UPDATE classes SET is_open = $3 WHERE id = $1 AND owner = $2 RETURNING id',
      values: [id, owner, open ? 1 : 0],
    });
    return rows!.length > 0;
  }

  /** A new pupil comes in with the code and gets a name and a number to come back with. */
  async enter(
    code: string,
  ): Promise<{ readonly pupil: Participant; readonly pin: string } | 'no-class' | 'closed' | 'full'> {
    const [row] = await this.engine.query('SELECT id, is_open FROM classes WHERE code = $1 AND delete_at > $2', [
      code,
      this.now(),
    ]);
    if (row === undefined) return 'no-class';
    if (Number(row.is_open) !== 1) return 'closed';
    const classId = String(row.id);
    const pin = newPin();
    const secret = await hashNumber(pin);
    for (;;) {
      const pupils = await this.engine.query('SELECT name FROM people WHERE class_id = $1', [classId]);
      if (pupils.length >= MOST_PUPILS) return 'full';
      const pupil = await this.#add(classId, newName(), secret);
      if (pupil !== null) return { pupil, pin };
    }
  }

  /** Null when the class is full by now, or has the name: whoever comes at the same moment waits for the class's row. */
  async #add(classId: string, name: string, secret: string): Promise<Participant | null> {
    const [, rows] = await this.engine.write(
      { text: 'UPDATE classes SET is_open = is_open WHERE id = $1', values: [classId] },
      {
        text: `INSERT INTO people (id, kind, name, secret, class_id, made, seen)
               SELECT $1, 'pupil', $2, $3, $4, $5, $5
               WHERE (SELECT COUNT(*) FROM people WHERE class_id = $4) < ${MOST_PUPILS}
                 AND NOT EXISTS (SELECT 1 FROM people WHERE class_id = $4 AND name = $2)
               RETURNING id`,
        values: [newId('p'), name, secret, classId, this.now()],
      },
    );
    return rows![0] === undefined ? null : await this.people.byId(String(rows![0].id));
  }

  /** A pupil comes back. */
  async comeBack(code: string, name: string, pin: string): Promise<Participant | null> {
    const [row] = await this.engine.query(
      `SELECT p.id, p.secret FROM people p JOIN classes c ON c.id = p.class_id
       WHERE c.code = $1 AND c.delete_at > $2 AND lower(p.name) = lower($3)`,
      [code, this.now(), name],
    );
    const right =
      row?.secret == null ? await verifyDummy(pin, hashNumber) : await verifyPassword(String(row.secret), pin);
    return right ? await this.people.byId(String(row!.id)) : null;
  }

  /** The coach gives a pupil a new number. Null when it is not a pupil of theirs. */
  async newPin(owner: string, classId: string, pupil: string): Promise<string | null> {
    const card = await this.card(owner, classId);
    if (!card?.pupils.some(p => p.id === pupil)) return null;
    const pin = newPin();
    await this.people.setSecret(pupil, await hashNumber(pin));
    return pin;
  }

  /** Everything of a class, and then nothing of it. */
  async exportAndDelete(owner: string, id: string): Promise<ClassExport | null> {
    const card = await this.card(owner, id);
    if (card === null) return null;
    const store = streamStore(this.engine);
    const tables: ClassExport['tables'][number][] = [];
    for (const row of await this.engine.query('SELECT id FROM streams WHERE class_id = $1 ORDER BY id', [id])) {
      const stream = String(row.id);
      const names = Object.fromEntries(await store.roster(stream));
      for (const { seq, wall, person, body } of await store.read(stream, 0, Number.MAX_SAFE_INTEGER - 1))
        tables.push({ table_id: stream, seq, wall, person, name: names[person ?? ''] ?? null, body });
    }
    await this.engine.write(...Classes.remove('id = $1', [id]));
    return { class: card, tables };
  }

  static remove(where: string, values: Statement['values']): readonly Statement[] {
    const classes = `IN (SELECT id FROM classes WHERE ${where})`;
    const streams = `IN (SELECT id FROM streams WHERE class_id ${classes})`;
    return [
      ...STREAM_PARTS.map(([table, column]) => ({ text: `DELETE FROM ${table} WHERE ${column} ${streams}`, values })),
      ...People.forget(`class_id ${classes}`, values),
      { text: `DELETE FROM classes WHERE ${where}`, values },
    ];
  }
}
