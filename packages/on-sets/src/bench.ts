/// <reference types="node" />

import type { BenchFigure, BenchRun } from '@forceout/rulebook';
import { DIVISIONS } from '@forceout/rulebook';
import { below, draws, quantile, timed } from '@forceout/rulebook/measure';
import { pick, type Random, seededRandom } from '@forceout/rulebook/seeded';
import { checkSolutions } from './check/check.ts';
import { MODES, type OnSetsPosition } from './position.ts';
import { randomPosition, type Stage } from './random.ts';
import { outlooks } from './solve/safe-moves.ts';
import { solve } from './solve/solve.ts';

const STAGES: readonly Stage[] = ['start', 'mixed', 'required'];
const WARM_UP = 400;

/** Full rolls and deals over all divisions, stages, modes and zero to four variations. */
function* positions(seed: number, count: number): Generator<OnSetsPosition> {
  const roll = seededRandom(seed);
  for (let i = 0; i < count; i++) {
    const division = DIVISIONS[i % 4]!;
    const mode = MODES[Math.floor(i / 4) % 4]!;
    const stage = mode === 'forceout' ? pick(roll, ['mixed', 'required'] as const) : pick(roll, STAGES);
    yield randomPosition(roll, division, stage, mode, i % 5);
  }
}

const UNDECIDED_AFTER_MS = 3000;

function benchSolve(count: number, seed: number): { figures: BenchFigure[]; solved: Witnessed[] } {
  const times: number[] = [];
  const solved: Witnessed[] = [];
  let undecided = 0;
  let slowest = 0;
  let index = -WARM_UP;
  for (const position of positions(seed, count + WARM_UP)) {
    const end = performance.now() + UNDECIDED_AFTER_MS;
    const budget = { steps: Number.POSITIVE_INFINITY, cancelled: () => performance.now() > end };
    const { ms, result } = timed(() => solve(position, budget));
    if (index++ < 0) continue;
    times.push(ms);
    if (result.exists === null) undecided++;
    if (result.exists && solved.length < 2000) solved.push({ position, witness: result.witness });
    if (ms > slowest) slowest = ms;
  }
  return {
    figures: [
      below('on-sets solve p50', quantile(times, 0.5), 1),
      below('on-sets solve p99', quantile(times, 0.99), 20),
      below('on-sets solve p99.9', quantile(times, 0.999), 150),
      below('on-sets solve max', slowest, UNDECIDED_AFTER_MS),
      {
        name: 'on-sets solve undecided at 3 s',
        value: undecided,
        unit: `of ${count}`,
        target: '0',
        ok: undecided === 0,
      },
    ],
    solved,
  };
}

interface Witnessed {
  readonly position: OnSetsPosition;
  readonly witness: Parameters<typeof checkSolutions>[1];
}

function benchJudge(solved: readonly Witnessed[]): BenchFigure[] {
  const pass = (): number[] =>
    solved.map(({ position, witness }) => timed(() => checkSolutions(position, witness, { steps: 1e9 })).ms);
  pass();
  const times = pass();
  return [below('on-sets judge p99', quantile(times, 0.99), 1)];
}

function benchSafeMoves(count: number, seed: number): BenchFigure[] {
  const roll = seededRandom(seed);
  const times: number[] = [];
  for (let i = 0; i < count; i++) times.push(timed(() => judgeMoves(movable(roll, i))).ms);
  return [
    below('on-sets safeMoves p50', quantile(times, 0.5), 60),
    below('on-sets safeMoves p99', quantile(times, 0.99), 2000),
  ];
}

const movable = (roll: Random, i: number): OnSetsPosition =>
  randomPosition(roll, DIVISIONS[i % 4]!, pick(roll, STAGES), 'impossible', i % 5);

function judgeMoves(position: OnSetsPosition): void {
  const outlook = outlooks(position, { steps: 1e9 });
  for (const face of position.mat.resources)
    for (const to of ['required', 'permitted', 'forbidden'] as const) outlook(face, 'resources', to);
}

export async function bench(run: BenchRun): Promise<BenchFigure[]> {
  const { seed, count } = draws(run);
  const { figures, solved } = benchSolve(count(2000, 12_000), seed(2027));
  const safe = benchSafeMoves(count(60, 300), seed(2028));
  const memory = process.memoryUsage().rss / 1048576;
  return [...figures, ...benchJudge(solved), ...safe, below('on-sets memory', memory, 150, 'MB')];
}
