import { describe, expect } from 'vitest';
import { exists, faults, in2026, inBoth, type Setting, witness } from '../ask.test-help.ts';

const wild = (face: string, more: Setting['variations'] = {}) => ({ wildCube: face, ...more });

describe('Wild Cube', () => {
  inBoth('XIII-A-2', 'Elementary: the wild cube stands for one symbol throughout, and says so', edition => {
    const given = { edition, division: 'elementary', goal: 5, permitted: 'B Y Y G R', variations: wild('Y') };
    expect(faults(given, 'B U* G')).toEqual([]);
    expect(faults(given, 'B U G')).toEqual(['no-such-cube']);
    expect(faults({ ...given, goal: 6 }, "(B U* G) '*")).toContain('wild-inconsistent');
    expect(faults({ ...given, goal: 7 }, '(B U* G) U* R')).toContain('wrong-value');
    expect(faults({ ...given, permitted: 'B Y G R', goal: 6 }, '(B U* G) U* R')).toContain('no-such-cube');
  });

  inBoth(['XIII-A-2', 'I-B-2-d comment'], 'in Elementary it cannot stand for = or ⊆', edition => {
    const given = { edition, division: 'elementary', goal: 3, permitted: 'B B Y R', variations: wild('Y') };
    expect(faults(given, 'B', { restrictions: ['B =* B'] })).toEqual(
      expect.arrayContaining(['wild-relation', 'restrictions-not-played']),
    );
    expect(faults({ ...given, goal: 5, permitted: 'B R U =', variations: wild('=') }, 'B U R')).toEqual([]);
  });

  inBoth(['XIII-B-2', 'XIII-C-5'], 'it is the same symbol in Restrictions and Set-Name', edition => {
    for (const division of ['middle', 'junior', 'senior']) {
      const given = { edition, division, goal: 2, permitted: 'B Y R -', variations: wild('Y') };
      expect(faults(given, 'B', { restrictions: ['B C* R'] })).toEqual([]);
      expect(faults({ ...given, permitted: 'B Y Y R G' }, 'B U* G', { restrictions: ['B C* R'] })).toContain(
        'wild-inconsistent',
      );
      expect(faults({ ...given, goal: 0 }, 'B - Y', { restrictions: ['B C* R'] })).toContain('no-such-cube');
    }
  });

  inBoth('VII-B-4-b', 'a Required wild cube used as = or ⊆ is exempt in the Set-Name like any = or ⊆', edition => {
    const given = { edition, goal: 2, required: 'Y', permitted: 'B R', variations: wild('Y') };
    expect(faults(given, 'B', { restrictions: ['B C* R'] })).toEqual([]);
    expect(exists(given)).toBe(true);
  });

  inBoth(['XIII-A-2 comment (b)'], 'used as itself it needs no mark, though it may have one', edition => {
    const given = { edition, goal: 5, permitted: 'B U G', variations: wild('G') };
    expect(faults(given, 'B U G')).toEqual([]);
    expect(faults(given, 'B U G*')).toEqual([]);
  });

  inBoth(
    'XIII-A-2 comment (a)',
    'wild and required: a cube of that face must be there, whatever it stands for',
    edition => {
      const given = { edition, goal: 5, permitted: 'B Y G U', variations: wild('Y', { requiredCube: 'Y' }) };
      expect(faults(given, 'B U* G')).toEqual([]);
      expect(faults(given, 'B U G')).toEqual(['required-cube-missing']);
    },
  );

  inBoth('XIII-B-1', 'two Required Cubes: each face has to be used, in one part or the other', edition => {
    const given = { edition, goal: 5, permitted: 'B R G U U =', variations: { requiredCube: ['B', 'G'] } };
    expect(faults(given, 'B U G')).toEqual([]);
    expect(faults({ ...given, goal: 4 }, 'R U R')).toContain('required-cube-missing');
    expect(faults({ ...given, goal: 5 }, 'B U R')).toEqual(['required-cube-missing']);
    expect(exists(given)).toBe(true);
    expect(exists({ ...given, permitted: 'B R U' })).toBe(false);
    // ∪ and ∩ are exchangeable here, and still one sign is one cube: it cannot be both of them.
    const both = { requiredCube: ['U', 'N'], unionInter: true };
    expect(faults({ edition, goal: 5, permitted: 'B G U N', variations: both }, 'B U G')).toEqual([
      'required-cube-missing',
    ]);
    expect(faults({ edition, goal: 6, permitted: 'B R G U N', variations: both }, '(B U G) N R')).not.toContain(
      'required-cube-missing',
    );
    expect(exists({ edition, goal: 5, permitted: 'B G U N', variations: both })).toBe(false);
  });

  inBoth('XIII-C-11', 'two Required Cards: the set has to contain both', edition => {
    const given = { edition, division: 'junior', goal: 5, permitted: 'B G U' };
    expect(faults({ ...given, variations: { requiredCard: ['B', 'GY'] } }, 'B U G')).toEqual([]);
    expect(faults({ ...given, variations: { requiredCard: ['B', 'R'] } }, 'B U G')).toEqual(['required-card-missing']);
    expect(exists({ ...given, variations: { requiredCard: ['B', 'R'] } })).toBe(false);
  });

  inBoth('VII-C-5-c indicate', 'a cube that stands for something else has to be marked', edition => {
    const given = { edition, goal: 5, permitted: 'B Y G', variations: wild('Y') };
    expect(faults(given, 'B U G')).toEqual(['no-such-cube']);
    expect(faults(given, 'B Y G')).toContain('misplaced-symbol');
    expect(faults(given, 'B Y G', { wildAs: 'U' })).toEqual([]);
  });

  in2026(
    'APP-A wild',
    'marking one place is enough for all, in both parts; the cube may be shown and its meaning named',
    () => {
      const given = { goal: 6, permitted: 'B Y Y G R', variations: wild('Y') };
      expect(faults(given, '(B U* G) U R')).toEqual([]);
      expect(faults(given, '(B U G) U* R')).toEqual([]);
      expect(faults(given, '(B Y G) Y R', { wildAs: 'U' })).toEqual([]);
      expect(faults({ ...given, permitted: 'B Y G R =' }, 'B U G', { restrictions: ['B U* G = R'] })).toEqual([
        'wrong-value',
      ]);
      expect(faults({ ...given, permitted: 'B Y G R =', goal: 3 }, 'B U G', { restrictions: ['B U* G = R'] })).toEqual(
        [],
      );
      expect(faults({ ...given, goal: 2 }, 'Y U G')).toContain('no-such-cube');
    },
  );

  inBoth(
    'XIII-A-2',
    'a mark stands for a wild cube, so there has to be one for each, also where a real one would do',
    edition => {
      const given = { edition, goal: 5, permitted: 'B U G', variations: wild('Y') };
      expect(faults(given, 'B U G')).toEqual([]);
      expect(faults(given, 'B U* G')).toEqual(['no-such-cube']);
      expect(faults({ ...given, forbidden: 'Y' }, 'B U* G')).toEqual(['forbidden-used']);
      expect(faults({ ...given, goal: 6, permitted: 'B U U G R Y' }, '(B U* G) U* R')).toEqual(['no-such-cube']);
      expect(faults({ ...given, goal: 6, permitted: 'B U U G R Y' }, '(B U* G) U R')).toEqual([]);
    },
  );

  inBoth('VII-C-5-e', 'a variation misapplied or ignored makes it incorrect', edition => {
    const minus = { edition, goal: 5, permitted: 'B - - G R', variations: wild('-') };
    expect(faults(minus, '(B U* G) -* R')).toContain('wild-inconsistent');
    expect(faults({ edition, goal: 5, variations: { twoOps: true } }, 'B U G')).toEqual(['too-few-operations']);
    expect(faults({ edition, goal: 5 }, 'B U* G')).toEqual(['wild-not-in-force']);
    expect(faults({ edition, goal: 5 }, 'B U G', { wildAs: 'U' })).toEqual(['wild-not-in-force']);
    expect(faults({ edition, goal: 5 }, 'B U G', { blankAs: 'Y' })).toEqual(['blank-not-wild']);
  });

  in2026('GLO wild-cube', 'the solver knows every meaning and marks it', () => {
    const given = { goal: 5, permitted: 'B Y G', mode: 'forceout', variations: wild('Y') };
    expect(witness(given)).toEqual([{ restrictions: [], setName: 'B U* G' }]);
  });
});

