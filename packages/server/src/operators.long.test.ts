import { expect, it } from 'vitest';
import { stopAgainAndAgain } from './test/stop.ts';

it('a server under load that is asked to stop ends with 0 within 10 s, twenty times of twenty', async () => {
  expect(await stopAgainAndAgain(20)).toEqual([]);
}, 600_000);
