import { expect, it } from 'vitest';
import { pick, seededBits, seededRandom, shuffled, shuffledBy } from './seeded.ts';

it('gives the numbers of mulberry32, the same for the same seed', () => {
  const bits = seededBits(1);
  expect([bits(), bits(), bits()]).toEqual([2693262067, 11749833, 2265367787]);
  const random = seededRandom(1);
  expect(random()).toBe(2693262067 / 2 ** 32);
  expect(seededBits(1 + 2 ** 32)()).toBe(2693262067);
});

it('picks and shuffles what is there', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(list).toContain(pick(seededRandom(7), list));
  expect(() => pick(seededRandom(7), [])).toThrow('There is no entry 0');
  expect(shuffled(seededRandom(7), list).sort()).toEqual(list);
  expect(shuffledBy(() => 0, list)).toEqual(['b', 'c', 'd', 'a']);
});