describe('interchangeable symbols', () => {
  inBoth(['XIII-A-3', 'XIII-B-3', 'XIII-C-2'], 'a ∪ cube may stand for ∩ and the other way round', edition => {
    for (const [division, variations] of [
      ['elementary', { unionInter: true }],
      ['middle', { unionInter: true }],
      ['junior', {}],
      ['senior', {}],
    ] as const) {
      expect(faults({ edition, division, goal: 2, permitted: 'B R U', variations }, 'B N R')).toEqual([]);
      expect(faults({ edition, division, goal: 5, permitted: 'B R N', variations }, 'B U R')).toEqual([]);
    }
    expect(faults({ edition, goal: 2, permitted: 'B R U' }, 'B N R')).toEqual(['no-such-cube']);
  });

  inBoth(
    ['XIII-A-3 comment (a)', 'XIII-A-3 comment (d)'],
    'each cube for itself, and nothing has to be marked',
    edition => {
      const given = { edition, goal: 3, permitted: 'B R G U U', variations: { unionInter: true } };
      expect(faults(given, '(B U G) N R')).toEqual([]);
      expect(faults(given, '(B N G) U R').includes('no-such-cube')).toBe(false);
    },
  );

  inBoth('XIII-A-3 comment (b)', 'a wild cube used as ∪ or ∩ gains the same freedom', edition => {
    const given = { edition, goal: 3, permitted: 'B R G Y Y', variations: wild('Y', { unionInter: true }) };
    expect(faults(given, '(B U* G) N* R')).toEqual([]);
    expect(faults({ ...given, variations: wild('Y') }, '(B U* G) N* R')).toContain('wild-inconsistent');
  });

  inBoth('XIII-A-3 comment (c)', '∪ Wild: free as ∪ or ∩, consistent as anything else', edition => {
    const given = { edition, goal: 3, permitted: 'B R G U U', variations: wild('U', { unionInter: true }) };
    expect(faults(given, '(B U G) N R')).toEqual([]);
    expect(faults({ ...given, goal: 1 }, '(B -* R) -* G')).toEqual([]);
    expect(faults(given, '(B -* R) U* G')).toContain('wild-inconsistent');
    expect(faults(given, '(B -* R) U G')).toContain('no-such-cube');
  });

  inBoth('XIII-A-3 comment (e)', '∪ Wild does not make ∩ wild', edition => {
    const given = { edition, goal: 1, permitted: 'B R N', variations: wild('U', { unionInter: true }) };
    expect(faults(given, 'B -* R')).toContain('no-such-cube');
    expect(exists({ ...given, mode: 'forceout' })).toBe(false);
    expect(exists({ ...given, permitted: 'B R U', mode: 'forceout' })).toBe(true);
  });

  inBoth(['XIII-A-4', 'XIII-B-4', 'XIII-C-3'], 'V and Λ may stand for each other', edition => {
    for (const [division, variations] of [
      ['elementary', { univNull: true }],
      ['middle', { univNull: true }],
      ['junior', {}],
      ['senior', {}],
    ] as const) {
      expect(faults({ edition, division, goal: 5, permitted: 'B L -', variations }, 'V - B')).toEqual([]);
      expect(faults({ edition, division, goal: 3, permitted: 'B V -', variations }, 'B - L')).toEqual([]);
    }
    expect(faults({ edition, goal: 5, permitted: 'B L -' }, 'V - B')).toEqual(['no-such-cube']);
  });

  inBoth('XIII-A-4 comment', 'what holds for ∪ and ∩ holds for V and Λ', edition => {
    const both = { edition, goal: 8, permitted: 'V V -', variations: { univNull: true } };
    expect(faults(both, 'V - L')).toEqual([]);
    const viaWild = { edition, goal: 8, permitted: 'Y Y -', variations: wild('Y', { univNull: true }) };
    expect(faults(viaWild, 'V* - L*')).toEqual([]);
    expect(faults({ ...viaWild, variations: wild('Y') }, 'V* - L*')).toContain('wild-inconsistent');
    expect(
      faults({ edition, goal: 5, permitted: 'B L U', variations: wild('V', { univNull: true }) }, 'B U G*'),
    ).toContain('no-such-cube');
  });

  in2026(
    ['APP-A cup-cap', 'APP-A V-Λ'],
    'write what you mean; unmarked ∪ is union, ∩ intersection, V the Universe, Λ nothing',
    () => {
      const given = { goal: 5, permitted: 'B R N L', variations: { unionInter: true, univNull: true } };
      expect(faults(given, 'B U R')).toEqual([]);
      expect(faults({ ...given, goal: 2 }, 'B U R')).toEqual(['wrong-value']);
      expect(faults({ ...given, goal: 3 }, 'B N V')).toEqual([]);
      expect(faults({ ...given, goal: 0 }, 'B N L')).toEqual([]);
    },
  );
});

