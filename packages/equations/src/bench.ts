/// <reference types="node" />
import type { BenchFigure, Division } from '@forceout/rulebook';
import type { Claim, Existence, Position } from '@forceout/table';
import { desk } from './desk.ts';
import { game } from './game.ts';
import { type Dice, dice, randomPosition } from './random.ts';

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function timed<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const start = cpuMs();
  const result = work();
  return { ms: cpuMs() - start, result };
}

/** Past this a mat is undecided. */
const LONGEST_MS = 6000;
/** Long enough to say which mats of Elementary have a Solution at all. */
const VERY_LONG_MS = 20_000;

interface Answered {
  readonly ms: number;
  readonly exists: Existence['exists'];
  /** Operations may be repeated without end, so that no search proves there is no Solution. */
  readonly endless: boolean;
}

function answered(position: Position, after: Claim, longest = LONGEST_MS): Answered {
  const end = cpuMs() + longest;
  const budget = { steps: Number.POSITIVE_INFINITY, cancelled: () => cpuMs() > end };
  const { ms, result } = timed(() => game.solve(position, after, budget));
  return { ms, exists: result.exists, endless: position.variations.some(v => v.id === 'multiple-operations') };
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
  const out = Array.from({ length: spare }, () => left.splice(roll(left.length), 1)[0]!);
  return { ...position, resources: left, forbidden: [...forbidden, ...out] };
}

const quantile = (rows: readonly Answered[], q: number): number => {
  const sorted = rows.map(r => r.ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
};
const slowest = (rows: readonly Answered[]): number => Math.max(0, ...rows.map(r => r.ms));

const round = (n: number): number => Math.round(n * 100) / 100;
const under = (name: string, value: number, limit: number, unit = 'ms'): BenchFigure => ({
  name: `equations ${name}`,
  value: round(value),
  unit,
  target: `< ${limit}`,
  ok: value < limit,
});
const told = (name: string, value: number, unit: string): BenchFigure => ({
  name: `equations ${name}`,
  value: round(value),
  unit,
  target: 'told',
  ok: true,
});
/** The share of the rows that are good, in percent. */
function share<T>(name: string, rows: readonly T[], good: (row: T) => boolean, least: number): BenchFigure {
  const value = rows.length === 0 ? 100 : (100 * rows.filter(good).length) / rows.length;
  return {
    name: `equations ${name}`,
    value: round(value),
    unit: `% of ${rows.length}`,
    target: `>= ${least}`,
    ok: value >= least,
  };
}

function spread(name: string, rows: readonly Answered[]): BenchFigure[] {
  return [
    told(`${name} p50`, quantile(rows, 0.5), 'ms'),
    told(`${name} p95`, quantile(rows, 0.95), 'ms'),
    told(`${name} max`, slowest(rows), 'ms'),
  ];
}

const decided = ({ exists }: Answered): boolean => exists !== null;
const isOpen = (row: Answered): boolean => row.endless && !decided(row);
const isClosed = (row: Answered): boolean => !isOpen(row);
const within = (ms: number) => (row: Answered) => decided(row) && row.ms <= ms;

function elementaryNow(count: number): BenchFigure[] {
  const all = positions('elementary', 2016, count).map(p => answered(p, 'now'));
  const rows = all.filter(isClosed);
  return [
    told('Elementary Now open by Multiple Operations', all.length - rows.length, `of ${all.length}`),
    share('Elementary Now decided within 1 s', rows, within(1000), 100),
    share('Elementary Now decided within 100 ms', rows, within(100), 99),
    ...spread('Elementary Now', rows),
  ];
}

/** Solvable is what is solved in the end; how many stay undecided is told. */
function elementaryImpossible(count: number): BenchFigure[] {
  const rows = positions('elementary', 2017, count).map(p => answered(p, 'impossible', VERY_LONG_MS));
  const solved = rows.filter(r => r.exists === true);
  const open = rows.filter(r => !decided(r));
  return [
    share('Elementary Impossible solved within 1 s', solved, within(1000), 99.5),
    share('Elementary Impossible solved within 5 s', solved, within(5000), 99.9),
    told('Elementary Impossible undecided', (100 * open.length) / rows.length, `% of ${rows.length}`),
    ...spread('Elementary Impossible', rows.filter(decided)),
  ];
}

function exhaustion(count: number): BenchFigure[] {
  const roll = dice(2018);
  const rows: Answered[] = [];
  for (const position of positions('elementary', 2019, 40 * count)) {
    const small = trimmed(roll, position, 14);
    const row = small && answered(small, 'impossible');
    if (row && row.exists !== true && isClosed(row)) rows.push(row);
    if (rows.length === count) break;
  }
  return [
    share('Elementary, 14 cubes without a Solution: exhausted within 1 s', rows, within(1000), 100),
    ...spread('Elementary, 14 cubes without a Solution', rows),
  ];
}

/** Solvable is what is solved in the end; how many stay undecided is told. */
function higher(count: number): BenchFigure[] {
  const rows = (['middle', 'junior', 'senior'] as const).flatMap((division, n) =>
    positions(division, 2020 + n, count).map(p => answered(p, n % 2 === 0 ? 'impossible' : 'now')),
  );
  const solved = rows.filter(r => r.exists === true);
  return [
    share('Middle to Senior solved within 2 s', solved, within(2000), 97),
    told('Middle to Senior decided', (100 * rows.filter(decided).length) / rows.length, `% of ${rows.length}`),
    ...spread('Middle to Senior solved', solved),
    told('Middle to Senior p95', quantile(rows, 0.95), 'ms'),
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

function verdicts(count: number): BenchFigure[] {
  const roll = dice(2023);
  const rows = Array.from({ length: count }, (_, n) => {
    const question = {
      game: 'equations',
      division: n % 4 === 0 ? 'elementary' : 'senior',
      variations: ['factorial'],
      ask: n % 2 === 0 ? 'value' : 'equality',
      ...(n % 2 === 0
        ? { text: randomText(roll, 2 + roll(6)) }
        : { lhs: randomText(roll, 2 + roll(4)), rhs: randomText(roll, 2 + roll(4)) }),
    };
    return { ms: timed(() => desk.answer(question, () => 0)).ms, exists: true, endless: false };
  });
  return [
    under('value verdict p95', quantile(rows, 0.95), 5),
    under('value verdict max', slowest(rows), 1000),
    told('value verdict p50', quantile(rows, 0.5), 'ms'),
  ];
}

export async function bench({ quick }: { quick: boolean }): Promise<BenchFigure[]> {
  const by = quick ? 1 : 2;
  for (const position of positions('elementary', 1, 20)) answered(position, 'now');
  const figures = [
    ...elementaryNow(150 * by),
    ...elementaryImpossible(100 * by),
    ...exhaustion(15 * by),
    ...higher(40 * by),
    ...verdicts(1500 * by),
  ];
  const memory = process.resourceUsage().maxRSS / 1024;
  return [...figures, under('memory', memory, 400, 'MB')];
}
