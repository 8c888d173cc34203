import { describe, expect } from 'vitest';
import {
  ALL,
  cited,
  clause,
  E,
  faults,
  goalValue,
  goalValues,
  hasBadGrouping,
  isNoNumber,
  J,
  M,
  onMat,
  plus,
  S,
  sameNumber,
  value,
  values,
} from '../ask.test-help.ts';

const e = (names: string) => plus(E, names);

describe('turned cubes', () => {
  clause(['XIII-A-1', 'XIII-B-1', 'XIII-C-1'], 'a sideways number is its reciprocal, 0 cannot lie so', () => {
    for (const d of [e('sideways'), plus(M, 'sideways'), J, S]) {
      expect(value('s4', d)).toBe('1/4');
      expect(goalValue('s4', d)).toBe('1/4');
      expect(value('8xs4', d)).toBe('2');
      expect(isNoNumber('s0+3', d)).toBe(true);
      expect(faults('s4x8', '2', d)).toEqual([]);
    }
    expect(isNoNumber('s4', E)).toBe(true);
    expect(cited('s4x8', '2', E)).toEqual(['XIII-A-1']);
    expect(cited('s4x8', '2', M)).toEqual(['XIII-B-1']);
  });

  clause(
    ['XIII-A-2', 'XIII-B-2', 'XIII-C-2'],
    'an upside-down number is its opposite, not inside a longer numeral',
    () => {
      for (const d of [e('upside-down'), plus(M, 'upside-down'), J, S]) {
        expect(value('u4', d)).toBe('-4');
        expect(value('9+u4', d)).toBe('5');
        expect(goalValue('u4', d)).toBe('-4');
        expect(isNoNumber('6u2', d, 'goal')).toBe(true);
        expect(isNoNumber('u62', d, 'goal')).toBe(true);
        expect(faults('6-8', 'u2', d)).toEqual([]);
      }
      expect(cited('9+u4', '5', E)).toEqual(['XIII-A-2']);
    },
  );

  clause(['XIII-A-2 comment (a)', 'XIII-B-2', 'XIII-C-2'], 'both turns at once only in the Solution', () => {
    for (const d of [e('sideways upside-down'), plus(M, 'sideways upside-down'), J, S]) {
      expect(value('su4', d)).toBe('-1/4');
      expect(value('su4', d, 'goal')).toBe('illegal XIII-A-2 comment (a)');
      expect(faults('su4x8', '0-2', d)).toEqual([]);
      expect(faults('u2/8', 'su4', d)).toEqual(['goal-turned-twice']);
    }
    expect(isNoNumber('su4', e('sideways'))).toBe(true);
    expect(isNoNumber('su4', e('upside-down'))).toBe(true);
  });
});

describe('0 Wild in Elementary', () => {
  const wild = e('zero-wild');
  clause(['XIII-A-3', 'VII-C-5-e'], 'a 0 is any numeral when it is marked, else 0', () => {
    expect(value('0{7}+2', wild)).toBe('9');
    expect(value('0+2', wild)).toBe('2');
    expect(goalValue('40{2}', wild)).toBe('42');
    expect(faults('6x7', '40{2}', wild)).toEqual([]);
    expect(faults('6x7', '40', wild)).toEqual(['wrong-value']);
    expect(isNoNumber('0{7}+2', E)).toBe(true);
    expect(value('4 0{+} 2', wild)).toBe('illegal XIII-A-3');
  });

  clause('XIII-A-3 examples', 'every 0 is the same numeral, in Goal and Solution together', () => {
    expect(faults('0{7}+0{7}', '14', wild)).toEqual([]);
    expect(faults('0{7}+0{8}', '15', wild)).toEqual(['wild-not-the-same']);
    expect(faults('0{7}+3', '10', wild)).toEqual(['wild-not-the-same']);
    expect(faults('0{2}x5', '10{2}-2', wild)).toEqual([]);
    expect(faults('0{5}x2', '10', wild)).toContain('wild-not-the-same');
    expect(cited('0{5}x2', '10', wild)).toContain('XIII-A-3');
  });
});

