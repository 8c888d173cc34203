import { describe, expect, test } from 'vitest';
import { parseProofText } from '../language/proof-text.ts';
import type { GameLevel } from '../language/rules.ts';
import { parseWff } from '../language/wff.ts';
import { DEFAULT_READINGS, type Readings } from '../readings.ts';
import type { Fault } from './faults.ts';
import { readSolutionForm } from './form.ts';
import { checkProof } from './proof.ts';

/** Checks a proof in text form; the last line is its Solution. */
function faultsOf(text: string, level: GameLevel = 'regular', readings: Partial<Readings> = {}): readonly Fault[] {
  const read = parseProofText(text.trim());
  if (!read.ok || read.value.solution === null) throw new Error('unreadable');
  const all = { ...DEFAULT_READINGS, ...readings };
  const { solution, faults } = readSolutionForm(read.value.solution, level, all);
  const goal = parseWff(read.value.proof.header?.goal ?? '');
  if (!goal.ok) throw new Error('no goal');
  return [...faults, ...checkProof({ proof: read.value.proof, solution, goal: goal.wff, level, readings: all })];
}

const codes = (...args: Parameters<typeof faultsOf>) =>
  faultsOf(...args).map(({ code, line }) => `${code} ${line ?? ''}`.trim());

/** A one-step proof: premises, conclusion, rule. */
const step = (premises: string, goal: string, rule: string): string => {
  const lines = premises.split(', ').map((wff, i) => `${i + 1} ${wff} s`);
  return [
    `${premises} -> ${goal}`,
    ...lines,
    `${lines.length + 1} ${goal} ${rule}`,
    `solution: ${premises} / ${rule}`,
  ].join('\n');
};

describe('the rules that need no sub-proof (R-WFF-1)', () => {
  const right: readonly [string, string, string][] = [
    ['Kpq', 'p', 'Ko'],
    ['Kpq', 'q', 'Ko'],
    ['p, q', 'Kpq', 'Ki'],
    ['q, p', 'Kpq', 'Ki'],
    ['p', 'Kpp', 'Ki'],
    ['p', 'Apq', 'Ai'],
    ['p', 'Aqp', 'Ai'],
    ['p', 'ANKqsp', 'Ai'],
    ['Cpq, p', 'q', 'Co'],
    ['p, Cpq', 'q', 'Co'],
    ['Epq', 'Cpq', 'Eo'],
    ['Epq', 'Cqp', 'Eo'],
    ['Cpq, Cqp', 'Epq', 'Ei'],
    ['Cpq, Cqp', 'Eqp', 'Ei'],
    ['Cpp', 'Epp', 'Ei'],
    ['p', 'p', 'Rp'],
  ];
  test.each(right)('[wff-2017 III-A] %s gives %s by %s', (premises, goal, rule) => {
    expect(codes(step(premises, goal, rule), 'elementary')).toEqual([]);
  });

  const wrong: readonly [string, string, string][] = [
    ['KKpqr', 'p', 'Ko'],
    ['Apq', 'p', 'Ko'],
    ['p', 'Kpq', 'Ki'],
    ['Kpq', 'Kqp', 'Ki'],
    ['q', 'Apr', 'Ai'],
    ['p', 'Kpq', 'Ai'],
    ['Cpq, q', 'p', 'Co'],
    ['Cpq, Nq', 'Np', 'Co'],
    ['Epq, p', 'q', 'Co'],
    ['Epq', 'Epq', 'Eo'],
    ['Cpq', 'Epq', 'Ei'],
    ['q', 'p', 'Rp'],
  ];
  test.each(wrong)('[wff-2017 VII-C-5-c] %s does not give %s by %s', (premises, goal, rule) => {
    const last = premises.split(', ').length + 1;
    expect(codes(step(premises, goal, rule), 'elementary')).toEqual([`rule-misused ${last}`]);
  });
});

