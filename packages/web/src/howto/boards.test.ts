import { GAMES } from '@forceout/rulebook';
import { expect, it } from 'vitest';
import { games } from '../../test/help/table.ts';
import { howToBoard } from './boards.ts';

it.each(GAMES)('%s: the Solution in the picture is right after Now, and needs one cube from Resources', game => {
  const { position, written } = howToBoard(game);
  const budget = { steps: 1_000_000 };
  expect(games[game].check(position, written, 'now', budget)).toMatchObject({ correct: true });
  expect(games[game].check({ ...position, resources: [] }, written, 'now', budget)).toMatchObject({ correct: false });
});
