import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { newFolder } from '../test/harness.ts';
import type { Engine } from './engine.ts';
import { LibsqlEngine } from './libsql.ts';
import { PAGE_ROWS } from './libsql-scan.ts';
import { dataFile } from './open.ts';

const ROWS = 450;
const NUMBERS = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${ROWS}) SELECT n FROM numbers`;

const pagesOf = async (engine: Pick<Engine, 'scan'>): Promise<readonly number[]> => {
  const sizes: number[] = [];
  for await (const rows of engine.scan(NUMBERS)) sizes.push(rows.length);
  return sizes;
};

describe('a long look', () => {
  const folder = newFolder();
  const engine = new LibsqlEngine(dataFile(folder));
  afterAll(async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('comes in one piece while the server starts, also when what is done then fails, and page by page from then on', async () => {
    const starting = engine.whileStarting(() => pagesOf(engine));
    expect(await starting).toEqual([ROWS]);
    await expect(engine.whileStarting(() => Promise.reject(new Error('no table')))).rejects.toThrow('no table');
    expect(await pagesOf(engine)).toEqual([PAGE_ROWS, PAGE_ROWS, ROWS - 2 * PAGE_ROWS]);
  });
});
