import type { Participant, StreamStore } from '@forceout/host';
import { type ClassCard, LIMITS, type LogInCards } from '@forceout/wire';
import { classStore } from '../store/classes.ts';
import type { Engine } from '../store/engine.ts';
import { streamStore } from '../store/streams.ts';
import type { ListedTable } from './admissions-store.ts';
import type { ClassResult } from './class-rounds.ts';
import type { ClassRow, ClassStore, PupilRow } from './class-store.ts';
import { newName } from './names.ts';
import { held, objectText } from './object-text.ts';
import { hashNumber, verifyDummy, verifyPassword } from './passwords.ts';
import type { People } from './people.ts';
import type { After } from './safety-store.ts';
import { newClassCode, newId, newPin } from './secrets.ts';

const DAY = 86_400_000;
const PAGE = 100;

const cardOf = (
  { id, label, made, code, open, roams, deleteAt }: ClassRow,
  pupils: readonly PupilRow[] = [],
): ClassCard => ({ id, label, made, code, open, roams, deleteAt, pupils: [...pupils] });

/** The written list of what an ended class has left behind: nothing of this. */
interface Deleted {
  readonly pupils: number;
  readonly tables: number;
  /** Lines of the logs of its tables and of its work. */
  readonly entries: number;
}

/** A class as it was when it ended. */
export interface ClassExport {
  /** Its streams: tables, and its own work. */
  readonly streams: readonly string[];
  /** All of it as JSON, in pieces: `tables` (an entry each), `deleted` and `class`. */
  readonly pieces: readonly string[];
}

/** Classes of pupils: a code to come in, made-up names, nothing else, and an end. */
export class Classes {
  readonly store: ClassStore;
  readonly #streams: StreamStore;

  constructor(
    engine: Engine,
    readonly people: People,
    readonly now: () => number,
  ) {
    this.store = classStore(engine);
    this.#streams = streamStore(engine);
  }

  async add(owner: string, label: string, days: number): Promise<ClassCard> {
    const made = this.now();
    for (;;) {
      const dates = { made, deleteAt: made + days * DAY };
      const row = { id: newId('c'), owner, label, code: newClassCode(), open: true, roams: false, ...dates };
      if (await this.store.add(row)) return cardOf(row, []);
    }
  }

  /** Only for its owner: to everybody else a class is not there. */
  async card(owner: string, id: string): Promise<ClassCard | null> {
    const row = await this.store.ownedBy(owner, id);
    return row === null ? null : cardOf(row, (await this.store.pupils([id])).get(id));
  }

  /** The classes of a coach, oldest first. */
  async of(owner: string, after: After | null, limit: number): Promise<readonly ClassCard[]> {
    const rows = await this.store.page(owner, after, limit);
    const pupils = await this.store.pupils(rows.map(({ id }) => id));
    return rows.map(row => cardOf(row, pupils.get(row.id)));
  }

  /** All of them, page by page. */
  async allOf(owner: string): Promise<readonly ClassCard[]> {
    const all: ClassCard[] = [];
    for (;;) {
      const last = all.at(-1);
      const page = await this.of(owner, last === undefined ? null : { at: last.made, id: last.id }, PAGE);
      all.push(...page);
      if (page.length < PAGE) return all;
    }
  }

  async owns(person: string, classId: string): Promise<boolean> {
    return (await this.store.ownedBy(person, classId)) !== null;
  }

  setOpen(owner: string, id: string, open: boolean): Promise<boolean> {
    return this.store.setOpen(owner, id, open);
  }

  /** Whether pupils may also go to tables outside the class. */
  setRoams(owner: string, id: string, roams: boolean): Promise<boolean> {
    return this.store.setRoams(owner, id, roams);
  }

  /** What a class and its coach are called, and whether somebody new may come in. */
  async called(code: string): Promise<{ label: string; coach: string; open: boolean } | null> {
    const found = await this.store.byCode(code, this.now());
    if (found === null) return null;
    const coach = await this.people.byId(found.owner);
    return { label: found.label, coach: coach?.name ?? '', open: found.open };
  }

  /** A new pupil comes in with the code and gets a name and a number to come back with. */
  async enter(
    code: string,
  ): Promise<{ readonly pupil: Participant; readonly pin: string } | 'no-class' | 'closed' | 'full'> {
    const found = await this.store.byCode(code, this.now());
    if (found === null) return 'no-class';
    if (!found.open) return 'closed';
    const pin = newPin();
    const secret = await hashNumber(pin);
    for (;;) {
      if (((await this.store.pupils([found.id])).get(found.id)?.length ?? 0) >= LIMITS.pupils) return 'full';
      const pupil = await this.#add(found.id, newName(), secret);
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
    if (card.pupils.length + names.length + more > LIMITS.pupils) return 'full';
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
        if (pupil === null && (name !== null || (await this.card(owner, id))!.pupils.length >= LIMITS.pupils)) break;
      }
      if (pupil !== null) added.push({ id: pupil.id, name: pupil.name, pin });
    }
    return added;
  }

  /** To another class of the same coach, under a name that is free there. False when one of them is not theirs. */
  move(owner: string, from: string, pupil: string, to: string): Promise<boolean> {
    return this.store.move(owner, from, pupil, to);
  }

  /** Pupils who did something lately. */
  here(id: string, since: number): Promise<readonly string[]> {
    return this.store.here(id, since);
  }

  /** Tables of the class that wait or play, newest first, with the names of those who sit there. */
  tables(id: string, limit: number): Promise<readonly ListedTable[]> {
    return this.store.tables(id, limit);
  }

  /** Matches that pupils of the class have finished among themselves since then, the oldest first. */
  results(id: string, since: number): Promise<readonly ClassResult[]> {
    return this.store.results(id, since);
  }

  /** Null when the class is full by now, or has the name. */
  async #add(classId: string, name: string, secret: string): Promise<Participant | null> {
    const id = newId('p');
    const added = await this.store.addPupil({ id, classId, name, secret, now: this.now() }, LIMITS.pupils);
    return added ? { id, name, kind: 'pupil', classId } : null;
  }

  /** A pupil comes back. */
  async comeBack(code: string, name: string, pin: string): Promise<Participant | null> {
    const pupil = await this.store.pupilNamed(code, name, this.now());
    if (pupil === null) {
      await verifyDummy(pin, hashNumber);
      return null;
    }
    return (await verifyPassword(pupil.secret, pin)) ? await this.people.byId(pupil.id) : null;
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
    const streams = await this.store.streams(id);
    const count = { tables: 0, entries: 0 };
    const tables = await held(objectText({}, { tables: this.#entriesOf(id, streams, count) }));
    await this.store.remove(id);
    const deleted: Deleted = { pupils: card.pupils.length, ...count };
    const rest = await held(objectText({ deleted, class: card }, {}));
    return {
      streams,
      pieces: [...tables.slice(0, -1), ',', ...rest.map((piece, i) => (i === 0 ? piece.slice(1) : piece))],
    };
  }

  async *#entriesOf(
    id: string,
    streams: readonly string[],
    count: { tables: number; entries: number },
  ): AsyncGenerator<readonly object[]> {
    for (const stream of streams) {
      const names = await this.#streams.roster(stream);
      const entries = await this.#streams.read(stream, 0, Number.MAX_SAFE_INTEGER - 1);
      if (stream !== id && entries.length > 0) count.tables++;
      count.entries += entries.length;
      yield entries.map(({ seq, wall, person, body }) => ({
        table_id: stream,
        ...{ seq, wall, person, name: names.get(person ?? '') ?? null, body },
      }));
    }
  }
}
