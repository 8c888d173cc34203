import { describe, expect, it } from 'vitest';
import { counted, EIGHT, faults, in2026, inBoth, named, SIXTEEN } from '../ask.test-help.ts';
import { listGroupings, scaleFor } from '../check/interpret.ts';
import { parseSetName } from '../language/parse.ts';
import { NONE_IN_FORCE } from '../position.ts';

const cards = (text: string): string[] => [text.split(' ').sort().join(' ')];

describe('what a Set-Name names', () => {
  inBoth('I-B-2-b', 'a colour names the cards that bear it', edition => {
    expect(named(edition, 'B')).toEqual(cards('BRG BR B'));
    expect(named(edition, 'Y')).toEqual(cards('GY Y'));
  });

  inBoth(['I-B-2-c', 'I-B-2-c-i'], 'union', edition => {
    expect(named(edition, 'B ∪ G')).toEqual(cards('BRG BR B RG GY'));
    expect(counted(edition, 'BUG', { universe: SIXTEEN })).toEqual([12]);
  });

  inBoth('I-B-2-c-ii', 'intersection', edition => {
    expect(named(edition, 'B ∩ R')).toEqual(cards('BRG BR'));
    expect(counted(edition, 'RNY', { universe: SIXTEEN })).toEqual([4]);
  });

  inBoth('I-B-2-c-iii', 'subtraction', edition => {
    expect(named(edition, 'B − R')).toEqual(cards('B'));
    expect(named(edition, 'R - B')).toEqual(cards('R RG'));
  });

  inBoth('I-B-2-c-iv', 'complement, written behind its set', edition => {
    expect(named(edition, "R'")).toEqual(cards('B GY Y blank'));
    expect(named(edition, "'R")).toEqual([]);
  });

  inBoth(['I-B-2-d-i', 'I-B-2-d-ii'], 'V is every card, Λ is none', edition => {
    expect(named(edition, 'V')).toEqual(cards(EIGHT.join(' ')));
    expect(named(edition, 'Λ')).toEqual(['']);
  });

  inBoth('VI-A examples', 'V, Λ and complements of groups are ordinary operands', edition => {
    expect(counted(edition, "R'")).toEqual([4]);
    expect(counted(edition, 'G U Y')).toEqual([4]);
    expect(counted(edition, '(R ∩ B) − Λ')).toEqual([2]);
    expect(counted(edition, "(V - G)' U R")).toEqual([5]);
  });

  in2026(
    ['GLO union', 'GLO intersection', 'GLO set-subtraction', 'GLO complement'],
    'the four operations on two overlapping sets',
    () => {
      expect(counted('onsets-2026', 'B U R')).toEqual([5]);
      expect(counted('onsets-2026', 'B N R')).toEqual([2]);
      expect(counted('onsets-2026', 'B - R')).toEqual([1]);
      expect(counted('onsets-2026', "(B U R)'")).toEqual([3]);
    },
  );

  in2026(['GLO universe', 'GLO universal-set'], 'V follows the deal', () => {
    expect(counted('onsets-2026', 'V', { universe: ['B', 'blank'] })).toEqual([2]);
    expect(counted('onsets-2026', 'V', { universe: SIXTEEN })).toEqual([16]);
  });

  in2026(['GLO empty-set', 'GLO null-set', 'GLO set-name'], 'a Set-Name may name no card at all', () => {
    expect(named('onsets-2026', 'B - B')).toEqual(['']);
    expect(named('onsets-2026', 'L')).toEqual(['']);
  });

  in2026(['GLO symmetric-difference'], 'in exactly one of the two sets', () => {
    expect(named('onsets-2026', 'B - R', { variations: { symDiff: true } })).toEqual(cards('B R RG'));
  });
});

describe('how a text may be read', () => {
  inBoth(['VII-B-6-b', 'BASIC-III-E'], '′ binds before everything; ∪, ∩ and − have no order among them', edition => {
    expect(counted(edition, "R U G'")).toEqual([7]);
    expect(counted(edition, 'B U G - R')).toEqual([2, 4]);
    expect(counted(edition, 'B - R - G')).toEqual([1, 2]);
    expect(counted(edition, "B - G' - R", { variations: { symDiff: true } })).toEqual([4]);
  });

  inBoth('VII-C-5-c examples', 'B ∪ G − R has two readings, R ∪ G′ has one', edition => {
    expect(named(edition, 'B U G - R')).toEqual([...cards('B GY'), ...cards('B BR BRG GY')].sort());
    expect(named(edition, "R U G'")).toHaveLength(1);
  });

  in2026(['GLO ambiguous-solution', 'GLO legal-interpretation'], 'readings that name the same cards are one', () => {
    expect(counted('onsets-2026', 'B U R U G')).toHaveLength(1);
    expect(counted('onsets-2026', 'B U G N R')).toEqual([3, 4]);
    expect(named('onsets-2026', 'B U G N R')).toHaveLength(2);
  });

  in2026(['GLO order', 'GLO grouping-symbols'], 'paired grouping of three kinds fixes the order', () => {
    expect(counted('onsets-2026', '(B U G) - R')).toEqual([2]);
    expect(counted('onsets-2026', 'B U [G - R]')).toEqual([4]);
    expect(counted('onsets-2026', '{B U G} - R')).toEqual([2]);
  });
});

