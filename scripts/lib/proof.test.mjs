import { expect, it } from 'vitest';
import { readProof } from './proof.mjs';

const rows = ['I-A', 'I-B', 'I-C', 'I-D'].flatMap(clause => [
  { edition: 'onsets-2014', clause },
  { edition: 'onsets-2026', clause },
]);

const proofOf = title => {
  const assertionResults = [{ title, status: 'passed' }];
  return readProof({ testResults: [{ name: '/p/packages/table/a.test.ts', assertionResults }] }, rows, '/p');
};

it('a title may name three clauses, in every edition that has them', () => {
  const { byPackage, faults } = proofOf('[onsets I-A] [onsets I-B] [onsets I-C] all three');
  expect(faults).toEqual([]);
  expect(byPackage.get('table').size).toBe(6);
});

it('four are too many', () => {
  expect(proofOf('[onsets I-A] [onsets I-B] [onsets I-C] [onsets I-D] all of it').faults).toHaveLength(1);
});

it('one that nobody wrote is a fault', () => {
  expect(proofOf('[onsets-2026 I-E] nothing').faults).toHaveLength(1);
});
