import { describe, expect, it } from 'vitest';
import { in2026 } from '../ask.test-help.ts';
import { printPaper, readPaper } from './paper.ts';

describe('a whole paper', () => {
  in2026('APP-A multi-restriction', 'Restrictions on lines of their own or with commas, then the Set-Name', () => {
    const expected = [{ restrictions: ['R = B', 'G C Y'], setName: 'R N B N G' }];
    expect(readPaper('R = B\nG C Y\nR N B N G')).toEqual(expected);
    expect(readPaper('R = B, G C Y\nR N B N G')).toEqual(expected);
  });

  in2026('APP-A two-solutions', 'a bar or a line parts two Solutions, a comma lets them share a Restriction', () => {
    const pair = [
      { restrictions: ['Y C G U R'], setName: 'Y U G' },
      { restrictions: ['Y C G U R'], setName: 'Y U B' },
    ];
    expect(readPaper('Y C G U R\nY U G\n---\nY C G U R\nY U B')).toEqual(pair);
    expect(readPaper('Y C G U R\nY U G | Y C G U R\nY U B')).toEqual(pair);
    expect(readPaper('Y C G U R\nY U G, Y U B')).toEqual(pair);
  });

  in2026('APP-A blank', 'the colours of the blank card stand beside the Solution', () => {
    expect(readPaper('B U R\nBlank = BG')).toEqual([{ restrictions: [], setName: 'B U R', blankAs: 'BG' }]);
  });

  it('what the wild cube stands for may be named once, and what is printed reads the same', () => {
    const solutions = [{ restrictions: ['B Y R'], setName: 'G Y R', wildAs: '=' as const }];
    expect(readPaper('B = R\nG U R\nwild = U')).toEqual([{ restrictions: ['B = R'], setName: 'G U R', wildAs: 'U' }]);
    expect(printPaper(solutions)).toBe('B Y R\nG Y R\nWild = =');
    const pair = [
      { restrictions: ['B = R'], setName: 'G', blankAs: 'Y' },
      { restrictions: [], setName: "G'" },
    ];
    expect(readPaper(printPaper(pair))).toEqual(pair);
  });
});
