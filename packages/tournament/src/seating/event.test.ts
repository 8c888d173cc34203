import { expect, it } from 'vitest';
import { playEvent } from './event-of-fives.test-help.ts';
import { METHODS } from './method.ts';

it.each([24, 31, 60, 180])('%i players in teams of five: nobody meets a teammate or anybody twice', size => {
  for (const method of METHODS)
    for (let seed = 0; seed < 3; seed += 1)
      expect(playEvent(size, method, 5, seed), `${method}, seed ${seed}`).toMatchObject({ teammates: 0, repeats: 0 });
});

it('600 players in teams of five: the same', () => {
  for (const method of METHODS)
    expect(playEvent(600, method, 5, 7), method).toMatchObject({ teammates: 0, repeats: 0 });
});
