import { expect, it } from 'vitest';
import { nameOfMove, nameOfSet, readMove, readValues } from './moves.ts';

it.each(['colour:R>required', 'operation:->permitted', 'black:/>forbidden', 'operation:>>required'])(
  'the move %s is read as it was named',
  move => {
    const { kind, face, to } = readMove(move);
    expect(nameOfMove({ id: 'k1', kind, face }, to)).toBe(move);
  },
);

it('values are read however they are set apart, each once', () => {
  expect(readValues(' 7, −2;3/4 7')).toEqual(['7', '-2', '3/4']);
  expect(readValues(' ')).toEqual([]);
});

it('a set has one name, in whatever order its cards were marked', () => {
  expect(nameOfSet(['G', 'BGY'])).toBe('BGY G');
  expect(nameOfSet([])).toBe('');
});
