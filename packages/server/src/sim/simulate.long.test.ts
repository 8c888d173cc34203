import { expect, it } from 'vitest';
import { simulateMany } from './simulate.ts';

it('finds nothing wrong in 600 large worlds, where matches come to their end', async () => {
  const { total, bad } = await simulateMany(100_000, 600, 'large');
  expect(bad).toBeNull();
  expect(total.deaths).toBeGreaterThan(500);
}, 1_200_000);

it('finds nothing wrong in 1,000 small worlds more than the short run has', async () => {
  const { total, bad } = await simulateMany(1001, 1000, 'small');
  expect(bad).toBeNull();
  expect(total.deaths).toBeGreaterThan(500);
}, 400_000);
