import { undecided } from '@forceout/host';
import { afterEach, describe, expect, it } from 'vitest';
import { Busy, TookTooLong, WorkerPool } from './pool.ts';
import type { Task } from './task.ts';

const pools: WorkerPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

/** Workers that answer "wff" at once and everything else never. */
const stubborn = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ task }) => {
      if (task.question.ask === 'wff') parentPort.postMessage({ value: { ok: true, answer: { ok: true } } });
    });
  `)}`,
);

const newPool = (file?: URL) => {
  const pool = new WorkerPool(2, file);
  pools.push(pool);
  return pool;
};

const quick: Task = { kind: 'judge', game: 'wff', question: { game: 'wff', ask: 'wff', s: 'Cpq' } };
const endless: Task = { kind: 'judge', game: 'wff', question: { game: 'wff', ask: 'endless' } };

describe('the workers', () => {
  it('answer', async () => {
    expect(await newPool().run(quick, 'public', 20_000)).toMatchObject({ ok: true, answer: { ok: true } });
  });

  it('never keep a table waiting for what somebody asked', async () => {
    const pool = newPool(stubborn);
    const asked = Array.from({ length: 5 }, () => pool.run(endless, 'public', 30_000).catch(() => null));
    const bots = pool.run(endless, 'bot', 30_000).catch(() => null);
    expect(await pool.run(quick, 'table', 20_000)).toMatchObject({ ok: true });
    expect(pool.waiting).toEqual({ table: 0, bot: 1, read: 0, public: 4 });
    await pool.close();
    await Promise.all([...asked, bots]);
  });

  it('turn away what would wait too long', async () => {
    const pool = newPool(stubborn);
    const asked = Promise.allSettled(Array.from({ length: 60 }, () => pool.run(endless, 'public', 30_000)));
    await expect(pool.run(quick, 'public', 30_000)).rejects.toThrow(Busy);
    await pool.close();
    expect((await asked).every(end => end.status === 'rejected' && end.reason instanceof Busy)).toBe(true);
  });

  it('end what takes too long, and are replaced', async () => {
    const pool = newPool(stubborn);
    await expect(pool.run(endless, 'public', 50)).rejects.toThrow(TookTooLong);
    expect(await pool.run(quick, 'public', 20_000)).toMatchObject({ ok: true });
  });

  it('leave a question undecided rather than guess', () => {
    const asked = { id: 7, since: 0, writer: 1 } as const;
    expect(undecided({ ...asked, kind: 'check' })).toMatchObject({ for: 7, verdict: { correct: null, reasons: [] } });
    expect(undecided({ ...asked, kind: 'equals', by: 0 })).toMatchObject({ for: 7, equals: null });
  });
});
