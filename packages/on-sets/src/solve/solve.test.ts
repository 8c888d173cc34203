import { DIVISIONS } from '@forceout/rulebook';
import { pick, type Random, seededRandom } from '@forceout/rulebook/seeded';
import { describe, expect, it } from 'vitest';
import { exists, inBoth, witness } from '../ask.test-help.ts';
import { checkSolutions } from '../check/check.ts';
import { alwaysInForce, type Mat, type Mode, NONE_IN_FORCE, type OnSetsPosition } from '../position.ts';
import { randomPosition } from '../random.ts';
import type { OnSetsSymbol } from '../symbols.ts';
import { CARDS } from '../values/universe.ts';
import { allCardSets, fewest } from './fewest.ts';
import { solve } from './solve.ts';

const BUDGET = { steps: 2e8 };
const MODES: readonly Mode[] = ['now', 'impossible', 'forceout', 'stop'];

function* fullRolls(seed: number, count: number): Generator<OnSetsPosition> {
  const roll: Random = seededRandom(seed);
  for (let i = 0; i < count; i++) {
    const mode = MODES[i % 4]!;
    const stage = pick(
      roll,
      mode === 'forceout' ? (['mixed', 'required'] as const) : (['start', 'mixed', 'required'] as const),
    );
    yield randomPosition(roll, DIVISIONS[Math.floor(i / 4) % 4]!, stage, mode, i % 5);
  }
}

const B = { kind: 'leaf', symbol: 'B', wild: false, at: 0 } as const;

const yes = (position: OnSetsPosition): boolean => {
  const { exists: found } = solve(position, BUDGET);
  if (found === null) throw new Error('undecided');
  return found;
};

const moved = (position: OnSetsPosition, from: keyof Mat, to: keyof Mat): OnSetsPosition => {
  const [first, ...rest] = position.mat[from];
  if (first === undefined) return position;
  return { ...position, mat: { ...position.mat, [from]: rest, [to]: [...position.mat[to], first] } };
};

describe('the solver on whole rolls', () => {
  it('every witness passes the judge, and every answer is decided', () => {
    let found = 0;
    for (const position of fullRolls(501, 1600)) {
      const decision = solve(position, BUDGET);
      expect(decision.exists).not.toBeNull();
      if (!decision.exists) continue;
      found++;
      expect(decision.witness).toHaveLength(position.inForce.twoSolutions ? 2 : 1);
      const { findings, correct } = checkSolutions(position, decision.witness, BUDGET);
      expect(findings, JSON.stringify({ ...position, witness: decision.witness })).toEqual([]);
      expect(correct).toBe(true);
    }
    expect(found).toBeGreaterThan(900);
  });

  it('what a Now can do, an Impossible cannot deny; fewer duties and more freedom never lose a Solution', () => {
    for (const position of fullRolls(502, 400)) {
      if (!yes(position)) continue;
      if (position.mode === 'now') expect(yes({ ...position, mode: 'impossible' })).toBe(true);
      if (position.mode === 'forceout') expect(yes({ ...position, mode: 'now' })).toBe(true);
      expect(yes(moved(position, 'required', 'permitted'))).toBe(true);
      expect(yes(moved(position, 'forbidden', 'permitted'))).toBe(true);
      expect(yes(moved(position, 'resources', 'permitted'))).toBe(true);
      const { inForce } = position;
      for (const eased of [
        { requiredCubes: [] },
        { twoOps: false },
        { noNull: false },
        { forbiddenCard: null, requiredCards: [] },
        { multipleOps: true },
        { univNull: true },
      ])
        expect(yes({ ...position, inForce: { ...inForce, ...eased } }), JSON.stringify({ ...position, eased })).toBe(
          true,
        );
    }
  });

  it('too few steps give "undecided", never "no"', () => {
    let undecided = 0;
    for (const position of fullRolls(503, 400)) {
      const short = solve(position, { steps: 300 });
      if (short.exists === null) undecided++;
      else expect(short.exists).toBe(yes(position));
    }
    expect(undecided).toBeGreaterThan(5);
  });

  it('can be cancelled', () => {
    const hard: OnSetsPosition = {
      ...sample(),
      division: 'senior',
      restrictions: true,
      cards: CARDS.filter(card => card !== 'BRY' && card !== 'G'),
      mat: { required: [], permitted: ['B'], forbidden: [], resources: [...'=UBNYN=YRGGYCN'] as OnSetsSymbol[] },
      goal: { layout: 'single', digits: [{ d: 1, up: true }] },
      mode: 'stop',
      inForce: {
        ...alwaysInForce('senior', 'onsets-2026'),
        noNull: true,
        doubleSet: { name: B, symmetric: false },
        requiredCards: ['R'],
      },
    };
    expect(solve(hard, BUDGET).exists).toBe(false);
    expect(solve(hard, { steps: 1e9, cancelled: () => true }).exists).toBeNull();
  });
});

