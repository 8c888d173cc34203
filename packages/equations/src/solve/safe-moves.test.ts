import { DIVISIONS } from '@forceout/rulebook';
import type { Position, SafeMove } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { laid, rulesFor } from '../play/table.test-help.ts';
import { dice, randomPosition } from '../random.ts';

const after = (position: Position, { cube, to }: SafeMove): Position => ({
  ...position,
  resources: position.resources.filter(({ id }) => id !== cube),
  [to]: [...position[to], ...position.resources.filter(({ id }) => id === cube)],
});

describe('what a move gives', () => {
  it.each(DIVISIONS)('%s: is what the mat after it holds, when that alone is asked', division => {
    const roll = dice(4100 + division.length);
    const given = { open: 0, closed: 0 };
    for (let n = 0; n < 40; n++) {
      const position = randomPosition(roll, { division, variations: n % 3 });
      const known = game.safeMoves(position, { steps: 60_000 }).filter(move => move.givesNow !== null && roll(4) === 0);
      for (const move of known) {
        const now = game.solve(after(position, move), 'now', { steps: 100_000 }).exists;
        if (now === null) continue;
        given[now ? 'open' : 'closed']++;
        expect([position.goalText, move, move.givesNow]).toEqual([position.goalText, move, now]);
      }
    }
    expect(given.open).toBeGreaterThan(3);
    expect(given.closed).toBeGreaterThan(20);
  });

  it('is a Now that needs the cube and one more of Resources', () => {
    const position = laid(rulesFor('elementary'), { goal: '7', goalText: '7', permitted: '2', resources: '5 + 1 3' });
    const opens = game.safeMoves(position, { steps: 600_000 }).filter(move => move.givesNow);
    const faces = opens.map(({ cube, to }) => [position.resources.find(({ id }) => id === cube)?.face, to]);
    expect(faces).toEqual([
      ['5', 'required'],
      ['5', 'permitted'],
      ['+', 'required'],
      ['+', 'permitted'],
    ]);
  });

  it('is asked of all moves at once: where no two cubes of Resources make a Now, few steps will do', () => {
    const position = laid(rulesFor('elementary'), {
      goal: '9 7',
      goalText: '97',
      permitted: '2 1 3',
      resources: '1 3 4 5 6 7 8 9 + - x /',
    });
    const weighed = game.safeMoves(position, { steps: 240_000 });
    expect(weighed.filter(move => move.givesNow !== false)).toEqual([]);
  });
});