describe('the rules that need sub-proofs (R-WFF-1)', () => {
  const right: readonly [string, string][] = [
    ['Ci', 'q -> CpKqp\n1 q s\n2 a p s\n2 b q R, 1\n2 c Kqp Ki, b, a\n3 CpKqp Ci, 2\nsolution: q / R, Ki, Ci'],
    ['Ci of the supposition alone', 'q -> Cpp\n1 q s\n2 a p s\n3 Cpp Ci, 2\nsolution: q / Ci'],
    [
      'Ci of a line that is not the last',
      'q -> CKprp\n1 q s\n2 a Kpr s\n2 b p Ko\n2 c r Ko\n3 CKprp Ci, 2\nsolution: q / Ko, Ci',
    ],
    ['Ao', 'Apq -> Aqp\n1 Apq s\n2 a p s\n2 b Aqp Ai\n3 a q s\n3 b Aqp Ai\n4 Aqp Ao, 1, 2, 3\nsolution: Apq / Ai, Ao'],
    ['Ao, one sub-proof for both sides of Aaa', 'App -> p\n1 App s\n2 a p s\n3 p Ao, 1, 2\nsolution: App / Ao'],
    ['Ni', 'p -> NNp\n1 p s\n2 a Np s\n2 b p R, 1\n3 NNp Ni, 2\nsolution: p / R, Ni'],
    ['No', 'NNp -> p\n1 NNp s\n2 a Np s\n2 b NNp R, 1\n3 p No, 2\nsolution: NNp / R, No'],
    [
      'R with another rule at once',
      'Kpq -> Csp\n1 Kpq s\n2 a s s\n2 b p R, Ko, 1\n3 Csp Ci, 2\nsolution: Kpq / R, Ko, Ci',
    ],
    [
      'R with Co, one line outside, one inside',
      'Cpq -> CKppq\n1 Cpq s\n2 a Kpp s\n2 b p Ko\n2 c q R, Co, 1, b\n3 CKppq Ci\nsolution: Cpq / R, Co, Ko, Ci',
    ],
  ];
  test.each(right)('[wff-2017 III-B] %s', (_, text) => expect(codes(text)).toEqual([]));

  const wrong: readonly [string, string, string][] = [
    [
      'Ao does not take C lines',
      'Apq, Cpr, Cqr -> r\n1 Apq s\n2 Cpr s\n3 Cqr s\n4 r Ao, 1, 2, 3\nsolution: Apq, Cpr, Cqr / Ao',
      'rule-misused 4',
    ],
    [
      'Ni needs the pair on the sub-proof’s own level',
      'p, Np -> Nq\n1 p s\n2 Np s\n3 a q s\n3 b p R, 1\n4 Nq Ni, 3\nsolution: p, Np / R, Ni',
      'rule-misused 4',
    ],
    ['No supposes the N', 'NNp -> p\n1 NNp s\n2 a p s\n2 b NNp R\n3 p No, 2\nsolution: NNp / R, No', 'rule-misused 3'],
    [
      'Ci needs the sub-proof from the first part',
      'q -> Cpq\n1 q s\n2 a q s\n3 Cpq Ci, 2\nsolution: q / Ci',
      'rule-misused 3',
    ],
    [
      'nothing comes out of a closed sub-proof',
      'q -> Kqp\n1 q s\n2 a p s\n3 Kqp Ki\nsolution: q / Ki',
      'rule-misused 3',
    ],
    [
      'a sub-proof cannot be used from another level',
      'q -> CsCpp\n1 q s\n2 a p s\n3 a s s\n3 b Cpp Ci\n4 CsCpp Ci, 3\nsolution: q / Ci',
      'rule-misused 3.b',
    ],
  ];
  test.each(wrong)('[wff-2017 VII-C-5-c] %s', (_, text, code) => expect(codes(text)).toEqual([code]));
});

