import { differences } from '@forceout/rulebook/differences';
import { describe, expect, it } from 'vitest';
import { words } from './es/differences.ts';

describe('the table of differences', () => {
  it('is worded in Spanish wherever it speaks', async () => {
    const texts = new Set(
      (await differences()).flatMap(({ section, name, cells }) => [
        section,
        name,
        ...[...cells.values()].flatMap(({ text }) => (text === null ? [] : [text])),
      ]),
    );
    expect([...texts].filter(text => words[text] === undefined)).toEqual([]);
  });
});
