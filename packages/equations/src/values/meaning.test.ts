import { describe, expect } from 'vitest';
import {
  ALL,
  clause,
  E,
  faults,
  goalValue,
  hasBadGrouping,
  isNoNumber,
  J,
  M,
  plus,
  S,
  sameNumber,
  UPPER,
  value,
  values,
} from '../ask.test-help.ts';

describe('III: expressions and their numbers', () => {
  clause(['III-A', 'III-A examples'], 'an expression names a real number or is none at all', () => {
    for (const d of ALL) {
      expect(value('6+(8/2)', d)).toBe('10');
      expect(isNoNumber('7/0', d)).toBe(true);
      expect(isNoNumber('7/(4-4)', d)).toBe(true);
      expect(isNoNumber('4+(0x(3/0))', d)).toBe(true);
      expect(goalValue('27+16-3', d)).toBe('illegal IV-B');
    }
    expect(isNoNumber('r5', E)).toBe(true);
    expect(value('(r5)*2', M)).toBe('5');
  });

  clause(['III-A comment (a)', 'BASIC-III-D'], 'grouping symbols come in pairs and use no cubes', () => {
    for (const d of ALL) {
      expect(value('[6-(3-2)]x2', d)).toBe('10');
      expect(value('(((6)))-([1])', d)).toBe('5');
      for (const text of ['(6+2', '6+2)', '(6+2]', '[6+2)', '()', '6+()'])
        expect(value(text, d).startsWith('illegal')).toBe(true);
      expect(value('(6+2', d)).toBe('illegal III-A comment (a)');
      expect(faults('(((6)))', '6', d)).toEqual(['two-cubes']);
    }
  });

  clause(
    ['III-A comment (b)', 'XIII-D-11 comment (e)'],
    'with √ = i expressions may be complex, Goal and Solution',
    () => {
      const i = plus(S, 'sqrt-i');
      expect(faults('2xi', 'i2', i)).toEqual([]);
      expect(faults('(3+(2xi))x1', '3+i2', i)).toEqual([]);
      expect(isNoNumber('2i', S)).toBe(true);
    },
  );

  clause(['III-B', 'BASIC-III-E', 'III-B-3'], 'the signs have their usual meanings and * is the power', () => {
    for (const d of ALL) {
      expect(value('6+2', d)).toBe('8');
      expect(value('2-6', d)).toBe('-4');
      expect(value('6x2', d)).toBe('12');
      expect(value('6/4', d)).toBe('3/2');
      expect(value('2*5', d)).toBe('32');
      expect(value('2^5', d)).toBe('32');
      expect(goalValue('2*5', d)).toBe('32');
      expect(goalValue('6÷4', d)).toBe('3/2');
      expect(goalValue('6×4', d)).toBe('24');
    }
  });

  clause(['III-B-1', 'BASIC-III-E'], '+ and − are never signs of a number', () => {
    for (const d of ALL)
      for (const text of ['+7', '-8', '(-3)+5', '(+8)x2']) {
        expect(value(text, d)).toBe('illegal III-B-1');
        expect(goalValue(text, d)).toBe('illegal III-B-1');
      }
    for (const d of ALL) for (const text of ['6x+4', '4--3', '6/-2']) expect(isNoNumber(text, d)).toBe(true);
  });

  clause(['III-B-2', 'BASIC-III-F'], 'the index stands before √ and is 2 when there is none', () => {
    for (const d of ALL) {
      expect(value('r9', d)).toBe('3');
      expect(value('2r9', d)).toBe('3');
      expect(goalValue('2√9', d)).toBe('3');
      expect(value('4xr9', d)).toBe('12');
      expect(value('1r2', d)).toBe('2');
      expect(value('(2+1)r8', d)).toBe('2');
      expect(value('3r8', d)).toBe('2');
      expect(values('2+1r8', d)).toEqual(['10', '2']);
    }
    expect(isNoNumber('3rr9', E)).toBe(true);
    expect(sameNumber('3rr9', '3r3', M)).toBe(true);
    expect(sameNumber('3rr9', '6r9', M)).toBe(true);
  });

  clause(['III-C', 'III-C-1'], 'an even root is never negative, an odd root may be', () => {
    for (const d of UPPER) {
      expect(value('r9', d)).toBe('3');
      expect(value('4r((0-3)*4)', d)).toBe('3');
      expect(value('r((0-5)*2)', d)).toBe('5');
      expect(value('3r(0-8)', d)).toBe('-2');
      expect(sameNumber('r9', '0-3', d)).toBe(false);
    }
  });
});

