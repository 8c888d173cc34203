import { describe, expect } from 'vitest';
import {
  ALL,
  cited,
  clause,
  E,
  faults,
  goalValue,
  goalValues,
  isNoNumber,
  J,
  M,
  onMat,
  plus,
  S,
  sameNumber,
  UPPER,
  value,
  values,
} from '../ask.test-help.ts';

const m = (names: string) => plus(M, names);
const j = (names: string) => plus(J, names);
const upper = (names: string) => UPPER.map(d => plus(d, names));

describe('wild cubes', () => {
  clause(
    ['XIII-B-3', 'XIII-C-3', 'VII-C-5-f'],
    'a wild cube is any one symbol of the cubes, the same everywhere',
    () => {
      for (const d of upper('zero-wild')) {
        expect(value('4 0{+} 2', d)).toBe('6');
        expect(value('0{r}9', d)).toBe('3');
        expect(value('0{7}+2', d)).toBe('9');
        expect(faults('4 0{x} 2', '8', d)).toEqual([]);
        expect(faults('(4 0{x} 2) 0{+} 1', '9', d)).toEqual(['wild-not-the-same']);
        expect(faults('4 0{x} 5', '20', d)).toEqual(['wild-not-the-same']);
        expect(faults('4+(8x2)', '20', d)).toEqual([]);
      }
      for (const d of [J, S].map(x => plus(x, 'x-wild'))) {
        expect(value('4 x{+} 2', d)).toBe('6');
        expect(value('x{6}+2', d)).toBe('8');
        expect(isNoNumber('0{6}+2', d)).toBe(true);
      }
      expect(isNoNumber('x{6}+2', plus(J, 'zero-wild'))).toBe(true);
      expect(cited('(4 0{x} 2) 0{+} 1', '9', m('zero-wild')).length).toBe(1);
    },
  );

  clause('XIII-B-3 comment (a)', 'with Multiple Operations it repeats as an operation only', () => {
    const d = m('zero-wild multiple-operations');
    expect(onMat('(1 0{+} 2) 0{+} 3', '6', { permitted: '0123' }, d)).toEqual([]);
    expect(onMat('0{3}+0{3}', '6', { permitted: '0+' }, d)).toEqual(['cube-not-there']);
    expect(onMat('(1 0{+} 2) 0{+} 3', '6', { permitted: '0123' }, m('zero-wild'))).toEqual(['cube-not-there']);
  });

  clause('XIII-B-3 comment (b)', 'it is never !', () => {
    for (const d of upper('zero-wild factorial')) {
      expect(value('3 0{!}', d)).toBe('illegal XIII-B-3 comment (b)');
      expect(isNoNumber('3 0{!}+1', d)).toBe(true);
    }
  });

  clause('XIII-B-3 comment (c)', 'it is no digit that the base does not have', () => {
    expect(value('0{7}+1', m('zero-wild base-8'))).toBe('8');
    expect(isNoNumber('0{8}+1', m('zero-wild base-8'))).toBe(true);
    expect(isNoNumber('0{9}+1', m('zero-wild base-8'))).toBe(true);
    expect(value('0{8}+1', m('zero-wild base-9'))).toBe('9');
    expect(isNoNumber('0{9}+1', m('zero-wild base-9'))).toBe(true);
    expect(value('0{9}+1', m('zero-wild'))).toBe('10');
  });

  clause('XIII-B-3 comment (d)', 'one symbol may carry two meanings', () => {
    const factors = m('zero-wild number-of-factors');
    expect(faults('2 0{x} (0{x} 6)', '8', factors)).toEqual([]);
    const decimal = m('zero-wild decimal-point');
    expect(faults('(2 0{.} 5) 0{*} 2', '25/4', decimal)).toEqual([]);
    const percent = m('zero-wild percent');
    expect(faults('(25 0{%} 16)+(0{r} 9)', '7', percent)).toEqual([]);
  });

  clause('XIII-C-3 examples', 'two ×s are one symbol, and an unmarked × in the Goal multiplies', () => {
    const d = j('x-wild');
    expect(faults('x{6}+x{6}', '12', d)).toEqual([]);
    expect(faults('(9 x{-} 2) x{-} 3', '4', d)).toEqual([]);
    expect(faults('(9 x{-} 2)+x{6}', '13', d)).toContain('wild-not-the-same');
    expect(faults('2 x{*} 3', '4x2', d)).toContain('wild-not-the-same');
    expect(faults('2 x 4', '4x2', d)).toEqual([]);
    expect(cited('2 x{*} 3', '4x2', d)).toContain('XIII-C-3');
  });
});

