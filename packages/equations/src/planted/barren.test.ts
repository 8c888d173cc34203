import type { Division } from '@forceout/rulebook';
import { describe, expect, it } from 'vitest';
import type { Mode } from '../mat.ts';
import { barren, compared } from './barren.ts';

describe('every line of an account, held against a plain enumeration', () => {
  it('400 small mats without a Solution', () => {
    const { contradictions, noes, grounds } = barren({ count: 400, seed: 9 });
    expect(contradictions).toEqual([]);
    expect(noes).toBeGreaterThan(350);
    for (const by of ['tables', 'choices', 'list', 'signs-for-digits', 'digits-for-signs', 'whole', 'prime-support'])
      expect([by, (grounds.get(by) ?? 0) > 0]).toEqual([by, true]);
  }, 120_000);

  const cubes = (faces: string) => [...faces].map(face => ({ face, colour: null }));

  it.each<readonly [Division, string, string, string, string, Mode, boolean | null, string]>([
    ['elementary', '', '4', '11111', '----', 'forceout', false, 'meeting'],
    ['elementary', '', '15', '22222', '++xx', 'forceout', false, 'meeting'],
    ['elementary', 'two-digit', '2', '55555', 'xx-', 'forceout', false, 'meeting'],
    ['elementary', 'factorial', '13', '33333', '++++', 'forceout', false, 'meeting'],
    ['middle', '', '21', '22222', '+x-+', 'forceout', false, 'meeting'],
    ['middle', '', '31', '22222', '+x-+', 'forceout', false, 'size'],
    ['middle', 'multiple-of-6', '5', '33333', '++++', 'forceout', false, 'tables'],
    ['senior', 'sqrt-i', '7', 'rrrrr2', '', 'forceout', false, 'tables'],
    ['junior', 'exponent', '7', '22222', '', 'forceout', false, 'tables'],
  ])('%s %s, Goal %s of %s%s', (division, names, goal, required, permitted, mode, answer, by) => {
    const variations = [...(division === 'junior' ? ['sideways'] : []), ...names.split(' ').filter(Boolean)];
    const mat = { required: cubes(required), permitted: cubes(permitted), forbidden: [], resources: [] };
    const { solvable, covered, faults, solutions } = compared({ division, variations, goal, mode, mat });
    expect(faults).toEqual([]);
    expect([solvable, solutions]).toEqual([answer, 0]);
    expect(covered.some(line => line.by === by)).toBe(true);
  });
});