describe('Factorial', () => {
  const bang = e('factorial');
  clause(['XIII-A-4', 'XIII-B-4'], 'two ! for Goal and Solution together, in writing', () => {
    for (const d of [bang, plus(M, 'factorial')]) {
      expect(faults('4!-4', '20', d)).toEqual([]);
      expect(faults('3!+3!', '12', d)).toEqual([]);
      expect(faults('(3!+3!)x(3!)', '72', d)).toEqual(['too-many-factorials']);
      expect(faults('(3!)+(3!)', '2x(3!)', d)).toEqual(['too-many-factorials']);
      expect(faults('3x8', '4!', d)).toEqual([]);
      expect(faults('4-4', '20', d)).toEqual(['wrong-value']);
    }
    expect(cited('4!-4', '20', E)).toEqual(['XIII-A-4']);
    expect(cited('4!-4', '20', M)).toEqual(['XIII-B-4']);
  });

  clause('XIII-A-4 comment (a)', 'only whole numbers have one, and 0! is 1', () => {
    for (const d of ALL.map(x => plus(x, 'factorial'))) {
      expect(value('0!', d)).toBe('1');
      expect(value('1!', d)).toBe('1');
      expect(value('5!', d)).toBe('120');
      expect(value('(2-2)!', d)).toBe('1');
      for (const text of ['(1/2)!', '(0-3)!']) expect(isNoNumber(text, d)).toBe(true);
      expect(value('(6/2)!', d)).toBe('6');
    }
    expect(isNoNumber('(r2)!', plus(M, 'factorial'))).toBe(true);
  });

  clause(['XIII-A-4 comment (b)', 'VII-B-6-b-ii'], '! belongs to the numeral in front of it', () => {
    for (const d of ALL.map(x => plus(x, 'factorial'))) {
      expect(value('2+3!', d)).toBe('8');
      expect(value('2x3!', d)).toBe('12');
      expect(value('(2+3)!', d)).toBe('120');
      expect(goalValues('2x3!', d)).toEqual(['12', '720']);
    }
  });

  clause('XIII-A-4 examples', '! is no cube, Goal use counts, and !! is done twice', () => {
    expect(faults('5!', '5!', bang)).toEqual(['two-cubes']);
    expect(value('3!!', bang)).toBe('720');
    expect(faults('6!x1', '3!!', bang)).toEqual(['too-many-factorials']);
    expect(faults('9x(8x(5+5))', '3!!', bang)).toEqual([]);
  });
});

describe('Multiple Operations', () => {
  const rows = [e('multiple-operations'), plus(M, 'multiple-operations'), plus(J, 'multiple-operations')];

  clause(
    ['XIII-A-5', 'XIII-A-5 comment (b)', 'XIII-B-5', 'XIII-C-7'],
    'a sign that may be used may be used often; a Forbidden one or one in the Goal may not',
    () => {
      for (const d of [...rows, plus(S, 'multiple-operations')]) {
        const on = { required: '+', permitted: '1234', mode: 'forceout' };
        expect(onMat('((1+2)+3)+4', '10', on, d)).toEqual([]);
        expect(onMat('((1+2)+3)+4', '10', { ...on, required: '', forbidden: '+' }, d)).toContain('forbidden-used');
        expect(onMat('(1+2)-4', '3-4', { required: '', permitted: '1234+' }, d)).toContain('cube-not-there');
        expect(onMat('2+2', '4', { permitted: '2+' }, d)).toEqual(['cube-not-there']);
        expect(onMat('((1+2)+3)+4', '10', { ...on, forbidden: '+' }, d)).toEqual([]);
        expect(onMat('((1+2)+3)+4', '10', { ...on, required: '++++' }, d)).toEqual(['required-unused']);
      }
      expect(onMat('((1+2)+3)+4', '10', { required: '+', permitted: '1234' }, E)).toEqual(['cube-not-there']);
    },
  );

  clause(
    ['XIII-A-5', 'XIII-B-5', 'XIII-C-7'],
    'with Factorial any number of ! in the Solution, two in the Goal',
    () => {
      for (const d of rows.map(x => plus(x, 'factorial'))) {
        expect(faults('((3!)+(3!))+((3!)+(3!))', '4!', d)).toEqual([]);
        expect(faults('6!x1', '(3!)!', d)).toEqual([]);
        expect(faults('(6!)!x1', '((3!)!)!', d)).toContain('too-many-factorials');
      }
    },
  );

  clause('XIII-A-5 comment (a)', 'Resources count after Impossible; after Now one sign, as often as wanted', () => {
    for (const d of rows) {
      const given = { permitted: '1234', resources: '+-' };
      expect(onMat('((1+2)+3)-4', '2', { ...given, mode: 'impossible' }, d)).toEqual([]);
      expect(onMat('((1+2)+3)+4', '10', { ...given, mode: 'now' }, d)).toEqual([]);
      expect(onMat('((1+2)+3)-4', '2', { ...given, mode: 'now' }, d)).toEqual(['too-many-resources']);
      expect(onMat('((1+2)+3)+4', '10', { ...given, mode: 'forceout' }, d)).toContain('resources-used');
    }
  });
});

