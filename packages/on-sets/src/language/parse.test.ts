import { describe, expect, it } from 'vitest';
import { faults, in2026, inBoth, named } from '../ask.test-help.ts';
import { parseRestriction, parseSetName } from './parse.ts';

const errorIn = (text: string): readonly [string, number] | null => {
  const parsed = parseSetName(text);
  return parsed.ok ? null : [parsed.error.code, parsed.error.at];
};

describe('Set-Names', () => {
  inBoth('VI-A', 'one legal Set-Name: nothing undefined in it', edition => {
    expect(named(edition, 'B U R')).toHaveLength(1);
    for (const text of ['B R', 'B U', 'U B', "'B", 'B N U R', '()', 'B ( R )', "B ' R"])
      expect(named(edition, text)).toEqual([]);
  });

  inBoth('VI-A comment (a)', 'grouping of three kinds may be written freely and uses no cube', edition => {
    expect(faults({ edition, goal: 5, resources: 'B G U' }, '{[(B) U (G)]}')).toEqual([]);
  });

  inBoth('VI-A restriction-cubes', '= or ⊆ in the Set-Name is wrong, even when it is in Required', edition => {
    expect(faults({ edition, goal: 3 }, 'B = G')).toEqual(['relation-in-set-name']);
    expect(
      faults({ edition, goal: 3, required: '=', permitted: 'B B G' }, 'B = G', { restrictions: ['B = G'] }),
    ).toContain('relation-in-set-name');
  });

  inBoth(['VI-A comment (b)', 'VII-B-3 comment (a)'], '"= Goal" after the Set-Name makes it incorrect', edition => {
    expect(faults({ edition, goal: 5 }, 'B U G = 5')).toEqual(['goal-written']);
    expect(faults({ edition, goal: 5 }, 'B U G = Goal')).toEqual(['goal-written']);
  });

  inBoth('VII-C-5-d', 'a symbol group without meaning makes it incorrect', edition => {
    expect(faults({ edition }, "R U 'B")).toEqual(['misplaced-symbol']);
    expect(faults({ edition }, 'R L G')).toEqual(['misplaced-symbol']);
    expect(faults({ edition, goal: 3 }, 'B', { restrictions: ['R U (B = G) - R'] })).toEqual(['grouped-relation']);
  });

  in2026('GLO undefined', "'B, G∪ and −R name no set", () => {
    expect(["'B", 'G U', '- R'].map(errorIn)).toEqual([
      ['misplaced-symbol', 0],
      ['misplaced-symbol', 3],
      ['misplaced-symbol', 0],
    ]);
  });

  it('an error points at the character and says what was expected', () => {
    expect(errorIn('B U (G - R')).toEqual(['unbalanced-grouping', 4]);
    expect(errorIn('B U G) - R')).toEqual(['unbalanced-grouping', 5]);
    expect(errorIn('(B U G]')).toEqual(['unbalanced-grouping', 6]);
    expect(errorIn('B U x')).toEqual(['unknown-symbol', 4]);
    expect(errorIn('B ∪ 😀')).toEqual(['unknown-symbol', 4]);
    expect(errorIn('* B')).toEqual(['misplaced-mark', 0]);
    expect(errorIn('(B U G)*')).toEqual(['misplaced-mark', 7]);
    expect(errorIn('')).toEqual(['empty-text', 0]);
    expect(errorIn('   ')).toEqual(['empty-text', 0]);
    expect(errorIn('B'.repeat(10_000))).toEqual(['text-too-long', 1000]);
    const parsed = parseSetName('B U - R');
    expect(parsed.ok ? null : parsed.error).toMatchObject({
      code: 'misplaced-symbol',
      facts: { what: 'term-before', sign: '-' },
    });
  });

  it('printed signs are read as well as letters', () => {
    const plain = parseSetName("(B U G) N R' - L");
    const signs = parseSetName('(B ∪ G) ∩ R′ − Λ');
    expect(signs).toEqual(plain);
  });
});

describe('Restrictions', () => {
  inBoth('VI-B-3', 'a pair may go round the whole or round a side, never round part of a chain', edition => {
    const left = (text: string): readonly string[] => named(edition, 'V', { restrictions: [text] });
    expect(left('(B C R U G)')).toEqual(left('B C R U G'));
    expect(left('[(B C R U G)]')).toEqual(left('B C R U G'));
    expect(left('B C (R U G)')).toEqual(left('B C R U G'));
    expect(left('(B C R) C G')).toEqual([]);
  });

  inBoth('VI-B-3 comment', 'inner pairs round = or ⊆ are meaningless, inside a Set-Name they are fine', edition => {
    const left = (text: string): readonly string[] => named(edition, 'V', { restrictions: [text] });
    for (const text of ['(B C R) C G', 'B = (R = G)', "(B = R)'"]) expect(left(text)).toEqual([]);
    for (const text of ['(R U B) - G = V', "B = (G U R)' C V", "R' = B C (R - Y) U V"])
      expect(left(text)).toHaveLength(1);
  });

  inBoth(['VI-B', 'VI-B-2'], 'one or more Restrictions, each side a legal Set-Name', edition => {
    expect(faults({ edition, goal: 2 }, 'B', { restrictions: ['B C R'] })).toEqual([]);
    expect(faults({ edition, goal: 1 }, 'B', { restrictions: ['B C R', 'Y = G'] })).toEqual([]);
    expect(faults({ edition, goal: 3 }, 'B', { restrictions: ['B C'] })).toEqual(['misplaced-symbol']);
    expect(faults({ edition, goal: 3 }, 'B', { restrictions: ['B U R'] })).toEqual(['no-relation']);
    expect(faults({ edition, goal: 3 }, 'B', { restrictions: ['= B'] })).toEqual(['misplaced-symbol']);
  });

  in2026('APP-A multi-restriction', 'a comma may separate Restrictions on one line', () => {
    const two = named('onsets-2026', 'V', { restrictions: ['R = B', 'G C Y'] });
    expect(named('onsets-2026', 'V', { restrictions: ['R = B, G C Y'] })).toEqual(two);
    expect(named('onsets-2026', 'V', { restrictions: ['R = B\nG C Y'] })).toEqual(two);
  });

  it('errors point into the Restriction', () => {
    const at = (text: string): number | null => {
      const parsed = parseRestriction(text);
      return parsed.ok ? null : parsed.error.at;
    };
    expect(at('B = (R = G)')).toBe(7);
    expect(at('B = R U')).toBe(7);
    expect(at('B U R')).toBe(5);
  });
});
