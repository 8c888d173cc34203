import { describe, expect, it } from 'vitest';
import { ask, exists, faults, in2026, inBoth, pairFaults, setting, TEN, witness } from '../ask.test-help.ts';

const jr = { division: 'junior' } as const;
const sr = { division: 'senior', universe: TEN } as const;

describe('No Null Restrictions', () => {
  inBoth(['XIII-B-8', 'XIII-C-8'], 'every Restriction takes out a card; in a chain any part may do it', edition => {
    for (const division of ['middle', 'junior', 'senior']) {
      const given = { edition, division, goal: 3, resources: 'B B B R G Y = =', variations: { noNull: true } };
      expect(faults(given, 'B', { restrictions: ['B = B'] })).toEqual(['null-restriction']);
      expect(faults({ ...given, goal: 2 }, 'B', { restrictions: ['B = R'] })).toEqual([]);
      expect(faults({ ...given, goal: 2 }, 'B', { restrictions: ['B = B = R'] })).toEqual([]);
      // One of two that takes nothing out is enough to spoil it.
      expect(faults({ ...given, goal: 2 }, 'B', { restrictions: ['B = R', 'G = G'] })).toContain('null-restriction');
    }
    expect(faults({ edition, goal: 3 }, 'B', { restrictions: ['B = B'] })).toEqual([]);
  });

  inBoth('XIII-B-8 comment', 'several Restrictions: each takes out a card in whatever order they come', edition => {
    const given = { edition, goal: 2, resources: 'B B R R G Y = C', variations: { noNull: true } };
    expect(faults(given, 'B', { restrictions: ['B C R', 'B = R'] })).toEqual(['null-restriction']);
    expect(faults({ ...given, goal: 1 }, 'B', { restrictions: ['B C R', 'G = Y'] })).toEqual([]);
  });

  inBoth('XIII-B-8', 'where a Restriction is compulsory, the whole Universe cannot be the answer', edition => {
    const given = { edition, goal: 8, required: '=', permitted: "B B V '", mode: 'forceout' };
    expect(exists(given)).toBe(true);
    expect(exists({ ...given, variations: { noNull: true } })).toBe(false);
  });
});

describe('Double Set', () => {
  inBoth('XIII-C-10', 'the cards of the Double Set count twice', edition => {
    for (const division of ['junior', 'senior']) {
      const given = { edition, division, goal: 6, variations: { doubleSet: 'B' } };
      expect(faults({ ...given, goal: 8 }, 'B U G')).toEqual([]);
      expect(faults({ ...given, goal: 5 }, 'B U G')).toEqual(['wrong-value']);
      expect(exists({ ...given, goal: 11 })).toBe(true);
      expect(exists({ ...given, goal: 12 })).toBe(false);
    }
  });

  it('[onsets-2026 XIII-C-10 comment] [onsets-2026 XIII-D-13 comment (c)] − in its name follows the order of selection', () => {
    const given = { ...sr, edition: 'onsets-2026', goal: 6, resources: 'B R U' } as const;
    const variations = (order: readonly string[]) => ({ symDiff: true, doubleSet: 'B - R', order });
    expect(faults({ ...given, goal: 10, variations: variations(['doubleSet', 'symDiff']) }, 'B U R')).toEqual([
      'wrong-value',
    ]);
    expect(faults({ ...given, goal: 9, variations: variations(['doubleSet', 'symDiff']) }, 'B U R')).toEqual([]);
    expect(faults({ ...given, goal: 12, variations: variations(['symDiff', 'doubleSet']) }, 'B U R')).toEqual([]);
  });

  it('[onsets-2014 XIII-C-10 comment] − in its name is symmetric whenever Symmetric Difference is in force', () => {
    const given = { ...sr, edition: 'onsets-2014', goal: 12, resources: 'B R U' } as const;
    for (const order of [
      ['doubleSet', 'symDiff'],
      ['symDiff', 'doubleSet'],
    ])
      expect(faults({ ...given, variations: { symDiff: true, doubleSet: 'B - R', order } }, 'B U R')).toEqual([]);
  });

  inBoth('XIII-C-10', 'interchangeable and wild symbols do not change what its name means', edition => {
    const given = { edition, ...jr, goal: 4, resources: 'B R U', variations: { doubleSet: 'B N R', wildCube: 'R' } };
    expect(faults(given, 'B N R')).toEqual([]);
    expect(faults({ ...given, goal: 7 }, 'B U R')).toEqual([]);
  });
});

