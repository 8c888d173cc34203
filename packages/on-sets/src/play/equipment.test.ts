import { describe, expect } from 'vitest';
import { inBoth } from '../ask.test-help.ts';
import { game } from '../game.ts';
import { rulesFor } from './table.test-help.ts';

describe('equipment', () => {
  inBoth(
    ['I-B-2', 'I-B-2-a', 'I-B-2-d'],
    'eighteen cubes: 3 digits, 8 colours, 4 operations, 3 for Restrictions',
    edition => {
      const { cubes } = game.equipment(rulesFor(edition, 'middle'));
      const kinds = cubes.map(cube => cube.kind);
      expect(kinds).toEqual([
        ...Array(3).fill('digit'),
        ...Array(8).fill('colour'),
        ...Array(4).fill('operation'),
        ...Array(3).fill('restriction'),
      ]);
      const facesOf = (kind: string): Set<string> =>
        new Set(cubes.filter(cube => cube.kind === kind).flatMap(cube => cube.faces));
      expect(facesOf('digit')).toEqual(new Set(['1', '2', '3', '4', '5']));
      expect(facesOf('colour')).toEqual(new Set(['B', 'R', 'G', 'Y']));
      expect(facesOf('operation')).toEqual(new Set(['U', 'N', '-', "'"]));
      expect(facesOf('restriction')).toEqual(new Set(['V', 'L', '=', 'C']));
      for (const cube of cubes) expect(cube.faces).toHaveLength(6);
      expect(new Set(cubes.map(cube => cube.id)).size).toBe(18);
    },
  );

  inBoth(['I-B-1', 'I-B-1 comment'], 'sixteen cards, every combination of dots once, one of them blank', edition => {
    const cards = game.equipment(rulesFor(edition, 'senior')).deck?.cards ?? [];
    expect(new Set(cards).size).toBe(16);
    expect(cards.filter(card => card === 'blank')).toHaveLength(1);
    for (const card of cards) expect(card === 'blank' || /^B?R?G?Y?$/.test(card)).toBe(true);
  });

  inBoth(['II-B-1', 'II-B-2'], 'six to twelve cards, in Senior ten to fourteen', edition => {
    for (const division of ['elementary', 'middle', 'junior'] as const)
      expect(game.equipment(rulesFor(edition, division)).deck).toMatchObject({ min: 6, max: 12 });
    expect(game.equipment(rulesFor(edition, 'senior')).deck).toMatchObject({ min: 10, max: 14 });
  });

  inBoth(
    ['II-A-3', 'I-B-2-d comment'],
    'Elementary sets out V and Λ instead of rolling the Restriction cubes',
    edition => {
      const { preset, cubes } = game.equipment(rulesFor(edition, 'elementary'));
      expect(preset?.choices.map(choice => choice.join(''))).toEqual(['VVL', 'VLL']);
      expect(preset?.cubes).toEqual(cubes.slice(-3).map(cube => cube.id));
      expect(game.equipment(rulesFor(edition, 'middle')).preset).toBeNull();
    },
  );

  inBoth(['BASIC-I', 'BASIC-0'], 'so does the Basic game of every division, which has no variations', edition => {
    const rules = rulesFor(edition, 'senior', { adventurous: false, restrictions: false });
    const { preset } = game.equipment(rules);
    expect(preset?.cubes).toHaveLength(3);
    expect(preset?.choices.map(choice => [...choice].sort().join(''))).toEqual(['LVV', 'LLV']);
    expect(game.variations(rules)).toEqual([]);
  });

  inBoth('I-D lot', 'the highest digit sets the first Goal', edition => {
    const { rollOff } = game.equipment(rulesFor(edition, 'junior'));
    expect(rollOff.cube.kind).toBe('digit');
    const best = [...new Set(rollOff.cube.faces)].sort((a, b) => (rollOff.rank[a] ?? 9) - (rollOff.rank[b] ?? 9));
    expect(best).toEqual(['5', '4', '3', '2', '1']);
  });

  inBoth('I-B-2', 'a table may choose another set of faces', edition => {
    const fair = game.equipment(rulesFor(edition, 'junior', { options: { faceSet: 'colour-fair' } })).cubes;
    const colours = fair.filter(cube => cube.kind === 'colour').flatMap(cube => cube.faces);
    for (const colour of ['B', 'R', 'G', 'Y']) expect(colours.filter(face => face === colour)).toHaveLength(12);
  });
});
