import type { Claim, Json, Objection, SubmittedSolution } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { in2026, inBoth } from './ask.test-help.ts';
import { game } from './game.ts';
import { laid, ROLL, rulesFor } from './play/table.test-help.ts';

const BUDGET = { steps: 1e8 };
const FOUR = { layout: 'single', digits: [{ d: 4, up: true }] };
const FIVE = { layout: 'single', digits: [{ d: 5, up: true }] };
const paper = (setName: string, goal: Json = null, restrictions: readonly string[] = []): SubmittedSolution => ({
  solution: { restrictions, setName },
  goal,
});

const middle = rulesFor('onsets-2026', 'middle');

describe('Solutions at the table', () => {
  it('are read for form only and normalised', () => {
    const position = laid(middle, { goalText: FOUR });
    const read = (solution: Json, after: Claim = 'now', goal: Json = null) =>
      game.readSolution(position, { solution, goal }, after);
    expect(read({ setName: 'B U' })).toEqual({
      ok: true,
      written: { solution: { restrictions: [], setName: 'B U' }, goal: null },
    });
    expect(read({ setName: 'B', restrictions: [], wildAs: '∪', blankAs: 'BG' })).toMatchObject({
      ok: true,
      written: { solution: { wildAs: 'U', blankAs: 'BG' } },
    });
    expect(read([{ setName: 'B' }, { setName: 'R' }])).toMatchObject({
      ok: true,
      written: { solution: [{ setName: 'B' }, { setName: 'R' }] },
    });
    for (const bad of [
      null,
      'B U R',
      {},
      { setName: 'B', extra: 1 },
      { setName: 'B'.repeat(5000) },
      [],
      [{ setName: 'B' }, { setName: 'B' }, { setName: 'B' }],
    ])
      expect(read(bad as Json)).toMatchObject({ ok: false, code: 'bad-solution' });
  });

  inBoth('VII-B', 'are checked against the mat as it lies, with the variations in force', edition => {
    const position = laid(rulesFor(edition, 'middle'), {
      goalText: FIVE,
      required: 'B',
      permitted: 'U',
      resources: 'G R',
      variations: [{ id: 'requiredCube', value: 'G' }],
    });
    expect(game.check(position, paper('B U G'), 'now', BUDGET)).toEqual({ correct: true, reasons: [] });
    expect(game.check(position, paper('B U R'), 'now', BUDGET)).toMatchObject({
      correct: false,
      reasons: [{ code: 'required-cube-missing', clause: `${edition} XIII-B-1` }],
    });
    expect(game.check(position, paper('B U G'), 'forceout', BUDGET)).toMatchObject({
      correct: false,
      reasons: [{ code: 'resources-used' }, {}],
    });
  });

  inBoth('BASIC-0', 'in the Basic game there are neither variations nor Restrictions', edition => {
    const rules = rulesFor(edition, 'senior', { adventurous: false, restrictions: false });
    const position = laid(rules, { goalText: FOUR, resources: 'B R U N V V L' });
    expect(game.check(position, paper('B N R', null), 'impossible', BUDGET).correct).toBe(false);
    expect(game.check(position, paper('R U L'), 'impossible', BUDGET).correct).toBe(true);
    expect(game.check(position, paper('R U L U L'), 'impossible', BUDGET).correct).toBe(false);
    expect(game.check(position, paper('R', null, ['B = B']), 'impossible', BUDGET).correct).toBe(false);
  });

  it('without a Goal on the mat nothing is decided', () => {
    const position = laid(middle, { resources: 'B U G' });
    expect(game.check(position, paper('B U G'), 'now', BUDGET)).toEqual({ correct: null, reasons: [] });
    expect(game.equalsGoal(position, paper('B U G'), BUDGET)).toEqual({ equals: null });
    expect(game.solve(position, 'now', BUDGET)).toEqual({ exists: null });
    expect(game.safeMoves(position, BUDGET)).toEqual([]);
  });
});

