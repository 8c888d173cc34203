import type { Cube } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/index.ts';
import { wordsFor } from '../../i18n/words.test-help.ts';
import { tells } from './checks.ts';
import { goalAsLaid, usedCubes, writtenOf } from './draft.ts';
import type { InForce } from './in-force.ts';
import { readingsOf, valueIn } from './in-force.ts';
import { rowOf, rowText, turnsOf } from './laid.ts';
import { faceText, meaningsOf, withWild } from './meanings.ts';
import { reasonText } from './reasons.ts';
import { clean, tokensOf } from './signs.tsx';
import { bracketsIn, multipleIn } from './working.tsx';

const inForce = (division: string, ...names: readonly string[]): InForce => ({
  division,
  names,
  has: name => names.some(n => n === name || n.startsWith(`${name}-`)),
});
const cube = (id: string, face: string, kind = 'red'): Cube => ({ id, face, kind });

await wordsFor('referee', 'games/equations');

it('names a cube in a ruling by what the cube shows', () => {
  const unused = { code: 'required-unused', facts: { n: 1, face: '*' } };
  expect(reasonText(unused, translator('en'))).toBe('One Required ^ is not used.');
});

describe('a line of Equations on the pad', () => {
  it('takes what is typed in the letters of the protocol', () => {
    expect(clean('6 × (5 + u1)')).toBe('6x(5+u1)');
    expect(clean('√9 ÷ 2^3 =')).toBe('r9/2*3');
    expect(clean('0{5}, 1{-2}')).toBe('0{5}.1{-2}');
  });

  it('is cut into pieces, turned cubes and marks in one', () => {
    expect(tokensOf('su3+0{5}').map(t => t.text)).toEqual(['su3', '+', '0{5}']);
    expect(tokensOf('0{').map(t => t.text)).toEqual(['0', '{']);
  });

  it('offers for a cube what the variations give it', () => {
    const plain = inForce('elementary');
    expect(meaningsOf('3', plain).map(m => m.text)).toEqual(['3']);
    const junior = inForce('junior', 'sideways', 'upside-down', 'base-12');
    expect(meaningsOf('3', junior).map(m => m.text)).toEqual(['3', 'u3', 's3', 'su3']);
    expect(meaningsOf('u3', junior).map(m => m.text)).toEqual(['3', 'u3', 's3', 'su3']);
    expect(meaningsOf('*', junior).map(m => m.text)).toEqual(['*', 'T']);
    expect(meaningsOf('r', junior).map(m => m.text)).toEqual(['r', 'E']);
    expect(meaningsOf('/', inForce('elementary', 'remainder')).map(m => m.text)).toEqual(['/', '|']);
    expect(meaningsOf('%', inForce('middle', 'percent')).map(m => m.text)).toEqual(['r', '%']);
    expect(faceText('r', inForce('senior', 'sqrt-i'))).toBe('i');
  });

  it('is told of its form before it is handed in, never of its value', () => {
    expect(
      ['empty', 'goal-empty', 'no-right-side', 'bad-symbol', 'goal-not-as-laid'].filter(code => !tells(code)),
    ).toEqual([]);
    expect(['wrong-value', 'no-value', 'ambiguous'].filter(tells)).toEqual([]);
  });

  it('says by which multiple of k the two sides differ, where that is the variation', () => {
    const multiple = inForce('junior', 'multiple-of-8');
    expect(multipleIn('(9-3)', '54', multiple)).toEqual({
      fits: true,
      facts: { more: '54', less: '6', difference: '48', times: '6', k: '8' },
    });
    expect(multipleIn('9-3', '6', multiple)?.fits).toBe(false);
    expect(multipleIn('9-3', '7', multiple)?.fits).toBe(false);
    expect(multipleIn('9-3', '54', inForce('junior'))).toBeNull();
  });

  it('marks each wild cube that is not marked yet', () => {
    expect(withWild('4u0+0{5}x10', tokensOf('4u0+0{5}x10'), '0', '2')).toBe('4u0{2}+0{5}x10{2}');
    expect(withWild('40', tokensOf('40'), null, '2')).toBe('40');
    const wild = inForce('middle', 'zero-wild');
    expect(writtenOf({ solution: '40+1', goal: null, wildAs: '2' }, '4 0', wild)).toEqual({
      solution: '40{2}+1',
      goal: '40{2}',
    });
  });

  it('starts from the Goal as it lies, without its gaps', () => {
    expect(goalAsLaid('3 + s5x2')).toBe('3+s5x2');
    expect(goalAsLaid(null)).toBe('');
  });

  it('takes each sign from a cube, an exponent from its colour, a repeated sign from no other cube of Resources', () => {
    const usable = {
      required: [cube('a', 'x')],
      permitted: [cube('b', '2', 'blue'), cube('c', '2', 'red')],
      resources: [cube('d', 'x'), cube('e', '3')],
    };
    expect(usedCubes("3'2", usable, inForce('middle', 'exponent-red'))).toEqual(['e', 'c']);
    expect(usedCubes('2x2x3', usable, inForce('elementary'))).toEqual(['b', 'a', 'c', 'd', 'e']);
    expect(usedCubes('2x2x3', usable, inForce('elementary', 'multiple-operations'))).toEqual(['b', 'a', 'c', 'e']);
  });
});

describe('a Goal of Equations', () => {
  const cubes = [cube('a', '3'), cube('b', '+'), cube('c', 'r'), cube('d', '9')];

  it('is laid and read back with its turns and gaps', () => {
    for (const text of ['3+r9', 's3 +r9', 'u3+%9', '3 +r su9']) expect(rowText(rowOf(text, cubes))).toBe(text);
  });

  it('turns cubes as the table allows', () => {
    const plain = inForce('elementary', 'upside-down');
    expect(turnsOf(cubes[0]!, plain, true)).toEqual(['ud']);
    expect(turnsOf(cubes[0]!, plain, false)).toEqual(['ud', 'sw', 'swud']);
    expect(turnsOf(cubes[1]!, plain, false)).toEqual([]);
    expect(turnsOf(cubes[2]!, plain, true)).toEqual([]);
  });

  it('has the values that the game gives it', () => {
    const values = readingsOf('1+2x3', 'goal', inForce('elementary'))?.map(r => r.exact);
    expect(new Set(values)).toEqual(new Set(['9', '7']));
    expect(valueIn('6x(5+u1)', 'solution', inForce('elementary', 'upside-down'))?.exact).toBe('24');
  });

  it('is worked out bracket by bracket, innermost first', () => {
    expect(bracketsIn('((6x5)+(2-1))')).toEqual(['6x5', '2-1', '(6x5)+(2-1)']);
  });
});
