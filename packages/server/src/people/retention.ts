import type { Engine, Statement } from '../store/engine.ts';
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
  const tables = 'IN (SELECT table_id FROM wakes WHERE touched < $1)';
  await engine.write(...Classes.remove('delete_at < $1', [now]));
  await engine.write(...People.forget("kind = 'guest' AND seen < $1", [now - days.guests * DAY]));
  await engine.write(
    ...['log', 'drafts', 'invitations', 'admissions', 'presses', 'attends'].map(name => ({
      text: `DELETE FROM ${name} WHERE table_id ${tables}`,
      values: old,
    })),
    { text: `DELETE FROM tables WHERE id ${tables}`, values: old },
    { text: 'DELETE FROM wakes WHERE touched < $1', values: old },
  );
  await engine.write(
    { text: 'DELETE FROM sessions WHERE expires < $1', values: [now] },
    { text: 'DELETE FROM tickets WHERE expires < $1', values: [now] },
    { text: 'DELETE FROM invitations WHERE expires < $1', values: [now] },
    { text: 'DELETE FROM presses WHERE wall < $1', values: [now - DAY] },
  );
}