describe('Three-operation Solution', () => {
  const three = e('three-operation');
  clause(['XIII-A-6', 'VII-B-5'], 'at least three operation signs', () => {
    expect(faults('((1+2)+3)+4', '10', three)).toEqual([]);
    expect(faults('(1+2)+7', '10', three)).toEqual(['three-operations']);
    expect(cited('(1+2)+7', '10', three)).toEqual(['XIII-A-6']);
    expect(faults('(r4)+(2x4)', '10', three)).toEqual([]);
    expect(faults('(2*3)+2', '10', three)).toEqual(['three-operations']);
    expect(faults('((3!)+3)+1', '10', plus(three, 'factorial'))).toEqual([]);
  });

  clause('XIII-A-6 comment', 'unary × and percent count, a decimal point does not', () => {
    expect(faults('(x7)-(2/2)', '10', plus(three, 'smallest-prime'))).toEqual([]);
    expect(faults('((25%16)+3)+3', '10', plus(three, 'percent'))).toEqual([]);
    expect(faults('(2.5x2)+5', '10', plus(three, 'decimal-point'))).toEqual(['three-operations']);
  });
});

describe('Remainder', () => {
  const rest = e('remainder');
  clause(['XIII-A-7', 'XIII-A-7 examples'], 'what is left of A when divided by B', () => {
    for (const [text, left] of [
      ['15|2', '1'],
      ['45|70', '45'],
      ['87|87', '0'],
      ['87|10', '7'],
    ] as const)
      expect([text, goalValue(text, rest)]).toEqual([text, left]);
    expect(value('(9x(2x(5x(5+5))))|5', rest)).toBe('0');
    expect(value('(5+5)*3|7', plus(rest, 'two-digit'))).toMatch(/illegal/);
    expect(value('((5+5)*3)|7', rest)).toBe('6');
    for (const text of ['(((5+5)*3)+1)|7', '0|7', '7|0', '(1/2)|3', '3|(1/2)', '(1-4)|3', '5|(1-4)'])
      expect([text, value(text, rest)]).toEqual([text, 'undefined XIII-A-7']);
    expect(isNoNumber('7|2', E)).toBe(true);
  });
});

describe('Average', () => {
  clause(['XIII-A-8', 'XIII-A-8 examples', 'XIII-B-8'], '+ is the average of two and never a sum', () => {
    for (const d of [e('average'), plus(M, 'average')]) {
      expect(value('7+9', d)).toBe('8');
      expect(goalValue('7+9', d)).toBe('8');
      expect(value('5+(4x2)', d)).toBe('13/2');
      expect(values('4+6+9', d)).toEqual(['23/4', '7']);
      expect(value('7-(0-9)', d)).toBe('16');
      expect(faults('7+9', '16', d)).toEqual(['wrong-value']);
      expect(faults('7+9', '8', d)).toEqual([]);
    }
    expect(value('6 0{+} 8', plus(M, 'average zero-wild'))).toBe('7');
  });
});

