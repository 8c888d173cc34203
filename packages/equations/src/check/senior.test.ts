import { describe, expect } from 'vitest';
import {
  ask,
  cited,
  clause,
  faults,
  goalValue,
  goalValues,
  isNoNumber,
  onMat,
  plus,
  S,
  sameNumber,
  value,
  values,
} from '../ask.test-help.ts';

const i = plus(S, 'sqrt-i');
const parts = (text: string): unknown => ask(i, { ask: 'value', text }).approx;
const same = (a: string, b: string): unknown => sameNumber(a, b, i);

describe('√ = i', () => {
  clause(['XIII-D-11', 'XIII-D-11 comment (a)'], 'the radical is i and no root, and numbers may abut it', () => {
    expect(value('ixi', i)).toBe('-1');
    expect(value('ii', i)).toBe('-1');
    expect(value('i*2', i)).toBe('-1');
    expect(same('2i', '2xi')).toBe(true);
    expect(value('r9', i)).toBe('illegal XIII-D-11');
    expect(isNoNumber('i+2', S)).toBe(true);
    expect(onMat('2i', 'ix2', { permitted: '2r' }, i)).toEqual([]);
    expect(same('(3+4)i', '7xi')).toBe(true);
  });

  clause(['XIII-D-11 examples', 'XIII-D-11 example (a)'], '2i is 2√ or √2; with turned cubes too', () => {
    expect(same('2i', 'i2')).toBe(true);
    expect(same('s4i', 'i/4')).toBe(true);
    expect(same('u3i', '0-(3xi)')).toBe(true);
    expect(same('iu3', 'u3i')).toBe(true);
  });

  clause(['XIII-D-11 example (b)', 'XIII-D-11 precedence', 'VII-B-6-b-v'], 'multiplying by i comes first', () => {
    expect(parts('3+4i')).toMatchObject({ re: expect.stringMatching(/^3\./), im: expect.stringMatching(/^4\./) });
    expect(same('3+4i', '3+i4')).toBe(true);
    expect(same('3+4i', '3+(4xi)')).toBe(true);
    expect(same('3+4xi', '3+(4xi)')).toBe(true);
    expect(same('6/2i', '6/(2i)')).toBe(true);
    expect(same('6-ix2', '6-(ix2)')).toBe(true);
  });

  clause(
    ['VII-B-6-b-v', 'VII-B-6-b-ii', 'VII-B-6-c'],
    'i behind a ! or an exponent takes it along, i in front clashes',
    () => {
      const bang = plus(i, 'factorial');
      expect(sameNumber('3+4!i', '3+((4!)xi)', bang)).toBe(true);
      expect(sameNumber('3+4!xi', '3+((4!)xi)', bang)).toBe(true);
      expect(isNoNumber('3+i4!', bang)).toBe(true);
      expect(sameNumber('3+i(4!)', '3+((4!)xi)', bang)).toBe(true);
      expect(sameNumber("2+3'2i", '2+(9xi)', plus(i, 'exponent'))).toBe(true);
      expect(values("i3'2", plus(i, 'exponent'))).toEqual(['-9', '9*i']);
      expect(values("2'3i'2", plus(i, 'exponent'))).toEqual(['-64']);
      expect(values("ix2'3i4", plus(i, 'exponent'))).toEqual(['-32', '32']);
    },
  );

  clause('XIII-D-11 example (c)', 'a group may abut it', () => {
    expect(same('(3+4)i', 'i(3+4)')).toBe(true);
    expect(same('(3+4)i', '3+4i')).toBe(false);
  });

  clause('XIII-D-11 example (d)', 'i to the sixth is −1', () => {
    expect(value('i*6', i)).toBe('-1');
    expect(value('i*8', i)).toBe('1');
    expect(same('i*7', '0-i')).toBe(true);
  });

  clause('XIII-D-11 example (e)', '7i2 is 14i', () => {
    expect(same('7i2', '2x(7xi)')).toBe(true);
    expect(same('7i2', '9i')).toBe(false);
    const [only] = ask(i, { ask: 'ambiguity', text: '3+7i2' }).groupings as unknown as { text: string }[];
    expect(only).toMatchObject({ text: '(3+(7i2))' });
    expect(same('3+7i2', '(3+(7i2))')).toBe(true);
  });

  clause(['XIII-D-11 roots', 'III-A comment (b)'], 'even roots of negative numbers are there', () => {
    expect(same('(0-4)*{0}(1/2)', '2i')).toBe(true);
    expect(same('(0-4)*{1}(1/2)', '0-(2i)')).toBe(true);
    expect(value('(0-4)*{0}(2/1)', i)).toBe('16');
    expect(isNoNumber('(0-4)*(1/2)', S)).toBe(true);
  });

  clause(['XIII-D-11 which-root', 'XIII-D-11 example (f)'], 'the writer says which root; unsaid it may be any', () => {
    expect(values('4*(1/2)', i)).toEqual(['-2', '2']);
    expect(values('16*s4', plus(i, 'base-10')).length).toBe(4);
    expect(value('4*(1/2)', i)).toBe('illegal XIII-D-11 which-root');
    expect(value('4*{0}(1/2)', i)).toBe('2');
    expect(value('4*{1}(1/2)', i)).toBe('-2');
    expect(value('4*{2}(1/2)', i)).toBe('illegal XIII-D-11 which-root');
    expect(faults('4*(1/2)', '2', i)).toEqual(['ambiguous']);
    expect(cited('4*(1/2)', '2', i)).toEqual(['XIII-D-11 which-root']);
    expect(faults('4*{0}(1/2)', '2', i)).toEqual([]);
    expect(faults('4*(2/2)', '4', i)).toEqual([]);
    expect(isNoNumber('4*{0}(1/2)', S)).toBe(true);
    const coloured = plus(i, 'exponent');
    expect(values("4's2", coloured)).toEqual(['-2', '2']);
    expect(value("4'{1}s2", coloured)).toBe('-2');
    expect(faults("4'{1}s2", '0-2', coloured)).toEqual([]);
    expect(value("4'{2}s2", coloured)).toBe('illegal XIII-D-11 which-root');
    expect(isNoNumber("4'{0}s2", plus(S, 'exponent'))).toBe(true);
  });

  clause('XIII-D-11 example (g)', '(8×2)*(3÷4) is −8i only with that root named', () => {
    expect(faults('(8x2)*(3/4)', '(0-8)i', i)).toEqual(['ambiguous']);
    const right = [0, 1, 2, 3].filter(k => faults(`(8x2)*{${k}}(3/4)`, '(0-8)i', i).length === 0);
    expect(right).toEqual([1]);
    expect(same('(2i)*3', '(0-8)i')).toBe(true);
  });

  clause('XIII-D-11 comment (b)', 'no exponent that is not real', () => {
    expect(value('4*i', i)).toBe('illegal XIII-D-11 comment (b)');
    expect(value('4*(2i)', i)).toBe('illegal XIII-D-11 comment (b)');
    expect(value('4*(ii)', i)).toBe('1/4');
  });

  clause(
    ['XIII-D-11 comment (c)', 'XIII-D-11 comment (d)'],
    'in Base twelve √ may be eleven, also on a wild cube',
    () => {
      const twelve = plus(i, 'base-12');
      expect(value('E+1', twelve)).toBe('12');
      expect(value('ii', twelve)).toBe('-1');
      expect(isNoNumber('E+1', i)).toBe(true);
      const wild = plus(i, 'zero-wild');
      expect(value('0{i}x0{i}', wild)).toBe('-1');
      expect(isNoNumber('0{r}9', wild)).toBe(true);
      expect(value('0{E}+1', plus(twelve, 'zero-wild'))).toBe('12');
    },
  );

  clause('XIII-D-11 comment (f)', 'Multiple Operations does not repeat it', () => {
    const d = plus(i, 'multiple-operations');
    expect(onMat('(2xi)xi', '0-2', { permitted: '2rx' }, d)).toEqual(['cube-not-there']);
    expect(onMat('(2xi)xi', '0-2', { permitted: '2rrx' }, d)).toEqual([]);
  });

  clause('XIII-D-11 comment (g)', 'a numeral abuts i, not a power of i', () => {
    expect(isNoNumber('2(i*88)', i, 'goal')).toBe(true);
    expect(same('2xi*8', '(2i)*8')).toBe(true);
    expect(value('2i*8', i)).toBe('256');
    expect(value('(2i)*8', i)).toBe('256');
    expect(isNoNumber('2(i*8)', i)).toBe(true);
    expect(value('2x(i*8)', i)).toBe('2');
    expect(goalValues('2i*88', i)).not.toContain('2');
  });

  clause('XIII-D-11 defaults', 'products with i are units; a Goal may be grouped otherwise in writing', () => {
    for (const [text, grouped] of [
      ['3-2i', '3-(2i)'],
      ['3xi*2', '(3xi)*2'],
      ['i3*2', '(i3)*2'],
      ['8/i2', '8/(i2)'],
      ['i+i', '(i)+(i)'],
      ['ii+1', '(ii)+1'],
    ] as const)
      expect([text, same(text, grouped)]).toEqual([text, true]);
    expect(faults('7xi', '(3+4)i', i)).toEqual([]);
    expect(faults('3+(4i)', '3+4i', i)).toEqual([]);
    expect(faults('(3+4)i', '3+4i', i)).toEqual(['wrong-value']);
    expect(faults('12-(7+8)', '3xi*2', i)).not.toEqual([]);
    expect(faults('2-5', '3x(i*2)', i)).toEqual([]);
    expect(faults('0-9', '3xi*2', i)).toEqual([]);
  });
});

