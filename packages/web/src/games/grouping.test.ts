import { describe, expect, it } from 'vitest';
import { addBracket, type Bracket, bracketsAt, dropBracket, writeBrackets } from './grouping.ts';
import { singles } from './tokens.ts';

const line = 'R ∪ G − B';
const tokens = singles(line);

describe('brackets added to another player’s line', () => {
  it('opens with the first gap and closes with a later one', () => {
    const open = addBracket([], 2);
    expect(open).toEqual([{ from: 2, to: null }]);
    const closed = addBracket(open, 5);
    expect(writeBrackets(line, tokens, closed)).toBe('R ∪ (G − B)');
  });

  it('moves an open bracket when an earlier gap is chosen', () => {
    expect(addBracket([{ from: 2, to: null }], 0)).toEqual([{ from: 0, to: null }]);
  });

  it('nests pairs and keeps the writer’s own brackets', () => {
    const own = '(R∪G)−B∩Y';
    const pieces = singles(own);
    const brackets: readonly Bracket[] = [
      { from: 0, to: 7 },
      { from: 0, to: 9 },
    ];
    expect(writeBrackets(own, pieces, brackets)).toBe('(((R∪G)−B)∩Y)');
    expect(bracketsAt(brackets, 0).map(b => b.bracket.to)).toEqual([9, 7]);
  });

  it('takes a pair away as one', () => {
    const pair = { from: 0, to: 3 };
    expect(dropBracket([pair], pair)).toEqual([]);
  });
});
