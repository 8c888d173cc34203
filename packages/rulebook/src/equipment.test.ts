import { describe, expect, it } from 'vitest';
import { cardRange, cards, cubeKinds, cubesOf, faceSets, highestGrade } from './equipment.ts';
import { DIVISIONS, GAMES } from './names.ts';
import { SECTIONS } from './vocabulary.ts';

const tally = (faces: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
};

describe('equipment', () => {
  it.each(GAMES)('%s: every set gives every cube six faces and says where they come from', game => {
    for (const set of faceSets[game]) {
      expect(set.provenance).not.toBe('');
      const cubes = cubesOf(game, set.id);
      expect(cubes.map(cube => cube.kind)).toEqual(
        cubeKinds[game].flatMap(({ kind, count }) => Array<string>(count).fill(kind)),
      );
      for (const cube of cubes) expect(cube.faces).toHaveLength(6);
    }
  });

  it('an unknown set is the standard one', () => {
    expect(cubesOf('equations', 'mine')).toEqual(cubesOf('equations'));
  });

  it('[onsets I-B-1] [onsets I-B-1 comment] sixteen different cards, one for every choice of the four dots', () => {
    expect(new Set(cards).size).toBe(16);
    for (const card of cards) expect(card).toMatch(/^(blank|B?R?G?Y?)$/);
  });

  it('[onsets I-B-2] eighteen cubes of four kinds', () => {
    expect(cubesOf('on-sets')).toHaveLength(18);
    expect([...new Set(cubesOf('on-sets').flatMap(cube => cube.faces))].sort()).toEqual(
      [..."12345BRGYUN-'VL=C"].sort(),
    );
  });

  it('[onsets I-B-2-a] [onsets-2026 GLO digit-cube] a digit cube shows 1 twice and 2 to 5 once', () => {
    expect(tally(faceSets['on-sets'][0].kinds.digit ?? [])).toEqual({ 1: 2, 2: 1, 3: 1, 4: 1, 5: 1 });
  });

  it('the colour-fair set rolls each colour equally often', () => {
    const colours = cubesOf('on-sets', 'colour-fair').filter(cube => cube.kind === 'colour');
    expect(tally(colours.flatMap(cube => cube.faces))).toEqual({ B: 12, R: 12, G: 12, Y: 12 });
  });

  it('[equations-2015 I-B-1] twenty-four cubes, six of each colour, with all ten digits and six operations', () => {
    expect(cubesOf('equations')).toHaveLength(24);
    expect([...new Set(cubesOf('equations').flatMap(cube => cube.faces))].sort()).toEqual(
      [...'0123456789+-x/*r'].sort(),
    );
  });

  it('[wff-2017 I-B-1] fourteen uppercase and fourteen lowercase cubes', () => {
    const cubes = cubesOf('wff');
    expect(cubes).toHaveLength(28);
    expect([...new Set(cubes.flatMap(cube => cube.faces))].join('')).toBe('CAKENRpqrsio');
  });

  it('[onsets II-B-1] [onsets II-B-2] 10 to 14 cards in Senior, 6 to 12 elsewhere', () => {
    expect(cardRange('senior')).toEqual({ min: 10, max: 14 });
    for (const division of ['elementary', 'middle', 'junior'] as const)
      expect(cardRange(division)).toEqual({ min: 6, max: 12 });
  });

  const facesOf = (kind: string) => [
    ...new Set(cubesOf('on-sets').flatMap(cube => (cube.kind === kind ? cube.faces : []))),
  ];
  const MAT = ['goal', 'required', 'permitted', 'forbidden'];

  it('[onsets I-B] cards, cubes of four kinds and a mat of four sections', () => {
    expect(cards.length).toBeGreaterThan(0);
    expect(cubeKinds['on-sets'].map(({ kind }) => kind)).toEqual(['digit', 'colour', 'operation', 'restriction']);
    expect(SECTIONS.filter(section => section !== 'resources')).toEqual(MAT);
  });

  it('[equations-2015 I-B] cubes of four colours and a mat of four sections', () => {
    expect(cubeKinds.equations.map(({ kind }) => kind)).toEqual(['red', 'blue', 'green', 'black']);
    expect(SECTIONS.filter(section => section !== 'resources')).toEqual(MAT);
  });

  it('[equations-2015 BASIC-I] one player rolls twenty-four cubes, six of each of four colours', () => {
    expect(cubeKinds.equations.map(({ count }) => count)).toEqual([6, 6, 6, 6]);
    expect(cubesOf('equations').every(cube => cube.faces.length === 6)).toBe(true);
  });

  it('[onsets-2026 GLO color-cube] a colour on every face', () => {
    expect(facesOf('colour').sort()).toEqual(['B', 'G', 'R', 'Y']);
  });

  it('[onsets-2026 GLO operation-cube] an operation on every face', () => {
    expect(facesOf('operation').sort()).toEqual(["'", '-', 'N', 'U']);
  });

  it('[onsets-2026 GLO restriction-cube] faces =, ⊆, V and Λ', () => {
    expect(facesOf('restriction').sort()).toEqual(['=', 'C', 'L', 'V']);
  });

  it.each([
    ['elementary', 6],
    ['middle', 8],
    ['junior', 10],
    ['senior', 12],
  ] as const)('[onsets-2026 GLO %s] up to grade %i', (division, grade) => {
    expect(highestGrade[division]).toBe(grade);
    const grades = DIVISIONS.map(name => highestGrade[name]);
    expect(grades).toEqual([...grades].sort((a, b) => a - b));
  });

  it('[wff-2017 II-A] variables, the letters that connect, N, and letters of rules alone', () => {
    const letters = new Set(cubesOf('wff').flatMap(cube => cube.faces));
    for (const kind of ['pqrs', 'CAKE', 'N', 'Rio'])
      for (const letter of kind) expect(letters.delete(letter)).toBe(true);
    expect(letters.size).toBe(0);
  });
});
