import { inForceOf } from '@forceout/on-sets';
import type { Cube, TableView } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/index.ts';
import { wordsFor } from '../../i18n/words.test-help.ts';
import { CHARTS, grid, map, sixteen } from './charts.ts';
import { checksOf, tells } from './checks.ts';
import { emptySheet, readDraft, sheetsOf, solutionOf, usedCubes } from './draft.ts';
import { ui } from './index.ts';
import { markNext, readMarks } from './marks.ts';
import { earlier, goalJson, layoutsFor, NO_SHAPE, shapeOf, toggle, turn } from './shape.ts';
import { clean, tokensOf } from './signs.tsx';
import { open, workOut } from './work.ts';

await wordsFor('games', 'on-sets');

const cube = (id: string, face: string, kind = 'colour'): Cube => ({ id, face, kind });
const cards = ['BRGY', 'BRG', 'BY', 'B', 'RGY', 'RG', 'RY', 'R', 'GY', 'G', 'Y', 'blank'];

const NONE_IN_FORCE = inForceOf([], 'onsets-2026');
/** What holds in every shake of the division. */
const JUNIOR = inForceOf(
  ['multipleOps', 'unionInter', 'univNull'].map(id => ({ id, value: true })),
  'onsets-2026',
);

describe('a Set-Name on the pad', () => {
  it('takes what is typed as signs of the game', () => {
    expect(clean("(r u g) - b' c l n v = x 7")).toBe('(R∪G)−B′⊆Λ∩V=');
    expect(tokensOf('Y*∪B').map(t => t.text)).toEqual(['Y*', '∪', 'B']);
  });

  it('survives being kept, whatever was kept', () => {
    expect(readDraft(null, 1).sheets).toEqual([emptySheet]);
    expect(readDraft({ sheets: [{ setName: 'R∪G', wildAs: 'nonsense' }] }, 2).sheets).toEqual([
      { ...emptySheet, setName: 'R∪G' },
      emptySheet,
    ]);
    const draft = readDraft({ sheets: [{ restrictions: ['B=R', ''], setName: 'G', blankAs: 'BG' }] }, 1);
    expect(solutionOf(draft)).toEqual({ restrictions: ['B=R'], setName: 'G', blankAs: 'BG' });
    expect(sheetsOf({ restrictions: ['B=R, G⊆Y'], setName: 'G' })[0]?.restrictions).toEqual(['B=R', ' G⊆Y']);
  });

  it('fills the blank of a variation with signs and cards, not with letters of the protocol', () => {
    const view = { state: { config: { edition: 'onsets-2026', division: 'senior', season: null } } };
    const name = (id: string, value: string) =>
      ui.variationText(id, value, view as unknown as TableView, translator('en')).name;
    expect(name('requiredCube', 'L')).toBe('Required Cube: Λ');
    expect(name('wildCube', 'C')).toBe('Wild Cube: ⊆');
    expect(name('requiredCard', 'BR')).toBe('Required Card: Blue, Red');
    expect(name('doubleSet', "V - B'")).toBe('Double Set: V−B′');
  });

  it('is not praised while it cannot be read', () => {
    const usable = { required: [], permitted: [cube('b', 'B')], resources: [cube('r', 'R'), cube('g', 'G')] };
    const inForce = { ...NONE_IN_FORCE, twoOps: true };
    const oks = (...codes: readonly string[]) =>
      checksOf(
        codes.map(code => ({ code, clause: 'onsets-2026 VII-C-5-a', message: code })),
        { usable, used: [], claim: 'now' },
        inForce,
        translator('en'),
      ).map(({ ok }) => ok);
    expect(oks()).toEqual([true, true]);
    expect(oks('too-few-operations')).toEqual([false, true]);
    expect(oks('unbalanced-grouping')).toEqual([false]);
    expect(tells('unbalanced-grouping') && !tells('wrong-value')).toBe(true);
  });

  it('takes a Required cube only when every part holds it, and = and ⊆ in the Restriction alone', () => {
    const usable = {
      required: [cube('u', 'U', 'operation'), cube('c', 'C', 'restriction')],
      permitted: [cube('r', 'R'), cube('g', 'G')],
      resources: [cube('b', 'B')],
    };
    const used = (restriction: string, setName: string) =>
      new Set(
        usedCubes(
          { sheets: [{ ...emptySheet, restrictions: [restriction], setName }], goal: null },
          usable,
          NONE_IN_FORCE,
        ),
      );
    expect(used('B⊆R∪G', '(R∪G)')).toEqual(new Set(['b', 'c', 'r', 'u', 'g']));
    expect(used('B⊆R', 'R∪G')).toEqual(new Set(['b', 'c', 'r', 'g']));
  });

  it('counts an interchangeable cube, and a repeated operation once', () => {
    const usable = {
      required: [cube('n', 'N', 'operation')],
      permitted: [cube('r', 'R'), cube('g', 'G')],
      resources: [cube('u', 'U', 'operation')],
    };
    const draft = { sheets: [{ ...emptySheet, setName: 'R∩G∩R' }], goal: null };
    expect(usedCubes(draft, usable, JUNIOR)).toEqual(['r', 'n', 'g']);
    const union = { sheets: [{ ...emptySheet, setName: 'R∪G' }], goal: null };
    expect(usedCubes(union, { ...usable, resources: [] }, JUNIOR)).toEqual(['r', 'n', 'g']);
  });
});

