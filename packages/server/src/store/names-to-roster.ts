import type { Engine, SqlRow, SqlValue, Statement } from './engine.ts';

/**
 * Data up to version 3 had the names of people in the entries of a table and on its card. Here they are taken out, once:
 * the roster has them, and the entries have the keys of the persons. Used when a store is brought up to date, and for
 * exports of those versions.
 */
interface Entry {
  readonly table: string;
  readonly seq: number;
  readonly person: string | null;
  readonly body: string;
}

interface OldBody {
  readonly kind: string;
  readonly seat?: number;
  readonly role?: string;
  readonly by?: string;
  readonly name?: string;
  readonly events?: readonly {
    readonly event: string;
    readonly config?: { readonly players: readonly string[] };
  }[];
}

interface Renamed {
  readonly person: string | null;
  readonly body: string;
  readonly name: { readonly key: string; readonly name: string } | null;
}

/** Whoever was forgotten before left no key: the name that was put in the place of theirs needs one of its own. */
const nobody = (kind: string, seat: number | undefined): string => `gone-${kind}${seat ?? ''}`;

const NAMED: readonly string[] = ['made', 'sat', 'official', 'official-left'];

/** The entry without its names; null where it has none. */
export function withoutOldNames({ person, body }: Pick<Entry, 'person' | 'body'>): Renamed | null {
  const old = JSON.parse(body) as OldBody;
  if (NAMED.includes(old.kind)) {
    const { by, name, ...rest } = old;
    const key = person ?? nobody(old.kind, old.seat);
    return { person: key, body: JSON.stringify(rest), name: { key, name: by ?? name ?? '' } };
  }
  const [first, ...others] = old.events ?? [];
  if (old.kind !== 'play' || first?.event !== 'opened' || first.config === undefined) return null;
  const players = first.config.players.map((_, seat) => `Player ${seat + 1}`);
  const events = [{ ...first, config: { ...first.config, players } }, ...others];
  return { person, body: JSON.stringify({ ...old, events }), name: null };
}

/** The card without names: for each seat the key of its person, or the name of a computer player. */
export function oldCardWithoutNames(card: string, sitters: readonly (string | null)[]): string {
  const { players, ...rest } = JSON.parse(card) as { readonly players?: readonly (string | null)[] };
  if (players === undefined) return card;
  const kept = players.map((name, seat) => {
    const key = sitters[seat] ?? null;
    return name === null ? null : key === null ? { name } : { key };
  });
  return JSON.stringify({ ...rest, players: kept });
}

/** Who sits where at each table, as far as its entries have been seen. */
export class OldSitters {
  readonly #byTable = new Map<string, (string | null)[]>();

  of(table: string): readonly (string | null)[] {
    return this.#byTable.get(table) ?? [];
  }

  see(table: string, person: string | null, body: string): void {
    const { kind, seat } = JSON.parse(body) as OldBody;
    if (seat === undefined || !['sat', 'stood', 'bot'].includes(kind)) return;
    const sitters = this.#byTable.get(table) ?? [];
    sitters[seat] = kind === 'sat' ? person : null;
    this.#byTable.set(table, sitters);
  }
}

const PAGE = 500;

async function* pages(engine: Engine): AsyncGenerator<Entry> {
  let last: readonly SqlValue[] = ['', 0];
  for (;;) {
    const rows: readonly SqlRow[] = await engine.query(
      `SELECT table_id, seq, person, body FROM log WHERE (table_id, seq) > ($1, $2) ORDER BY table_id, seq LIMIT ${PAGE}`,
      last,
    );
    for (const row of rows)
      yield {
        table: String(row.table_id),
        seq: Number(row.seq),
        person: row.person == null ? null : String(row.person),
        body: String(row.body),
      };
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE) return;
    last = [String(end.table_id), Number(end.seq)];
  }
}

/** What has to be written, once the new tables are there. */
export async function namesToRoster(engine: Engine): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const sitters = new OldSitters();
  for await (const { table, seq, person, body } of pages(engine)) {
    const renamed = withoutOldNames({ person, body });
    sitters.see(table, renamed?.person ?? person, body);
    if (renamed === null) continue;
    statements.push({
      text: 'UPDATE log SET person = $3, body = $4 WHERE stream_id = $1 AND seq = $2',
      values: [table, seq, renamed.person, renamed.body],
    });
    if (renamed.name !== null) statements.push(rosterRow(table, renamed.name.key, renamed.name.name));
  }
  for (const row of await engine.query('SELECT id, card FROM tables'))
    statements.push({
      text: 'UPDATE streams SET card = $2 WHERE id = $1',
      values: [String(row.id), oldCardWithoutNames(String(row.card), sitters.of(String(row.id)))],
    });
  return statements;
}

/** The last name at a table is the one that stood there. */
const rosterRow = (stream: string, key: string, name: string): Statement => ({
  text: `INSERT INTO roster (stream_id, key, name) VALUES ($1, $2, $3)
         ON CONFLICT (stream_id, key) DO UPDATE SET name = excluded.name`,
  values: [stream, key, name],
});
