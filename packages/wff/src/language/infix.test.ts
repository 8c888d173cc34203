import { expect, test } from 'vitest';
import { aloud, infix } from './infix.ts';
import { wff } from './wff.ts';

test('[wff-2017 II-A-2] [wff-2017 II-A-3] learners see which WFFs a connective joins', () => {
  expect(infix(wff('CKpqNr'))).toBe('(p ∧ q) → ¬r');
  expect(infix(wff('NApEqs'))).toBe('¬(p ∨ (q ↔ s))');
  expect(infix(wff('KAsNpq'))).toBe('(s ∨ ¬p) ∧ q');
  expect(infix(wff('NNp'))).toBe('¬¬p');
  expect(aloud(wff('CKpqNr'))).toBe('if both p and q then not r');
  expect(aloud(wff('AEpqs'))).toBe('either exactly when p also q or s');
});
