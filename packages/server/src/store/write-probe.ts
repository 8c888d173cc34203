import type { Engine } from './engine.ts';

/** About as much as a new table takes: where the disk is all but full, less still finds room in what is there already. */
const LENGTH = 32_000;

/** Writes a ticket that has run out and opens nothing. It differs each time: what stays the same is not written. */
export async function writeProbe(engine: Engine, node: string): Promise<void> {
  await engine.write({
    text: `INSERT INTO tickets (hash, session, expires) VALUES ($1, $2, $3)
           ON CONFLICT (hash) DO UPDATE SET session = excluded.session, expires = excluded.expires`,
    values: [`probe of ${node}`, `${Date.now() % 10}`.repeat(LENGTH), -Date.now()],
  });
}
