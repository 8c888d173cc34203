import type { Division } from '@forceout/rulebook';
import type { Json, Variation } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { inBoth } from '../ask.test-help.ts';
import { game } from '../game.ts';
import type { OnSetsEdition } from '../position.ts';
import { type Laid, laid, ROLL, rulesFor } from './table.test-help.ts';

const chosen = (id: string, value: Json = true): Variation => ({ id, value });

/** The code of the ruling on a selection, null when it is legal. */
function pick(
  edition: OnSetsEdition,
  division: Division,
  id: string,
  value: Json = true,
  on: Laid = {},
): string | null {
  const ruling = game.ruleSelection(laid(rulesFor(edition, division), { resources: ROLL, ...on }), chosen(id, value));
  return ruling.ok ? null : ruling.code;
}

const always = [chosen('multipleOps'), chosen('unionInter'), chosen('univNull')];

describe('the lists', () => {
  it('[onsets-2014,onsets-2026 XIII-D intro] [onsets-2014,onsets-2026 XIII-C special] Senior has the Junior list and two more; three always hold in both', () => {
    for (const edition of ['onsets-2014', 'onsets-2026'] as const) {
      const ids = (division: Division, on: boolean): string[] =>
        game
          .variations(rulesFor(edition, division))
          .filter(spec => spec.alwaysOn === on)
          .map(spec => spec.id)
          .sort();
      expect(ids('junior', true)).toEqual(['multipleOps', 'unionInter', 'univNull']);
      expect(ids('senior', true)).toEqual(ids('junior', true));
      expect(ids('senior', false)).toEqual([...ids('junior', false), 'symDiff', 'twoSolutions'].sort());
      expect(ids('elementary', true)).toEqual([]);
      expect(ids('elementary', false)).toHaveLength(7);
      expect(ids('middle', false)).toHaveLength(9);
    }
  });
});

describe('naming a variation', () => {
  inBoth('II-C-1-c', 'a blank has to be filled with something that fits it', edition => {
    const rules = rulesFor(edition, 'senior');
    const read = (name: string, value: Json) => {
      const result = game.readVariation(rules, name, value);
      return result.ok ? result.variation.value : result.code;
    };
    expect(read('wildCube', '∪')).toBe('U');
    expect(read('wildCube', null)).toBe('bad-blank');
    expect(read('wildCube', '4')).toBe('bad-blank');
    expect(read('requiredCard', 'BRG')).toBe('BRG');
    expect(read('requiredCard', 'pink')).toBe('bad-blank');
    expect(read('doubleSet', "V - B'")).toBe("V - B'");
    expect(read('doubleSet', 'V -')).toBe('bad-blank');
    expect(read('absValue', null)).toBe(true);
    expect(read('absValue', 3)).toBe('bad-blank');
    expect(read('gravity', null)).toBe('unknown-variation');
    expect(game.readVariation(rulesFor(edition, 'elementary'), 'noNull', null).ok).toBe(false);
  });

  inBoth('XIII-C-11 comment (a)', 'the card is recorded in the blank', edition => {
    const read = game.readVariation(rulesFor(edition, 'junior'), 'forbiddenCard', 'blank');
    expect(read).toEqual({ ok: true, variation: { id: 'forbiddenCard', value: 'blank' } });
    const selected = ['forbiddenCard', 'absValue'];
    expect(game.describeVariations([chosen('forbiddenCard', 'blank'), chosen('absValue')], selected)).toEqual({
      forbiddenCard: 'blank',
      absValue: true,
      order: selected,
    });
  });

  inBoth('XIII-C special', 'what holds in every shake is in force and not in the order of selection', () => {
    const inForce = [...always, chosen('absValue')];
    expect(game.describeVariations(inForce, ['absValue'])).toEqual({
      multipleOps: true,
      unionInter: true,
      univNull: true,
      absValue: true,
      order: ['absValue'],
    });
  });
});

