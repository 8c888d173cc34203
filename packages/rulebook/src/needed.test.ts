import { describe, expect, it } from 'vitest';
import { firstOf, itemAt, needed } from './needed.ts';

describe('what has to be there', () => {
  it('is given when it is, also where it is nothing much', () => {
    expect([needed(0, 'x'), needed('', 'x'), needed(false, 'x')]).toEqual([0, '', false]);
    expect([itemAt(['a', 'b'], 1), firstOf([7]), itemAt('pq', 0)]).toEqual(['b', 7, 'p']);
    expect(itemAt([undefined], 0)).toBeUndefined();
  });

  it('is missed in a sentence', () => {
    expect(() => needed(null, 'The state of a table that plays')).toThrow(
      'The state of a table that plays is missing.',
    );
    expect(() => needed(undefined, 'It')).toThrow('It is missing.');
    for (const index of [-1, 2, 0.5 + 2, Number.NaN])
      expect(() => itemAt(['a', 'b'], index)).toThrow(`There is no entry ${index} in a list of 2.`);
    expect(() => firstOf([])).toThrow('There is no entry 0 in a list of 0.');
  });
});
