import type { Participant, StreamRow } from '@forceout/host';
import type { ClassCard, LogInCards } from '@forceout/wire';
import { rostersOf } from '../store/admissions.ts';
import type { Engine, Statement } from '../store/engine.ts';
import { STREAM_COLUMNS, STREAM_PARTS, streamRow, streamStore } from '../store/streams.ts';
import { newName } from './names.ts';
import { hashNumber, verifyDummy, verifyPassword } from './passwords.ts';
import { People } from './people.ts';
import { newClassCode, newId, newPin } from './secrets.ts';

const DAY = 86_400_000;
const MOST_PUPILS = 100;

/** The written list of what an ended class has left behind: nothing of this. */
interface Deleted {
  readonly pupils: number;
  readonly tables: number;
  /** Lines of the logs of its tables and of its work. */
  readonly entries: number;
}

export interface ClassExport {
  readonly deleted: Deleted;
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

  /** Pupils whom the coach writes down before they come; each gets a number, told once. Null: not a class of theirs. */
  async addPupils(
    owner: string,
    id: string,
    names: readonly string[],
    more: number,
  ): Promise<LogInCards | 'full' | 'twice' | null> {
    const card = await this.card(owner, id);
    if (card === null) return null;
    const there = new Set(card.pupils.map(pupil => pupil.name.toLowerCase()));
    if (card.pupils.length + names.length + more > MOST_PUPILS) return 'full';
    for (const name of names) {
      if (there.has(name.toLowerCase())) return 'twice';
      there.add(name.toLowerCase());
    }
    const added: { id: string; name: string; pin: string }[] = [];
    const wanted = [...names, ...Array.from({ length: more }, () => null)];
    for (const name of wanted) {
      const pin = newPin();
      const secret = await hashNumber(pin);
      let pupil: Participant | null = null;
      while (pupil === null) {
        pupil = await this.#add(id, name ?? newName(), secret);
        // Whoever came in at the same moment may have taken the name, or the last place.
        if (pupil === null && (name !== null || (await this.card(owner, id))!.pupils.length >= MOST_PUPILS)) break;
      }
      if (pupil !== null) added.push({ id: pupil.id, name: pupil.name, pin });
    }
    return added;
  }

  /** To another class of the same coach, under a name that is free there. False when one of them is not theirs. */
  async move(owner: string, from: string, pupil: string, to: string): Promise<boolean> {
    const [rows] = await this.engine.write({
      text: `UPDATE people SET class_id = $3
             WHERE id = $1 AND class_id = $2
               AND (SELECT COUNT(*) FROM classes WHERE owner = $4 AND id IN ($2, $3)) = 2
               AND NOT EXISTS (SELECT 1 FROM people o WHERE o.class_id = $3 AND lower(o.name) = lower(people.name))
             RETURNING id`,
      values: [pupil, from, to, owner],
    });
    return rows!.length > 0;
  }

  /** Pupils who did something lately. */
  async here(id: string, since: number): Promise<readonly string[]> {
    const rows = await this.engine.query(
      `SELECT DISTINCT s.person FROM sessions s JOIN people p ON p.id = s.person
       LEFT JOIN devices d ON d.session = s.hash
       WHERE p.class_id = $1 AND (s.made >= $2 OR d.seen >= $2)`,
      [id, since],
    );
    return rows.map(row => String(row.person));
  }

  /** Tables of the class that wait or play, newest first, with the names of those who sit there. */
  async tables(
    id: string,
    limit: number,
  ): Promise<readonly { readonly row: StreamRow; readonly roster: ReadonlyMap<string, string> }[]> {
    const rows = await this.engine.query(
      `SELECT ${STREAM_COLUMNS} FROM streams WHERE class_id = $1 AND kind = 'table' AND stage IN ('gathering', 'playing')
       ORDER BY made DESC, id LIMIT $2`,
      [id, limit],
    );
    const streams = rows.map(streamRow);
    const rosters = await rostersOf(
      this.engine,
      streams.map(row => row.id),
    );
    return streams.map(row => ({ row, roster: rosters.get(row.id) ?? new Map<string, string>() }));
  }

  /** How many matches pupils of the class have finished among themselves since then, by pupil. */
  async played(id: string, since: number): Promise<ReadonlyMap<string, number>> {
    const rows = await this.engine.query(
      `SELECT card FROM streams WHERE class_id = $1 AND kind = 'table' AND stage = 'over' AND made >= $2`,
      [id, since],
    );
    const counts = new Map<string, number>();
    for (const row of rows)
      for (const seat of (JSON.parse(String(row.card)) as { players: readonly ({ key?: string } | null)[] }).players)
        if (seat?.key !== undefined) counts.set(seat.key, (counts.get(seat.key) ?? 0) + 1);
    return counts;
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
    await this.engine.scrub?.();
    const played = new Set(tables.map(row => row.table_id).filter(stream => stream !== id));
    const deleted = { pupils: card.pupils.length, tables: played.size, entries: tables.length };
    return { deleted, class: card, tables };
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
