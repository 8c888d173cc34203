import type { Engine } from './engine.ts';
import { scanned } from './engine.ts';
import { streamStore } from './streams.ts';

/** A match that is over is looked at and talked about for a while; then it is only read. */
const QUIET_MS = 3_600_000;
const AT_A_TIME = 200;

const FINISHED = `SELECT s.id FROM streams s JOIN wakes w ON w.stream_id = s.id
  WHERE s.stage = 'over' AND s.kind = 'table' AND w.touched < $1 AND w.wake_at IS NULL
    AND EXISTS (SELECT 1 FROM settled WHERE match_id = s.id)
    AND NOT EXISTS (SELECT 1 FROM archives WHERE stream_id = s.id)
  LIMIT $2`;

/** Puts matches that have ended and lie still into archives, a tenth of their size. Tells how many. */
export async function archiveFinished(engine: Engine, now: number, limit = AT_A_TIME): Promise<number> {
  const store = streamStore(engine);
  let archived = 0;
  for (const { id } of await scanned(engine, FINISHED, [now - QUIET_MS, limit]))
    if (await store.archive(String(id))) archived++;
  return archived;
}