describe('listing groupings', () => {
  const list = (text: string, limit?: number) => {
    const parsed = parseSetName(text);
    if (!parsed.ok) throw new Error(parsed.error.code);
    return listGroupings(parsed.value, scaleFor(EIGHT, { ...NONE_IN_FORCE }, undefined), limit);
  };

  it('names every one with its cards and count', () => {
    expect(list('B U G - R')).toEqual([
      { text: 'B U (G - R)', cards: ['BRG', 'BR', 'B', 'GY'], count: 4 },
      { text: '(B U G) - R', cards: ['B', 'GY'], count: 2 },
    ]);
    expect(list("(B U G)' N R")).toHaveLength(1);
    expect(list('B U R U G U Y').map(grouping => grouping.count)).toEqual([7, 7, 7, 7, 7]);
  });

  it('stops at its limit, however long the row', () => {
    expect(list(Array(200).fill('B').join(' U '), 50)).toHaveLength(50);
  });
});

describe('what Restrictions leave', () => {
  inBoth('VI-B-2-a', 'S₁ ⊆ S₂ takes out the cards in S₁ that are not in S₂', edition => {
    expect(named(edition, 'V', { restrictions: ['B C R'] })).toEqual(cards('BRG BR R RG GY Y blank'));
  });

  inBoth('VI-B-2-a examples', 'either side may be Λ, a complement or a group, and both may be the same', edition => {
    expect(counted(edition, 'V', { restrictions: ["B ⊆ R'"] })).toEqual([6]);
    expect(counted(edition, 'V', { restrictions: ['G - Y C Λ'] })).toEqual([6]);
    expect(counted(edition, 'V', { restrictions: ["B - R C (G N V)'"] })).toEqual([8]);
    expect(counted(edition, 'V', { restrictions: ['B U Y C B U Y'] })).toEqual([8]);
  });

  inBoth('VI-B-2-b', 'S₁ = S₂ takes out the cards in exactly one of them', edition => {
    expect(named(edition, 'V', { restrictions: ['B = R'] })).toEqual(cards('BRG BR GY Y blank'));
  });

  inBoth('VI-B-2-b examples', 'a side may be V, a difference or a complement; R = R is legal', edition => {
    expect(counted(edition, 'V', { restrictions: ['G - Y = V'] })).toEqual([2]);
    expect(counted(edition, 'V', { restrictions: ["(B N G)' = Y - R"] })).toEqual([3]);
    expect(counted(edition, 'V', { restrictions: ['R = R'] })).toEqual([8]);
  });

  inBoth(['VI-B-2-c', 'VI-B-2-c-i'], 'a chain asks for every adjacent relation, in every mix', edition => {
    const left = (restriction: string): readonly number[] => counted(edition, 'V', { restrictions: [restriction] });
    expect(left('B C R C G')).toEqual([5]);
    expect(left('B = R = G')).toEqual([3]);
    expect(left('B C R = G')).toEqual([4]);
    expect(left('B = R C G')).toEqual([4]);
  });

  inBoth('VI-B-2-c-ii', 'longer chains work the same way', edition => {
    expect(counted(edition, 'V', { restrictions: ['B C R C G C Y'] })).toEqual([3]);
    expect(counted(edition, 'V', { restrictions: ['B = R = G = Y'] })).toEqual([1]);
  });

  inBoth(['VI-B-1', 'I-B-2-d-iii'], 'the Set-Name is worked out on the cards that are left', edition => {
    expect(named(edition, 'B', { restrictions: ['B C R'] })).toEqual(cards('BRG BR'));
    expect(named(edition, "R'", { restrictions: ['B C R'] })).toEqual(cards('GY Y blank'));
  });

  inBoth('VII-B-3 order', 'all Restrictions come first, and their order does not matter', edition => {
    const one = named(edition, "Y'", { restrictions: ['B C R', 'G = Y'] });
    expect(named(edition, "Y'", { restrictions: ['G = Y', 'B C R'] })).toEqual(one);
    expect(one).toEqual(cards('BR R blank'));
  });

  inBoth(['VI-B-1 comment (a)', 'VI-B-1 comment (b)'], 'a Restriction touches no other Solution', edition => {
    expect(counted(edition, 'V', { restrictions: ['B = V'] })).toEqual([3]);
    expect(counted(edition, 'V')).toEqual([8]);
    expect(faults({ edition, goal: 3 }, 'B', { restrictions: ['B = B'] })).toEqual([]);
  });

  in2026(
    ['GLO restricted-universe', 'GLO restriction', 'GLO chain'],
    'what a chain leaves is the restricted Universe',
    () => {
      expect(named('onsets-2026', "L'", { restrictions: ['B C R = G'] })).toEqual(cards('BRG RG Y blank'));
    },
  );
});