describe('on request', () => {
  it('the fewest cubes', () => {
    const three = fewest({ ...sample(), mode: 'stop' }, BUDGET);
    expect(three).toMatchObject({ exists: true, cubes: 3 });
    expect(
      fewest(
        {
          ...sample(),
          goal: {
            layout: 'col2',
            digits: [
              { d: 5, up: true },
              { d: 5, up: true },
            ],
          },
        },
        BUDGET,
      ).exists,
    ).toBe(false);
  });

  it('all different card sets', () => {
    const { sets, complete } = allCardSets(sample(), BUDGET);
    expect(complete).toBe(true);
    expect(sets.map(cards => cards.join(' ')).sort()).toEqual(['BRG BR B R RG', 'BRG BR B RG GY']);
    expect(allCardSets(sample(), { steps: 3 }).complete).toBe(false);
  });
});

function sample(): OnSetsPosition {
  return {
    edition: 'onsets-2026',
    division: 'elementary',
    restrictions: false,
    cards: ['BRG', 'BR', 'B', 'R', 'RG', 'GY', 'Y', 'blank'],
    mat: { required: ['B'], permitted: ['U'], forbidden: [], resources: ['G', 'R'] },
    goal: { layout: 'single', digits: [{ d: 5, up: true }] },
    mode: 'now',
    inForce: NONE_IN_FORCE,
  };
}

describe('what the solver must know of the rules', () => {
  inBoth('VII-B-4-b', 'many Required cubes: every one is used in both parts', edition => {
    const given = { edition, division: 'junior', required: 'B R G = U', permitted: 'Y', goal: 3, mode: 'forceout' };
    const [solution] = witness(given) as [{ restrictions: string[]; setName: string }];
    for (const face of ['B', 'R', 'G']) {
      expect(solution.setName).toContain(face);
      expect(solution.restrictions.join()).toContain(face);
    }
  });

  inBoth('XIII-A-1', 'a required cube that is Forbidden by now makes every Solution impossible', edition => {
    const given = { edition, permitted: 'B G U', goal: 5, variations: { requiredCube: 'R' } };
    expect(exists({ ...given, forbidden: 'R' })).toBe(false);
    expect(exists({ ...given, resources: 'R' })).toBe(true);
  });

  inBoth('XIII-C-12', 'the colours of the blank card are chosen to fit', edition => {
    const given = {
      edition,
      division: 'junior',
      universe: ['BR', 'G', 'blank'],
      permitted: "B '",
      mode: 'forceout',
      goal: 2,
    };
    expect(exists(given)).toBe(true);
    expect(exists({ ...given, goal: 0 })).toBe(false);
    expect(exists({ ...given, goal: 3 })).toBe(false);
    expect(witness({ ...given, permitted: 'B N B', variations: { blankWild: true } })).toMatchObject([
      { blankAs: 'B' },
    ]);
    expect(witness({ ...given, goal: 3, permitted: 'B U R G', variations: { blankWild: true } })).toMatchObject([
      { blankAs: expect.any(String) },
    ]);
  });
});
