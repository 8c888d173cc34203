import { expect, it } from 'vitest';
import { readScript } from './script.ts';

const players = ['Ann Lee', 'Ben', 'Cy', 'Dee', 'Eve', 'Ben'].map((name, i) => ({ id: `p${i}`, number: i + 1, name }));

it('seats are read as people write them: names or numbers, with or without the number of the table', () => {
  const text = '\uFEFFTable 1: ann lee, #2, Cy\r\n\n2) Dee; Eve\nbye: 6\n';
  expect(readScript(text, players)).toEqual({
    tables: [
      ['p0', 'p1', 'p2'],
      ['p3', 'p4'],
    ],
    bye: ['p5'],
    faults: [],
  });
});

it('every fault of a script is named with its line, and what is right is read anyway', () => {
  const { tables, faults } = readScript('Ann Lee, Zed, Cy\nBen, Dee\nEve\nAnn Lee, Eve\n', players);
  expect(faults).toEqual([
    { line: 1, code: 'unknown-player', what: 'Zed' },
    { line: 2, code: 'two-of-that-name', what: 'Ben' },
    { line: 3, code: 'table-size', what: '1' },
    { line: 4, code: 'seated-twice', what: 'Ann Lee' },
    { line: 4, code: 'seated-twice', what: 'Eve' },
  ]);
  expect(tables).toHaveLength(3);
});
