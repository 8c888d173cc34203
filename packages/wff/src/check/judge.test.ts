import { expect, test } from 'vitest';
import { parseProofText } from '../language/proof-text.ts';
import { wff } from '../language/wff.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { essentialItems } from './essential.ts';
import { readSolutionForm } from './form.ts';
import { judgeSolution, judgeSubmission, type State, visibleFaults } from './judge.ts';

const state = (over: Partial<State['mat']>, goal: string, rest: Partial<State> = {}): State => ({
  mat: { required: '', permitted: '', forbidden: '', resources: '', ...over },
  goal,
  level: 'regular',
  mode: 'now',
  readings: DEFAULT_READINGS,
  longestGoal: null,
  ...rest,
});
const solution = (text: string) => {
  const [premises, rules] = text.split(' / ') as [string, string];
  return { premises: premises.split(', '), rules: rules.split(', ') };
};
const codes = (at: State, text: string, marked: readonly number[] | null = null) =>
  judgeSolution(at, { solution: solution(text), marked }).map(({ code }) => code);
const essential = (text: string, goal: string) =>
  essentialItems(readSolutionForm(solution(text), 'regular', DEFAULT_READINGS).solution, wff(goal), DEFAULT_READINGS);

test('[wff-2017 VII-B] [wff-2017 I-A] correct when the goal can be proved from the premises by the rules', () => {
  expect(codes(state({ permitted: 'pqRR' }, 'Kpq'), 'p, q / R(Ki)')).toEqual([]);
  expect(codes(state({ permitted: 'pqRR' }, 'Kps'), 'p, q / R(Ki)')).toEqual(['not-provable']);
});

test('[wff-2017 VII-C-5-a] nothing is correct for a Goal that is no WFF', () => {
  expect(codes(state({ permitted: 'pqR' }, 'pKq'), 'p, q / R(Ki)')).toEqual(['goal-not-wff']);
});

test('[wff-2017 IV-C] in play a Goal of more than seven cubes has no correct Solution', () => {
  const at = state({ permitted: 'KKKKppppR' }, 'KpKpKpKpp', { longestGoal: 7 });
  expect(codes(at, 'p / R(Ki)')).toContain('goal-too-long');
});

test('[wff-2017 VII-B-4] [wff-2017 VII-C-5-d] [wff-2017 I-B-2-d] a Required cube in an item that can be spared', () => {
  expect(essential('r, p, s / Ki', 'Krs')).toEqual({ premises: [true, false, true], rules: [true] });
  expect(codes(state({ required: 'p', permitted: 'rsKi' }, 'Krs'), 'r, p, s / Ki')).toEqual(['non-essential']);
  expect(codes(state({ required: 'r', permitted: 'psKi' }, 'Krs'), 'r, p, s / Ki')).toEqual([]);
});

test('[wff-2017 VII-B-4-d] essential goes by whole premises and rules: any letters beside the goal in a K may be Required', () => {
  expect(codes(state({ required: 'NNEss', permitted: 'KpR' }, 'p'), 'KpENNss / R(Ko)')).toEqual([]);
});

test('[wff-2017 VII-B-4] the last premise and the last rule cannot be spared', () => {
  expect(essential('q / Ci', 'Cpp')).toEqual({ premises: [true], rules: [true] });
  expect(essential('q, r / Ci', 'Cpp')).toEqual({ premises: [false, false], rules: [true] });
});

test('[wff-2017 VII-B-4-e] marks settle which letters are the Required cubes', () => {
  const at = state({ required: 'qCi', permitted: 'AoCRR', resources: 'iKAq' }, 'Crq', { mode: 'impossible' });
  const text = 'q / Ai, Co, Ci, R(Ni), R';
  expect(codes(at, text)).toEqual(['non-essential', 'non-essential']);
  expect(codes(at, text, [0, 5, 6])).toEqual([]);
  expect(codes(at, text, [0, 3, 6])).toEqual(['non-essential']);
});

test('[wff-2017 VII-B-2-j] [wff-2017 III-D-3] the printed Eqr / Eo, R(Ki): wherever its arrows point, every item is essential', () => {
  const text = 'Eqr / Eo, R(Ki)';
  expect(essential(text, 'KCqrCrq')).toEqual({ premises: [true], rules: [true, true] });
  const at = state({ required: 'EoR', permitted: 'Eqr' }, 'KCqrCrq', { level: 'elementary' });
  for (const marked of [[0, 4, 5], [3, 4, 5], null]) expect(codes(at, text, marked)).toEqual([]);
  expect(codes(at, 'Eqr / Eo, R')).toContain('wild-unmarked');
});

test('[wff-2017 VII-B-4-e ambiguity] unmarked, the checker takes the letter that can be spared', () => {
  const at = state({ required: 'K', permitted: 'KKproi' }, 'p');
  expect(codes(at, 'Kpr / Ko, Ki')).toEqual(['non-essential']);
  expect(codes(at, 'Kpr / Ko, Ki', [0])).toEqual([]);
  expect(codes(at, 'Kpr / Ko, Ki', [3])).toEqual([]);
  expect(codes(at, 'Kpr / Ko, Ki', [5])).toEqual(['non-essential']);
});

test('[wff-2017 VII-B-4-e ambiguity example] Kpr / Ko, Ki with one K Required and two Permitted', () => {
  const at = state({ required: 'K', permitted: 'KKproi' }, 'r');
  const faults = judgeSolution(at, { solution: solution('Kpr / Ko, Ki'), marked: null });
  expect(faults.map(({ facts }) => facts?.name)).toEqual(['Ki']);
});

const SHOWN = 'r, p, s -> Krs\n1 r s\n2 p s\n3 s s\n4 Krs Ki, 1, 3\nsolution: r, p, s / Ki';

test('[wff-2017 VII-C-5-g] the visible faults are those of form, cubes and proof; essentiality is not among them (R-WFF-6)', () => {
  const at = state({ required: 'p', permitted: 'rsKi' }, 'Krs');
  const read = parseProofText(SHOWN);
  const proof = read.ok ? read.value.proof : null;
  const submission = { solution: solution('r, p, s / Ki'), marked: null };
  expect(visibleFaults(at, submission, proof)).toEqual([]);
  expect(judgeSubmission(at, submission, proof).map(({ code }) => code)).toEqual(['non-essential']);
  expect(visibleFaults(at, submission, null).map(({ code }) => code)).toEqual(['no-proof']);
});

test('[wff-2017 VII-B] a provable Solution with a bad proof is incorrect, one with a good proof is correct', () => {
  const at = state({ required: 'r', permitted: 'spKi' }, 'Krs');
  const good = parseProofText(SHOWN);
  const bad = parseProofText(SHOWN.replace('Ki, 1, 3', 'Ki, 1, 2'));
  if (!good.ok || !bad.ok) throw new Error('unreadable');
  const submission = { solution: solution('r, p, s / Ki'), marked: null };
  expect(judgeSubmission(at, submission, good.value.proof)).toEqual([]);
  expect(judgeSubmission(at, submission, bad.value.proof).map(({ code }) => code)).toEqual(['citation-wrong']);
});
