import { BaseSequencer } from 'vitest/node';

/**
 * Files that take longest, the slowest first. Without it the longest ones come last, being small files that start
 * something large, and one core has nothing to do while the other runs them.
 */
const SLOWEST = [
  'scripts/mutants.long.test.mjs',
  'packages/equations/src/planted.long.test.ts',
  'packages/server/src/chaos.long.test.ts',
  'packages/server/src/sim/simulate.long.test.ts',
  'packages/server/src/faults.long.test.ts',
  'packages/on-sets/src/planted/planted.long.test.ts',
  'packages/wff/src/planted/planted.long.test.ts',
  'packages/equations/src/planted/barren.long.test.ts',
  'packages/web/test/frame.long.test.ts',
  'packages/table/src/test/properties.long.test.ts',
  'packages/table/src/transitions.long.test.ts',
  'packages/players/src/bots/endgame.long.test.ts',
  'packages/players/src/puzzles/committed.long.test.ts',
  'packages/server/src/operators.long.test.ts',
  'packages/server/src/soak.long.test.ts',
  'packages/server/src/long-reads.long.test.ts',
];

const rank = ({ moduleId }) => {
  const place = SLOWEST.findIndex(file => moduleId.replaceAll('\\', '/').endsWith(`/${file}`));
  return place < 0 ? SLOWEST.length : place;
};

/** The slow files first, then the others as vitest has them. */
export class SlowFirst extends BaseSequencer {
  async sort(files) {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
