import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/lib/slow-first.mjs';

/** Long runs carry `.long.test.ts`; the test command chooses which kind it wants. */
const long = process.env.FORCEOUT_LONG === '1';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: long
      ? ['packages/*/{src,test}/**/*.long.test.ts', 'scripts/**/*.long.test.mjs']
      : ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    exclude: long
      ? ['**/node_modules/**', '**/dist/**']
      : ['**/node_modules/**', '**/dist/**', '**/*.long.test.{ts,mjs}'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
  },
});
