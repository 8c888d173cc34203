/// <reference types="node" />
import type { BenchFigure, BenchRun, Division } from '@forceout/rulebook';
import { atLeast, atMost, below, cpuMs, draws, quantile, timed, told } from '@forceout/rulebook/measure';
import type { Claim, Existence, Position } from '@forceout/table';
import { adjudicator } from './adjudicator.ts';
import { game } from './game.ts';
import { handPosition, hands, hasSolutionByTrial } from './hands.ts';
import { type Dice, dice, randomPosition, take } from './random.ts';

/** Past this a mat is undecided. */
const LONGEST_MS = 5000;
/** Long enough to say of nearly all mats of Elementary whether they have a Solution. */
const VERY_LONG_MS = 10_000;
/** The clock is read at every so many looks: reading it costs more than the steps in between. */
const LOOKS = 8;
/** After a question this long what it has left behind is cleared away, so that the memory is that of one question. */
const LASTING_MS = 100;

/** The seed of a group, from the one it has when its mats are those that never change. */
type Seed = (fixed: number) => number;

interface Answered {
  readonly ms: number;
  readonly exists: Existence['exists'];
}

const clearAway = (globalThis as { readonly gc?: () => void }).gc ?? (() => undefined);

function answered(position: Position, after: Claim, longest = LONGEST_MS): Answered {
  const end = cpuMs() + longest;
  let looks = 0;
  const budget = {
    steps: Number.POSITIVE_INFINITY,
    cancelled: () => ++looks % LOOKS === 0 && cpuMs() > end,
  };
  const { ms, result } = timed(() => game.solve(position, after, budget));
  if (ms > LASTING_MS) clearAway();
  return { ms, exists: result.exists };
}

/** Zero to two variations are chosen, in both kinds of year. */
function positions(division: Division, seed: number, count: number): readonly Position[] {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, n) =>
    randomPosition(roll, { division, variations: n % 3, season: n % 2 === 0 ? '2015-16' : '2016-17' }),
  );
}

/** So many cubes can be used: the rest are put into Forbidden. */
function trimmed(roll: Dice, position: Position, usable: number): Position | null {
  const { required, permitted, resources, forbidden } = position;
  const spare = required.length + permitted.length + resources.length - usable;
  if (spare < 0 || spare > resources.length - 2) return null;
  const left = [...resources];
  const out = Array.from({ length: spare }, () => take(roll, left));
  return { ...position, resources: left, forbidden: [...forbidden, ...out] };
}

const times = (rows: readonly Answered[]): readonly number[] => rows.map(({ ms }) => ms);
const slowest = (rows: readonly Answered[]): number => Math.max(0, ...times(rows));

/** The share of the rows that are good, in percent. */
function share<T>(name: string, rows: readonly T[], good: (row: T) => boolean, least: number): BenchFigure {
  const value = rows.length === 0 ? 100 : (100 * rows.filter(good).length) / rows.length;
  return atLeast(name, value, least, `% of ${rows.length}`);
}

function spread(name: string, rows: readonly Answered[]): BenchFigure[] {
  return [
    told(`${name} p50`, quantile(times(rows), 0.5)),
    told(`${name} p95`, quantile(times(rows), 0.95)),
    told(`${name} max`, slowest(rows)),
  ];
}

const decided = ({ exists }: Answered): boolean => exists !== null;
const mayBeSolved = ({ exists }: Answered): boolean => exists !== false;
const within = (ms: number) => (row: Answered) => decided(row) && row.ms <= ms;

const decidedShare = (name: string, rows: readonly Answered[]): BenchFigure =>
  told(`${name} decided`, (100 * rows.filter(decided).length) / rows.length, `% of ${rows.length}`);

/** As if every mat left undecided had a Solution. */
function atWorst(name: string, rows: readonly Answered[], ms: number): BenchFigure {
  const open = rows.filter(mayBeSolved);
  const good = open.filter(within(ms)).length;
  return told(`${name}, undecided ones counted as missed`, (100 * good) / open.length, `% of ${open.length}`);
}

function elementaryNow(count: number, seed: Seed): BenchFigure[] {
  const rows = positions('elementary', seed(2016), count).map(p => answered(p, 'now'));
  return [
    share('Elementary Now decided within 1 s', rows, within(1000), 100),
    share('Elementary Now decided within 100 ms', rows, within(100), 99),
    decidedShare('Elementary Now', rows),
    ...spread('Elementary Now', rows),
  ];
}

function elementaryImpossible(count: number, seed: Seed): BenchFigure[] {
  const rows = positions('elementary', seed(2017), count).map(p => answered(p, 'impossible', VERY_LONG_MS));
  const solved = rows.filter(r => r.exists === true);
  return [
    share('Elementary Impossible solved within 1 s', solved, within(1000), 99.5),
    share('Elementary Impossible solved within 5 s', solved, within(5000), 99.9),
    atWorst('Elementary Impossible solved within 1 s', rows, 1000),
    decidedShare('Elementary Impossible', rows),
    ...spread('Elementary Impossible', rows.filter(decided)),
  ];
}