describe('illegal selections', () => {
  inBoth(['II-C-2', 'II-C-2 examples'], 'no effect: a symbol that was not rolled, No Null without = or ⊆', edition => {
    const noUnion = { resources: "4 1 2 B B R R G G N N - ' = C V" };
    expect(pick(edition, 'middle', 'requiredCube', 'U', noUnion)).toBe('variation-no-effect');
    expect(pick(edition, 'middle', 'wildCube', 'Y', noUnion)).toBe('variation-no-effect');
    expect(pick(edition, 'middle', 'wildCube', 'B', noUnion)).toBeNull();
    const noRelation = { resources: "4 1 2 B B R R G G Y Y U N - ' V V L" };
    expect(pick(edition, 'middle', 'noNull', true, noRelation)).toBe('variation-no-effect');
    expect(
      pick(edition, 'middle', 'noNull', true, { ...noRelation, variations: [chosen('wildCube', 'Y')] }),
    ).toBeNull();
    expect(pick(edition, 'middle', 'noNull')).toBeNull();
  });

  inBoth(
    'II-C-2',
    'no effect: nothing to exchange, to repeat or to redefine, and no wild cube to become it',
    edition => {
      const bare = { resources: '4 1 2 B B R R G G Y Y = = C' };
      const wild = { ...bare, variations: [chosen('wildCube', 'B')] };
      for (const id of ['unionInter', 'univNull', 'multipleOps']) {
        expect(pick(edition, 'middle', id, true, bare)).toBe('variation-no-effect');
        expect(pick(edition, 'middle', id, true, wild)).toBeNull();
        expect(pick(edition, 'middle', id)).toBeNull();
      }
      expect(pick(edition, 'senior', 'symDiff', true, bare)).toBe('variation-no-effect');
      expect(pick(edition, 'senior', 'symDiff', true, wild)).toBeNull();
      for (const id of ['twoOps', 'shift', 'absValue', 'twoSolutions'])
        expect(pick(edition, 'senior', id, true, bare)).toBeNull();
    },
  );

  inBoth('II-C-2', 'already chosen: the same name with another blank, and what always holds', edition => {
    expect(pick(edition, 'middle', 'wildCube', 'R', { variations: [chosen('wildCube', 'B')] })).toBe(
      'variation-repeated',
    );
    expect(pick(edition, 'middle', 'twoOps', true, { variations: [chosen('twoOps')] })).toBe('variation-repeated');
    expect(pick(edition, 'junior', 'multipleOps', true, { variations: always })).toBe('variation-repeated');
    expect(pick(edition, 'junior', 'forbiddenCard', 'B', { variations: [chosen('requiredCard', 'R')] })).toBe(
      'variation-repeated',
    );
  });

  inBoth(['XIII-B-2', 'XIII-C-5'], '= and ⊆ cannot be made wild', edition => {
    for (const division of ['middle', 'junior'] as const)
      expect(pick(edition, division, 'wildCube', '=')).toBe('wild-relation');
  });

  inBoth('XIII-C-12 comment (e)', 'Blank Card Wild and a forbidden blank conflict, whichever comes first', edition => {
    const blankWild = { variations: [...always, chosen('blankWild')] };
    const forbidden = { variations: [...always, chosen('forbiddenCard', 'blank')] };
    expect(pick(edition, 'junior', 'forbiddenCard', 'blank', blankWild)).toBe('variation-conflict');
    expect(pick(edition, 'junior', 'blankWild', true, forbidden)).toBe('variation-conflict');
    expect(pick(edition, 'junior', 'forbiddenCard', 'B', blankWild)).toBeNull();
    expect(pick(edition, 'junior', 'requiredCard', 'blank', blankWild)).toBeNull();
  });

  inBoth('XIII-D-13 conflict', 'Symmetric Difference and − Wild conflict, whichever comes first', edition => {
    expect(pick(edition, 'senior', 'symDiff', true, { variations: [chosen('wildCube', '-')] })).toBe(
      'variation-conflict',
    );
    expect(pick(edition, 'senior', 'wildCube', '-', { variations: [chosen('symDiff')] })).toBe('variation-conflict');
    expect(pick(edition, 'senior', 'wildCube', 'B', { variations: [chosen('symDiff')] })).toBeNull();
    expect(
      pick(edition, 'senior', 'absValue', true, { variations: [chosen('symDiff'), chosen('wildCube', 'B')] }),
    ).toBeNull();
  });

  inBoth('XIII-C-12 comment (a)', 'Blank Card Wild only with the blank card in the Universe', edition => {
    expect(pick(edition, 'junior', 'blankWild')).toBeNull();
    expect(pick(edition, 'junior', 'blankWild', true, { cards: ['B', 'R'] })).toBe('variation-no-effect');
  });

  inBoth('XIII-C-11', 'only a card of the Universe can be required or forbidden', edition => {
    expect(pick(edition, 'junior', 'requiredCard', 'GY')).toBeNull();
    expect(pick(edition, 'junior', 'requiredCard', 'BRGY')).toBe('variation-no-effect');
  });

  inBoth(
    ['XIII-C-10', 'XIII-C-10 examples'],
    'a Double Set has at most four symbols, is not empty and not the whole Universe',
    edition => {
      const double = (text: string): string | null => pick(edition, 'junior', 'doubleSet', text);
      for (const text of ['B', "R'", 'G N Y', "(B - R)'", "V - B'"]) expect(double(text), text).toBeNull();
      for (const text of ['B U R U G', "Y - (B N G)'", "B' - R'", 'V - (R - B)'])
        expect(double(text), text).toBe('double-set-too-long');
      expect(double('Y - V')).toBe('double-set-empty');
      expect(double('B U V')).toBe('double-set-whole');
      expect(pick(edition, 'junior', 'doubleSet', "B U R'", { cards: ['B', 'BR', 'G', 'BG'] })).toBe(
        'double-set-whole',
      );
    },
  );

  it('[onsets-2026 XIII-C-10 comment] [onsets-2014 XIII-C-10 comment] whether − empties a Double Set follows Symmetric Difference', () => {
    const cards = ['R', 'RG', 'G'];
    const after = { cards, variations: [chosen('symDiff')] };
    for (const edition of ['onsets-2014', 'onsets-2026'] as const) {
      expect(pick(edition, 'senior', 'doubleSet', 'Y - R', { cards })).toBe('double-set-empty');
      expect(pick(edition, 'senior', 'doubleSet', 'Y - R', after)).toBeNull();
    }
  });

  inBoth(
    'II-C-2',
    'where a table says so, Required Cube and Required Card may come again with another blank',
    edition => {
      const lenient = rulesFor(edition, 'junior', { options: { sameNameDifferentParam: 'legal' } });
      const again = (rules: typeof lenient, id: string, first: Json, second: Json): string | null => {
        const on = laid(rules, { resources: ROLL, variations: [...always, chosen(id, first)] });
        const ruling = game.ruleSelection(on, chosen(id, second));
        return ruling.ok ? null : ruling.code;
      };
      expect(again(lenient, 'requiredCube', 'B', 'R')).toBeNull();
      expect(again(lenient, 'requiredCard', 'R', 'GY')).toBeNull();
      expect(again(lenient, 'requiredCube', 'B', 'B')).toBe('variation-repeated');
      for (const [id, first, second] of [
        ['wildCube', 'B', 'R'],
        ['forbiddenCard', 'R', 'GY'],
        ['doubleSet', 'B', 'R'],
      ] as const)
        expect([id, again(lenient, id, first, second)]).toEqual([id, 'variation-repeated']);
      expect(again(rulesFor(edition, 'junior'), 'requiredCube', 'B', 'R')).toBe('variation-repeated');
      const both = laid(lenient, {
        permitted: 'B R G U',
        variations: [...always, chosen('requiredCube', 'B'), chosen('requiredCube', 'R')],
      });
      expect(game.describeVariations(both.variations, ['requiredCube', 'requiredCube'])).toMatchObject({
        requiredCube: ['B', 'R'],
      });
    },
  );

  it('a ruling cites its clause and says why', () => {
    const ruling = game.ruleSelection(
      laid(rulesFor('onsets-2014', 'middle'), { resources: '4 B' }),
      chosen('requiredCube', 'U'),
    );
    expect(ruling).toMatchObject({ ok: false, clause: 'onsets-2014 II-C-2', facts: { what: 'face', face: '∪' } });
  });
});