describe('objections at the table', () => {
  const position = laid(middle, {
    goalText: { layout: 'single', digits: [{ d: 2, up: true }] },
    permitted: 'B U G -',
    resources: 'R Y',
  });
  const raise = (reason: string, regroup: Json = null, setName = 'B U G - R'): boolean | null => {
    const objection: Objection = { reason, regroup, proof: null };
    return game.checkObjection(position, paper(setName), objection, 'now', BUDGET).upheld;
  };

  inBoth('VII-C-5-c', 'a regrouping that misses the Goal is upheld', () => {
    expect(raise('VII-C-5-c', 'B U (G - R)')).toBe(true);
    expect(raise('VII-C-5-c', '(B U G) - R')).toBe(false);
    expect(raise('VII-C-5-c', { setName: 'B U (G - R)' })).toBe(true);
  });

  inBoth(['VII-C-5-b', 'VII-C-5-d'], 'another reason is upheld when it is true', () => {
    expect(raise('VII-C-5-b', null, 'B U G')).toBe(true);
    expect(raise('VII-C-5-d', null, 'B U G')).toBe(false);
    expect(raise('VII-C-5-d', null, 'B U U G')).toBe(true);
    expect(raise('VII-C-5-d', null, 'B U R = 4')).toBe(true);
  });
});

describe('after a disputed no-Goal', () => {
  const position = laid(rulesFor('onsets-2026', 'elementary'), { resources: "4 1 2 B R G Y U N - ' V V L" });

  in2026(
    ['III-D-2', 'III-D-2 goal-config'],
    'the writer also writes the Goal, laid with digit cubes that were rolled',
    () => {
      const unsaid = paper('B U R', null);
      expect(game.readSolution(position, unsaid, 'no-goal').ok).toBe(true);
      expect(game.check(position, unsaid, 'no-goal', BUDGET)).toMatchObject({
        correct: false,
        reasons: [{ code: 'goal-missing', clause: 'onsets-2026 III-D-2 goal-config' }],
      });
      const upheld = (reason: string) =>
        game.checkObjection(position, unsaid, { reason, regroup: null, proof: null }, 'no-goal', BUDGET).upheld;
      expect([upheld('III-D-2'), upheld('VII-B-3'), upheld('VII-B-4')]).toEqual([true, true, false]);
      expect(game.readSolution(position, paper('B U R', 'five'), 'no-goal')).toMatchObject({ ok: false });
      expect(game.readSolution(position, paper('B U R', FIVE), 'no-goal').ok).toBe(true);
      const row = {
        layout: 'row2',
        digits: [
          { d: 4, up: true },
          { d: 1, up: true },
        ],
      };
      expect(game.check(position, paper('B U R', row), 'no-goal', BUDGET)).toEqual({ correct: true, reasons: [] });
      expect(game.check(position, paper('B U R', FIVE), 'no-goal', BUDGET)).toMatchObject({
        correct: false,
        reasons: [{ code: 'goal-not-there', clause: 'onsets-2026 III-D-2 goal-config' }],
      });
      expect(game.check(position, paper('B U R', FOUR), 'no-goal', BUDGET)).toMatchObject({
        correct: false,
        reasons: [{ code: 'wrong-value' }],
      });
      const objection = { reason: 'III-D-2', regroup: null, proof: null };
      expect(game.checkObjection(position, paper('B U R', FIVE), objection, 'no-goal', BUDGET).upheld).toBe(true);
      expect(game.checkObjection(position, paper('B U R', row), objection, 'no-goal', BUDGET).upheld).toBe(false);
      expect(game.equalsGoal(position, paper('B U R', row), BUDGET)).toEqual({ equals: true });
    },
  );

  in2026('III-D-2', 'the solver looks for any Goal that could have been set', () => {
    const found = game.solve(position, 'no-goal', BUDGET);
    if (!found.exists) throw new Error('there is one');
    expect(game.check(position, found.witness, 'no-goal', BUDGET)).toEqual({ correct: true, reasons: [] });
    const none = laid(rulesFor('onsets-2026', 'elementary'), {
      resources: '1 1 1 B B R R G G Y Y U U U U V V V',
      cards: 'BRG BRY BGY RGY BR GY BG RY BY RG BRGY B'.split(' '),
    });
    expect(game.solve(none, 'no-goal', BUDGET)).toMatchObject({ exists: false });
  });
});

