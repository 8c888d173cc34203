// Has this hand of the 24 game a Solution? All 495 hands of four digits, in turns.
import { createRequire } from 'node:module';
import { handPosition, hands, hasSolutionByTrial } from '../../packages/equations/dist/hands.js';
import { game } from '../../packages/equations/dist/index.js';
import { inTurns } from './in-turns.mjs';

// Its main file is not where its package says.
const solve24 = createRequire(import.meta.url)('24game-solver/dist/24game-solver.js');

const HANDS = hands();
const MATS = HANDS.map(handPosition);

/** So many between two looks at the clock, round and round: all of them take the slowest seconds. */
const AT_ONCE = 33;

const JUDGES = [
  ['Forceout (cubes, a Solution or a proof)', n => game.solve(MATS[n], 'impossible', { steps: 10_000_000 }).exists],
  ['plain trial of all ways (yes or no, floats)', n => hasSolutionByTrial(HANDS[n], 24)],
  ['24game-solver (every way that looks different)', n => solve24([...HANDS[n]], 24).length > 0],
];

export function compare() {
  const [forceout] = JUDGES.map(([, judge]) => HANDS.map((_, n) => judge(n)));
  const rates = inTurns(
    JUDGES.map(([who, judge]) => {
      let next = 0;
      const once = () => {
        for (let i = 0; i < AT_ONCE; i++) judge(next++ % HANDS.length);
        return AT_ONCE;
      };
      return { who, what: 'hands', once };
    }),
  );
  return rates.map((row, i) => {
    const apart = HANDS.filter((_, n) => JUDGES[i][1](n) !== forceout[n]).length;
    return { who: row.who, figure: `${row.figure}, ${apart} of ${HANDS.length} answered otherwise` };
  });
}
