import type { Cube, Json, Position, TableRules } from '@forceout/table';
import { expect, test } from 'vitest';
import { game } from './game.ts';

const rules = (over: Partial<TableRules> = {}): TableRules => ({
  edition: 'wff-2017',
  division: 'senior',
  season: '2017-18',
  adventurous: false,
  restrictions: false,
  options: {},
  ...over,
});

let made = 0;
const cubes = (letters: string): Cube[] =>
  [...letters].map(face => ({ id: `cube-${made++}`, face, kind: /[A-Z]/.test(face) ? 'upper' : 'lower' }));

const position = (
  mat: { required?: string; permitted?: string; forbidden?: string; resources?: string },
  goal: string,
  over: Partial<TableRules> = {},
): Position => ({
  rules: rules(over),
  cards: [],
  resources: cubes(mat.resources ?? ''),
  goal: cubes(goal),
  required: cubes(mat.required ?? ''),
  permitted: cubes(mat.permitted ?? ''),
  forbidden: cubes(mat.forbidden ?? ''),
  goalText: goal,
  variations: [],
});

const BUDGET = { steps: 20_000_000 };
const text = (premises: string, names: string, proof: string, marked?: number[]): Json => ({
  premises: premises.split(', '),
  rules: names.split(', '),
  proof,
  ...(marked && { marked }),
});
const written = (solution: Json) => ({ solution, goal: null });

test('[wff-2017 I-B-1] [wff-2017 IV-A] fourteen uppercase and fourteen lowercase cubes, rolled all at once', () => {
  const { cubes: box, preset, deck } = game.equipment(rules());
  expect(box.filter(({ kind }) => kind === 'upper')).toHaveLength(14);
  expect(box.filter(({ kind }) => kind === 'lower')).toHaveLength(14);
  expect(box.slice(0, 14).every(({ faces }) => [...faces].sort().join('') === 'ACEKNR')).toBe(true);
  expect(box.slice(14).every(({ faces }) => [...faces].sort().join('') === 'iopqrs')).toBe(true);
  expect(new Set(box.map(({ id }) => id)).size).toBe(28);
  expect({ preset, deck }).toEqual({ preset: null, deck: null });
});

test('[wff-2017 I-D lot] the uppercase letter nearest the start of the alphabet sets the first Goal', () => {
  const { cube, rank } = game.equipment(rules()).rollOff;
  expect(cube.kind).toBe('upper');
  expect(Object.keys(rank).sort((a, b) => rank[a]! - rank[b]!)).toEqual(['A', 'C', 'E', 'K', 'N', 'R']);
});

test('[wff-2017 IV-B] the Goal is laid from Resources, cubes already in the Goal section first', () => {
  const at = { ...position({ resources: 'KpqKp' }, ''), goalText: null };
  const lying = at.resources[3]!;
  const rest = at.resources.filter(cube => cube !== lying);
  const laid = game.placeGoal({ ...at, resources: rest, goal: [lying] }, 'Kpq', [...rest, lying], null);
  expect(laid).toEqual({ ok: true, cubes: [lying.id, at.resources[1]!.id, at.resources[2]!.id], goal: 'Kpq' });
  expect(game.placeGoal(at, 'Kpr', at.resources, null)).toMatchObject({ ok: false, code: 'cube-not-there' });
  expect(game.placeGoal(at, ['K'], at.resources, null)).toMatchObject({ ok: false, code: 'bad-goal' });
  expect(game.placeGoal(at, 'pKq', at.resources, null)).toMatchObject({ ok: true });
});

test('[wff-2017 IV-C] a Goal is one to seven cubes that form a WFF', () => {
  expect(game.ruleGoal(position({}, 'CKprAsp'))).toEqual({ ok: true });
  expect(game.ruleGoal(position({}, 'pKr'))).toMatchObject({
    ok: false,
    code: 'goal-not-wff',
    clause: 'wff-2017 IV-C',
  });
  expect(game.ruleGoal(position({}, 'NNNNNNNp'))).toMatchObject({ ok: false, code: 'goal-too-long' });
});

