// Every solver by game, division and mode, on mats of the game's own generator, the same in every run: how much of the
// processor a question takes. Each package's own bench has the figures with targets.
import { pathToFileURL } from 'node:url';
import { cpuBudget } from '../lib/cpu.mjs';
import { at } from '../lib/project.mjs';

const load = (...path) => import(pathToFileURL(at('packages', path[0], 'dist', ...path.slice(1))).href);

/** Past this a mat is undecided. */
const LONGEST_MS = 1000;
const SEED = 3101;

/** Each kind of question: its name and a maker of mats, each of which answers whether there is a Solution. */
async function kinds() {
  const [rulebook, measure, seeded] = await Promise.all([
    load('rulebook', 'index.js'),
    load('rulebook', 'measure.js'),
    load('rulebook', 'seeded.js'),
  ]);
  const { DIVISIONS } = rulebook;
  const onSets = { ...(await load('on-sets', 'random.js')), ...(await load('on-sets', 'solve', 'solve.js')) };
  const equations = { ...(await load('equations', 'random.js')), ...(await load('equations', 'index.js')) };
  const wff = {
    ...(await load('wff', 'samples.js')),
    ...(await load('wff', 'language', 'rules.js')),
    ...(await load('wff', 'solve', 'solve.js')),
  };
  const found = [];
  for (const division of DIVISIONS)
    for (const mode of ['now', 'impossible', 'forceout', 'stop']) {
      const roll = seeded.seededRandom(SEED);
      const stages = mode === 'forceout' ? ['mixed', 'required'] : ['start', 'mixed', 'required'];
      found.push([
        `on-sets ${division} ${mode}`,
        n => onSets.randomPosition(roll, division, stages[n % stages.length], mode, n % 5),
        (mat, budget) => onSets.solve(mat, budget).exists,
      ]);
    }
  for (const division of DIVISIONS)
    for (const mode of ['now', 'impossible']) {
      const roll = equations.dice(SEED);
      const season = n => (n % 2 === 0 ? '2015-16' : '2016-17');
      found.push([
        `equations ${division} ${mode}`,
        n => equations.randomPosition(roll, { division, variations: n % 3, season: season(n) }),
        (mat, budget) => equations.game.solve(mat, mode, budget).exists,
      ]);
    }
  for (const level of wff.GAME_LEVELS)
    for (const mode of ['now', 'impossible', 'forceout', 'stop']) {
      const roll = seeded.seededRandom(SEED);
      found.push([
        `wff ${level} ${mode}`,
        n => wff.randomState(roll, level, mode, n % 2 === 0 ? 'even' : 'mild', 3 + 3 * (n % 4)),
        (mat, budget) => wff.solve(mat, budget).exists,
      ]);
    }
  return { found, ...measure };
}

export async function bench({ quick }) {
  const { found, timed, quantile, told } = await kinds();
  const count = quick ? 30 : 120;
  const mats = found.map(([name, make, solve]) => ({
    name,
    solve,
    mats: Array.from({ length: count }, (_, n) => make(n)),
  }));
  // What the engine compiles on the way is not measured.
  for (const { solve, mats: some } of mats) for (const mat of some.slice(0, 10)) solve(mat, cpuBudget(100));
  return mats.flatMap(({ name, solve, mats: all }) => {
    const rows = all.map(mat => timed(() => solve(mat, cpuBudget(LONGEST_MS))));
    const times = rows.map(({ ms }) => ms);
    const undecided = rows.filter(({ result }) => result === null).length;
    return [
      told(`solver: ${name}, p50`, quantile(times, 0.5)),
      told(`solver: ${name}, p90`, quantile(times, 0.9)),
      told(`solver: ${name}, undecided after ${LONGEST_MS} ms`, (100 * undecided) / count, `% of ${count}`),
    ];
  });
}