describe('the form of a proof', () => {
  const fine =
    'p, Ksq -> KAspq\n1 p s\n2 Ksq s\n3 q Ko, 2\n4 Asp Ai, 1\n5 KAspq Ki, 3,4\nsolution: p, Ksq / Ko, Ai, Ki';

  test('[wff-2017 VII-B-2] [wff-2017 VII-B-2-j] the printed proof without sub-proof has no fault', () => {
    expect(codes(fine, 'elementary')).toEqual([]);
  });

  test('[wff-2017 VII-B-2-a] the top line says what is proved; its premises are not what is judged', () => {
    expect(codes(fine.replace('p, Ksq ->', 'Ksq ->'), 'elementary')).toEqual([]);
    expect(codes(fine.replace('-> KAspq', '-> KAspp'), 'elementary')).toEqual(['goal-not-reached 5']);
  });

  test('[wff-2017 VII-B-2-b] all premises of the Solution stand first, each on a line, and no others', () => {
    expect(codes(fine.replace('solution: p,', 'solution: p, r,'), 'elementary')).toEqual(['premise-missing']);
    expect(codes(fine.replace('solution: p, Ksq', 'solution: Ksq'), 'elementary')).toEqual(['premise-extra 1']);
    const late = 'p, q -> Kpq\n1 p s\n2 Aps Ai, 1\n3 q s\n4 Kpq Ki, 1, 3\nsolution: p, q / Ai, Ki';
    expect(codes(late, 'elementary')).toEqual(['premise-late 3']);
  });

  test('[wff-2017 VII-B-2-c] the mark s may be missing, on premises and on suppositions', () => {
    expect(codes(fine.replaceAll(' s\n', '\n'), 'elementary')).toEqual([]);
    expect(codes('q -> Cpp\n1 q\n2 a p\n3 Cpp Ci\nsolution: q / Ci')).toEqual([]);
  });

  test('[wff-2017 VII-B-2-d] a proof needs a rule beside its premises', () => {
    expect(codes('p -> p\n1 p s\nsolution: p / Rp', 'elementary')).toEqual(['no-rule-line']);
  });

  test('[wff-2017 VII-B-2-f] a sub-proof has one supposition, no more and no less', () => {
    const two = 'q -> Cpp\n1 q s\n2 a p s\n2 b r s\n3 Cpp Ci, 2\nsolution: q / Ci';
    expect(codes(two)).toEqual(['two-suppositions 2.b']);
    const noneAtAll = 'q -> Cpq\n1 q s\n2 a q R, 1\n3 Cpq Ci, 2\nsolution: q / R, Ci';
    expect(codes(noneAtAll)).toEqual(['no-supposition 2', 'rule-misused 3']);
  });

  test('[wff-2017 VII-B-2-g] [wff-2017 VII-C-5-g-7] one rule to a line; only R may stand beside it, and only inside', () => {
    const two = 'Kpq -> Aps\n1 Kpq s\n2 Aps Ko, Ai, 1\nsolution: Kpq / Ko, Ai';
    expect(codes(two)).toEqual(['two-rules 2']);
    const outside = 'Kpq -> p\n1 Kpq s\n2 p R, Ko, 1\nsolution: Kpq / Ko, R';
    expect(codes(outside)).toEqual(['r-outside 2']);
  });

  const nested = (r: string) =>
    `Epq -> CNpNq\n1 Epq s\n2 a Np s\n2 b 1 q s\n2 b 2 Epq ${r}\n2 b 3 Cqp Eo, 2\n2 b 4 p Co, 1,3\n2 b 5 Np R, a\n2 c Nq Ni, b\n3 CNpNq Ci, 2\nsolution: Epq / R, Eo, Co, Ni, Ci`;

  test('[wff-2017 VII-B-2-h] R is written once for every level crossed', () => {
    expect(codes(nested('R, R, 1'))).toEqual([]);
    expect(codes(nested('R, R'))).toEqual([]);
    for (const r of ['R, 1', 'R', 'R, R, R, 1']) expect(codes(nested(r))).toEqual(['r-count 2.b.2']);
    const [found] = faultsOf(nested('R'));
    expect(found?.facts).toMatchObject({ what: 'out', levels: 2, marks: ['R', 'R'] });
    const [named] = faultsOf(nested('R, R, 1').replace('Co, 1,3', 'Co, a,3'));
    expect(named?.facts).toMatchObject({ what: 'cited', cite: 'a', levels: 1, marks: ['R'] });
  });

  test('[wff-2017 VII-B-2-i] citations may be missing or in part; a wrong one is a rule written wrongly', () => {
    expect(codes(fine.replace('Ki, 3,4', 'Ki'), 'elementary')).toEqual([]);
    expect(codes(fine.replace('Ki, 3,4', 'Ki, 4'), 'elementary')).toEqual([]);
    expect(codes(fine.replace('Ki, 3,4', 'Ki, 1,4'), 'elementary')).toEqual(['citation-wrong 5']);
    expect(codes(fine.replace('Ki, 3,4', 'Ki, 3,4,2'), 'elementary')).toEqual(['citation-wrong 5']);
    expect(codes(fine.replace('Ki, 3,4', 'Ki, 3,3'), 'elementary')).toEqual(['citation-wrong 5']);
    expect(codes(fine.replace('Ki, 3,4', 'Ki, 3,9'), 'elementary')).toEqual(['citation-wrong 5']);
    const inner = 'q -> Kqp\n1 q s\n2 a p s\n3 Kqp Ki, 1, 2.a\nsolution: q / Ki';
    expect(faultsOf(inner)[0]?.facts).toMatchObject({ what: 'closed' });
  });

  test('[wff-2017 VII-B-2-i] a line may be cited by its whole path', () => {
    expect(codes(nested('R, R, 1').replace('Co, 1,3', 'Co, 2.b.1, 2.b.3').replace('Np R, a', 'Np R, 2.a'))).toEqual([]);
  });

  test('[wff-2017 VII-B-2-e] [wff-2017 VII-C-5-g-6] a supposition in mid-proof that is not indented', () => {
    const text = 'q -> Cpp\n1 q s\n2 Aqr Ai, 1\n3 p s\n4 Cpp Ci, 3\nsolution: q / Ai, Ci';
    expect(codes(text)).toEqual(['not-indented 3', 'rule-misused 4']);
  });

  test('[wff-2017 III-A note] no sub-proofs in the Elementary and Middle games', () => {
    const text = 'q -> Kqq\n1 q s\n2 a p s\n3 Kqq Ki\nsolution: q / Ki';
    expect(codes(text, 'elementary')).toEqual(['sub-proof-barred 2']);
    expect(codes(text, 'regular')).toEqual([]);
  });

  test('[wff-2017 VII-C-5-e] a rule of the other game, in the Solution and on its line', () => {
    const text = 'q -> q\n1 q s\n2 q No\nsolution: q / No';
    expect(codes(text, 'elementary')).toEqual(['rule-not-in-game', 'rule-not-in-game 2', 'rule-misused 2']);
  });

  test('[wff-2017 VII-C-5-g] [wff-2017 VII-C-5-g-1] every line but the premises names its rule', () => {
    expect(codes(fine.replace('4 Asp Ai, 1', '4 Asp'), 'elementary')).toEqual(['line-without-rule 4']);
    expect(codes('q -> Cpq\n1 q s\n2 a p s\n2 b q\n3 Cpq Ci, 2\nsolution: q / Ci')).toEqual(['line-without-rule 2.b']);
  });

  test('[wff-2017 VII-C-5-g-2] the last line of the main proof is the Goal', () => {
    const short = fine.replace('5 KAspq Ki, 3,4\n', '');
    expect(codes(short, 'elementary')).toEqual(['goal-not-reached 4']);
    const sub = 'q -> Cpp\n1 q s\n2 Cpp Ci\n3 a p s\nsolution: q / Ci';
    expect(codes(sub)).toEqual(['rule-misused 2', 'goal-not-reached 3']);
  });

  test('[wff-2017 VII-C-5-g-3] one WFF to a line', () => {
    expect(codes('Kpq -> p\n1 Kpq s\n2 q, p Ko, 1\nsolution: Kpq / Ko')).toEqual(['two-wffs 2', 'goal-not-reached 2']);
  });

  test('[wff-2017 VII-C-5-g-4] [wff-2017 II-B-1] every line is a WFF; only the bad line is blamed', () => {
    expect(codes(fine.replace('4 Asp Ai', '4 As Ai'), 'elementary')).toEqual(['line-not-wff 4', 'rule-misused 5']);
    expect(codes(fine.replace('1 p s', '1 Kp s'), 'elementary')).toEqual([
      'line-not-wff 1',
      'rule-misused 4',
      'premise-missing',
    ]);
  });

  test('[wff-2017 VII-C-5-g-5] a rule name that is none', () => {
    expect(codes(fine.replace('3 q Ko, 2', '3 q Kx, 2'), 'elementary')).toEqual(['rule-name 3']);
  });

  test('[wff-2017 I-A] a rule the Solution does not list may not be used; a listed one need not be (R-WFF-9)', () => {
    expect(codes(fine.replace('/ Ko, Ai, Ki', '/ Ko, Ki'), 'elementary')).toEqual(['rule-not-listed 4']);
    expect(codes(fine.replace('/ Ko, Ai, Ki', '/ Ko, Ai, Ki, Co'), 'elementary')).toEqual([]);
  });

  test('[wff-2017 III-C] [wff-2017 III-C example] a rule used twice is listed once, and only once', () => {
    const text =
      'p, KsCpr -> Ksr\n1 p s\n2 KsCpr s\n3 s Ko, 2\n4 Cpr Ko, 2\n5 r Co, 1, 4\n6 Ksr Ki, 3, 5\nsolution: p, KsCpr / Ko, Co, Ki';
    expect(codes(text, 'elementary')).toEqual([]);
    expect(codes(text.replace('/ Ko, Co', '/ Ko, R(Ko), Co'), 'elementary')).toEqual(['rule-twice']);
  });

  test('[wff-2017 VII-C-5-g] all faults are named, each at its line', () => {
    const text = 'Kpq -> Aqs\n1 Kpq s\n2 q Ki, 1\n3 As Ai\n4 p Kx\n5 Aqs\nsolution: Kpq / Ko, Ai, Ki';
    expect(codes(text)).toEqual(['rule-misused 2', 'line-not-wff 3', 'rule-name 4', 'line-without-rule 5']);
  });
});