describe('Decimal in Goal', () => {
  const d = plus(S, 'decimal-in-goal');
  clause(['XIII-D-12', 'XIII-D-12 examples'], 'each writer puts points into the Goal', () => {
    for (const [text, number] of [
      ['20', '20'],
      ['2.0', '2'],
      ['.20', '1/5'],
      ['2*3', '8'],
      ['.2*3', '1/125'],
    ] as const)
      expect([text, goalValue(text, d)]).toEqual([text, number]);
    expect(sameNumber('2', '2', d)).toBe(true);
    expect(faults('8/4', '2.0', d)).toEqual([]);
    expect(faults('8/4', '20', d)).toEqual(['wrong-value']);
    expect(faults('5*(1-4)', '.2*3', d)).toEqual([]);
    expect(isNoNumber('2.5+1', d)).toBe(true);
    expect(ask(d, { ask: 'value', text: '2*.3', where: 'goal' }).kind).toBe('value');
    expect(ask(d, { ask: 'value', text: '.2*.3', where: 'goal' }).kind).toBe('value');
  });

  clause('XIII-D-12 comment', 'only before a digit that stands upright', () => {
    for (const text of ['.s5', '.u5', '.su5', '2.s5', '.(5+1)'])
      expect([text, isNoNumber(text, d, 'goal')]).toEqual([text, true]);
    expect(isNoNumber('.i', plus(d, 'sqrt-i'), 'goal')).toBe(true);
    expect(isNoNumber('2.', d, 'goal')).toBe(true);
    expect(goalValue('.5', d)).toBe('1/2');
  });
});
