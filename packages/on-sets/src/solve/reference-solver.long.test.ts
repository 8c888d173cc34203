import { seededRandom } from '@forceout/rulebook/seeded';
import { describe, expect, it } from 'vitest';
import { smallPosition } from '../random.ts';
import { compareWithReference } from './compare-reference.test-help.ts';

describe('the solver and a text-level brute force, at length', () => {
  it('agree on thousands of small positions', () => {
    const roll = seededRandom(4096);
    expect(compareWithReference(12_000, () => smallPosition(roll, 5, 7)).yes).toBeGreaterThan(2000);
  });

  it('agree on positions with six cubes', () => {
    const roll = seededRandom(4097);
    expect(compareWithReference(2000, () => smallPosition(roll, 6, 8)).yes).toBeGreaterThan(300);
  });

  it('agree where = and ⊆ are many', () => {
    const roll = seededRandom(4098);
    expect(compareWithReference(2000, () => smallPosition(roll, 6, 7, 0.3)).yes).toBeGreaterThan(300);
  });
});