describe('Base m', () => {
  clause(
    ['XIII-B-6', 'XIII-B-6 two-digit', 'XIII-C-5'],
    'Goal and Solution in that base, with numerals of two digits',
    () => {
      expect(value('17+1', m('base-8'))).toBe('16');
      expect(goalValue('20', m('base-8'))).toBe('16');
      expect(faults('17+1', '20', m('base-8'))).toEqual([]);
      expect(goalValue('20', m('base-9'))).toBe('18');
      expect(value('12+1', m('base-10'))).toBe('13');
      expect(value('12+1', M)).toBe('illegal VII-B-4');
      for (const base of [8, 9, 11, 12])
        for (const d of [J, S]) expect(value('10+1', plus(d, `base-${base}`))).toBe(`${base + 1}`);
    },
  );

  clause(['XIII-B-6 examples', 'VII-C-5-a'], 'a digit out of base has no meaning', () => {
    for (const d of UPPER) {
      expect(goalValue('8', plus(d, 'base-8'))).toMatch(/^illegal XIII-[BC]/);
      expect(isNoNumber('29', plus(d, 'base-9'), 'goal')).toBe(true);
      expect(isNoNumber('7+9', plus(d, 'base-9'))).toBe(true);
      expect(goalValue('28', plus(d, 'base-9'))).toBe('26');
    }
  });

  clause(
    ['XIII-C-5 digits', 'XIII-C-5 comment (a)', 'VII-C-5-e'],
    '* may be ten in eleven and twelve, √ eleven in twelve, in writing',
    () => {
      for (const d of [J, S]) {
        expect(value('T+1', plus(d, 'base-11'))).toBe('11');
        expect(value('T+1', plus(d, 'base-12'))).toBe('11');
        expect(value('1E', plus(d, 'base-12'))).toBe('23');
        expect(goalValue('T5', plus(d, 'base-11'))).toBe('115');
        expect(isNoNumber('E+1', plus(d, 'base-11'))).toBe(true);
        expect(isNoNumber('T+1', plus(d, 'base-9'))).toBe(true);
        expect(isNoNumber('T+1', d)).toBe(true);
        expect(value('2*3', plus(d, 'base-12'))).toBe('8');
        expect(value('r4', plus(d, 'base-12'))).toBe('2');
        expect(value('E4', plus(d, 'base-12'))).toBe('136');
        expect(onMat('T+1', 'E', { permitted: '*+1' }, plus(d, 'base-12'))).toEqual([]);
        expect(faults('(r4)x1', 'E4', plus(d, 'base-12'))).toEqual(['wrong-value']);
      }
    },
  );

  clause('XIII-C-5 sideways', 'a * that is ten may lie sideways, alone', () => {
    for (const d of [J, S].map(x => plus(x, 'base-11'))) {
      expect(value('sT', d)).toBe('1/10');
      expect(goalValue('sT', d)).toBe('1/10');
      expect(isNoNumber('1sT', d)).toBe(true);
      expect(isNoNumber('sT1', d)).toBe(true);
      expect(faults('sTx(9+1)', '1', d)).toEqual([]);
    }
  });

  clause('XIII-C-5 comment (b)', 'Powers of the Base follow the base', () => {
    expect(value('1{2}', j('base-11 powers-of-base'))).toBe('121');
    expect(value('1{1}', j('base-12 powers-of-base'))).toBe('12');
    expect(value('1{-1}', j('base-12 powers-of-base'))).toBe('1/12');
  });

  clause('XIII-C-5 comment (c)', 'a wild cube may be * or √ in either meaning, the same symbol', () => {
    const d = j('base-12 zero-wild');
    expect(value('0{T}+1', d)).toBe('11');
    expect(value('0{E}+1', d)).toBe('12');
    expect(faults('0{T} 0{*} 2', '84', d)).toEqual([]);
    expect(faults('(0{r}4) - 0{E}', '3-10', d)).toContain('wild-not-the-same');
    expect(faults('(0{r}4) - 0{E}', '3-E-1', d)).toContain('ambiguous');
    expect(faults('(0{r}4) - 0{E}', '2-E', d)).toEqual([]);
    expect(faults('0{T} - 0{E}', '4-5', d)).toEqual(['wild-not-the-same']);
  });
});

