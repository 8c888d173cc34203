import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/lib/slow-first.mjs';

/** Long runs carry `.long.test.ts`; the test command chooses which kind it wants. */
const long = process.env.FORCEOUT_LONG === '1';

const LEFT_OUT = ['**/node_modules/**', '**/dist/**'];
const SHORT = ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'];
const LONG = ['packages/*/{src,test}/**/*.long.test.ts', 'scripts/**/*.long.test.mjs'];

/** What they find out is a time on this machine: they run when the others are done, with less beside them. */
const TIMED = ['frame', 'history', 'manners', 'first-run'].map(name => `packages/web/test/${name}.long.test.ts`);

/** Many tests wait for a clock, a browser or a server: with one file more than there are cores nothing stands idle. */
const WORKERS = 3;

const common = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  pool: 'forks',
} as const;

/** Files of a kind run together, kind after kind. */
const group = (name: string, groupOrder: number, maxWorkers: number, include: string[], exclude: string[]) => ({
  extends: true as const,
  test: { name, include, exclude: [...LEFT_OUT, ...exclude], maxWorkers, sequence: { groupOrder } },
});

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    ...common,
    sequence: { sequencer: SlowFirst },
    maxWorkers: WORKERS,
    ...(long
      ? { projects: [group('long', 0, WORKERS, LONG, TIMED), group('timed', 1, 2, TIMED, [])] }
      : { include: SHORT, exclude: [...LEFT_OUT, '**/*.long.test.{ts,mjs}'] }),
  },
});
