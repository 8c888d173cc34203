/// <reference types="node" />
import type { BenchFigure, BenchRun } from '@forceout/rulebook';
import { atLeast, atMost, cpuMs, draws, quantile, timed, told } from '@forceout/rulebook/measure';
import { seededRandom } from '@forceout/rulebook/seeded';
import type { Mode } from './check/cubes.ts';
import { judgeSolution } from './check/judge.ts';
import { GAME_LEVELS } from './language/rules.ts';
import { provable, prove, type Sequent } from './prove/prove.ts';
import { ALL_RULES } from './prove/rule-set.ts';
import { randomSequent, randomState } from './samples.ts';
import { solve } from './solve/solve.ts';

const letters = ({ premises, goal }: Sequent): number => premises.join('').length + goal.length;

/** Sequents of up to 26 letters that are at least true; the others are refused by a look at their truth tables. */
function* sequents(count: number, seed: number): Generator<Sequent> {
  const random = seededRandom(seed);
  for (let found = 0; found < count; ) {
    const sequent = randomSequent(random, 8 + Math.floor(random() * 19));
    if (letters(sequent) > 26 || !provable({ ...sequent, rules: ALL_RULES })) continue;
    found++;
    yield sequent;
  }
}

/** The plain way to the same yes, without rules or proof: every row of the truth table, WFF by WFF. */
function holdsByTable({ premises, goal }: Sequent): boolean {
  for (let row = 0; row < 16; row++) {
    const isTrue = (text: string): boolean => {
      const stack: boolean[] = [];
      for (let i = text.length - 1; i >= 0; i--) {
        const letter = text.charAt(i);
        const at = 'pqrs'.indexOf(letter);
        if (at >= 0) stack.push(((row >> at) & 1) === 1);
        else if (letter === 'N') stack.push(!stack.pop());
        else {
          const [left, right] = [stack.pop() === true, stack.pop() === true];
          stack.push(
            letter === 'K'
              ? left && right
              : letter === 'A'
                ? left || right
                : letter === 'C'
                  ? !left || right
                  : left === right,
          );
        }
      }
      return stack[0] === true;
    };
    if (premises.every(isTrue) && !isTrue(goal)) return false;
  }
  return true;
}

function provability(run: BenchRun): readonly BenchFigure[] {
  const { seed, count } = draws(run);
  for (const sequent of sequents(300, seed(2017))) {
    prove(sequent);
    holdsByTable(sequent);
  }
  const tables = [...sequents(1000, seed(2017))].map(sequent => timed(() => holdsByTable(sequent)));
  const denied = tables.filter(({ result }) => !result).length;
  const times = [...sequents(count(3000, 20_000), seed(2017))].map(sequent => timed(() => prove(sequent)).ms);
  return [
    atMost('provability with proof, up to 26 letters, median', quantile(times, 0.5), 1),
    atMost('provability with proof, up to 26 letters, 99.9 %', quantile(times, 0.999), 50),
    told(
      'a truth table instead (all rules, no proof), median',
      quantile(
        tables.map(({ ms }) => ms),
        0.5,
      ),
    ),
    atMost('sequents proved that a truth table denies', denied, 0, ''),
  ];
}

interface Stage {
  readonly name: string;
  readonly mode: Mode;
  readonly placed: readonly number[];
  readonly seconds: number;
  readonly share: number;
}

const STAGES: readonly Stage[] = [
  { name: 'Now, up to 12 placed', mode: 'now', placed: [3, 6, 9, 12], seconds: 2, share: 99 },
  { name: 'Impossible, up to 12 placed', mode: 'impossible', placed: [3, 6, 9, 12], seconds: 2, share: 97 },
  { name: 'Now, 16 and 20 placed', mode: 'now', placed: [16, 20], seconds: 5, share: 90 },
  { name: 'Impossible, 16 and 20 placed', mode: 'impossible', placed: [16, 20], seconds: 5, share: 90 },
];

function solving(run: BenchRun): readonly BenchFigure[] {
  const { seed, count } = draws(run);
  const found: number[] = [];
  const judging: number[] = [];
  let wrong = 0;
  const shares = STAGES.map(({ name, mode, placed, seconds, share }) => {
    const random = seededRandom(seed(41));
    const groups = GAME_LEVELS.length * placed.length;
    const each = Math.ceil(count(10 * groups, 50 * groups) / groups);
    let asked = 0;
    let decided = 0;
    for (const level of GAME_LEVELS)
      for (const cubes of placed)
        for (let i = 0; i < each; i++) {
          const state = randomState(random, level, mode, i % 2 === 0 ? 'even' : 'mild', cubes);
          const end = cpuMs() + seconds * 1000;
          const cancelled = (): boolean => cpuMs() > end;
          const { ms, result } = timed(() => solve(state, { steps: Number.MAX_SAFE_INTEGER, cancelled }));
          asked++;
          if (result.exists !== null) decided++;
          if (result.exists !== true) continue;
          found.push(ms);
          const judged = timed(() => judgeSolution(state, { solution: result.solution, marked: null }));
          judging.push(judged.ms);
          if (judged.result.length > 0) wrong++;
        }
    return atLeast(`${name}: decided in ${seconds} s`, (100 * decided) / asked, share, '%');
  });
  return [
    ...shares,
    atMost('a Solution that exists is found, median', quantile(found, 0.5), 50),
    told('a Solution is judged, median', quantile(judging, 0.5)),
    told('a Solution is judged, 95 %', quantile(judging, 0.95)),
    atMost('Solutions found that the judge does not accept', wrong, 0, ''),
  ];
}

export async function bench(run: BenchRun): Promise<BenchFigure[]> {
  return [...provability(run), ...solving(run)];
}
