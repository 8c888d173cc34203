import { describe, expect } from 'vitest';
import { ask, clausesOf, exists, faults, in2026, inBoth, setting } from '../ask.test-help.ts';
import type { OnSetsEdition } from '../position.ts';

describe('Required, Permitted, Forbidden', () => {
  inBoth(
    ['VII-B-4-b', 'I-B-3-b', 'BASIC-III-B'],
    'every Required cube is in the Restriction part and again in the Set-Name',
    edition => {
      const given = { edition, goal: 5, required: 'B U', permitted: 'G G R R Y =' };
      expect(faults(given, 'B U G')).toEqual([]);
      expect(faults({ ...given, permitted: 'G G R R Y = N', goal: 2 }, 'G N R')).toEqual([
        'required-unused',
        'required-unused',
      ]);
      expect(faults(given, 'B U G', { restrictions: ['B U R = B U R'] })).toContain('no-such-cube');
      expect(
        faults({ ...given, required: 'B', permitted: 'B U G R R =' }, 'B U G', { restrictions: ['R = R'] }),
      ).toEqual(['required-unused']);
      expect(
        faults({ ...given, required: 'B', permitted: 'B U G R R =' }, 'B U G', { restrictions: ['B = B'] }),
      ).toEqual([]);
    },
  );

  inBoth('VII-B-4-b', 'an unused Required cube is named once', edition => {
    const given = setting({ edition, goal: 5, required: 'V', permitted: 'B U G R' });
    const { reasons } = ask({ ...given, ask: 'judge', solutions: [{ restrictions: [], setName: 'B U G' }] });
    const facts = { n: 1, face: 'V', part: 'set-name', uses: 0 };
    expect(reasons).toMatchObject([{ code: 'required-unused', message: { said: { facts } } }]);
  });

  inBoth('VII-B-4-b', 'a Required = or ⊆ is not asked for in the Set-Name', edition => {
    expect(faults({ edition, goal: 2, required: 'C', permitted: 'B R' }, 'B', { restrictions: ['B C R'] })).toEqual([]);
  });

  inBoth(
    ['VII-B-4-c', 'I-B-3-c', 'BASIC-III-D'],
    'a Permitted cube may serve in the Restriction part and once more in the Set-Name',
    edition => {
      const given = { edition, goal: 2, permitted: 'B R C' };
      expect(faults(given, 'B', { restrictions: ['B C R'] })).toEqual([]);
      expect(faults({ ...given, goal: 4 }, 'R', { restrictions: ['B C R'] })).toEqual([]);
      expect(faults({ ...given, goal: 3 }, 'B', { restrictions: ['B C B'] })).toEqual(['no-such-cube']);
      expect(faults({ ...given, permitted: 'B R C G Y U' }, 'B', { restrictions: ['B C R'] })).toEqual([]);
    },
  );

  inBoth(['VII-B-4-d', 'I-B-3-d', 'BASIC-III-C'], 'no Forbidden cube is used', edition => {
    expect(faults({ edition, goal: 5, permitted: 'B G', forbidden: 'U' }, 'B U G')).toEqual(['forbidden-used']);
    expect(clausesOf({ edition, goal: 5, permitted: 'B G', forbidden: 'U' }, 'B U G')).toEqual([
      `${edition} VII-B-4-d`,
    ]);
  });

  inBoth('VII-B-4-d comment', 'a symbol may be Forbidden on one cube and Required on another', edition => {
    const given = { edition, goal: 5, required: 'U', permitted: 'B G R', forbidden: 'U' };
    expect(faults(given, 'B U G')).toEqual([]);
    expect(faults(given, '(B U G) U R')).toContain('forbidden-used');
  });

  inBoth(
    ['VII-B-4-e', 'BASIC-IV-A-1', 'V-A-2'],
    'after Now at most one Resources cube, in one part or in both',
    edition => {
      const given = { edition, goal: 5, mode: 'now', required: 'B', permitted: 'U =', resources: 'G R V' };
      expect(faults(given, 'B U G')).toEqual([]);
      expect(faults({ ...given, permitted: '=', resources: 'U G R' }, 'B U G')).toContain('too-many-from-resources');
      expect(faults({ ...given, permitted: 'U = B' }, 'B U G', { restrictions: ['B = B U G'] })).not.toContain(
        'too-many-from-resources',
      );
      expect(exists(given)).toBe(true);
      expect(exists({ ...given, permitted: '', resources: 'U G R V' })).toBe(false);
    },
  );

  const basicNow = (edition: OnSetsEdition) =>
    ({ edition, division: 'elementary', goal: 5, mode: 'now', resources: 'G R V' }) as const;

  inBoth('BASIC-IV-A-1-a', 'after Now every Required cube is used', edition => {
    const given = { ...basicNow(edition), required: 'B', permitted: 'U' };
    expect(faults(given, 'B U G')).toEqual([]);
    expect(faults({ ...given, required: 'B Y' }, 'B U G')).toContain('required-unused');
  });

  inBoth('BASIC-IV-A-1-b', 'after Now none, some or all of the Permitted cubes are used', edition => {
    const given = { ...basicNow(edition), required: 'B U' };
    expect(faults(given, 'B U G')).toEqual([]);
    expect(faults({ ...given, permitted: "G Y '" }, 'B U G')).toEqual([]);
    expect(faults({ ...given, required: '', permitted: 'B U G' }, 'B U G')).toEqual([]);
  });

  inBoth('BASIC-IV-A-1-c', 'after Now one Resources cube is used, or none, and never two', edition => {
    const given = { ...basicNow(edition), permitted: 'B U' };
    expect(faults(given, 'B U G')).toEqual([]);
    expect(faults({ ...given, permitted: 'B U G' }, 'B U G')).toEqual([]);
    expect(faults({ ...given, permitted: 'B', resources: 'U G V' }, 'B U G')).toEqual(['too-many-from-resources']);
  });

  inBoth('VII-B-4-e', 'the one Resources cube may serve the Restriction part and the Set-Name', edition => {
    const given = { edition, goal: 2, mode: 'now', required: 'B', permitted: 'C', resources: 'R G' };
    expect(faults(given, 'B', { restrictions: ['B C R'] })).toEqual([]);
    expect(faults({ ...given, permitted: 'C U', goal: 5 }, 'B U R', { restrictions: ['B C R'] })).toContain(
      'wrong-value',
    );
    expect(faults({ ...given, permitted: 'C U', goal: 4 }, 'B U R', { restrictions: ['B C R'] })).toEqual([]);
    expect(faults({ ...given, permitted: 'C U', goal: 4 }, 'B U G', { restrictions: ['B C R'] })).toContain(
      'too-many-from-resources',
    );
  });

  inBoth(
    ['VII-B-4-f', 'BASIC-IV-A-2', 'V-A-1'],
    'after Impossible every Resources cube counts as Permitted',
    edition => {
      const given = { edition, goal: 5, mode: 'impossible', required: 'B', resources: 'U G R V' };
      expect(faults(given, 'B U G')).toEqual([]);
      expect(exists(given)).toBe(true);
      expect(exists({ ...given, resources: 'G R V' })).toBe(false);
    },
  );

  inBoth('VII-B-4', 'in a forceout and after the last cube only the mat is there', edition => {
    const given = { edition, goal: 5, mode: 'forceout', permitted: 'B U', resources: 'G' };
    expect(faults(given, 'B U G')).toEqual(['resources-used']);
    expect(faults({ ...given, mode: 'stop' }, 'B U G')).toEqual([]);
  });

  inBoth(['VII-B-4-a', 'BASIC-III-A'], 'at least two cubes over the whole Solution', edition => {
    expect(faults({ edition, goal: 3 }, 'B')).toEqual(['one-cube']);
    expect(faults({ edition, goal: 3, resources: 'B B =' }, 'B', { restrictions: ['B = B'] })).toEqual([]);
    expect(exists({ edition, goal: 3, resources: 'B' })).toBe(false);
    expect(exists({ edition, goal: 3, resources: 'B B =' })).toBe(true);
  });

  inBoth(['VII-B-2', 'VII-B-2 optional'], 'a Restriction is compulsory only when = or ⊆ is Required', edition => {
    const given = { edition, goal: 5, permitted: 'B U G =' };
    expect(faults(given, 'B U G')).toEqual([]);
    expect(faults({ ...given, required: '=', permitted: 'B U G' }, 'B U G')).toEqual(['restriction-missing']);
    expect(faults({ ...given, required: '=', permitted: 'B B U G R' }, 'B U G', { restrictions: ['B = B'] })).toEqual(
      [],
    );
    expect(exists({ ...given, required: '=', permitted: 'B' })).toBe(false);
  });

  inBoth('I-B-2-d comment', 'in Elementary there are no Restrictions', edition => {
    const given = { edition, division: 'elementary', goal: 3, permitted: 'B B =' };
    expect(faults(given, 'B', { restrictions: ['B = B'] })).toContain('restrictions-not-played');
    expect(exists(given)).toBe(false);
  });

  in2026(['GLO required', 'GLO permitted', 'GLO forbidden'], 'the three sections at once', () => {
    const given = { goal: 5, required: 'B', permitted: 'U G R', forbidden: 'G' };
    expect(faults(given, 'B U G')).toEqual([]);
    expect(faults({ ...given, goal: 6 }, 'R U G')).toContain('required-unused');
    expect(faults(given, '(B U G) U G')).toContain('forbidden-used');
  });

  in2026(
    ['GLO now-challenge', 'GLO impossible-challenge'],
    'one Resources cube for Now, all of them against Impossible',
    () => {
      const given = { goal: 5, required: 'B', resources: 'U G R' };
      expect(exists({ ...given, mode: 'now' })).toBe(false);
      expect(exists({ ...given, mode: 'impossible' })).toBe(true);
    },
  );
});