test('[wff-2017 I-B] no variations, no leftovers, no moves barred by the game itself', () => {
  const at = position({ resources: 'pq' }, 'p');
  expect(game.variations(rules())).toEqual([]);
  expect(game.readVariation(rules(), 'wildCube', 'p')).toMatchObject({ ok: false });
  expect(game.ruleSelection(at, { id: 'wildCube', value: 'p' })).toMatchObject({ ok: false });
  expect(game.describeVariations([], [])).toEqual([]);
  expect(game.leftovers(at)).toEqual([]);
  expect(game.ruleMove(at, { cube: at.resources[0]!, from: 'resources', to: 'forbidden', as: 'move' })).toEqual({
    ok: true,
  });
});

const AI = '1 p s\n2 Apq Ai, 1';

test('[wff-2017 VII-B] a Solution is read with its proof as text or data and handed on as data', () => {
  const at = position({ required: 'p', permitted: 'q', resources: 'RRA' }, 'Apq');
  const read = game.readSolution(at, written(text('p', 'R(Ai)', AI)), 'now');
  expect(read).toMatchObject({ ok: true, written: { goal: null, solution: { premises: ['p'], rules: ['R(Ai)'] } } });
  if (!read.ok) return;
  expect(game.readSolution(at, read.written, 'now')).toEqual(read);
  expect(game.check(at, read.written, 'now', BUDGET)).toEqual({ correct: true, reasons: [] });
  const whole = game.readSolution(at, written(`p -> Apq\n${AI}\nsolution: p / R(Ai)`), 'now');
  expect(whole.ok && game.check(at, whole.written, 'now', BUDGET).correct).toBe(true);
  expect(game.readSolution(at, written({ premises: 'p', rules: [] }), 'now')).toMatchObject({
    ok: false,
    code: 'bad-field',
  });
  expect(game.readSolution(at, written({ premises: ['p'], rules: ['Ai'], marked: [9] }), 'now')).toMatchObject({
    ok: false,
  });
  expect(game.readSolution(at, written(AI), 'now')).toMatchObject({ ok: false, code: 'missing-field' });
});

test('[wff-2017 VII-B] [wff-2017 VII-B-4] judging by itself, the evaluator also decides what is essential', () => {
  const at = position({ required: 'r', permitted: 'p', resources: 'RA' }, 'Apq');
  const idle = written(text('p, r', 'R(Ai)', '1 p s\n2 r s\n3 Apq Ai, 1'));
  expect(game.check(at, idle, 'now', BUDGET)).toMatchObject({
    correct: false,
    reasons: [{ code: 'non-essential', clause: 'wff-2017 VII-C-5-d' }],
  });
  const noProof = written({ premises: ['p'], rules: ['R(Ai)'], proof: null });
  expect(game.check(at, noProof, 'now', BUDGET).reasons.map(({ code }) => code)).toContain('no-proof');
  expect(game.check(at, written(7), 'now', BUDGET).correct).toBe(false);
});

test('[wff-2017 III-A note] [wff-2017 III-B note] the division decides the game; the table may give Middle the Regular one', () => {
  const proof = '1 NNp s\n2 a Np s\n2 b NNp R, 1\n3 p No, 2';
  const judged = (over: Partial<TableRules>) =>
    game.check(position({ permitted: 'NNpNoRR' }, 'p', over), written(text('NNp', 'No, R', proof)), 'now', BUDGET)
      .correct;
  expect(judged({ division: 'elementary' })).toBe(false);
  expect(judged({ division: 'middle' })).toBe(false);
  expect(judged({ division: 'middle', options: { middleGame: 'regular' } })).toBe(true);
  expect(judged({ division: 'junior' })).toBe(true);
  expect(judged({ division: 'senior' })).toBe(true);
});

const objection = (reason: string, proof: Json = null) => ({ reason, regroup: null, proof });

test('[wff-2017 VII-C-5-a] [wff-2017 VII-C-5-g] a Goal that is not a WFF has no correct proof either', () => {
  const at = position({ permitted: 'pRA' }, 'pKr');
  const upheld = (reason: string) =>
    game.checkObjection(at, written(text('p', 'R(Ai)', AI)), objection(reason), 'impossible', BUDGET).upheld;
  expect(upheld('VII-C-5-a')).toBe(true);
  expect(upheld('VII-C-5-g')).toBe(true);
  expect(upheld('VII-C-5-b')).toBe(false);
});