describe('Required Cube', () => {
  inBoth(['XIII-A-1', 'XIII-B-1', 'XIII-C-4'], 'a cube with that symbol has to be used', edition => {
    for (const division of ['elementary', 'middle', 'junior', 'senior']) {
      const given = { edition, division, goal: 5, permitted: 'B G U V', variations: { requiredCube: 'V' } };
      expect(faults(given, 'B U G')).toEqual(['required-cube-missing']);
      expect(faults({ ...given, goal: 8 }, 'B U V')).toEqual([]);
    }
  });

  inBoth(
    'XIII-A-1 comment',
    'a wild cube that stands for the symbol does not count, nor does an interchangeable one',
    edition => {
      const given = { edition, goal: 1, permitted: 'B R Y', variations: wild('Y', { requiredCube: '-' }) };
      expect(faults(given, 'B -* R')).toEqual(['required-cube-missing']);
      expect(exists({ ...given, mode: 'forceout' })).toBe(false);
      const union = { edition, goal: 5, permitted: 'B R N', variations: { requiredCube: 'U', unionInter: true } };
      expect(faults(union, 'B U R')).toEqual(['required-cube-missing']);
      expect(faults({ ...union, goal: 2, permitted: 'B R U' }, 'B N R')).toEqual([]);
    },
  );

  inBoth('XIII-B-1 comment', '= and ⊆ are met in a Restriction, others in either part', edition => {
    const relation = { edition, goal: 5, permitted: 'B B G R U C', variations: { requiredCube: 'C' } };
    expect(faults(relation, 'B U G')).toEqual(['required-cube-missing']);
    expect(faults(relation, 'B U G', { restrictions: ['B C B'] })).toEqual([]);
    const colour = { ...relation, variations: { requiredCube: 'R' } };
    expect(faults(colour, 'B U G')).toEqual(['required-cube-missing']);
    expect(faults({ ...colour, goal: 4 }, 'B U G', { restrictions: ['B C R'] })).toEqual([]);
    expect(
      faults({ ...colour, required: 'R', permitted: 'B B G U C', goal: 4 }, 'B U G', { restrictions: ['B C R'] }),
    ).toContain('required-unused');
  });

  inBoth(
    ['VII-B-5', 'VII-B-5 examples'],
    'Required − asks for a −, Two Operations for two signs in the Set-Name',
    edition => {
      expect(faults({ edition, goal: 5, variations: { requiredCube: '-' } }, 'B U G')).toEqual([
        'required-cube-missing',
      ]);
      expect(faults({ edition, goal: 1, variations: { requiredCube: '-' } }, 'B - R')).toEqual([]);
      expect(
        faults({ edition, goal: 5, variations: { twoOps: true } }, 'B U G', { restrictions: ['R U Y = R U Y'] }),
      ).toContain('too-few-operations');
    },
  );
});