describe('a Solution as a whole', () => {
  inBoth(['VII-B', 'VII-B-1', 'BASIC-III'], 'correct means every criterion; every one that fails is told', edition => {
    expect(faults({ edition, goal: 5 }, 'B U G')).toEqual([]);
    const bad = { edition, goal: 4, required: 'Y =', permitted: 'B G', forbidden: 'U', variations: { twoOps: true } };
    expect([...faults(bad, 'B U G')].sort()).toEqual(
      ['forbidden-used', 'required-unused', 'restriction-missing', 'too-few-operations', 'wrong-value'].sort(),
    );
    expect(faults({ edition, goal: 5 }, '', { restrictions: ['B = B'] })).toEqual(['empty-text']);
  });

  inBoth(['VII-B-3', 'VII-C-5-b'], 'the number of cards named has to be a value of the Goal', edition => {
    expect(faults({ edition, goal: 5 }, 'B U G')).toEqual([]);
    expect(faults({ edition, goal: 4 }, 'B U G')).toEqual(['wrong-value']);
    expect(clausesOf({ edition, goal: 4 }, 'B U G')).toEqual([`${edition} VII-B-3`]);
  });

  in2026(
    ['GLO correct-solution', 'GLO incorrect-solution', 'GLO solution', 'GLO set-name-part', 'GLO restriction-part'],
    'one Set-Name, and a Restriction part where it is needed',
    () => {
      const given = { goal: 2, required: 'C', permitted: 'B R' };
      expect(faults(given, 'B', { restrictions: ['B C R'] })).toEqual([]);
      expect(faults(given, 'B')).toContain('restriction-missing');
      expect(faults(given, '', { restrictions: ['B C R'] })).toEqual(['empty-text']);
      expect(faults(given, 'B, R', { restrictions: ['B C R'] })).toEqual(['unknown-symbol']);
    },
  );
});
