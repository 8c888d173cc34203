import { DIVISIONS } from '@forceout/rulebook';
import type { Budget, Position } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { dice, randomPosition } from '../random.ts';

const cpuMs = (work: () => unknown): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const questions: readonly (readonly [string, (position: Position, budget: Budget) => unknown])[] = [
  ['now', (position, budget) => game.solve(position, 'now', budget)],
  ['impossible', (position, budget) => game.solve(position, 'impossible', budget)],
  ['fewest', (position, budget) => game.fewest!(position, 'stop', budget)],
  ['safe moves', (position, budget) => game.safeMoves(position, budget)],
];

const told = ({ rules, variations, goalText }: Position): string =>
  `${rules.division} ${variations.map(v => v.id).join(' ')} Goal ${goalText}`;

describe('the solver keeps to its steps', () => {
  it.each(DIVISIONS)('%s: every variation, every question', division => {
    const roll = dice(division.length * 101);
    for (let n = 0; n < 8; n++) {
      const position = randomPosition(roll, { division, variations: n % 5, season: n % 2 ? '2015-16' : '2016-17' });
      for (const [name, ask] of questions) {
        const took = cpuMs(() => ask(position, { steps: 10_000 }));
        expect([told(position), name, took < 1500]).toEqual([told(position), name, true]);
      }
    }
  });

  it('moves with repeated operations, wild zeros and factorials come back too', () => {
    const roll = dice(5);
    const variations = ['multiple-operations', 'zero-wild', 'factorial'];
    for (let n = 0; n < 4; n++) {
      const position = randomPosition(roll, { division: 'middle', variations });
      expect(cpuMs(() => game.safeMoves(position, { steps: 100_000 }))).toBeLessThan(4000);
    }
  });

  it('a search without end stops when it is told to', () => {
    const roll = dice(6);
    let told = 0;
    for (let n = 0; n < 6; n++) {
      const position = randomPosition(roll, { division: 'senior', variations: 4 });
      let asked = 0;
      const cancelled = (): boolean => ++asked > 3;
      for (const [name, ask] of questions) {
        asked = 0;
        const took = cpuMs(() => ask(position, { steps: Number.POSITIVE_INFINITY, cancelled }));
        expect([name, took < 2000]).toEqual([name, true]);
        if (asked > 3) told++;
      }
    }
    expect(told).toBeGreaterThan(3);
  });
});