describe('Smallest Prime', () => {
  const prime = e('smallest-prime');
  clause(['XIII-A-9', 'XIII-A-9 examples'], 'the smallest prime above a rational number of at most 200', () => {
    for (const [text, next] of [
      ['x7', '11'],
      ['x(9/2)', '5'],
      ['x(0-3)', '2'],
      ['xx5', '11'],
      ['xr49', '11'],
      ['2xx5', '14'],
      ['4xx6', '28'],
      ['x(5x7)', '37'],
      ['xxx2', '7'],
    ] as const)
      expect([text, value(text, plus(prime, 'two-digit'))]).toEqual([text, next]);
    expect(isNoNumber('xr67', prime, 'goal')).toBe(true);
    expect(value('x(4x(5x(5+5)))', prime)).toBe('211');
    expect(value('x((4x(5x(5+5)))+1)', prime)).toBe('undefined XIII-A-9');
    expect(value('x((4x(5x(5+5)))+(1/2))', prime)).toBe('undefined XIII-A-9');
    expect(value('x(1/(9*(9*9)))', prime)).toBe('2');
    expect(value('x(0-(9*(9*9)))', prime)).toBe('2');
    expect(value('x(9*(9*9))', prime)).toBe('undefined XIII-A-9');
    expect(isNoNumber('x7', E)).toBe(true);
  });

  clause(
    ['XIII-A-9 comment (a)', 'XIII-A-9 comment (b)', 'VII-B-6-b-iv'],
    '× still multiplies; alone it takes the next numeral',
    () => {
      expect(value('2x5', prime)).toBe('10');
      expect(value('x7+9', prime)).toBe('20');
      expect(value('xx9/2', prime)).toBe('13/2');
      expect(value('x5x7', prime)).toBe('49');
      expect(goalValues('x5x7', prime)).toEqual(['37', '49']);
    },
  );
});

describe('Percent', () => {
  const percent = e('percent');
  clause(['XIII-A-10', 'XIII-A-10 examples'], 'A percent of B, where both may have two digits', () => {
    for (const d of [percent, plus(M, 'percent')]) {
      expect(value('25%16', d)).toBe('4');
      expect(goalValue('25%16', d)).toBe('4');
      expect(value('6%8', d)).toBe('12/25');
      expect(value('(8-3)%(4+2)', d)).toBe('3/10');
      expect(value('(12+1)%4', d)).toBe('illegal VII-B-4');
      expect(value('25+1', d)).toBe('illegal VII-B-4');
      expect(faults('25%16', '4', d)).toEqual([]);
      const both = plus(d, 'decimal-point');
      expect(value('1.5%.25', both)).toBe('3/800');
      expect(value('25%(1.5x2)', both)).toBe('3/4');
      expect(value('12.5%16', both)).toBe('2');
    }
    expect(isNoNumber('25%16', E)).toBe(true);
  });
});

describe('Decimal Point', () => {
  const decimal = e('decimal-point');
  clause(
    ['XIII-A-11', 'XIII-A-11 comment'],
    'a * as the point of a numeral of at most three digits, in writing',
    () => {
      for (const d of [decimal, plus(M, 'decimal-point')]) {
        expect(value('2.5+1', d)).toBe('7/2');
        expect(value('.5x6', d)).toBe('3');
        expect(value('2*5', d)).toBe('32');
        expect(value('2.5x4', d)).toBe('10');
        expect(faults('.5x6', '3', d)).toEqual([]);
        expect(value('12.34', d)).toMatch(/^illegal XIII-A-11/);
        expect(value('2.4.1', d)).toMatch(/^illegal XIII-A-11/);
        expect(onMat('.5x6', '3', { permitted: '*5x6' }, d)).toEqual([]);
        expect(onMat('.5x6', '3', { permitted: '5x6' }, d)).toEqual(['cube-not-there']);
      }
      expect(cited('.5x6', '3', E)).toEqual(['XIII-A-11']);
    },
  );

  clause('XIII-A-11 examples', 'which decimals there are', () => {
    for (const [text, number] of [
      ['2.5', '5/2'],
      ['3.0', '3'],
      ['3*0', '1'],
      ['12.5', '25/2'],
      ['1.25', '5/4'],
      ['15.0', '15'],
      ['255.', '255'],
      ['.050', '1/20'],
      ['.37', '37/100'],
    ] as const) {
      expect([text, value(text, decimal)]).toEqual([text, number]);
      expect([text, goalValue(text, decimal)]).toEqual([text, number]);
    }
    for (const text of ['2.(4x2)', '15.25', '12*5', '.37*.5'])
      expect([text, isNoNumber(text, decimal)]).toEqual([text, true]);
    expect(goalValue('12*5', decimal)).toBe('248832');
    expect(value('12*5', plus(decimal, 'two-digit'))).toBe('248832');
    expect(goalValue('15*25', decimal)).toBe(`${15n ** 25n}`);
    const bang = plus(decimal, 'factorial');
    expect(isNoNumber('4.3!', bang)).toBe(true);
    expect(isNoNumber('4.(3!)', bang)).toBe(true);
    expect(value('4*3!', bang)).toBe('4096');
    expect(isNoNumber('2.s5', plus(decimal, 'sideways'))).toBe(true);
    expect(isNoNumber('u2.5', plus(decimal, 'upside-down'))).toBe(true);
  });
});

