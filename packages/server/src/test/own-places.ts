import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import type { Place } from '../store/open.ts';
import { newFolder } from './harness.ts';
import { TestPostgres } from './postgres.ts';

/** Folders and data bases for the tests of one file, which are gone afterwards. */
export function ownPlaces(): {
  readonly postgres: TestPostgres;
  readonly newFolder: () => string;
  /** A new place of each kind, by its name. */
  readonly places: Readonly<Record<'embedded' | 'PostgreSQL', () => Promise<Place>>>;
} {
  const postgres = new TestPostgres();
  const folders: string[] = [];
  beforeAll(() => postgres.start());
  afterAll(async () => {
    await postgres.remove();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  const ownFolder = (): string => {
    const folder = newFolder();
    folders.push(folder);
    return folder;
  };
  return {
    postgres,
    newFolder: ownFolder,
    places: {
      embedded: async () => ({ folder: ownFolder() }),
      PostgreSQL: async () => ({ url: await postgres.base() }),
    },
  };
}
