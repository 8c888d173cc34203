import { describe, expect, it } from 'vitest';
import { simulate, simulateMany } from './simulate.ts';

describe('the simulator', () => {
  it('finds no lost act, no unanswered message and no stolen time in 1,000 seeds', async () => {
    const { runs, total, bad } = await simulateMany(1, 1000, 'small');
    expect(bad).toBeNull();
    expect(runs).toBe(1000);
    // The runs were rough enough to mean something.
    expect(total.deaths).toBeGreaterThan(500);
    expect(total.holds).toBeGreaterThan(250);
    expect(total.acknowledged).toBeGreaterThan(10_000);
    expect(total.penalties).toBeGreaterThan(250);
  }, 400_000);

  it('comes to the same run from the same seed', async () => {
    expect(await simulate(7, 'small')).toEqual(await simulate(7, 'small'));
  });

  it('notices a store that acknowledges what it does not keep', async () => {
    const noticed: string[] = [];
    for (let seed = 1; seed <= 40 && noticed.length === 0; seed++)
      noticed.push(...(await simulate(seed, 'small', true)).wrong);
    expect(noticed).not.toEqual([]);
  });
});