describe('Multiple of k', () => {
  clause(
    ['XIII-B-7', 'XIII-C-6', 'VII-B-5', 'VII-C-5-f'],
    'the Solution misses the Goal by a multiple of k other than 0',
    () => {
      for (const d of upper('multiple-of-7')) {
        expect(faults('9+5', '7', d)).toEqual([]);
        expect(faults('9-9', '7', d)).toEqual([]);
        expect(faults('9-2', '7', d)).toEqual(['wrong-value']);
        expect(faults('9-1', '7', d)).toEqual(['wrong-value']);
        expect(faults('(1/2)+7', '1/2', d)).toEqual([]);
        expect(faults('(r2)+7', 'r2', d)).toEqual([]);
        expect(faults('(r2)+6', 'r2', d)).toEqual(['wrong-value']);
        expect(faults('(r2)x8', 'r2', d)).toEqual(['wrong-value']);
      }
      expect(cited('9-2', '7', m('multiple-of-7'))).toEqual(['XIII-B-7']);
      expect(cited('9-2', '7', j('multiple-of-7'))).toEqual(['XIII-C-6']);
    },
  );

  clause('XIII-B-7', 'in Middle the Goal lies within 1000 of zero, in Junior and Senior anywhere', () => {
    expect(faults('4*(8-3)', '4*5+6', m('multiple-of-6'))).toContain('goal-too-far');
    expect(faults('(4*5)+9', '(4*5)+3', m('multiple-of-6'))).toContain('goal-too-far');
    expect(faults('(4*5)+9', '(4*5)+3', j('multiple-of-6'))).toEqual([]);
    expect(faults('(4*5)+9', '(4*5)+3', plus(S, 'multiple-of-6'))).toEqual([]);
    expect(faults('6-0', '0', m('multiple-of-6'))).toEqual([]);
  });

  clause(['XIII-B-7 comment', 'VII-B-2 comment (a)'], 'the Goal is written as ever, the difference is not', () => {
    const d = m('multiple-of-7');
    expect(faults('9+5', '7', d)).toEqual([]);
    expect(faults('9+5', '', d)).not.toEqual([]);
    expect(faults('9+5', '7+7', d)).toEqual(['wrong-value']);
    expect(faults('9+5', '3+4x1', d)).toEqual([]);
    expect(faults('9+5', '1+3x2', d)).toEqual(['ambiguous']);
  });

  clause('XIII-C-8', 'Factorial in Junior and Senior; with Multiple of k no ! in the Goal', () => {
    for (const d of [J, S]) {
      expect(faults('(4!)+6', '4!', plus(d, 'factorial multiple-of-6'))).toContain('factorial-in-goal');
      expect(faults('(4!)+6', '24', plus(d, 'factorial multiple-of-6'))).toEqual([]);
      expect(faults('(4!)x1', '24', plus(d, 'factorial'))).toEqual([]);
      expect(faults('((4!)+(4!))+(4!)', '72', plus(d, 'factorial'))).toEqual(['too-many-factorials']);
    }
    expect(faults('(4!)+6', '4!', m('factorial multiple-of-6'))).toEqual([]);
  });
});

describe('Percent and Decimal Point with a base', () => {
  clause('XIII-B-9', 'percent is per square of the base', () => {
    expect(value('60%11', m('percent base-8'))).toBe('27/4');
    expect(sameNumber('60%11', '6.6', m('percent base-8 decimal-point'))).toBe(true);
    expect(value('10%10', m('percent base-9'))).toBe('1');
    expect(value('25%16', m('percent'))).toBe('4');
    expect(faults('25%16', '4', m('percent'))).toEqual([]);
    expect(isNoNumber('25+16', m('percent'))).toBe(true);
  });

  clause('XIII-B-10', 'decimals are of the base; the point binds first', () => {
    expect(value('4.2', m('decimal-point base-8'))).toBe('17/4');
    expect(value('5.3', m('decimal-point base-9'))).toBe('16/3');
    const d = m('decimal-point');
    expect(goalValue('4.*5', d)).toBe('1024');
    expect(goalValue('4*.5', d)).toBe('2');
    expect(faults('(8/4)x1', '4*.5', d)).toEqual([]);
    expect(value('4.222', d)).toMatch(/^illegal/);
    expect(faults('(2 0{.} 5) 0{*} 2', '25/4', plus(d, 'zero-wild'))).toEqual([]);
  });
});

describe('Number of Factors', () => {
  clause('XIII-B-11', 'up to 1000 in Middle', () => {
    const d = m('number-of-factors');
    expect(value('x((5+5)*3)', d)).toBe('16');
    expect(value('x(((5+5)*3)+1)', d)).toBe('undefined XIII-B-11');
    expect(value('x0', d)).toBe('undefined XIII-B-11');
    expect(value('x(r2)', d)).toBe('undefined XIII-B-11');
    expect(faults('2 0{x} (0{x} 6)', '8', plus(d, 'zero-wild'))).toEqual([]);
  });

  clause('XIII-C-9', 'without a limit in Junior and Senior', () => {
    for (const d of [J, S].map(x => plus(x, 'number-of-factors'))) {
      expect(value('x(((5+5)*3)+1)', d)).toBe('8');
      expect(value('x((5+5)*9)', d)).toBe('100');
      expect(value('x(1/2)', d)).toBe('undefined XIII-C-9');
      expect(value('x(0-4)', d)).toBe('undefined XIII-C-9');
      expect(value('x(2*(9*9))', d)).toBe(`${9n ** 9n + 1n}`);
      expect(value('x(9!)', plus(d, 'factorial'))).toBe('160');
    }
  });

  clause('XIII-C-9 comment', 'an Equation that nobody can verify is incorrect', () => {
    const d = plus(S, 'number-of-factors');
    const giant = 'x((9*(9*9))+1)';
    expect(value(giant, d)).toMatch(/^uncheckable/);
    expect(faults(`(${giant})x1`, '4', d)).toEqual(['no-value']);
    expect(faults(`(${giant})x1`, giant, d)).not.toEqual([]);
    expect(cited(`(${giant})x1`, '4', d)[0]).toBe('XIII-C-9 comment');
  });
});

