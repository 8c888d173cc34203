import type { Division } from '@forceout/rulebook';
import type { CubeMove } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { inBoth } from '../ask.test-help.ts';
import { game } from '../game.ts';
import type { OnSetsEdition } from '../position.ts';
import { cubes, type Laid, laid, ROLL, rulesFor } from './table.test-help.ts';

function move(
  edition: OnSetsEdition,
  division: Division,
  face: string,
  to: CubeMove['to'],
  as: CubeMove['as'] = 'move',
  on: Laid = { resources: ROLL },
) {
  const [cube] = cubes(face);
  const from = as === 'shift' ? 'permitted' : 'resources';
  return game.ruleMove(laid(rulesFor(edition, division), on), { cube: cube!, from, to, as });
}

const few = { resources: 'B R = C' };

describe('moves', () => {
  inBoth('IV-D', '= and ⊆ go to Forbidden only with four or fewer cubes in Resources', edition => {
    for (const division of ['middle', 'junior', 'senior'] as const)
      for (const face of ['=', 'C'])
        for (const as of ['move', 'bonus'] as const) {
          expect(move(edition, division, face, 'forbidden', as)).toMatchObject({
            ok: false,
            grade: 'priced',
            fault: 'early-relation',
            clause: `${edition} IV-D`,
          });
          expect(move(edition, division, face, 'forbidden', as, few)).toEqual({ ok: true });
          expect(move(edition, division, face, 'forbidden', as, { resources: 'B R G = C' }).ok).toBe(false);
          expect(move(edition, division, face, 'permitted', as)).toEqual({ ok: true });
        }
  });

  inBoth('IV-D comment (a)', 'V and Λ may go to Forbidden at any time', edition => {
    for (const face of ['V', 'L']) expect(move(edition, 'middle', face, 'forbidden')).toEqual({ ok: true });
  });

  inBoth('I-B-2-a comment', 'digit cubes go nowhere but the Goal', edition => {
    for (const to of ['required', 'permitted', 'forbidden'] as const)
      expect(move(edition, 'middle', '4', to)).toMatchObject({ ok: false, grade: 'impossible' });
    expect(move(edition, 'middle', '4', 'forbidden', 'goal-bonus')).toMatchObject({ ok: false, grade: 'impossible' });
  });

  inBoth('III-C-1', "the Goal-setter's bonus cube is no digit, = or ⊆", edition => {
    expect(move(edition, 'middle', '=', 'forbidden', 'goal-bonus')).toMatchObject({
      ok: false,
      grade: 'priced',
      fault: 'early-relation',
      clause: `${edition} III-C-1`,
    });
    expect(move(edition, 'middle', 'V', 'forbidden', 'goal-bonus')).toEqual({ ok: true });
  });

  inBoth(
    ['XIII-A-7', 'XIII-A-7 comment (c)'],
    'a shift goes to Required or Forbidden while Resources last',
    edition => {
      const on = { resources: 'B', permitted: 'R' };
      expect(move(edition, 'elementary', 'R', 'required', 'shift', on)).toEqual({ ok: true });
      expect(move(edition, 'elementary', 'R', 'forbidden', 'shift', on)).toEqual({ ok: true });
      expect(move(edition, 'elementary', 'R', 'permitted', 'shift', on)).toMatchObject({ grade: 'impossible' });
      expect(move(edition, 'elementary', 'R', 'required', 'shift', { permitted: 'R' })).toMatchObject({
        grade: 'impossible',
        clause: `${edition} XIII-A-7 comment (c)`,
      });
    },
  );

  inBoth(['XIII-B-7', 'XIII-C-7'], '= and ⊆ are never shifted to Forbidden, however few cubes are left', edition => {
    for (const [division, clause] of [
      ['middle', 'XIII-B-7'],
      ['junior', 'XIII-C-7'],
      ['senior', 'XIII-C-7'],
    ] as const) {
      expect(move(edition, division, '=', 'forbidden', 'shift', { resources: 'B', permitted: '=' })).toMatchObject({
        ok: false,
        clause: `${edition} ${clause}`,
      });
      expect(move(edition, division, '=', 'required', 'shift', { resources: 'B', permitted: '=' })).toEqual({
        ok: true,
      });
    }
  });

  it('the referee learns from the variations whether shifts and pairs are on', () => {
    expect(game.shifts([{ id: 'shift', value: true }])).toBe(true);
    expect(game.shifts([{ id: 'twoOps', value: true }])).toBe(false);
    expect(game.paired([{ id: 'twoSolutions', value: true }])).toBe(true);
    expect(game.paired([])).toBe(false);
  });
});

