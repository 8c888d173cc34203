import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { measure } from './complexity.mjs';

const waysOf = text => measure(parseSync, 'a.ts', text).functions.at(-1).ways;

it.each([
  ['const f = () => 1;', 1],
  ['function f(a) { if (a) return 1; return 2; }', 2],
  ['const f = a => (a ? 1 : a && 2);', 3],
  ['function f(a) { for (const b of a) while (b) b.c ??= 1; }', 4],
  ['function f(a) { switch (a) { case 1: case 2: return 1; default: return 2; } }', 3],
  ['function f() { try { g(); } catch { h(); } }', 2],
])('%s has %i ways', (text, ways) => {
  expect(waysOf(text)).toBe(ways);
});

it('a function inside another has its own ways', () => {
  const { functions } = measure(parseSync, 'a.ts', 'function f(a) { return a.map(b => (b ? 1 : 2)) || 3; }');
  expect(functions.map(({ name, ways }) => [name, ways])).toEqual([
    ['the module itself', 1],
    ['f', 2],
    ['a function without a name', 2],
  ]);
});

it('every "!" that is no negation is counted, with its line', () => {
  const { assertions } = measure(parseSync, 'a.tsx', 'const a = !b;\nconst c = d!.e! !== f;\nconst g = <p>{h!}</p>;');
  expect(assertions).toEqual([2, 2, 3]);
});