describe('Required and Forbidden Card', () => {
  inBoth('XIII-C-11', 'the card must be, or must not be, in the set named', edition => {
    for (const division of ['junior', 'senior']) {
      const given = { edition, division, goal: 5 };
      expect(faults({ ...given, variations: { requiredCard: 'GY' } }, 'B U G')).toEqual([]);
      expect(faults({ ...given, variations: { requiredCard: 'R' } }, 'B U G')).toEqual(['required-card-missing']);
      expect(faults({ ...given, variations: { forbiddenCard: 'R' } }, 'B U G')).toEqual([]);
      expect(faults({ ...given, variations: { forbiddenCard: 'GY' } }, 'B U G')).toEqual(['forbidden-card-named']);
    }
  });

  inBoth('XIII-C-11', 'a required card that a Restriction removes is missing', edition => {
    const given = { edition, ...jr, goal: 2, variations: { requiredCard: 'B' } };
    expect(faults(given, 'B', { restrictions: ['B C R'] })).toEqual(['required-card-missing']);
  });

  inBoth(
    'XIII-C-11',
    'a card that was not dealt is in no set: required it spoils all, forbidden it spoils none',
    edition => {
      for (const blankWild of [false, true]) {
        const given = { ...jr, edition, goal: 5 };
        const required = { ...given, variations: { blankWild, requiredCard: 'BRGY' } };
        expect(faults(required, 'B U G')).toEqual(['required-card-missing']);
        expect(exists(required)).toBe(false);
        const forbidden = { ...given, variations: { blankWild, forbiddenCard: 'BG' } };
        expect(faults(forbidden, 'B U G')).toEqual([]);
        expect(exists({ ...forbidden, required: 'B U G', mode: 'forceout' })).toBe(true);
      }
    },
  );

  inBoth('XIII-C-11 comment (b)', 'a blank made the forbidden card goes in or out with it', edition => {
    const given = { edition, ...jr, goal: 5, variations: { forbiddenCard: 'BR', blankWild: true } };
    expect(faults(given, 'B U G', { blankAs: 'BR' })).toEqual(expect.arrayContaining(['forbidden-card-named']));
    expect(faults({ ...given, goal: 1 }, 'B - R', { blankAs: 'BR' })).toEqual([]);
  });
});

describe('Blank Card Wild', () => {
  inBoth('XIII-C-12', 'each writer puts colours on the blank card', edition => {
    for (const division of ['junior', 'senior']) {
      const given = { edition, division, goal: 6, variations: { blankWild: true } };
      expect(faults(given, 'B U G', { blankAs: 'B' })).toEqual([]);
      expect(faults({ ...given, variations: {} }, 'B U G', { blankAs: 'B' })).toContain('blank-not-wild');
    }
  });

  inBoth('XIII-C-12 comment (b)', 'a blank that stays blank need not be named', edition => {
    const given = { edition, ...jr, goal: 5, variations: { blankWild: true } };
    expect(faults(given, 'B U G')).toEqual([]);
    expect(faults(given, 'B U G', { blankAs: 'blank' })).toEqual([]);
  });

  in2026('APP-A blank', 'its default is blank', () => {
    expect(faults({ ...jr, goal: 6, variations: { blankWild: true } }, 'B U G')).toEqual(['wrong-value']);
  });

  inBoth('XIII-C-12 comment (c)', 'it counts twice when its colours put it into the Double Set', edition => {
    const given = { edition, ...jr, goal: 8, variations: { blankWild: true, doubleSet: 'B' } };
    expect(faults(given, "B''", { blankAs: 'B' })).toEqual([]);
    expect(faults({ ...given, goal: 6 }, "B''", { blankAs: 'Y' })).toEqual([]);
  });

  inBoth('XIII-C-12 comment (d)', 'a required blank is met by the blank card whatever its colours', edition => {
    const given = { edition, ...jr, goal: 4, variations: { blankWild: true, requiredCard: 'blank' } };
    expect(faults(given, "B''", { blankAs: 'B' })).toEqual([]);
    expect(faults({ ...given, goal: 3 }, "B''", { blankAs: 'Y' })).toEqual(['required-card-missing']);
    const few = { edition, ...jr, universe: ['B', 'blank'], permitted: 'B U B', mode: 'forceout' };
    expect(exists({ ...few, goal: 1, variations: { blankWild: true } })).toBe(true);
    expect(exists({ ...few, goal: 1, variations: { blankWild: true, requiredCard: 'blank' } })).toBe(false);
    expect(exists({ ...few, goal: 2, variations: { blankWild: true, requiredCard: 'blank' } })).toBe(true);
  });
});