describe('advice', () => {
  const rules = rulesFor('onsets-2026', 'elementary');
  const shake = (more = {}) =>
    laid(rules, { goalText: FIVE, required: 'B', permitted: 'U', resources: 'G R V L', ...more });

  it('solve gives the Solution in the form in which it is handed in', () => {
    const found = game.solve(shake(), 'now', BUDGET);
    expect(found.exists && game.check(shake(), found.witness, 'now', BUDGET).correct).toBe(true);
    expect(game.solve(shake({ permitted: '' }), 'now', BUDGET).exists).toBe(false);
  });

  inBoth(['V-A-2-a', 'V-A-2-b'], 'safeMoves sees a Now only where one may be said', () => {
    const now = (position: ReturnType<typeof shake>): (boolean | null)[] =>
      game.safeMoves(position, BUDGET).map(move => move.givesNow);
    expect(now(shake()).some(x => x === true)).toBe(true);
    expect(now(shake({ resources: 'G R' })).every(x => x === false)).toBe(true);
    const fresh = laid(rules, { goalText: FIVE, resources: 'B U G V' });
    expect(
      game
        .safeMoves(fresh, BUDGET)
        .filter(move => move.to === 'forbidden')
        .every(move => move.givesNow === false),
    ).toBe(true);
  });

  inBoth('VIII-A forbidden', 'safeMoves never plays the last cube to Forbidden', () => {
    const last = shake({ resources: 'G' });
    expect(game.safeMoves(last, BUDGET).map(move => move.to)).toEqual(['required', 'permitted']);
    expect(game.safeMoves(last, BUDGET).map(move => move.makesImpossible)).toEqual([false, false]);
  });

  it('safeMoves says of each cube and section what the move gives away', () => {
    const position = laid(rules, { goalText: FIVE, required: 'B', resources: 'U G Y L' });
    const look = (face: string, to: string) => {
      const cube = position.resources.find(c => c.face === face)!;
      return game.safeMoves(position, BUDGET).find(move => move.cube === cube.id && move.to === to);
    };
    expect(look('U', 'required')).toMatchObject({ givesNow: true, makesImpossible: false });
    expect(look('U', 'forbidden')).toMatchObject({ givesNow: false, makesImpossible: true });
    expect(look('L', 'forbidden')).toMatchObject({ givesNow: false, makesImpossible: false });
    expect(look('G', 'forbidden')).toMatchObject({ givesNow: false, makesImpossible: false });
  });

  inBoth(
    'XIII-A-7',
    'with Shift from Permitted the cubes in Permitted may move too, and count where they then lie',
    edition => {
      const variations = [{ id: 'shift', value: true }];
      const position = laid(rulesFor(edition, 'elementary'), {
        goalText: FIVE,
        required: 'B',
        permitted: 'U -',
        resources: 'G L L',
        variations,
      });
      const union = position.permitted[0]!;
      const minus = position.permitted[1]!;
      const moves = game.safeMoves(position, BUDGET);
      const shift = (id: string, to: string) => moves.find(move => move.cube === id && move.to === to);
      expect(shift(union.id, 'forbidden')).toMatchObject({ givesNow: false, makesImpossible: true });
      expect(shift(union.id, 'required')).toMatchObject({ givesNow: true, makesImpossible: false });
      expect(shift(minus.id, 'required')).toMatchObject({ givesNow: false, makesImpossible: false });
      expect(shift(union.id, 'permitted')).toBeUndefined();
      const still = game.safeMoves({ ...position, variations: [] }, BUDGET);
      expect(still.some(move => move.cube === union.id)).toBe(false);
    },
  );

  it('a whole fresh roll is advised on, = and ⊆ kept out of Forbidden', () => {
    const position = laid(middle, { goalText: FOUR, resources: ROLL.replace('4 1 2 ', '') });
    const moves = game.safeMoves(position, BUDGET);
    const relations = position.resources.filter(cube => '=C'.includes(cube.face)).map(cube => cube.id);
    expect(moves.filter(move => relations.includes(move.cube)).map(move => move.to)).not.toContain('forbidden');
    expect(moves).toHaveLength(15 * 3 - 2);
    expect(moves.every(move => move.givesNow !== null && move.makesImpossible === false)).toBe(true);
  });
});
