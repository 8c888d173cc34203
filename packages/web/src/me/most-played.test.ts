import { expect, it } from 'vitest';
import { mostPlayed } from './most-played.ts';

it('shows the rating of the division that was played most, and of the youngest before the first match', () => {
  expect(mostPlayed([])).toBe('elementary');
  expect(
    mostPlayed([
      { division: 'middle', matches: 2 },
      { division: 'senior', matches: 7 },
    ]),
  ).toBe('senior');
});
