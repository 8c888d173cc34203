import type { Engine, Statement } from '../store/engine.ts';
import { STREAM_PARTS } from '../store/streams.ts';
import { Classes } from './classes.ts';
import { People } from './people.ts';

const DAY = 86_400_000;

export interface RetentionDays {
  /** A guest not seen for so long. */
  readonly guests: number;
  /** A table where nothing has happened for so long. */
  readonly tables: number;
}

export const RETENTION: RetentionDays = { guests: 30, tables: 365 };

/** What is no longer needed is deleted by itself; nothing has to be asked for. */
export async function forgetOld(engine: Engine, now: number, days: RetentionDays = RETENTION): Promise<void> {
  const old: Statement['values'] = [now - days.tables * DAY];
  const streams = 'IN (SELECT stream_id FROM wakes WHERE touched < $1)';
  await engine.write(...Classes.remove('delete_at < $1', [now]));
  await engine.write(...People.forget("kind = 'guest' AND seen < $1", [now - days.guests * DAY]));
  // Which streams are old is read from `wakes`, so that goes last.
  const parts = [
    ...STREAM_PARTS.filter(([table]) => table !== 'wakes'),
    ...STREAM_PARTS.filter(([table]) => table === 'wakes'),
  ];
  await engine.write(
    ...parts.map(([table, column]) => ({ text: `DELETE FROM ${table} WHERE ${column} ${streams}`, values: old })),
  );
  await engine.write(
    { text: 'DELETE FROM sessions WHERE expires < $1', values: [now] },
    { text: 'DELETE FROM tickets WHERE expires < $1', values: [now] },
    { text: 'DELETE FROM invitations WHERE expires < $1', values: [now] },
    { text: 'DELETE FROM presses WHERE wall < $1', values: [now - DAY] },
  );
}
