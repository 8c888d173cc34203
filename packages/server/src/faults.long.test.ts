import { expect, it } from 'vitest';
import { killAgainAndAgain } from './test/kill.ts';

it('a server that is killed 50 times under load loses nothing it acknowledged, and takes nobody’s time', async () => {
  const { acknowledged, wrong } = await killAgainAndAgain(50, 12, 5);
  expect(wrong).toEqual([]);
  expect(acknowledged).toBeGreaterThan(1000);
}, 1_200_000);
