import type { Json } from '@forceout/table';
import { expect, test } from 'vitest';
import { readProofJson, readWrittenSolution } from './proof-json.ts';

const lines = (...items: Json[]): Json => ({ premises: ['p'], goal: 'p', lines: items });
const faultOf = (json: Json) => {
  const read = readProofJson(json, 'proof');
  return read.ok ? null : read.fault;
};

test('[wff-2017 VII-B-2] a malformed proof is answered with a code and the place', () => {
  expect(faultOf({ goal: 'p' })).toMatchObject({ code: 'missing-field', at: 'proof.lines' });
  expect(faultOf('text')).toMatchObject({ code: 'bad-field', at: 'proof' });
  expect(faultOf(lines(7))).toMatchObject({ code: 'bad-field', at: 'proof.lines[0]' });
  expect(faultOf(lines({ rule: 's' }))).toMatchObject({ code: 'missing-field', at: 'proof.lines[0].wff' });
  expect(faultOf(lines({ wff: 'p', rule: 's' }, { sub: [{ wff: 1 }] }))).toMatchObject({
    code: 'bad-field',
    at: 'proof.lines[1].sub[0].wff',
  });
  expect(faultOf(lines({ wff: 'p', rul: 's' }))).toMatchObject({ code: 'unknown-field', at: 'proof.lines[0].rul' });
  expect(faultOf(lines({ sub: [], wff: 'p' }))).toMatchObject({ code: 'unknown-field' });
  expect(faultOf(lines({ wff: 'p', rule: 'R', r: -1 }))).toMatchObject({ code: 'bad-field', at: 'proof.lines[0].r' });
  expect(faultOf(lines({ wff: 'p', rule: 'R', r: 1e9 }))).toMatchObject({ code: 'bad-field' });
  expect(faultOf(lines({ wff: 'p', cites: '1' }))).toMatchObject({ code: 'bad-field', at: 'proof.lines[0].cites' });
});

test('[wff-2017 VII-B-2-e] JSON nested beyond reason is refused, not followed', () => {
  let item: Json = { wff: 'p', rule: 's' };
  for (let i = 0; i < 5000; i++) item = { sub: [item] };
  expect(faultOf(lines(item))).toMatchObject({ code: 'bad-field' });
});

test('[wff-2017 VII-B-2-g] R marks may be given as a count or written out', () => {
  const reasonOf = (item: Json) => {
    const read = readProofJson(lines(item), 'proof');
    const first = read.ok ? read.value.items[0] : undefined;
    return first?.kind === 'line' ? first.reason : null;
  };
  expect(reasonOf({ wff: 'p', rule: 'R' })).toEqual({ kind: 'rules', names: [], r: 1 });
  expect(reasonOf({ wff: 'p', rule: 'R', r: 2 })).toEqual({ kind: 'rules', names: [], r: 2 });
  expect(reasonOf({ wff: 'p', rule: 'R, R' })).toEqual({ kind: 'rules', names: [], r: 2 });
  expect(reasonOf({ wff: 'p', rule: 'Ko', r: 1 })).toEqual({ kind: 'rules', names: ['Ko'], r: 1 });
  expect(reasonOf({ wff: 'p', rule: 'R, Ko' })).toEqual({ kind: 'rules', names: ['Ko'], r: 1 });
  expect(reasonOf({ wff: 'p', rule: 's' })).toEqual({ kind: 'supposition' });
  expect(reasonOf({ wff: 'p' })).toEqual({ kind: 'none' });
});

test('[wff-2017 VII-B] a Solution is premises and rules, both lists of texts', () => {
  expect(readWrittenSolution({ premises: ['p'], rules: ['Rp'] }, 'solution')).toMatchObject({ ok: true });
  expect(readWrittenSolution({ premises: ['p'] }, 'solution')).toMatchObject({
    fault: { code: 'missing-field', at: 'solution.rules' },
  });
  expect(readWrittenSolution({ premises: 'p', rules: [] }, 'solution')).toMatchObject({ fault: { code: 'bad-field' } });
  expect(readWrittenSolution({ premises: [], rules: [], proof: 1 }, 'solution')).toMatchObject({
    fault: { code: 'unknown-field' },
  });
});
