import type { Cube, Position } from '@forceout/table';
import { game } from '@forceout/wff';
import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/index.ts';
import { wordsFor } from '../../i18n/words.test-help.ts';
import { lineNotes, solutionChecks, solutionFrom } from './checks.ts';
import { needsMarks, readDraft, solutionOf, usedCubes } from './draft.ts';
import { markedItems, shownOf } from './handed-in.ts';
import { cleanSolution, cleanWff, cleanWhy, goalWords } from './signs.ts';

await wordsFor('games', 'wff');
const t = translator('en');

let n = 0;
const cubes = (letters: string): readonly Cube[] =>
  [...letters].map(face => ({ id: `${face}${n++}`, face, kind: face === face.toUpperCase() ? 'upper' : 'lower' }));
const position: Position = {
  rules: {
    edition: 'wff-2017',
    division: 'senior',
    season: '2017-18',
    adventurous: false,
    restrictions: false,
    options: {},
  },
  cards: [],
  resources: cubes('qrs'),
  goal: cubes('Kpq'),
  required: cubes('K'),
  permitted: cubes('ip'),
  forbidden: cubes('N'),
  goalText: 'Kpq',
  variations: [],
};

const kept = {
  solution: 'p, q / Ki',
  rows: [
    { depth: 0, opens: false, wff: 'p', why: 's' },
    { depth: 0, opens: false, wff: 'q', why: 's' },
    { depth: 0, opens: false, wff: 'Kpq', why: 'Ki, 1, 2' },
    { depth: 0, opens: false, wff: '', why: '' },
  ],
  marked: [2, 99],
};

describe('the WFF pad', () => {
  it('puts typed letters into the case that means something', () => {
    expect(cleanWff('cNpQ x1r')).toBe('CNpqr');
    expect(cleanSolution('cpq, P / r, co, R(CI)')).toBe('Cpq, p / R, Co, R(Ci)');
    expect(cleanWhy('r, co, b1; 2a')).toBe('R, Co, b1 2a');
    expect(cleanWhy('S')).toBe('s');
  });

  it('reads a Goal aloud, or says that it is none', () => {
    expect(goalWords('CNqNp', t)).toBe('read: if not q then not p');
    expect(goalWords('pK', t)).toBe('not a WFF');
  });

  it('hands in what the game takes, and shows it again', () => {
    const draft = readDraft(JSON.parse(JSON.stringify(kept)));
    const solution = solutionOf(draft, 'Kpq');
    expect(game.readSolution(position, { solution, goal: null }, 'now').ok).toBe(true);
    expect(game.check(position, { solution, goal: null }, 'now', { steps: 1_000_000 })).toEqual({
      correct: true,
      reasons: [],
    });
    const shown = shownOf(solution);
    expect(shown.rows).toHaveLength(3);
    expect(markedItems(shown)).toEqual([
      { text: 'p', marked: false },
      { text: 'q', marked: false },
      { text: 'Ki', marked: true },
    ]);
    expect(readDraft('nonsense')).toEqual({ solution: '', rows: [], marked: [] });
  });

  it('ticks the cubes it takes and tells of cubes and form only', () => {
    const usable = { required: position.required, permitted: position.permitted, resources: position.resources };
    const draft = readDraft(kept);
    expect(usedCubes(draft, usable).map(id => id[0])).toEqual(['p', 'q', 'K', 'i']);
    expect(solutionChecks(position, solutionFrom('p, q / Ki'), 'now', t).every(check => check.ok)).toBe(true);
    const bad = solutionChecks(position, solutionFrom('pq / Kx'), 'now', t).filter(check => !check.ok);
    expect(bad.map(check => check.key)).toEqual(['premise pq', 'rule Kx', 'cube-missing 0']);
    const wrong = [
      { depth: 0, opens: false, wff: 'Kp', why: 's' },
      { depth: 0, opens: false, wff: 'p', why: 'Xx' },
      { depth: 0, opens: false, wff: 'Kpq', why: 'No' },
    ];
    expect([...lineNotes(wrong, t).keys()]).toEqual(['1', '2']);
  });
});

it('asks for marks only where two letters could be the Required cube (VII-B-4-e)', () => {
  const asked = (solution: string) =>
    needsMarks(
      cubes('K'),
      [...solution.split(' ')].map(item => [...item]),
    );
  expect(asked('p q Ki')).toBe(false);
  expect(asked('Kpq Ko')).toBe(true);
  expect(asked('p q')).toBe(false);
});