describe('Exponent', () => {
  const rows = [m('exponent-red'), j('exponent-red'), plus(S, 'exponent-red')];
  clause(['XIII-B-12', 'XIII-C-10'], 'a numeral of the colour is an exponent without *', () => {
    for (const d of rows) {
      expect(value("5'2", d)).toBe('25');
      const cubes = ['black:5', 'red:2', 'blue:2', 'green:-', 'black:1'];
      expect(onMat("5'2-1", '24', { permitted: cubes }, d)).toEqual([]);
      expect(onMat("5'2-1", '24', { permitted: ['black:5', 'blue:2', 'green:-', 'black:1'] }, d)).toEqual([
        'exponent-colour',
      ]);
    }
    const two = plus(J, 'exponent-red exponent-blue');
    expect(onMat("5'2-1", '24', { permitted: ['black:5', 'blue:2', 'green:-', 'black:1'] }, two)).toEqual([]);
    expect(onMat("5'2-1", '24', { permitted: ['black:5', 'green:2', 'green:-', 'black:1'] }, two)).toEqual([
      'exponent-colour',
    ]);
    expect(isNoNumber("5'2", M)).toBe(true);
    expect(isNoNumber("5'2", E)).toBe(true);
    expect(cited("5'2-1", '24', M)).toEqual(['XIII-B-12']);
    expect(cited("5'2-1", '24', J)).toEqual(['XIII-C-10']);
  });

  clause('XIII-B-12 examples', 'chains are powers of powers, and no exponent has two digits', () => {
    for (const d of rows) {
      expect(goalValue("25'3", d)).toBe('15625');
      expect(goalValue("52'3", d)).toBe('140608');
      expect(goalValues("5'2'3", d)).toEqual(['15625']);
      expect(isNoNumber("5'23", d, 'goal')).toBe(true);
    }
  });

  clause(['XIII-B-12 comment (a)', 'VII-B-6-b-iii'], 'it belongs to the numeral in front, with its !', () => {
    for (const d of rows) {
      expect(value("3+5'2", d)).toBe('28');
      expect(value("2x3'2", d)).toBe('18');
      expect(value("3!'2", plus(d, 'factorial'))).toBe('36');
      expect(value("2x3!'2", plus(d, 'factorial'))).toBe('72');
      expect(goalValues("3+5'2", d)).toEqual(['28', '64']);
    }
  });

  clause('XIII-B-12 comment (b)', 'a ! may follow: on the base, on the exponent or on the power', () => {
    for (const d of rows.map(x => plus(x, 'factorial'))) {
      expect(goalValue('43', d)).toBe('43');
      expect(goalValue("4'3", d)).toBe('64');
      expect(goalValue("4!'3", d)).toBe('13824');
      expect(values("3'2!", d)).toEqual(['362880', '9']);
      expect(value("(3'2)!", d)).toBe('362880');
      expect(goalValues("2'3!", d)).toEqual(['40320', '64']);
    }
  });
});

describe('Powers of the Base', () => {
  clause(['XIII-B-13', 'XIII-B-13 examples', 'XIII-C-4'], 'a 1 by itself is any whole power of the base', () => {
    for (const d of upper('powers-of-base')) {
      for (const [text, number] of [
        ['9+1', '10'],
        ['9+1{1}', '19'],
        ['9+1{2}', '109'],
        ['9+1{0}', '10'],
        ['9+1{-1}', '91/10'],
        ['9+1{-2}', '901/100'],
      ] as const)
        expect([text, value(text, d)]).toEqual([text, number]);
      expect(goalValue('1{3}', d)).toBe('1000');
      expect(isNoNumber('21{2}', d, 'goal')).toBe(true);
      expect(isNoNumber('2{2}', d)).toBe(true);
      const eight = plus(d, 'base-8');
      expect([1, 2, -1].map(k => value(`1{${k}}`, eight))).toEqual(['8', '64', '1/8']);
      expect([1, 2, -1].map(k => value(`1{${k}}`, plus(d, 'base-9')))).toEqual(['9', '81', '1/9']);
    }
    for (const d of ALL) expect(isNoNumber('9+1{1}', d)).toBe(true);
    expect(faults('9+1{1}', '19', m('powers-of-base'))).toEqual([]);
  });
});
