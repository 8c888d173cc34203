import { expect, it } from 'vitest';
import { backupName, isExpired } from './backup-name.ts';

const day = (text: string): number => Date.parse(`${text}T12:00:00Z`);

it('a backup is named with its day and the day on which it has to be gone', () => {
  const name = backupName(day('2026-11-18'), 30);
  expect(name).toBe('forceout-2026-11-18-delete-2026-12-18.db');
  expect([isExpired(name, day('2026-12-17')), isExpired(name, day('2026-12-18'))]).toEqual([false, true]);
});

it('what somebody named by hand never expires', () => {
  for (const name of ['friday.db', 'forceout.db', 'forceout-2020-01-01.db', 'x-delete-2020-01-01.db'])
    expect(isExpired(name, day('2030-01-01'))).toBe(false);
});
