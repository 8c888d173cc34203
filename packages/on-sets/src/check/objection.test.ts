import { describe, expect, it } from 'vitest';
import { clausesOf, EIGHT, equals, faults, in2026, inBoth, type Setting, setting } from '../ask.test-help.ts';
import { readPosition } from '../questions/read-position.ts';
import type { WrittenSolution } from '../solution.ts';
import { covers } from './finding.ts';
import { checkObjection } from './objection.ts';

const BUDGET = { steps: 1e6 };

function object(given: Setting, solution: Partial<WrittenSolution>, reason: string, regroup: string | null = null) {
  const written = { restrictions: [], setName: '', ...solution };
  return checkObjection(readPosition(setting(given)), [written], { reason, regroup, proof: null }, BUDGET).upheld;
}

describe('ambiguity', () => {
  inBoth(['VII-B-6', 'VII-B-6-a'], 'every legal reading has to equal the Goal', edition => {
    expect(faults({ edition, goal: 4 }, 'B U G - R')).toEqual(['ambiguous']);
    expect(faults({ edition, goal: 2 }, 'B U G - R')).toEqual(['ambiguous']);
    expect(faults({ edition, goal: 3 }, 'B U G - R')).toEqual(['wrong-value']);
    expect(faults({ edition, goal: 6, resources: 'B U U G R' }, 'B U G U R')).toEqual([]);
    expect(clausesOf({ edition, goal: 4 }, 'B U G - R')).toEqual([`${edition} VII-B-6-a`]);
  });

  inBoth('VII-B-6', 'a reading that breaks a variation is enough, also inside a Restriction', edition => {
    const given = {
      edition,
      division: 'junior',
      goal: 4,
      resources: "B U N G R Y '",
      variations: { requiredCard: 'B' },
    };
    expect(faults({ ...given, goal: 3 }, 'B U G N R')).toEqual(expect.arrayContaining(['ambiguous']));
    expect(faults({ edition, goal: 2 }, 'B', { restrictions: ['B C R U G - Y'] })).toEqual([]);
    expect(
      faults({ edition, goal: 3, resources: 'B B R G = U -' }, 'B', { restrictions: ['B U G - R = B'] }),
    ).toContain('ambiguous');
  });

  inBoth('VII-C-5-c', 'shown by the same symbols with grouping added', edition => {
    const given = { edition, goal: 2 };
    const solution = { setName: 'B U G - R' };
    expect(object(given, solution, 'VII-C-5-c', 'B U (G - R)')).toBe(true);
    expect(object(given, solution, 'VII-C-5-c', '(B U G) - R')).toBe(false);
    expect(object(given, solution, 'VII-C-5-c', 'B U (R - G)')).toBe(false);
    expect(object(given, solution, 'VII-C-5-c', 'B U (G N R)')).toBe(false);
    expect(object(given, solution, 'VII-C-5-c')).toBe(false);
    expect(object(given, { setName: '(B U G) - R' }, 'VII-C-5-c', 'B U (G - R)')).toBe(false);
    expect(object({ edition, goal: 7 }, { setName: "R U G'" }, 'VII-C-5-c', "(R U G)'")).toBe(false);
    const primed = { setName: "B U (G N R)' - R" };
    expect(object({ edition, goal: 4 }, primed, 'VII-C-5-c', "B U ((G N R)' - R)")).toBe(true);
    expect(object({ edition, goal: 4 }, primed, 'VII-C-5-c', "B U ((G U R)' - R)")).toBe(false);
    expect(object({ edition, goal: 4 }, primed, 'VII-C-5-c', 'B U ((G N R) - R)')).toBe(false);
  });

  inBoth('VII-C-5-c', 'a Restriction may be regrouped too, and marks need not be copied', edition => {
    const restricted = { edition, goal: 3, resources: 'B B R G = U -' };
    const solution = { setName: 'B', restrictions: ['B U G - R = B'] };
    const wrong = ['(B U G) - R = B', 'B U (G - R) = B'].map(text => object(restricted, solution, 'VII-C-5-c', text));
    expect(wrong).toEqual([true, false]);
    const wild = { edition, goal: 2, permitted: 'B U G Y R', variations: { wildCube: 'Y' } };
    expect(object(wild, { setName: 'B U G -* R' }, 'VII-C-5-c', 'B U (G - R)')).toBe(true);
    expect(object(wild, { setName: 'B U G Y R', wildAs: '-' }, 'VII-C-5-c', 'B U (G Y R)')).toBe(true);
    expect(object(wild, { setName: 'B U G Y R', wildAs: '-' }, 'VII-C-5-c', 'B U (G - R)')).toBe(true);
  });

  it('a regrouping that breaks Required Card is upheld, one that is itself ambiguous both ways is not', () => {
    const either = {
      layout: 'row2',
      digits: [
        { d: 3, up: true },
        { d: 1, up: false },
      ],
    } as const;
    const given = { division: 'junior', goal: either, variations: { absValue: true, requiredCard: 'BR' } };
    expect(faults(given, 'B U G - R')).toEqual(['required-card-missing']);
    expect(object(given, { setName: 'B U G - R' }, 'VII-C-5-c', '(B U G) - R')).toBe(true);
    expect(object(given, { setName: 'B U G - R' }, 'VII-C-5-c', 'B U (G - R)')).toBe(false);
    expect(object(given, { setName: 'B U G - R' }, 'VII-C-5-e')).toBe(false);
    expect(object({ goal: 2 }, { setName: 'B U G - R' }, 'VII-C-5-c', 'B U G - R')).toBe(false);
  });

  in2026(['APP-A-1', 'APP-A-2'], 'grouping and the meaning of every cube have to be plain on the paper', () => {
    expect(faults({ goal: 2 }, '(B U G) - R')).toEqual([]);
    expect(faults({ goal: 2 }, 'B U G - R')).toEqual(['ambiguous']);
    const wild = { goal: 2, permitted: 'B U G Y R', variations: { wildCube: 'Y' } };
    expect(faults(wild, '(B U G) -* R')).toEqual([]);
    expect(faults(wild, '(B U G) - R')).toEqual(['no-such-cube']);
  });
});

