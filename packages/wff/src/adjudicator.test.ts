import type { Json } from '@forceout/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjudicator } from './adjudicator.ts';

type Fields = { readonly [key: string]: Json };
const raw = (question: Fields) => adjudicator.answer({ game: 'wff', ...question }, () => 0);
const ask = (question: Fields): Fields => {
  const answer = raw(question);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.answer;
};
const errorOf = (question: Fields) => {
  const answer = raw(question);
  return answer.ok ? null : answer.error;
};

const state = {
  required: 'q',
  permitted: 'KpKo',
  forbidden: '',
  resources: 'A',
  goal: 'p',
  mode: 'now',
  gameLevel: 'elementary',
};

test('[wff-2017 II-B-3] wff: yes with a reading, no with the place where it breaks', () => {
  expect(ask({ ask: 'wff', s: 'CKpqNr' })).toMatchObject({
    ok: true,
    clause: 'wff-2017 II-B',
    message: { said: { code: 'is-wff', facts: { reads: '(p ∧ q) → ¬r' } } },
  });
  expect(ask({ ask: 'wff', s: 'Cpqr' })).toMatchObject({ ok: false, at: 3, clause: 'wff-2017 II-B-3' });
});

test('[wff-2017 VII-B-2] proof: data or text, all errors with code, line, clause and message', () => {
  const text = 'Kpq -> q\n1 Kpq s\n2 q Ki, 1\nsolution: Kpq / Ko';
  expect(ask({ ask: 'proof', gameLevel: 'regular', text })).toMatchObject({
    ok: false,
    errors: [
      { code: 'rule-not-listed', line: '2', clause: 'wff-2017 I-A' },
      { code: 'rule-misused', line: '2', clause: 'wff-2017 VII-C-5-c' },
    ],
  });
  expect(ask({ ask: 'proof', gameLevel: 'regular', text: text.replace('Ki', 'Ko') })).toMatchObject({
    ok: true,
    errors: [],
  });
  const noSolution = ask({ ask: 'proof', gameLevel: 'regular', text: 'p -> p\n1 p s\n2 p Rp' });
  expect((noSolution.errors as Fields[]).map(({ code }) => code)).toContain('no-rule-listed');
  expect(ask({ ask: 'proof', text: 'p -> q Kx\n1 p s\nsolution: p / Rp' })).toMatchObject({ ok: false });
});

test('a field that may be left out may also be null', () => {
  const common = { division: null, edition: null, budgetMs: null };
  expect(ask({ ...common, ask: 'wff', s: 'p' }).ok).toBe(true);
  const text = 'p -> p\n1 p s\n2 p Rp, 1\nsolution: p / Rp';
  expect(ask({ ...common, ask: 'proof', gameLevel: null, proof: null, solution: null, text }).ok).toBe(true);
});

test('a division that there is not is an error, also where nothing depends on it', () => {
  expect(errorOf({ ask: 'wff', s: 'p', division: 'giants' })?.code).toBe('bad-field');
});

test('[wff-2017 III-B note] without a level the division decides: Middle plays the seven rules (R-WFF-2)', () => {
  const text = 'NNp -> p\n1 NNp s\n2 a Np s\n2 b NNp R, 1\n3 p No, 2\nsolution: NNp / R, No';
  for (const [division, ok] of [
    ['elementary', false],
    ['middle', false],
    ['junior', true],
    ['senior', true],
  ] as const)
    expect(ask({ ask: 'proof', division, text }).ok).toBe(ok);
  expect(ask({ ask: 'proof', text }).ok).toBe(true);
});

test('[wff-2017 I-A] provable: yes with a proof, no without; premises may be missing altogether', () => {
  expect(ask({ ask: 'provable', premises: ['Kpq'], goal: 'q', rules: ['R(Ko)'] })).toMatchObject({
    provable: true,
    proof: {
      premises: ['Kpq'],
      goal: 'q',
      lines: [{ label: '1' }, { label: '2', wff: 'q', rule: 'Ko', cites: ['1'] }],
    },
  });
  expect(ask({ ask: 'provable', premises: [], goal: 'Cpp', rules: ['Ci'] }).provable).toBe(true);
  expect(ask({ ask: 'provable', premises: ['p'], goal: 'q', rules: ['Ko'] }).provable).toBe(false);
});

test('[wff-2017 VII-B-4] essential, judge and solve answer as the protocol says', () => {
  expect(ask({ ask: 'essential', solution: { premises: ['r', 'p', 's'], rules: ['Ki'] }, goal: 'Krs' })).toMatchObject({
    premises: [true, false, true],
    rules: [true],
  });
  const solution = { premises: ['Kpq'], rules: ['Ko'] };
  expect(ask({ ask: 'judge', state, solution })).toMatchObject({ ok: true, errors: [], clause: 'wff-2017 VII-B' });
  expect(ask({ ask: 'judge', state, solution, marked: [2] }).ok).toBe(true);
  expect(ask({ ask: 'solve', state })).toMatchObject({ exists: true, certificate: null, clause: 'wff-2017 VI-A-2' });
  const last = ask({ ask: 'solve', state: { ...state, mode: 'forceout' } });
  expect(last).toMatchObject({ exists: true, clause: 'wff-2017 VIII-A' });
  const stop = ask({ ask: 'solve', state: { ...state, mode: 'stop' } });
  expect(stop).toMatchObject({ exists: true, clause: 'wff-2017 XI-B stop' });
  const none = ask({ ask: 'solve', state: { ...state, goal: 's' } });
  expect(none).toMatchObject({ exists: false, witness: null });
  expect(none.certificate).toEqual({ said: expect.objectContaining({ code: expect.any(String) }) });
});

