import type { Engine } from './engine.ts';

/** Writes a ticket that has run out and opens nothing. It differs each time: what stays the same is not written. */
export async function writeProbe(engine: Engine, node: string): Promise<void> {
  await engine.write({
    text: `INSERT INTO tickets (hash, session, expires) VALUES ($1, '', $2)
           ON CONFLICT (hash) DO UPDATE SET expires = excluded.expires`,
    values: [`probe of ${node}`, -Date.now()],
  });
}