describe('objections by clause', () => {
  const given: Setting = { goal: 4, required: 'Y', permitted: 'B G', forbidden: 'U', variations: { twoOps: true } };
  const solution = { setName: 'B U G' };

  it('hold exactly when a true reason stands under the clause named or under a narrower one', () => {
    const raise = (reason: string): boolean | null => object(given, solution, reason);
    for (const reason of [
      'VII-B-4-d',
      'VII-B-4-b',
      'VII-B-4',
      'VII-B',
      'VII-C-5-b',
      'VII-B-3',
      'VII-B-5',
      'VII-C-5-e',
      'XIII-B-5',
      'XIII',
    ])
      expect(raise(reason), reason).toBe(true);
    for (const reason of [
      'VII-B-4-a',
      'VII-B-4-e',
      'VII-C-5-a',
      'VII-C-5-d',
      'VII-B-2',
      'VII-B-1',
      'XIII-B-2',
      'V',
      'nonsense',
      '',
    ])
      expect(raise(reason), reason).toBe(false);
  });

  it('an ambiguous Solution does not fall to "wrong value" unless every reading misses', () => {
    expect(object({ goal: 4 }, { setName: 'B U G - R' }, 'VII-C-5-b')).toBe(false);
    expect(object({ goal: 3 }, { setName: 'B U G - R' }, 'VII-C-5-b')).toBe(true);
  });

  it('a clause covers itself, its parts and its named pieces', () => {
    expect(covers('VII-B-4', 'VII-B-4-d')).toBe(true);
    expect(covers('VII-B-4-d', 'VII-B-4')).toBe(false);
    expect(covers('VII-B-4-d comment', 'VII-B-4-d')).toBe(true);
    expect(covers('onsets-2026 VI-A', 'VI-A restriction-cubes')).toBe(true);
    expect(covers('VII-B', 'VII-B')).toBe(true);
    expect(covers('V', 'VII-B')).toBe(false);
  });
});

describe("the judge's question", () => {
  in2026('VII-C-6-b', 'yes when one reading equals one value of the Goal; nothing else is looked at', () => {
    expect(equals({ goal: 4 }, 'B U G - R')).toBe(true);
    expect(equals({ goal: 2 }, 'B U G - R')).toBe(true);
    expect(equals({ goal: 3 }, 'B U G - R')).toBe(false);
    expect(
      equals({ goal: 5, forbidden: 'U', permitted: 'B G', variations: { twoOps: true, requiredCube: 'Y' } }, 'B U G'),
    ).toBe(true);
    const either = {
      layout: 'row2',
      digits: [
        { d: 3, up: true },
        { d: 2, up: false },
      ],
    } as const;
    expect(equals({ goal: either, variations: { absValue: true } }, 'B - R')).toBe(true);
    expect(equals({ goal: either }, 'B U G')).toBe(false);
    expect(equals({ goal: 3 }, 'B U')).toBe(false);
    expect(equals({ goal: { layout: 'backL', digits: [1, 2, 3].map(d => ({ d, up: true })) } }, 'B U G')).toBe(false);
    expect(equals({ universe: EIGHT, goal: 2 }, 'B', { restrictions: ['B C R'] })).toBe(true);
  });
});
