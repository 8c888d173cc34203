import { expect, it } from 'vitest';
import { format, formFaults, namesIn } from './format.ts';

it('fills names in, and leaves a name visible that was not given', () => {
  expect(format('{a} and {b}', { a: 'x', b: 2 }, 'en')).toBe('x and 2');
  expect(format('{a} and {b}', { a: 'x' }, 'en')).toBe('x and {b}');
});

it('chooses a plural by the rules of the language', () => {
  const text = '{n} {n, plural, one {cube is} few {cubes, few} other {cubes are}} left';
  expect(format(text, { n: 1 }, 'en')).toBe('1 cube is left');
  expect(format(text, { n: 3 }, 'en')).toBe('3 cubes are left');
  expect(format(text, { n: 3 }, 'pl')).toBe('3 cubes, few left');
});

it('takes an exact number before the form of its plural', () => {
  const text = '{n, plural, =0 {none} one {one} other {{n} of them}}';
  expect([0, 1, 7].map(n => format(text, { n }, 'en'))).toEqual(['none', 'one', '7 of them']);
});

it('selects by a word, also inside a form', () => {
  const text =
    '{who, select, judge {The judge has {n, plural, one {a vote} other {{n} votes}}} other {{who} has none}}.';
  expect(format(text, { who: 'judge', n: 2 }, 'en')).toBe('The judge has 2 votes.');
  expect(format(text, { who: 'Ana', n: 2 }, 'en')).toBe('Ana has none.');
});

it('joins a list by commas, by and, or by or', () => {
  expect(format('{of}; {of, and}; {of, or}', { of: [1, 'x', 3] }, 'en')).toBe('1, x, 3; 1, x and 3; 1, x or 3');
  expect(format('{of, and}; {of, or}', { of: ['agua', 'hielo'] }, 'es')).toBe('agua y hielo; agua o hielo');
});

it('leaves braces alone that are signs of a game', () => {
  expect(format('the set { } and {x', {}, 'en')).toBe('the set { } and {x');
});

it('knows the names a text expects and the forms it lacks', () => {
  expect(namesIn('{b} {a, select, x {{c}} other {}}')).toEqual(['a', 'b', 'c']);
  expect(formFaults('{n, plural, one {x} many {y}}')).toEqual(['{n} has no form "other"']);
  expect(formFaults('{n, plural, one {x} other {y}}')).toEqual([]);
});
