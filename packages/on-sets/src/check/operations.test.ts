import { describe, expect } from 'vitest';
import { exists, faults, in2026, inBoth } from '../ask.test-help.ts';

describe('Two Operations', () => {
  inBoth(['XIII-A-5', 'XIII-B-5', 'XIII-C-6'], 'at least two operation signs in the Set-Name', edition => {
    for (const division of ['elementary', 'middle', 'junior', 'senior']) {
      const given = { edition, division, goal: 5, permitted: "B G U ' '", variations: { twoOps: true } };
      expect(faults(given, 'B U G')).toEqual(['too-few-operations']);
      expect(faults({ ...given, goal: 3 }, "(B U G)'")).toEqual([]);
      expect(exists({ ...given, permitted: 'B G', mode: 'forceout' })).toBe(false);
    }
  });

  inBoth('XIII-B-5', 'signs in the Restriction do not count', edition => {
    const given = { edition, goal: 5, variations: { twoOps: true } };
    expect(
      faults({ ...given, resources: "B B G G R R U U ' =" }, 'B U G', { restrictions: ['R U B = R U B'] }),
    ).toContain('too-few-operations');
  });

  inBoth('XIII-A-5 comment (a)', 'a wild cube counts as what it stands for', edition => {
    const given = { edition, goal: 3, permitted: 'B G U Y', variations: { twoOps: true, wildCube: 'Y' } };
    expect(faults(given, "(B U G)'*")).toEqual([]);
    expect(
      faults({ ...given, permitted: 'B U U', goal: 3, variations: { twoOps: true, wildCube: 'U' } }, 'B U* B'),
    ).toContain('too-few-operations');
    expect(
      faults({ ...given, goal: 5, permitted: 'B U U', variations: { twoOps: true, wildCube: 'U' } }, 'B -* R*'),
    ).toContain('wild-inconsistent');
  });

  inBoth('XIII-A-5 comment (b)', 'the two signs may be alike', edition => {
    expect(faults({ edition, goal: 8, permitted: 'R B V U U', variations: { twoOps: true } }, 'R U B U V')).toEqual([]);
  });

  in2026('GLO operation-symbol', '∪ ∩ − ′ are operation signs even when a variation gives them another meaning', () => {
    const given = { division: 'senior', goal: 3, permitted: "B R - '", variations: { twoOps: true, symDiff: true } };
    expect(faults({ ...given, goal: 5 }, "(B - R)'")).toEqual([]);
    expect(faults(given, 'B - R')).toEqual(['too-few-operations']);
    expect(faults(given, 'B = R')).toEqual(['relation-in-set-name']);
  });
});

describe('Multiple Operations', () => {
  inBoth(
    ['XIII-A-6', 'XIII-B-6', 'XIII-C-1'],
    'an operation with a cube outside Forbidden may be repeated',
    edition => {
      for (const [division, variations] of [
        ['elementary', { multipleOps: true }],
        ['middle', { multipleOps: true }],
        ['junior', {}],
        ['senior', {}],
      ] as const) {
        const given = { edition, division, goal: 6, permitted: 'B G R U', variations };
        expect(faults(given, 'B U G U R')).toEqual([]);
        expect(faults({ ...given, permitted: 'B G R', forbidden: 'U' }, 'B U G U R')).toContain('forbidden-used');
        expect(faults({ ...given, forbidden: 'U' }, 'B U G U R')).toEqual([]);
      }
      expect(faults({ edition, goal: 6, permitted: 'B G R U' }, 'B U G U R')).toEqual(['no-such-cube']);
    },
  );

  inBoth('XIII-B-6', 'in the Restriction and in the Set-Name', edition => {
    const given = { edition, division: 'middle', goal: 6, permitted: 'B G R Y = U', variations: { multipleOps: true } };
    expect(faults({ ...given, goal: 5 }, 'B U G', { restrictions: ['B U G U R = R U Y'] })).toContain('no-such-cube');
    expect(
      faults({ ...given, permitted: 'B B G G R R = U' }, 'B U G U R', { restrictions: ['B U G U R = B U G U R'] }),
    ).toEqual([]);
  });

  inBoth('XIII-A-6', 'every Required copy is still used', edition => {
    const given = { edition, goal: 5, required: 'U U', permitted: 'B G R', variations: { multipleOps: true } };
    expect(faults(given, 'B U G')).toEqual(['required-unused']);
    expect(faults({ ...given, goal: 6 }, 'B U G U R')).toEqual([]);
  });

  inBoth(
    'XIII-A-6 comment (a)',
    'after Impossible signs in Resources, after Now the one Resources cube, wild or not',
    edition => {
      const given = { edition, goal: 6, permitted: 'B G R', variations: { multipleOps: true } };
      expect(faults({ ...given, mode: 'impossible', resources: 'U Y' }, 'B U G U R')).toEqual([]);
      expect(faults({ ...given, mode: 'now', resources: 'U Y' }, 'B U G U R')).toEqual([]);
      const viaWild = { ...given, mode: 'now', resources: 'Y V', variations: { multipleOps: true, wildCube: 'Y' } };
      expect(faults(viaWild, 'B U* G U* R')).toEqual([]);
      expect(faults({ ...given, mode: 'forceout', resources: 'U Y' }, 'B U G U R')).toEqual(['resources-used']);
    },
  );

  inBoth('XIII-A-6', 'a wild operation cube that stands for something else may not be repeated', edition => {
    const given = { edition, goal: 3, permitted: "U B '", variations: { multipleOps: true, wildCube: 'U' } };
    expect(faults({ ...given, goal: 4 }, "R*''")).toEqual([]);
    expect(faults({ ...given, goal: 4, permitted: 'U N' }, 'R* N R*')).toEqual(['no-such-cube']);
  });

  inBoth('XIII-A-6 comment (b)', 'repeats need no mark', edition => {
    expect(faults({ edition, goal: 5, permitted: "B '", variations: { multipleOps: true } }, "B'''")).toEqual([]);
  });

  in2026('APP-A multiple', 'the sign is simply written again', () => {
    expect(faults({ goal: 3, permitted: "B '", variations: { multipleOps: true } }, "B''''")).toEqual([]);
    expect(
      exists({ goal: 5, permitted: "B '", mode: 'forceout', variations: { multipleOps: true, twoOps: true } }),
    ).toBe(true);
  });
});
