import { RETENTION, type RetentionDays } from '../people/retention.ts';
import type { Removal } from '../people/safety-store.ts';
import { removeClasses } from './classes.ts';
import { type Engine, type Statement, scanned } from './engine.ts';
import { forgetPeople } from './forget-people.ts';
import { safetyStore } from './safety.ts';
import { STREAM_PARTS } from './streams.ts';

const DAY = 86_400_000;

interface Sweep {
  readonly what: Removal['what'];
  /** How many there are, before they go. */
  readonly count: Statement;
  readonly remove: readonly Statement[];
}

function sweeps(now: number, days: RetentionDays): readonly Sweep[] {
  const old: Statement['values'] = [now - days.tables * DAY];
  const unseen: Statement['values'] = [now - days.guests * DAY];
  const streams = 'IN (SELECT stream_id FROM wakes WHERE touched < $1)';
  // Which streams are old is read from `wakes`, so that goes last.
  const parts = [
    ...STREAM_PARTS.filter(([table]) => table !== 'wakes'),
    ...STREAM_PARTS.filter(([table]) => table === 'wakes'),
  ];
  const expired = (what: string, table: string, where = 'expires < $1', before = now): Sweep => ({
    what,
    count: { text: `SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`, values: [before] },
    remove: [{ text: `DELETE FROM ${table} WHERE ${where}`, values: [before] }],
  });
  return [
    {
      what: 'pupils',
      count: {
        text: 'SELECT COUNT(*) AS n FROM people WHERE class_id IN (SELECT id FROM classes WHERE delete_at < $1)',
        values: [now],
      },
      remove: [],
    },
    {
      what: 'classes',
      count: { text: 'SELECT COUNT(*) AS n FROM classes WHERE delete_at < $1', values: [now] },
      remove: removeClasses('delete_at < $1', [now]),
    },
    {
      what: 'guests',
      count: { text: "SELECT COUNT(*) AS n FROM people WHERE kind = 'guest' AND seen < $1", values: unseen },
      remove: forgetPeople("kind = 'guest' AND seen < $1", unseen),
    },
    {
      what: 'tables',
      count: { text: 'SELECT COUNT(*) AS n FROM wakes WHERE touched < $1', values: old },
      remove: parts.map(([table, column]) => ({
        text: `DELETE FROM ${table} WHERE ${column} ${streams}`,
        values: old,
      })),
    },
    expired('sessions', 'sessions'),
    expired('tickets', 'tickets'),
    expired('invitations', 'invitations'),
    expired('codes', 'proofs'),
    expired('presses', 'presses', 'wall < $1', now - DAY),
    expired('reports', 'reports', "state <> 'open' AND at < $1", now - days.reports * DAY),
    expired('removals', 'removals', 'at < $1', now - days.removals * DAY),
  ];
}

/** What is no longer needed is deleted by itself; nothing has to be asked for. Tells what it took away. */
export async function forgetOld(
  engine: Engine,
  now: number,
  days: RetentionDays = RETENTION,
): Promise<readonly Removal[]> {
  const removals: Removal[] = [];
  for (const { what, count, remove } of sweeps(now, days)) {
    const [found] = await scanned(engine, count.text, count.values);
    const removed = Number(found?.n ?? 0);
    if (removed === 0) continue;
    if (remove.length > 0) await engine.write(...remove);
    removals.push({ at: now, what, removed });
  }
  await engine.write({ text: 'DELETE FROM devices WHERE session NOT IN (SELECT hash FROM sessions)', values: [] });
  await safetyStore(engine).noteRemovals(removals);
  // A class that ended by itself leaves no more of its names behind than one that was ended by hand.
  if (removals.some(({ what }) => what === 'pupils')) await engine.scrub?.();
  return removals;
}
