import { BaseSequencer } from 'vitest/node';

/**
 * Files that take longest, the slowest first. Without it the longest ones come last, being small files that start
 * something large, and one core has nothing to do while the other runs them.
 */
const SLOWEST = [
  'packages/server/src/faults.test.ts',
  'packages/web/test/people.test.ts',
  'packages/web/test/puzzles.test.ts',
  'packages/web/test/online.test.ts',
  'packages/server/src/operators.test.ts',
  'packages/web/test/screens.test.ts',
  'packages/server/src/sim/simulate.test.ts',
  'packages/equations/src/planted.test.ts',
  'scripts/mutants.test.mjs',
  'scripts/packages.test.mjs',
  'packages/web/test/analyse.test.ts',
  'packages/web/test/review.test.ts',
  'packages/server/src/store-away.test.ts',
  'packages/server/src/abuse.test.ts',
  'packages/web/test/hall.test.ts',
  'packages/web/test/class.test.ts',
  'packages/table/src/test/properties.test.ts',
  'packages/equations/src/planted/repeated.test.ts',
  'packages/forceout/src/serve.test.ts',
  'packages/web/test/network.test.ts',
  'packages/tournament/src/seating/event.test.ts',
  'packages/server/src/retention.test.ts',
  'packages/wff/src/planted/planted.test.ts',
  'packages/on-sets/src/solve/reference-solver.test.ts',
  'packages/on-sets/src/planted/planted.test.ts',
  // Those of the long run.
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