test('[wff-2017 VII-C-4] an objection holds when something true stands under the clause it names', () => {
  const at = position({ required: 'p', permitted: 'KKqo', resources: 'A' }, 'q');
  const bad = written(text('Kpq', 'Ko', '1 Kpq s\n2 q Ki, 1'));
  const upheld = (reason: string) => game.checkObjection(at, bad, objection(reason), 'now', BUDGET).upheld;
  for (const reason of ['VII-C-5-c', 'VII-C-5-g', 'VII-C-5', 'VII-B', 'I-A', 'wff-2017 VII-C-5-c', 'VII-C-5(c)'])
    expect({ reason, upheld: upheld(reason) }).toEqual({ reason, upheld: true });
  for (const reason of ['VII-C-5-a', 'VII-C-5-b', 'VII-C-5-f', 'VII-B-3-e', 'VII-C-5-g-4', 'nonsense', ''])
    expect({ reason, upheld: upheld(reason) }).toEqual({ reason, upheld: false });
});

test('[wff-2017 VII-C-5-d] [wff-2017 VII-B-4-a] non-essential must be shown with a solution and a proof of one’s own (R-WFF-6)', () => {
  const at = position({ required: 'r', permitted: 'p', resources: 'RA' }, 'Apq');
  const idle = written(text('p, r', 'R(Ai)', '1 p s\n2 r s\n3 Apq Ai, 1'));
  const counter = text('p', 'R(Ai)', AI);
  const verdict = (reason: string, proof: Json) =>
    game.checkObjection(at, idle, objection(reason, proof), 'now', BUDGET);
  expect(verdict('VII-C-5-d', null)).toMatchObject({ upheld: false, reasons: [{ code: 'counter-missing' }] });
  for (const reason of ['VII-C-5-d', 'VII-B-4', 'VII-B-4-a', 'VII-B', 'VII-C-5'])
    expect({ reason, upheld: verdict(reason, counter).upheld }).toEqual({ reason, upheld: true });
  expect(verdict('VII-C-5-c', counter).upheld).toBe(false);
  expect(verdict('VII-C-5-d', 5)).toMatchObject({ upheld: false, reasons: [{ code: 'counter-unreadable' }] });
  expect(verdict('VII-C-5-d', text('r', 'R(Ai)', '1 r s\n2 Apq Ai, 1'))).toMatchObject({
    upheld: false,
    reasons: [{ code: 'counter-fails' }],
  });
});

test('[wff-2017 VII-D] whether a Solution equals the Goal is not answered', () => {
  const at = position({ permitted: 'pRp' }, 'p');
  expect(game.equalsGoal(at, written(text('p', 'Rp', '1 p s\n2 p Rp')), BUDGET)).toEqual({ equals: null });
});

test('[wff-2017 VI-A-1] [wff-2017 VI-A-2] solve gives a Solution that its own check accepts, or says why there is none', () => {
  const at = position({ required: 'r', permitted: 's', forbidden: 'p', resources: 'EKKERKKERNERKRriporiqrir' }, 'q', {
    division: 'elementary',
  });
  const answer = game.solve(at, 'impossible', BUDGET);
  expect(answer.exists).toBe(true);
  if (answer.exists)
    expect(game.check(at, answer.witness, 'impossible', BUDGET)).toEqual({ correct: true, reasons: [] });
  expect(game.solve(at, 'now', BUDGET)).toMatchObject({ exists: false, reason: { code: expect.any(String) } });
  expect(game.solve(position({ permitted: 'pRp' }, 'pK'), 'now', BUDGET)).toMatchObject({ exists: false });
  expect(game.solve(position({ permitted: 'pNNNNNNNRp' }, 'NNNNNNNp'), 'now', BUDGET)).toMatchObject({ exists: false });
});

test('[wff-2017 VIII-A] safe moves: every cube to every section, but the last one not to Forbidden', () => {
  const at = position({ permitted: 'pR', resources: 'qqN' }, 'p', { division: 'elementary' });
  const moves = game.safeMoves(at, BUDGET);
  expect(moves).toHaveLength(9);
  expect(moves.every(({ givesNow }) => givesNow !== null)).toBe(true);
  expect(moves.filter(({ to }) => to === 'permitted').every(({ givesNow }) => givesNow === true)).toBe(true);
  const last = position({ permitted: 'pR', resources: 'q' }, 'p', { division: 'elementary' });
  expect(game.safeMoves(last, BUDGET).map(({ to }) => to)).toEqual(['required', 'permitted']);
});