function exhaustion(count: number, seed: Seed): BenchFigure[] {
  const roll = dice(seed(2018));
  const rows: Answered[] = [];
  for (const position of positions('elementary', seed(2019), 40 * count)) {
    const small = trimmed(roll, position, 14);
    const row = small && answered(small, 'impossible');
    if (row && row.exists !== true) rows.push(row);
    if (rows.length === count) break;
  }
  return [
    share('Elementary, 14 cubes without a Solution: exhausted within 1 s', rows, within(1000), 100),
    decidedShare('Elementary, 14 cubes without a Solution', rows),
    ...spread('Elementary, 14 cubes without a Solution', rows),
  ];
}

/** So many of each division, asked for Impossible and Now in turn. */
function higher(count: number, seed: Seed): BenchFigure[] {
  const rows = (['middle', 'junior', 'senior'] as const).flatMap((division, n) =>
    positions(division, seed(2020 + n), count).map(p => answered(p, n % 2 === 0 ? 'impossible' : 'now')),
  );
  const solved = rows.filter(r => r.exists === true);
  return [
    share('Middle to Senior solved within 2 s', solved, within(2000), 97),
    atWorst('Middle to Senior solved within 2 s', rows, 2000),
    decidedShare('Middle to Senior', rows),
    ...spread('Middle to Senior solved', solved),
    told('Middle to Senior p95', quantile(times(rows), 0.95)),
  ];
}

/** All 495 hands, warm; the plain trial of all ways answers the same questions in the same run, without cubes or proof. */
function smallQuestions(): BenchFigure[] {
  const mats = hands().map(hand => ({ hand, position: handPosition(hand) }));
  for (let n = 0; n < 4; n++) for (const { position } of mats) answered(position, 'impossible');
  const asked = mats.map(({ position }) => answered(position, 'impossible'));
  for (let n = 0; n < 4; n++) for (const { hand } of mats) hasSolutionByTrial(hand, 24);
  const tried = mats.map(({ hand }) => {
    const { ms, result } = timed(() => hasSolutionByTrial(hand, 24));
    return { ms, exists: result };
  });
  const apart = asked.filter(({ exists }, n) => exists !== tried[n]?.exists).length;
  return [
    atMost('24-game hand p50', quantile(times(asked), 0.5), 0.3),
    told('24-game hand p95', quantile(times(asked), 0.95)),
    told('24-game hand without a Solution p50', quantile(times(asked.filter(r => r.exists === false)), 0.5)),
    told('24-game hand, plain trial p50', quantile(times(tried), 0.5)),
    told('24-game hand, plain trial p95', quantile(times(tried), 0.95)),
    { ...told('24-game hands answered otherwise than by trial', apart, 'hands'), target: '0', ok: apart === 0 },
  ];
}

const SIGNS = ['+', '-', 'x', '/', '*', 'r', '*', 'r'] as const;

/** Random texts with as many powers and roots as other signs, of two to seven digits, some with factorials. */
function randomText(roll: Dice, digits: number): string {
  if (digits === 1) return `${roll(10)}${roll(12) === 0 ? '!' : ''}`;
  const left = 1 + roll(digits - 1);
  const text = `(${randomText(roll, left)}${SIGNS[roll(8)]}${randomText(roll, digits - left)})`;
  return roll(16) === 0 ? `(r${text})` : roll(30) === 0 ? `(${text}!)` : text;
}

/** Asked before any search, warm: neither what the engine compiles on the way is measured here nor what searches leave in memory. */
function verdicts(count: number, seed: Seed): BenchFigure[] {
  askedVerdicts(2024, 3000);
  const rows = askedVerdicts(seed(2023), count);
  return [
    below('value verdict p95', quantile(times(rows), 0.95), 5),
    below('value verdict max', slowest(rows), 1000),
    told('value verdict p50', quantile(times(rows), 0.5)),
  ];
}

function askedVerdicts(seed: number, count: number) {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, n) => {
    const question = {
      game: 'equations',
      division: n % 4 === 0 ? 'elementary' : 'senior',
      variations: ['factorial'],
      ask: n % 2 === 0 ? 'value' : 'equality',
      ...(n % 2 === 0
        ? { text: randomText(roll, 2 + roll(6)) }
        : { lhs: randomText(roll, 2 + roll(4)), rhs: randomText(roll, 2 + roll(4)) }),
    };
    return { ms: timed(() => adjudicator.answer(question, () => 0)).ms, exists: true };
  });
}

export async function bench(run: BenchRun): Promise<BenchFigure[]> {
  const { seed, count } = draws(run);
  // A solver in service has been at work for a while: what the engine compiles on the way is not measured.
  for (const position of positions('elementary', 1, 100)) answered(position, 'now');
  const figures = [
    ...verdicts(count(1500, 3000), seed),
    ...elementaryNow(count(150, 600), seed),
    ...elementaryImpossible(count(100, 300), seed),
    ...exhaustion(count(15, 60), seed),
    ...higher(count(3 * 40, 3 * 110) / 3, seed),
    // Last, so that the others stand behind the same work as in earlier releases.
    ...smallQuestions(),
  ];
  const memory = process.resourceUsage().maxRSS / 1024;
  return [...figures, below('memory', memory, 400, 'MB')].map(figure => ({
    ...figure,
    name: `equations ${figure.name}`,
  }));
}
