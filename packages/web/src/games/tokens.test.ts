import { describe, expect, it } from 'vitest';
import { afterErase, afterInsert, boundaryBefore, boundaryNext, singles, type Token } from './tokens.ts';

const sideways: readonly Token[] = [
  { at: 0, end: 2, text: 's3' },
  { at: 3, end: 4, text: '+' },
  { at: 5, end: 9, text: '0{5}' },
];
const line = 's3 + 0{5}';

describe('a written line', () => {
  it('takes a cube at the caret and in place of a selection', () => {
    expect(afterInsert('R∪', [2, 2], 'G')).toEqual({ value: 'R∪G', caret: 3 });
    expect(afterInsert('R∪G', [0, 2], 'B−')).toEqual({ value: 'B−G', caret: 2 });
  });

  it('deletes a whole piece, whatever its length', () => {
    expect(afterErase(line, [9, 9], sideways)).toEqual({ value: 's3 + ', caret: 5 });
    expect(afterErase(line, [2, 2], sideways)).toEqual({ value: ' + 0{5}', caret: 0 });
    expect(afterErase(line, [0, 0], sideways)).toEqual({ value: line, caret: 0 });
    expect(afterErase(line, [3, 5], sideways)).toEqual({ value: 's3 0{5}', caret: 3 });
  });

  it('moves over pieces, not letters', () => {
    expect(boundaryBefore(sideways, 9)).toBe(5);
    expect(boundaryBefore(sideways, 5)).toBe(3);
    expect(boundaryBefore(sideways, 0)).toBe(0);
    expect(boundaryNext(sideways, 0, line.length)).toBe(3);
    expect(boundaryNext(sideways, 5, line.length)).toBe(9);
    expect(boundaryNext(sideways, 9, line.length)).toBe(9);
  });

  it('cuts single signs and skips blanks', () => {
    expect(singles('R ∪')).toEqual([
      { at: 0, end: 1, text: 'R' },
      { at: 2, end: 3, text: '∪' },
    ]);
  });
});
