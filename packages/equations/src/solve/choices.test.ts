import { describe, expect, it } from 'vitest';
import { M, plus, rulesOf, S } from '../ask.test-help.ts';
import { type Mat, MODES, resourceLimit } from '../mat.ts';
import { dice } from '../random.ts';
import { Choices } from './choices.ts';
import { admitted, supplyOf } from './kinds.ts';
import { Multisets } from './multisets.ts';
import { rolled } from './random-mat.test-help.ts';

const cubesOf = (faces: string) => [...faces].map(face => ({ face, colour: null }));

describe('the choices of cubes', () => {
  it.each([
    ['as they are', M],
    ['signs repeat', plus(M, 'multiple-operations')],
    ['signs repeat, × counts factors', plus(M, 'multiple-operations number-of-factors')],
    ['√ = i and decimal points', plus(S, 'sqrt-i decimal-point')],
  ] as const)('%s: every one that can be an expression is visited', (_, setting) => {
    const roll = dice(90);
    let expected = 0;
    for (let n = 0; n < 60; n++) {
      const mat: Mat = {
        required: cubesOf(rolled(roll, roll(3))),
        permitted: cubesOf(rolled(roll, roll(4))),
        resources: cubesOf(rolled(roll, 1 + roll(4))),
        forbidden: [],
      };
      const supply = supplyOf(mat, resourceLimit(MODES[roll(MODES.length)]!), rulesOf(setting), null, 0);
      const sets = new Multisets(supply);
      if (sets.codes > 4000) continue;
      const choices = new Choices(supply);
      const seen = new Set<number>();
      for (let size = 1; size <= 12; size++)
        choices.each(size, 0, counts => {
          seen.add(sets.of(counts).code);
          return null;
        });
      for (let code = 1; code < sets.codes; code++) {
        const { counts } = sets.decoded(code);
        if (sets.cubes(counts) > 12 || admitted(counts, supply) < 0 || !sets.fits(counts, 1)) continue;
        expected++;
        expect([mat, counts, seen.has(code)]).toEqual([mat, counts, true]);
      }
    }
    expect(expected).toBeGreaterThan(150);
  });

  it('where one cube may come from Resources a sign that lies there alone leaves no room for another', () => {
    const mat: Mat = {
      required: cubesOf('2'),
      permitted: cubesOf('173'),
      resources: cubesOf('-+/x*65'),
      forbidden: [],
    };
    const supply = supplyOf(mat, resourceLimit('now'), rulesOf(plus(M, 'multiple-operations')), null, 0);
    let visited = 0;
    new Choices(supply).each(7, 0, counts => {
      expect(counts.filter((count, t) => count > 0 && supply.types[t]!.part.role === 'sign').length).toBe(1);
      visited++;
      return null;
    });
    expect(visited).toBeGreaterThan(3);
  });
});