describe('readings a league may set', () => {
  const one = 'q -> Cpp\n1 q s\n2 a p s\n3 Cpp Ci, 2\nsolution: q / Ci';
  test('[wff-2017 VII-B-2-d] a sub-proof of its supposition alone, allowed or not', () => {
    expect(codes(one)).toEqual([]);
    expect(codes(one, 'regular', { oneLineSubProofs: false })).toEqual(['one-line-sub-proof 2']);
  });

  test('[wff-2017 III-A] one line for both parts of Ki, allowed or not', () => {
    expect(codes(step('p', 'Kpp', 'Ki'), 'elementary')).toEqual([]);
    expect(codes(step('p', 'Kpp', 'Ki'), 'elementary', { distinctLines: true })).toEqual(['rule-misused 2']);
    const two = 'p -> Kpp\n1 p s\n2 p Rp, 1\n3 Kpp Ki, 1, 2\nsolution: p / Rp, Ki';
    expect(codes(two, 'elementary', { distinctLines: true })).toEqual([]);
  });

  test('[wff-2017 III-B] Ao from C lines, allowed or not', () => {
    const text = 'Apq, Cpr, Cqr -> r\n1 Apq s\n2 Cpr s\n3 Cqr s\n4 r Ao, 1, 2, 3\nsolution: Apq, Cpr, Cqr / Ao';
    expect(codes(text, 'regular', { aoFromLines: true })).toEqual([]);
  });

  test('[wff-2017 VII-B] a theorem from no premise, allowed or not', () => {
    const text = '-> Cpp\n1 a p s\n2 Cpp Ci, 1\nsolution: / Ci';
    expect(codes(text)).toEqual(['no-premise']);
    expect(codes(text, 'regular', { emptyPremises: true })).toEqual([]);
  });
});