describe('Symmetric Difference', () => {
  inBoth(['XIII-D-13', 'XIII-D-13 comment (b)'], '− is simply written and means: in exactly one', edition => {
    const given = { edition, division: 'senior', goal: 3, variations: { symDiff: true } };
    expect(faults(given, 'B - R')).toEqual([]);
    expect(faults({ ...given, goal: 1 }, 'B - R')).toEqual(['wrong-value']);
    expect(faults({ ...given, goal: 1, variations: {} }, 'B - R')).toEqual([]);
  });

  inBoth('XIII-D-13 comment (a)', 'a wild cube used as − means it too', edition => {
    const given = {
      edition,
      division: 'senior',
      goal: 3,
      permitted: 'B R Y',
      variations: { symDiff: true, wildCube: 'Y' },
    };
    expect(faults(given, 'B -* R')).toEqual([]);
  });
});

describe('Two Solutions', () => {
  const two = (more = {}) => ({ variations: { twoSolutions: true, ...more } });

  inBoth('XIII-D-14', 'two Solutions, and the second holds a card that the first does not', edition => {
    const given = { edition, division: 'senior', goal: 3, ...two() };
    expect(pairFaults(given, ["B''"], ["G''"])).toEqual([]);
    expect(pairFaults(given, ["B''"], ["B''"])).toEqual(['no-new-card']);
    expect(faults(given, "B''")).toEqual(['solution-count']);
    expect(pairFaults({ ...given, variations: {} }, ["B''"], ["G''"])).toEqual(['solution-count']);
  });

  inBoth('XIII-D-14', 'the order counts where one set holds the other', edition => {
    const given = { edition, division: 'senior', goal: 4, ...two({ doubleSet: 'B', absValue: true }) };
    const target = {
      layout: 'row2',
      digits: [
        { d: 4, up: true },
        { d: 2, up: false },
      ],
    } as const;
    expect(pairFaults({ ...given, goal: target }, ['B - R'], ["B''"])).toEqual([]);
    expect(pairFaults({ ...given, goal: target }, ["B''"], ['B - R'])).toEqual(['no-new-card']);
  });

  inBoth('XIII-D-14 comment (a)', 'Goal 0 and a Goal that takes every card cannot be met twice', edition => {
    const given = { edition, ...sr, ...two() };
    expect(exists({ ...given, goal: 0 })).toBe(false);
    expect(exists({ ...given, goal: 10 })).toBe(false);
    expect(exists({ ...given, goal: 13, ...two({ doubleSet: 'B - R' }) })).toBe(false);
    expect(exists({ ...given, goal: 4 })).toBe(true);
  });

  inBoth('XIII-D-14 comment (b)', 'each follows the rules by itself', edition => {
    const given = { edition, division: 'senior', goal: 3, required: 'B', permitted: "G N U ' V", ...two() };
    expect(pairFaults(given, ["B''"], ["G''"])).toEqual(['required-unused']);
    expect(pairFaults({ ...given, ...two({ requiredCube: 'V' }) }, ['B N V'], ["B''"])).toEqual(
      expect.arrayContaining(['required-cube-missing']),
    );
  });

  inBoth('XIII-D-14 comment (c)', 'after Now each may take its own Resources cube', edition => {
    const given = { edition, division: 'senior', goal: 3, mode: 'now', permitted: "' U", resources: 'B G R', ...two() };
    expect(pairFaults(given, ["B''"], ["G''"])).toEqual([]);
    expect(exists(given)).toBe(true);
  });

  inBoth('XIII-D-14 comment (d)', 'the wild cube may stand for something else in each', edition => {
    const given = {
      edition,
      division: 'senior',
      goal: 3,
      permitted: "' Y",
      mode: 'forceout',
      ...two({ wildCube: 'Y' }),
    };
    expect(pairFaults(given, ["B*''"], ["G*''"])).toEqual([]);
    expect(exists(given)).toBe(true);
  });

  inBoth('XIII-D-14 comment (e)', 'the blank with other colours is still the same card', edition => {
    const given = { edition, ...sr, goal: 1, resources: "B N R G Y '", ...two({ blankWild: true }) };
    const all = 'B N R N G N Y';
    expect(pairFaults(given, [all, { blankAs: 'BRGY' }], ["B N R N G N Y'", { blankAs: 'BRG' }])).toContain(
      'wrong-value',
    );
    expect(
      pairFaults(
        { ...given, universe: ['blank', 'B', 'R'] },
        [all, { blankAs: 'BRGY' }],
        ["B N R N G N Y'", { blankAs: 'BRG' }],
      ),
    ).toEqual(['no-new-card']);
    expect(exists({ ...given, universe: ['blank'] })).toBe(false);
  });

  inBoth('XIII-D-14 comment (f)', 'a required card with Goal 1 leaves only one set', edition => {
    expect(exists({ edition, ...sr, goal: 1, ...two({ requiredCard: 'BR' }) })).toBe(false);
    expect(exists({ edition, ...sr, goal: 2, ...two({ requiredCard: 'BR' }) })).toBe(true);
  });

  inBoth('XIII-D-14 comment (g)', 'under Absolute Value each may meet another value', edition => {
    const target = {
      layout: 'row2',
      digits: [
        { d: 4, up: true },
        { d: 1, up: false },
      ],
    } as const;
    const given = { edition, division: 'senior', goal: target, ...two({ absValue: true }) };
    expect(pairFaults(given, ["B''"], ['B U G'])).toEqual([]);
  });

  inBoth('XIII-D-14 comment (h)', 'one Restriction for both is written out, or shared with a comma', edition => {
    const given = { edition, division: 'senior', goal: 2, ...two() };
    const restrictions = ['B C R'];
    expect(pairFaults(given, ["B''", { restrictions }], ["Y''", { restrictions }])).toEqual([]);
    expect(faults(given, "B'', Y''", { restrictions })).toEqual([]);
    expect(pairFaults(given, ["B''", { restrictions }], ["Y''"])).toEqual([]);
    expect(pairFaults(given, ["B''"], ["Y''", { restrictions }])).toEqual(['wrong-value']);
  });

  in2026('APP-A two-solutions', 'a comma between the Set-Names shares the Restriction', () => {
    const solutions = [{ restrictions: ['B C R'], setName: "B'', Y''" }];
    expect(ask({ ...setting({ division: 'senior', goal: 2, ...two() }), ask: 'judge', solutions })).toMatchObject({
      correct: true,
    });
  });

  inBoth('XIII-D-14', 'the pair that the solver writes is in an order that holds', edition => {
    const nested = {
      edition,
      division: 'senior',
      universe: ['B', 'BR', 'Y'],
      permitted: 'B R V N U',
      mode: 'forceout',
    };
    const target = {
      layout: 'row2',
      digits: [
        { d: 2, up: true },
        { d: 1, up: false },
      ],
    } as const;
    const either = { ...nested, goal: target, ...two({ absValue: true }) };
    expect(exists(either)).toBe(true);
    expect(ask({ ...setting(either), ask: 'judge', solutions: witness(either) })).toMatchObject({ correct: true });
    const pair = witness({ edition, ...sr, goal: 4, ...two({ doubleSet: 'G' }) });
    expect(
      ask({ ...setting({ edition, ...sr, goal: 4, ...two({ doubleSet: 'G' }) }), ask: 'judge', solutions: pair }),
    ).toMatchObject({
      correct: true,
    });
  });
});

describe('what Junior and Senior always have', () => {
  inBoth(['XIII-C special', 'XIII-D intro'], 'three variations hold without being named', edition => {
    for (const division of ['junior', 'senior'])
      expect(faults({ edition, division, goal: 6, permitted: 'B G R N L' }, 'B U G U (R N V)')).toEqual([]);
    expect(faults({ edition, division: 'middle', goal: 6, permitted: 'B G R N L' }, 'B U G U (R N V)')).toContain(
      'no-such-cube',
    );
  });
});
