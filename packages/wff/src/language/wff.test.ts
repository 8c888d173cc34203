import { seededRandom } from '@forceout/rulebook/seeded';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomWff } from '../samples.ts';
import { isWff, parseWff, partsOf, wff } from './wff.ts';

const faultOf = (text: string) => {
  const reading = parseWff(text);
  return reading.ok ? null : reading.fault;
};

test('[wff-2017 II-A-1] [wff-2017 II-B-2] the four variables alone are WFFs, other letters are not', () => {
  for (const letter of 'pqrs') expect(isWff(letter)).toBe(true);
  for (const letter of 'CAKENRioabctPQ1 ') expect(isWff(letter)).toBe(false);
});

test('[wff-2017 II-A-2] [wff-2017 II-B-3-a] C, A, K and E each take exactly two WFFs', () => {
  for (const op of 'CAKE') {
    expect(isWff(`${op}pq`)).toBe(true);
    expect(faultOf(`${op}p`)).toMatchObject({ code: 'unfinished', at: 2 });
    expect(faultOf(`${op}pqr`)).toMatchObject({ code: 'leftover', at: 3 });
  }
});

test('[wff-2017 II-A-3] [wff-2017 II-B-3-b] N takes exactly one WFF', () => {
  for (const text of ['Nq', 'Ns', 'NNp', 'NKpr', 'KNpr', 'CNpNs']) expect(isWff(text)).toBe(true);
  expect(faultOf('N')).toMatchObject({ code: 'unfinished' });
  expect(faultOf('Npq')).toMatchObject({ code: 'leftover', at: 2 });
});

test('[wff-2017 II-A-4] R, i and o stand in names of rules, never in a WFF', () => {
  for (const letter of 'Rio')
    expect(faultOf(`Kp${letter}`)).toMatchObject({
      code: 'bad-letter',
      at: 2,
      facts: expect.objectContaining({ what: 'rule', sign: letter }),
    });
});

test('[wff-2017 II-B] [wff-2017 II-B-3] a fault names the letter at which the text stops being a WFF', () => {
  expect(faultOf('')).toMatchObject({ code: 'empty', at: 0 });
  expect(faultOf('KAcqKqsEpp')).toMatchObject({ code: 'bad-letter', at: 2 });
  expect(faultOf('NsKCsrNr')).toMatchObject({ code: 'leftover', at: 2 });
  expect(faultOf('CCCss')).toMatchObject({
    code: 'unfinished',
    at: 5,
    facts: { text: 'CCCss', n: 2 },
  });
  expect(faultOf(' p')).toMatchObject({ code: 'bad-letter', at: 0 });
});

test('[wff-2017 II-B-3-a examples] the printed WFFs read as printed, with R-WFF-5 for the two misprints', () => {
  const printed = ['Kpr', 'Cqs', 'Esp', 'Aqq', 'CKprAsp', 'AEqsp', 'KANqKqsEpp'];
  for (const text of printed) expect(isWff(text)).toBe(true);
  expect(partsOf(wff('CKprAsp'))).toEqual({ op: 'C', left: 'Kpr', right: 'Asp' });
  expect(partsOf(wff('AEqsp'))).toEqual({ op: 'A', left: 'Eqs', right: 'p' });
});

test('[wff-2017 VI-A-1 comment (a)] the printed Goals that are no WFFs are none', () => {
  for (const text of ['pKr', 'CCCss', 'Apo', 'Epqrs']) expect(isWff(text)).toBe(false);
});

test('[wff-2017 II-B-3] taking a WFF apart and joining it again gives the same WFF', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 40 }), (seed, letters) => {
      const text = randomWff(seededRandom(seed), letters);
      expect(isWff(text)).toBe(true);
      const parts = partsOf(text);
      const again =
        parts.op === 'var' ? parts.name : parts.op === 'N' ? `N${parts.of}` : parts.op + parts.left + parts.right;
      expect(again).toBe(text);
      for (const cut of [text.slice(0, -1), text + text]) expect(isWff(cut)).toBe(false);
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('[wff-2017 II-B-3] a very long text is answered, not choked on', () => {
  expect(isWff(`${'N'.repeat(200_000)}p`)).toBe(true);
  expect(isWff('C'.repeat(200_000))).toBe(false);
});