describe('III-C-2: what has no value', () => {
  clause(['III-C-2', 'III-C-2-a'], 'there is no root of index 0', () => {
    for (const d of ALL) {
      expect(value('0r4', d)).toBe('undefined III-C-2-a');
      expect(value('(3-3)r1', d)).toBe('undefined III-C-2-a');
      expect(value('0r0', d)).toBe('undefined III-C-2-a');
    }
    expect(value('(((r2)*2)-2)r5', M)).toBe('undefined III-C-2-a');
  });

  clause('III-C-2-b', 'zero has no power of zero or less', () => {
    for (const d of ALL) {
      expect(value('0*0', d)).toBe('undefined III-C-2-b');
      expect(value('0*9', d)).toBe('0');
      expect(value('7*0', d)).toBe('1');
    }
    for (const d of UPPER) {
      expect(value('0*(0-2)', d)).toBe('undefined III-C-2-b');
      expect(value('(((r2)*2)-2)*((r3)-2)', d)).toBe('undefined III-C-2-b');
      expect(value('0*r2', d)).toBe('0');
      expect(value('(0-2)r0', d)).toBe('undefined III-C-2-b');
      expect(value('2r0', d)).toBe('0');
    }
  });

  clause('III-C-2-c', 'no even root of a negative number', () => {
    for (const d of UPPER) {
      expect(value('r(0-4)', d)).toBe('undefined III-C-2-c');
      expect(value('6r(2-9)', d)).toBe('undefined III-C-2-c');
      expect(value('(0-4)r(2-9)', d)).toBe('undefined III-C-2-c');
      expect(value('5r(0-32)', plus(d, 'base-10'))).toBe('-2');
    }
  });

  clause('III-C-2-d', 'a fraction for an index counts in lowest terms', () => {
    for (const d of UPPER) {
      expect(value('(2/3)r(0-4)', d)).toBe('undefined III-C-2-d');
      expect(value('(4/6)r(0-4)', d)).toBe('undefined III-C-2-d');
      expect(value('(3/2)r(0-8)', d)).toBe('4');
      expect(value('((r4)/3)r(0-4)', d)).toBe('undefined III-C-2-d');
    }
  });

  clause('III-C-2-e', 'a fraction for an exponent counts in lowest terms', () => {
    for (const d of UPPER) {
      expect(value('(0-4)*(1/2)', d)).toBe('undefined III-C-2-e');
      expect(value('(0-4)*(3/4)', d)).toBe('undefined III-C-2-e');
      expect(value('(0-8)*(2/3)', d)).toBe('4');
      expect(value('(0-8)*(1/3)', d)).toBe('-2');
      expect(value('(0-8)*((r4)/6)', d)).toBe('-2');
      expect(value('(0-8)*(0-(1/3))', d)).toBe('-1/2');
    }
  });

  clause('III-C-2 examples', 'reduction comes first', () => {
    for (const d of UPPER) {
      expect(value('(0-8)*(4/6)', d)).toBe('4');
      expect(isNoNumber('(0-4)*(2/4)', d)).toBe(true);
      expect(value('(3/6)r(0-9)', d)).toBe('81');
      expect(isNoNumber('(8/2)r(0-5)', d)).toBe(true);
    }
  });

  clause('III-A', 'a negative number has no irrational power', () => {
    for (const d of UPPER) {
      expect(value('(0-2)*r2', d)).toBe('undefined III-A');
      expect(value('(0-2)*((2*(r2))+(r3))', d)).toBe('undefined III-A');
    }
    const log = plus(S, 'log');
    expect(value('(0-2)*(6|3)', log)).toBe('undefined III-A');
    expect(value('(6|3)r(0-2)', log)).toBe('undefined III-A');
    expect(value('((6|3)/(6|9))r(0-9)', log)).toBe('undefined III-C-2-c');
  });
});

describe('General Rule of Elementary', () => {
  clause(['XIII-A general', 'XIII-A note'], 'powers of whole numbers, roots that are whole', () => {
    expect(value('0*9', E)).toBe('0');
    expect(value('1r0', E)).toBe('0');
    expect(value('1r7', E)).toBe('7');
    for (const text of ['(0-3)*2', '(1/2)*2', '3*(0-1)', '4*(1/2)', 'r5', '3r9', 'r(1/4)', '3r(0-8)', '(1/2)r3'])
      expect([text, value(text, E)]).toEqual([text, 'illegal XIII-A general']);
    expect(value('(0-1)r4', E)).toBe('illegal XIII-A general');
    expect(value('(r5)-(r5)', E)).toBe('illegal XIII-A general');
    expect(isNoNumber('(0-3)*2', M)).toBe(false);
  });

  clause('XIII-A general examples', 'a grouping may be legal while another is not', () => {
    expect(value('3*2', E)).toBe('9');
    expect(value('7*0', E)).toBe('1');
    expect(values('r3*4', E)).toEqual([]);
    expect(value('r(3*4)', E)).toBe('9');
    expect(values('r3*4', E, 'goal')).toEqual(['9']);
    expect(hasBadGrouping('r3*4', E, 'goal')).toBe(true);
    expect(faults('9x1', 'r3*4', E)).not.toEqual([]);
    expect(faults('9x1', 'r(3*4)', E)).toEqual([]);
  });
});

describe('Senior: Log', () => {
  const log = plus(S, 'log');
  clause(['XIII-D-13', 'XIII-D-13 examples'], 'a sideways ÷ b is the log of a to the base b', () => {
    expect(value('25|5', plus(log, 'base-10'))).toBe('2');
    expect(value('8|4', log)).toBe('3/2');
    expect(value('2|8', log)).toBe('1/3');
    expect(value('1|7', log)).toBe('0');
    expect(sameNumber('3|2', '8/5', log)).toBe(false);
    expect(sameNumber('9|2', '2x(3|2)', log)).toBe(true);
    expect(sameNumber('(3|2)x(2|3)', '1', log)).toBe(true);
    expect(sameNumber('2*(3|2)', '3', log)).toBe(true);
    for (const text of ['5|1', '0|4', '(2-5)|4', '4|0', '4|(2-5)', '4|(3/3)'])
      expect([text, value(text, log)]).toEqual([text, 'undefined XIII-D-13']);
    expect(faults('8|2', '3', log)).toEqual([]);
    expect(isNoNumber('8|2', S)).toBe(true);
    expect(isNoNumber('8|2', J)).toBe(true);
  });
});
