import { expect, it } from 'vitest';
import { ask, E, plus } from '../ask.test-help.ts';

interface Mat {
  readonly required?: string;
  readonly permitted?: string;
  readonly resources?: string;
  readonly mode?: string;
}

/** Mats whose Solutions are hidden behind long, negative or repeated parts. */
it.each<readonly [string, string, Mat]>([
  ['two-digit', '(1/9)-6', { required: '31-/501' }],
  ['two-digit', '(2/11)-5', { required: '31-/521' }],
  ['two-digit', '90*10', { resources: '903*03r' }],
  ['factorial', '((11!)+1)*2', { required: '36212+++*' }],
  ['multiple-operations', '72x42', { permitted: '56789x', mode: 'forceout' }],
  ['multiple-operations', '72x(7x6)', { permitted: '5678x', resources: '9', mode: 'now' }],
  ['multiple-operations', '8x(7x30)', { permitted: '5678', resources: '9x', mode: 'now' }],
  ['multiple-operations', '2*96', { required: '2r', permitted: '26*74', mode: 'now' }],
  ['number-of-factors', '2', { required: '*', permitted: '5x2x', mode: 'forceout' }],
  ['number-of-factors', '12', { required: 'xx89', mode: 'forceout' }],
  ['remainder', '1', { required: '9997xx/', mode: 'forceout' }],
  ['percent', '0', { required: 'r27770', permitted: '0/', mode: 'forceout' }],
])('with %s the Goal %s has a Solution', (variations, goal, mat) => {
  expect(ask(plus(E, variations), { ask: 'solve', goal, mode: 'impossible', ...mat })).toMatchObject({
    solvable: true,
  });
});
