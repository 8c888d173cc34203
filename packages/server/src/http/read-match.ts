import type { MatchText } from '../verdict/match-text.ts';
import { Busy, TookTooLong } from '../verdict/pool.ts';
import { HARD_MS } from '../verdict/task.ts';
import type { Context } from './context.ts';
import { HttpFault } from './fault.ts';

const ALL = Number.MAX_SAFE_INTEGER - 1;

/** A match as text, written by a worker. `seat`: what may be seen from there. Null where nothing has been played. */
export async function readMatch(
  { registry, pool }: Pick<Context, 'registry' | 'pool'>,
  table: string,
  seat: number | null = null,
): Promise<MatchText | null> {
  const { store } = registry.ports;
  const [entries, roster] = await Promise.all([store.read(table, 0, ALL), store.roster(table)]);
  try {
    return await pool.run({ kind: 'match', order: { table, entries, roster, seat } }, 'read', HARD_MS);
  } catch (cause) {
    if (cause instanceof Busy) throw new HttpFault(503, 'busy');
    if (cause instanceof TookTooLong) throw new HttpFault(503, 'took-too-long');
    throw cause;
  }
}