describe('setting the Goal', () => {
  const three = {
    layout: 'L',
    digits: [
      { d: 1, up: true },
      { d: 4, up: true },
      { d: 2, up: false },
    ],
  };
  const place = (
    edition: OnSetsEdition,
    goal: Parameters<typeof game.placeGoal>[1],
    named: readonly string[] | null = null,
  ) => {
    const position = laid(rulesFor(edition, 'middle'), { resources: ROLL });
    return { position, result: game.placeGoal(position, goal, position.resources, named) };
  };

  inBoth(['I-B-3-a', 'BASIC-I-A', 'III-A'], 'its digit cubes are found among those at hand', edition => {
    const { position, result } = place(edition, three);
    const [four, one, two] = position.resources;
    expect(result).toMatchObject({ ok: true, cubes: [one!.id, four!.id, two!.id], goal: three });
    expect(place(edition, { layout: 'single', digits: [{ d: 5, up: true }] }).result).toMatchObject({
      ok: false,
      code: 'no-such-cube',
    });
    expect(
      place(edition, {
        layout: 'row2',
        digits: [
          { d: 4, up: true },
          { d: 4, up: true },
        ],
      }).result.ok,
    ).toBe(false);
    expect(place(edition, { layout: 'row3', digits: [] }).result).toMatchObject({ ok: false, code: 'bad-goal' });
    expect(place(edition, 'seven').result).toMatchObject({ ok: false, code: 'bad-goal' });
  });

  it('a cube named by id or face is taken', () => {
    const position = laid(rulesFor('onsets-2026', 'middle'), { resources: '1 1 2' });
    const [, second] = position.resources;
    const single = { layout: 'single', digits: [{ d: 1, up: true }] };
    expect(game.placeGoal(position, single, position.resources, [second!.id])).toMatchObject({ cubes: [second!.id] });
    expect(game.placeGoal(position, single, position.resources, ['2']).ok).toBe(false);
  });

  inBoth('III-B-1 table', 'a placed Goal is ruled by shape and value', edition => {
    const rule = (layout: string, variations: Laid['variations'] = []) =>
      game.ruleGoal(laid(rulesFor(edition, 'middle'), { goalText: { ...three, layout }, variations }));
    expect(rule('L')).toEqual({ ok: true });
    expect(rule('backL')).toMatchObject({ ok: false, code: 'illegal-goal' });
    const negative = {
      layout: 'row2',
      digits: [
        { d: 1, up: true },
        { d: 4, up: false },
      ],
    };
    const position = (variations: Laid['variations']) =>
      laid(rulesFor(edition, 'middle'), { goalText: negative, variations: variations ?? [] });
    expect(game.ruleGoal(position([])).ok).toBe(false);
    expect(game.ruleGoal(position([{ id: 'absValue', value: true }])).ok).toBe(true);
  });

  inBoth('III-B-1 comment', 'digit cubes that are left over go to Forbidden', edition => {
    const position = laid(rulesFor(edition, 'middle'), { resources: '1 2 B U', goal: '4' });
    expect(game.leftovers(position)).toEqual(position.resources.slice(0, 2).map(cube => cube.id));
    const kept = { ...position, rules: { ...position.rules, options: { autoForbidLeftoverDigits: false } } };
    expect(game.leftovers(kept)).toEqual([]);
  });
});
