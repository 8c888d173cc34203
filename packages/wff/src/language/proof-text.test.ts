import { readFileSync } from 'node:fs';
import { seededRandom } from '@forceout/rulebook/seeded';
import { expect, test } from 'vitest';
import { prove } from '../prove/prove.ts';
import { randomSequent } from '../samples.ts';
import { type ProofItem, proofToJson, usualLabel } from './proof.ts';
import { readProofJson } from './proof-json.ts';
import { parseProofText, printProofText } from './proof-text.ts';

const parsed = (text: string) => {
  const read = parseProofText(text);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
};

/** The items as one line each: path, WFF, reason, cites. */
function flat(items: readonly ProofItem[], path: readonly string[] = []): string[] {
  return items.flatMap((item, i) => {
    const here = [...path, item.label ?? usualLabel(i, path.length)];
    if (item.kind === 'sub') return flat(item.items, here);
    const { reason, cites } = item;
    const rule = reason.kind === 'rules' ? `${'R'.repeat(reason.r)}|${reason.names}` : reason.kind;
    return [`${here.join('.')} ${item.wff} ${rule} ${cites ?? ''}`.trim()];
  });
}

const PRINTED = `Epq -> CNpNq
1 Epq s
2 a Np s
2 b 1 q s
2 b 2 Epq R, R, 1
2 b 3 Cqp Eo, 2
2 b 4 p Co, 1, 3
2 b 5 Np R, a
2 c Nq Ni, b
3 CNpNq Ci, 2
solution: Epq / R, Eo, Co, Ni, Ci`;

test('[wff-2017 VII-B-2-j] [wff-2017 VII-B-2-h] the printed proof with nested sub-proofs is read and printed as it stands', () => {
  const { proof, solution } = parsed(PRINTED);
  expect(printProofText(proof, solution)).toBe(PRINTED);
  expect(flat(proof.items)).toEqual([
    '1 Epq supposition',
    '2.a Np supposition',
    '2.b.1 q supposition',
    '2.b.2 Epq RR| 1',
    '2.b.3 Cqp |Eo 2',
    '2.b.4 p |Co 1,3',
    '2.b.5 Np R| a',
    '2.c Nq |Ni b',
    '3 CNpNq |Ci 2',
  ]);
});

test('[wff-2017 VII-B-2-a] [wff-2017 VII-B-1] the top line may be missing, and the Solution may stand above the proof', () => {
  const { proof, solution } = parsed('Solution: p, r / Ki\n1 p s\n2 r s\n3 Kpr Ki, 1, 2');
  expect(proof.header).toBeNull();
  expect(solution).toEqual({ premises: ['p', 'r'], rules: ['Ki'] });
  expect(parsed('p, r → Kpr\n1 p s').proof.header).toEqual({ premises: ['p', 'r'], goal: 'Kpr' });
});

test('[wff-2017 VII-B-2-i] [wff-2017 VII-B-2-c] numbers, citations and supposition marks may be left out', () => {
  const { proof } = parsed('1 p\n2 Ksq\n3 q Ko\n4 KAspq Ki');
  expect(flat(proof.items)).toEqual(['1 p none', '2 Ksq none', '3 q |Ko', '4 KAspq |Ki']);
  const bars = parsed('Epq s\n| Np s\n| | q s\n| | Epq R, R\n| Nq Ni\nCNpNq Ci');
  expect(flat(bars.proof.items)).toEqual([
    '1 Epq supposition',
    '2.a Np supposition',
    '2.b.1 q supposition',
    '2.b.2 Epq RR|',
    '2.c Nq |Ni',
    '3 CNpNq |Ci',
  ]);
});

test('[wff-2017 VII-B-2-i] a label that is also a variable is told from the WFF by the rest of the line', () => {
  expect(flat(parsed('2 p s').proof.items)).toEqual(['2 p supposition']);
  expect(flat(parsed('1 s s').proof.items)).toEqual(['1 s supposition']);
  expect(flat(parsed('2 a p s\n2 p Kpq Ki, a').proof.items)).toEqual(['2.a p supposition', '2.p Kpq |Ki a']);
  expect(flat(parsed('4 s Ko, 2').proof.items)).toEqual(['4 s |Ko 2']);
  expect(flat(parsed('2.b.3 Cqp Eo, 2').proof.items)).toEqual(['2.b.3 Cqp |Eo 2']);
});

test('[wff-2017 VII-C-5-g-3] [wff-2017 VII-C-5-g-5] two WFFs and a misspelt rule stay on the line they were written on', () => {
  expect(flat(parsed('3 q, Asp Ko, 2').proof.items)).toEqual(['3 q Asp |Ko 2']);
  expect(flat(parsed('3 q Kx, 2').proof.items)).toEqual(['3 q |Kx 2']);
  expect(flat(parsed('3 KNq Ko, 2').proof.items)).toEqual(['3 KNq |Ko 2']);
});

test('[wff-2017 III-D-3] a wild R in the Solution keeps its rule; on a line it is that rule', () => {
  const { proof, solution } = parsed(
    'Eqr -> KCqrCrq\n1 Eqr s\n2 Cqr Eo, 1\n3 Crq Eo, 1\n4 KCqrCrq R(Ki), 2, 3\nsolution: Eqr / Eo, R(Ki)',
  );
  expect(solution?.rules).toEqual(['Eo', 'R(Ki)']);
  expect(flat(proof.items).at(-1)).toBe('4 KCqrCrq |Ki 2,3');
});

test('[wff-2017 VII-B-2] every proof we write survives the text form and the JSON form unchanged', () => {
  const random = seededRandom(5);
  let proofs = 0;
  for (let i = 0; i < 600; i++) {
    const proof = prove(randomSequent(random, 4 + (i % 16), 3));
    if (proof === null) continue;
    proofs++;
    expect(flat(parsed(printProofText(proof, null)).proof.items)).toEqual(flat(proof.items));
    const json = readProofJson(JSON.parse(JSON.stringify(proofToJson(proof))), 'proof');
    expect(json).toEqual({ ok: true, value: proof });
  }
  expect(proofs).toBeGreaterThan(60);
});

test('[wff-2017 VII-B-2] the two forms of every public proof say the same', () => {
  const lines = readFileSync(new URL('../../../../cases/wff.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const questions = lines.map(line => JSON.parse(line).question).filter(({ ask }) => ask === 'proof');
  const texts = questions.filter(({ text }) => text !== undefined);
  for (const { id, text } of texts) {
    const { proof } = questions.find(other => other.id === String(id).replace('-text', ''));
    const json = readProofJson(proof, 'proof');
    expect(json.ok && flat(json.value.items)).toEqual(flat(parsed(text).proof.items));
  }
  expect(texts.length).toBeGreaterThan(10);
});

test('[wff-2017 VII-B-2-e] nesting beyond reason is refused, not followed', () => {
  const deep = Array.from({ length: 80 }, (_, i) => usualLabel(0, i)).join(' ');
  expect(parseProofText(`${deep} p s`)).toMatchObject({ ok: false, fault: { code: 'bad-field' } });
});
