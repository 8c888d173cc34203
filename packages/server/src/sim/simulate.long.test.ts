import { expect, it } from 'vitest';
import { simulateMany } from './simulate.ts';

it('finds nothing wrong in 600 large worlds, where matches come to their end', async () => {
  const { total, bad } = await simulateMany(100_000, 600, 'large');
  expect(bad).toBeNull();
  expect(total.deaths).toBeGreaterThan(500);
}, 1_200_000);