test('[wff-2017 VI-A-1] a budget of no time gives null, never a guess', () => {
  let now = 0;
  const clock = (): number => now++;
  const hard = {
    required: 'iRrsiECA',
    permitted: 'NKqRp',
    forbidden: '',
    resources: 'sERAi',
    goal: 'Epp',
    mode: 'impossible',
    gameLevel: 'regular',
  };
  const answer = adjudicator.answer({ game: 'wff', ask: 'solve', budgetMs: 1, state: hard }, clock);
  expect(answer).toMatchObject({ ok: true, answer: { exists: null, witness: null } });
});

test('[wff-2017 VII-B] fields that are missing, wrong or unknown are named', () => {
  expect(errorOf({})).toMatchObject({ code: 'missing-field', facts: { field: 'ask' } });
  expect(errorOf({ ask: 'goal' })).toMatchObject({ code: 'unknown-ask' });
  expect(errorOf({ ask: 'toString' })).toMatchObject({ code: 'unknown-ask' });
  expect(errorOf({ ask: 'wff' })).toMatchObject({
    code: 'missing-field',
    facts: { field: 's' },
  });
  expect(errorOf({ ask: 'wff', s: 7 })).toMatchObject({ code: 'bad-field' });
  expect(errorOf({ ask: 'wff', s: 'p', t: 1 })).toMatchObject({
    code: 'unknown-field',
    facts: { field: 'question.t' },
  });
  expect(errorOf({ ask: 'wff', s: 'p', edition: 'onsets-2026' })).toMatchObject({ code: 'bad-field' });
  expect(errorOf({ ask: 'wff', s: 'p', budgetMs: 'soon' })).toMatchObject({ code: 'bad-field' });
  expect(errorOf({ ask: 'proof', gameLevel: 'middle', text: '' })).toMatchObject({ code: 'bad-field' });
  expect(errorOf({ ask: 'proof', gameLevel: 'regular', text: 'p', proof: {} })).toMatchObject({ code: 'bad-field' });
  expect(errorOf({ ask: 'proof', gameLevel: 'regular' })).toMatchObject({ code: 'missing-field' });
  expect(errorOf({ ask: 'provable', premises: ['pq'], goal: 'p', rules: [] })).toMatchObject({
    code: 'bad-field',
    facts: { field: 'premises[0]' },
  });
  expect(errorOf({ ask: 'provable', premises: [], goal: 'p', rules: ['Kx'] })).toMatchObject({ code: 'bad-field' });
  expect(errorOf({ ask: 'solve', state: { ...state, required: 'pqx' } })).toMatchObject({
    facts: { letter: 3, sign: 'x' },
  });
  expect(errorOf({ ask: 'solve', state: { ...state, mode: 'never' } })).toMatchObject({ code: 'bad-field' });
  expect(errorOf({ ask: 'solve', state: { ...state, marks: '' } })).toMatchObject({ code: 'unknown-field' });
  const solution = { premises: ['Kpq'], rules: ['Ko'] };
  for (const marked of [[5], [0, 0], [-1], [0.5], ['0'], 'x'])
    expect(errorOf({ ask: 'judge', state, solution, marked })).toMatchObject({ code: 'bad-field' });
});

test('[wff-2017 VII-B] nothing that can be sent makes the adjudicator throw', () => {
  const value = fc.letrec<{ json: Json }>(tie => ({
    json: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<Json>(null, true, 0, -1, 2.5, 'p', 'Kpq', 'R(Ki)', 'regular', 'now', 's', '1 p s', ''),
      fc.array(tie('json'), { maxLength: 3 }),
      fc.dictionary(
        fc.constantFrom(
          'premises',
          'rules',
          'goal',
          'lines',
          'sub',
          'wff',
          'rule',
          'r',
          'cites',
          'label',
          'required',
          'mode',
          'permitted',
        ),
        tie('json'),
        { maxKeys: 5 },
      ),
    ),
  })).json;
  const fields = [
    's',
    'gameLevel',
    'proof',
    'solution',
    'text',
    'premises',
    'goal',
    'rules',
    'state',
    'marked',
    'division',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom('wff', 'proof', 'provable', 'essential', 'judge', 'solve'),
      fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 6 }),
      (kind, rest) => {
        const answer = raw({ ask: kind, ...rest });
        if (!answer.ok) expect(answer.error.code).not.toBe('internal');
      },
    ),
    { seed: 7, numRuns: 1500 },
  );
});

test('[wff-2017 VII-B-2] any text at all is read as a proof or refused, without an internal error', () => {
  const word = fc.constantFrom(
    '1',
    '2',
    'a',
    'b',
    'p',
    'Kpq',
    'Ko,',
    'R,',
    'R',
    's',
    '->',
    '|',
    'solution:',
    '/',
    ',',
    '\n',
    '2.a',
    'R(Ki)',
    '…',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), words => {
      const answer = raw({ ask: 'proof', gameLevel: 'regular', text: words.join(' ') });
      if (!answer.ok) expect(answer.error.code).not.toBe('internal');
    }),
    { seed: 8, numRuns: 1500 },
  );
});