describe('the odd years', () => {
  clause('XIII-A-12', 'Two-digit Numerals in Solutions', () => {
    expect(faults('12+13', '25', e('two-digit'))).toEqual([]);
    expect(faults('12+13', '25', E)).toEqual(['numeral-too-long', 'numeral-too-long']);
    expect(value('125+1', e('two-digit'))).toBe('illegal VII-B-4');
  });

  clause(['XIII-A-13', 'XIII-A-13 examples'], 'LCM when marked, the root otherwise', () => {
    const lcm = e('lcm');
    expect(value('6L8', lcm)).toBe('24');
    expect(value('2L4', lcm)).toBe('4');
    expect(value('2r4', lcm)).toBe('2');
    expect(isNoNumber('0L5', lcm)).toBe(true);
    expect(isNoNumber('(1/2)L5', lcm)).toBe(true);
    expect(isNoNumber('(1-4)L5', lcm)).toBe(true);
    expect(value('6Lr9', lcm)).toBe('6');
    expect(isNoNumber('6L8', E)).toBe(true);
    expect(onMat('6L8', '24', { permitted: '6r8' }, lcm)).toEqual([]);
  });

  clause(['XIII-A-14', 'XIII-A-14 examples'], 'GCF when marked, the power otherwise', () => {
    const gcf = e('gcf');
    expect(value('8G6', gcf)).toBe('2');
    expect(value('8*6', gcf)).toBe('262144');
    expect(value('(4x2)G(6+3)', gcf)).toBe('1');
    expect(value('(4x2)*(6+3)', gcf)).toBe(`${8n ** 9n}`);
    expect(value('7G0', gcf)).toBe('7');
    expect(value('0G7', gcf)).toBe('7');
    expect(value('6G6', gcf)).toBe('6');
    expect(isNoNumber('0G0', gcf)).toBe(true);
    expect(isNoNumber('(1/2)G4', gcf)).toBe(true);
    expect(isNoNumber('8G6', E)).toBe(true);
    expect(onMat('8G6', '2', { permitted: '6*8' }, gcf)).toEqual([]);
  });

  clause(['XIII-A-15', 'XIII-A-15 examples'], 'the number of factors of a counting number up to 200', () => {
    const factors = e('number-of-factors');
    for (const [text, count] of [
      ['x1', '1'],
      ['x12', '6'],
      ['x16', '5'],
      ['xx12', '4'],
    ] as const)
      expect([text, goalValue(text, factors)]).toEqual([text, count]);
    expect(value('x4x2', factors)).toBe('6');
    for (const text of ['x0', 'x(1/2)', 'x(1-4)', 'x(5x(5x(5x5)))'])
      expect([text, value(text, factors)]).toEqual([text, 'undefined XIII-A-15']);
    expect(value('x(4x(5x(5+5)))', factors)).toBe('12');
    expect(value('x((4x(5x(5+5)))+1)', factors)).toBe('undefined XIII-A-15');
  });

  clause(
    ['XIII-A-15 comment (a)', 'XIII-A-15 comment (b)', 'VII-B-6-b-iv'],
    '× still multiplies; alone it takes the next numeral',
    () => {
      for (const d of [E, M, J, S].map(x => plus(x, 'number-of-factors'))) {
        expect(value('2x6', d)).toBe('12');
        expect(value('2xx6', d)).toBe('8');
        expect(value('x7+9', d)).toBe('11');
        expect(value('rx(5+5)', d)).toBe('2');
        expect(goalValues('rx10', d)).toContain('2');
        expect(goalValues('x4x2', d)).toEqual(['4', '6']);
        expect(hasBadGrouping('x4x2', d)).toBe(false);
      }
      expect(sameNumber('xx9', '2', plus(E, 'number-of-factors'))).toBe(true);
    },
  );
});