describe('the working of a Solution', () => {
  const solution = { restrictions: ['B ⊆ R ∪ G'], setName: 'R ∪ G − B' };

  it('takes cards out first, then names sets from the small to the whole', () => {
    const work = workOut(cards, NONE_IN_FORCE, solution)!;
    expect(work.steps[0]).toMatchObject({ kind: 'removed', out: ['BY', 'B'], count: 2 });
    expect(work.steps.map(s => s.text)).toEqual(['B ⊆ R ∪ G', 'R', 'G', 'R ∪ G', 'B', '(R ∪ G) − B']);
    expect(work.steps.at(-1)).toMatchObject({ in: ['RGY', 'RG', 'RY', 'R', 'GY', 'G'], count: 6 });
    expect(work.open).toBe(true);
  });

  it('says nothing of what cannot be read', () => {
    expect(workOut(cards, NONE_IN_FORCE, { restrictions: [], setName: 'R ∪' })).toBeNull();
    expect(workOut(cards, NONE_IN_FORCE, { restrictions: [], setName: 'R' })?.open).toBe(false);
    expect(open({ kind: 'leaf', symbol: 'R', wild: false, at: 0 })).toBe(false);
  });
});

describe('the Goal under the hands of the setter', () => {
  const [three, five, one] = [cube('d3', '3', 'digit'), cube('d5', '5', 'digit'), cube('d1', '1', 'digit')];

  it('grows, turns, swaps and keeps what has touched the Goal', () => {
    const two = toggle(toggle(NO_SHAPE, three), five);
    expect(goalJson(two)).toEqual({
      layout: 'row2',
      digits: [
        { d: 3, up: true },
        { d: 5, up: true },
      ],
    });
    expect(layoutsFor(3)).toEqual(['row3', 'col3', 'T', 'L', 'backL']);
    const third = { ...toggle(two, one), layout: 'L' as const };
    expect(goalJson(turn(earlier(third, 'd5'), 'd3'))).toEqual({
      layout: 'L',
      digits: [
        { d: 5, up: true },
        { d: 3, up: false },
        { d: 1, up: true },
      ],
    });
    expect(toggle(third, one).layout).toBe('row2');
    expect(toggle(third, one, ['d1'])).toEqual(third);
    expect(shapeOf(goalJson(third), [three, five, one])).toEqual(third);
    expect(shapeOf(null, [three])).toBe(NO_SHAPE);
  });
});

describe('the Universe charts of Appendix A', () => {
  it('hold each of the sixteen cards once', () => {
    expect(new Set(sixteen).size).toBe(16);
    expect(new Set(grid.cells.flat()).size).toBe(16);
    expect(new Set(map.cells.flat()).size).toBe(16);
    expect(CHARTS).toHaveLength(5);
  });

  it('put cards that differ by one colour side by side in the map', () => {
    const differ = (a: string, b: string) =>
      ['B', 'R', 'G', 'Y'].filter(c => (a !== 'blank' && a.includes(c)) !== (b !== 'blank' && b.includes(c))).length;
    map.cells.forEach((row, i) => {
      row.forEach((card, k) => {
        if (row[k + 1]) expect(differ(card, row[k + 1]!)).toBe(1);
        if (map.cells[i + 1]) expect(differ(card, map.cells[i + 1]![k]!)).toBe(1);
      });
    });
  });

  it('carry no mark until a player makes one, and forget marks with the shake', () => {
    const fresh = readMarks(null, 3);
    expect(fresh.cards).toEqual({});
    const shaded = markNext(fresh, 'B');
    expect(shaded.cards).toEqual({ B: 'shade' });
    expect(markNext(markNext(shaded, 'B'), 'B').cards).toEqual({ B: 'none' });
    const kept = JSON.parse(JSON.stringify(shaded));
    expect(readMarks(kept, 3).cards).toEqual({ B: 'shade' });
    expect(readMarks(kept, 4).cards).toEqual({});
  });
});
