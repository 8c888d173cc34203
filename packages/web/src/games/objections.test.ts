import { game as equations } from '@forceout/equations';
import { game as onSets } from '@forceout/on-sets';
import type { Cube, Objection, Position } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { tokensOf as equationTokens } from './equations/signs.tsx';
import { writeBrackets } from './grouping.ts';
import { tokensOf as setTokens } from './on-sets/signs.tsx';

const cubes = (faces: readonly string[], kind: string): readonly Cube[] =>
  faces.map((face, i) => ({ id: `${kind} ${face} ${i}`, face, kind }));

const shown = (regroup: Objection['regroup']): Objection => ({ reason: 'VII-C-5-c', regroup, proof: null });

describe('brackets that a checker adds', () => {
  it('prove an On-Sets Solution ambiguous in the form the page sends them', () => {
    const position: Position = {
      rules: {
        edition: 'onsets-2026',
        division: 'middle',
        season: '2026-27',
        adventurous: true,
        restrictions: true,
        options: {},
      },
      cards: ['BRGY', 'BRG', 'RGY', 'RG', 'R', 'G', 'B'],
      resources: cubes(['R', 'G', 'B'], 'colour'),
      goal: cubes(['4'], 'digit'),
      required: [],
      permitted: cubes(['U', '-'], 'operation'),
      forbidden: [],
      goalText: { layout: 'single', digits: [{ d: 4, up: true }] },
      variations: [],
    };
    const written = { solution: { restrictions: [], setName: 'R∪G−B' }, goal: null };
    const line = written.solution.setName;
    const other = writeBrackets(line, setTokens(line), [{ from: 2, to: 5 }]);
    expect(other).toBe('R∪(G−B)');
    const budget = { steps: 100_000 };
    expect(onSets.checkObjection(position, written, shown([other]), 'impossible', budget).upheld).toBe(true);
    const same = writeBrackets(line, setTokens(line), [{ from: 0, to: 3 }]);
    expect(onSets.checkObjection(position, written, shown([same]), 'impossible', budget).upheld).toBe(false);
  });

  it('prove an Equation ambiguous in the form the page sends them', () => {
    const position: Position = {
      rules: {
        edition: 'equations-2015',
        division: 'elementary',
        season: '2015-16',
        adventurous: true,
        restrictions: false,
        options: {},
      },
      cards: [],
      resources: cubes(['6', '5', '2'], 'green'),
      goal: cubes(['3', '2'], 'red'),
      required: [],
      permitted: cubes(['x', '+'], 'blue'),
      forbidden: [],
      goalText: '32',
      variations: [],
    };
    const written = { solution: '6x5+2', goal: '32' };
    const line = written.solution;
    const budget = { steps: 100_000 };
    const regroup = (from: number, to: number) => ({
      solution: writeBrackets(line, equationTokens(line), [{ from, to }]),
    });
    expect(equations.checkObjection(position, written, shown(regroup(2, 5)), 'impossible', budget).upheld).toBe(true);
    expect(equations.checkObjection(position, written, shown(regroup(0, 3)), 'impossible', budget).upheld).toBe(false);
  });
});
