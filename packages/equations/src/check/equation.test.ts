import { describe, expect, it } from 'vitest';
import {
  ALL,
  ask,
  cited,
  citedOnMat,
  clause,
  E,
  equals,
  faults,
  goalValue,
  goalValues,
  hasBadGrouping,
  isNoNumber,
  J,
  M,
  onMat,
  plus,
  rulesOf,
  S,
  told,
  UPPER,
  value,
  values,
} from '../ask.test-help.ts';
import { equationFindings } from './equation.ts';

describe('IV-B: the Goal', () => {
  clause(['IV-B-1', 'BASIC-I-B', 'IV-B', 'VII-C-5-a'], 'numerals of one or two digits, at most six cubes', () => {
    for (const d of ALL) {
      expect(['23', '8-9', '87/13', 'r49'].map(text => goalValue(text, d))).toEqual(['23', '-1', '87/13', '7']);
      expect(goalValue('17*2', d)).toBe('289');
      expect(goalValue('125', d)).toBe('illegal IV-B-1');
      expect(goalValue('23+18+7', d)).toBe('illegal IV-B');
      for (const text of ['45x', '+8', '', 'x', '7/0', '(3-3)r2']) expect(isNoNumber(text, d, 'goal')).toBe(true);
    }
  });

  clause('IV-B-2', 'gaps group a Goal; without them any grouping is open', () => {
    for (const d of ALL) {
      expect(goalValue('2x 3+5', d)).toBe('16');
      expect(goalValue('2x3 +5', d)).toBe('11');
      expect(goalValues('2x3+5', d)).toEqual(['11', '16']);
      expect(faults('8x2', '2x(3+5)', d)).toEqual([]);
      expect(faults('8x2', '2x 3+5', d)).not.toEqual([]);
      expect(faults('8x2', '2x (3+5)', d)).toEqual([]);
      expect(faults('9+2', '(2x 3)+5', d)).toContain('goal-grouping');
      expect(cited('9+2', '(2x 3)+5', d)).toContain('VII-C-5-b');
    }
  });

  clause('IV-B-2 comment', 'a √ in front of a part may reach further', () => {
    for (const d of ALL) {
      expect(goalValues('r5+4 x9', d)).toEqual(['27', '9']);
      expect(goalValues('r9 +7', d)).toEqual(['10', '4']);
      expect(goalValue('r9 +7', d)).toBe('10');
    }
  });

  clause(['IV-B-2', 'VII-C-5-b'], 'what a default would read across a gap has to be grouped by the writer', () => {
    for (const d of ALL) {
      expect(goalValue('r 9+7', d)).toBe('4');
      expect(faults('5+5', 'r 9+7', d)).toEqual(['goal-grouping']);
      expect(faults('2+2', 'r 9+7', d)).not.toEqual([]);
      expect(faults('2+2', 'r (9+7)', d)).toEqual([]);
      expect(faults('5+5', 'r9 +7', d)).toEqual([]);
      const bang = plus(d, 'factorial');
      expect(faults('2+3', '3+2 !', bang)).toEqual(['goal-grouping']);
      expect(faults('(4!)x5', '(3+2) !', bang)).toEqual([]);
    }
  });
});

describe('VII-B: the Equation', () => {
  clause(['VII-B', 'BASIC-III', 'VII-B-2', 'VII-C-5-d'], 'the Solution equals the Goal as the writer reads it', () => {
    for (const d of ALL) {
      expect(faults('(6x4)+3', '27', d)).toEqual([]);
      expect(faults('(6x4)+2', '27', d)).toEqual(['wrong-value']);
      expect(cited('(6x4)+2', '27', d)).toEqual(['VII-C-5-d']);
      expect(faults('8x2', '2x(3+5)', d)).toEqual([]);
      expect(faults('8x2', '(2x3)+5', d)).toEqual(['wrong-value']);
      expect(faults('6+', '6', d)).not.toEqual([]);
      expect(faults('6/0', '6', d)).toEqual(['no-value']);
    }
  });

  clause('VII-B-2 examples', 'Goals plain, grouped, laid with gaps, wild and with !', () => {
    expect(faults('9+8', '17', E)).toEqual([]);
    expect(faults('(9-2)x3', '(3x5)+6', E)).toEqual([]);
    expect(faults('8x2', '2x (3+5)', E)).toEqual([]);
    const wild = plus(E, 'zero-wild');
    expect(faults('(5x5)-2', '0{2}3', wild)).toEqual([]);
    expect(faults('3-2', 'u0{2}+3', plus(wild, 'upside-down'))).toEqual([]);
    expect(faults('7x((5x5)+5)', '30x7', wild)).toEqual([]);
    expect(faults('5+4', '(9!)/(8!)', plus(E, 'factorial'))).toEqual([]);
  });

  clause(['VII-B-2 comment (a)', 'VII-B-1'], 'an Equation without its Goal is incorrect', () => {
    for (const d of ALL) {
      expect(faults('6+2', '', d)).not.toEqual([]);
      expect(faults('', '8', d)).not.toEqual([]);
      expect(faults('6+2', '8', d)).toEqual([]);
    }
  });

  clause('VII-B-2 comment (b)', 'the reading is written, and an ungrouped one is open', () => {
    for (const d of ALL) {
      expect(faults('(9x4)+1', '37', d)).toEqual([]);
      expect(faults('8+9', '3x5+2', d)).toEqual(['ambiguous']);
      expect(faults('8+9', '(3x5)+2', d)).toEqual([]);
    }
    expect(faults('9x5', '40{5}', plus(E, 'zero-wild'))).toEqual([]);
  });

  clause('VII-B-2 comment (c)', 'a gap alone does not group in writing', () => {
    for (const d of ALL) {
      expect(faults('8+9', '3x5 +2', d)).toEqual(['ambiguous']);
      expect(faults('8+9', '(3x5) +2', d)).toEqual([]);
    }
  });

  clause(['VII-B-4', 'BASIC-III-C'], 'a Solution has numerals of one digit, unless a variation says more', () => {
    for (const d of ALL) {
      expect(faults('12+1', '13', d)).toEqual(['numeral-too-long']);
      expect(cited('12+1', '13', d)).toEqual(['VII-B-4']);
    }
    expect(faults('12+1', '13', plus(E, 'two-digit'))).toEqual([]);
    expect(faults('12+1', '13', plus(M, 'base-10'))).toEqual([]);
    expect(faults('50%26', '13', plus(E, 'percent'))).toEqual([]);
    expect(faults('1.25x4', '5', plus(E, 'decimal-point'))).toEqual([]);
  });
});

describe('VII-B-3: the cubes', () => {
  clause(['VII-B-3', 'VII-B-3-a', 'BASIC-III-A'], 'at least two cubes', () => {
    for (const d of ALL) {
      expect(faults('7', '7', d)).toEqual(['two-cubes']);
      expect(cited('7', '7', d)).toEqual(['VII-B-3-a']);
      expect(faults('r9', '3', d)).toEqual([]);
      expect(onMat('7', '7', { permitted: '7' }, d)).toEqual(['two-cubes']);
    }
  });

  clause(['VII-B-3-b', 'I-B-2-b', 'BASIC-III-B'], 'every Required cube', () => {
    for (const d of ALL) {
      expect(onMat('6+2', '8', { required: '6', permitted: '+2' }, d)).toEqual([]);
      expect(onMat('6+2', '8', { required: '6-', permitted: '+2' }, d)).toEqual(['required-unused']);
      expect(onMat('6+2', '8', { required: '66', permitted: '+2' }, d)).toEqual(['required-unused']);
      expect(citedOnMat('6+2', '8', { required: '66', permitted: '+2' }, d)).toEqual(['VII-B-3-b']);
    }
  });

  clause(['VII-B-3-c', 'I-B-2-d', 'BASIC-III-B'], 'no Forbidden cube', () => {
    for (const d of ALL) {
      expect(onMat('6+2', '8', { permitted: '6+', forbidden: '2' }, d)).toEqual(['forbidden-used']);
      expect(citedOnMat('6+2', '8', { permitted: '6+', forbidden: '2' }, d)).toEqual(['VII-B-3-c']);
      expect(onMat('6+2', '8', { permitted: '6+' }, d)).toEqual(['cube-not-there']);
    }
  });

  clause('VII-B-3-c comment', 'a symbol may be Forbidden on one cube and Required on another', () => {
    for (const d of ALL) {
      expect(onMat('6+2', '8', { required: '2', permitted: '6+', forbidden: '2' }, d)).toEqual([]);
      expect(onMat('(6+2)+2', '10', { required: '2', permitted: '6++', forbidden: '2' }, d)).toEqual([
        'forbidden-used',
      ]);
    }
  });

  clause(['VII-B-3-d', 'I-B-2-c', 'BASIC-III-B'], 'any of the Permitted cubes', () => {
    for (const d of ALL) {
      expect(onMat('6+2', '8', { permitted: '6+299xr' }, d)).toEqual([]);
      expect(onMat('6+2', '8', { required: '6+2', permitted: '9' }, d)).toEqual([]);
    }
  });

  clause(['VII-B-3-e', 'VI-A-2', 'BASIC-IV-A-1'], 'after Now one Resources cube at most', () => {
    for (const d of ALL) {
      expect(onMat('6+2', '8', { permitted: '6+', resources: '29', mode: 'now' }, d)).toEqual([]);
      expect(onMat('6+2', '8', { permitted: '6', resources: '+29', mode: 'now' }, d)).toEqual(['too-many-resources']);
      expect(citedOnMat('6+2', '8', { permitted: '6', resources: '+29', mode: 'now' }, d)).toEqual(['VII-B-3-e']);
      expect(onMat('6+2', '8', { permitted: '6+2', mode: 'now' }, d)).toEqual([]);
      expect(onMat('6+2', '8', { permitted: '6+', resources: '2', mode: 'forceout' }, d)).toEqual(['resources-used']);
    }
  });

  clause('BASIC-IV-A-1-a', 'after Now every Required cube is used', () => {
    for (const d of ALL) {
      expect(onMat('6+2', '8', { required: '6+', resources: '29', mode: 'now' }, d)).toEqual([]);
      expect(onMat('6+2', '8', { required: '6+9', resources: '2', mode: 'now' }, d)).toEqual(['required-unused']);
    }
  });

  clause('BASIC-IV-A-1-b', 'after Now none, some or all of the Permitted cubes are used', () => {
    for (const d of ALL)
      for (const permitted of ['', '9', '99x'])
        expect(onMat('6+2', '8', { required: '6+2', permitted, resources: '1', mode: 'now' }, d)).toEqual([]);
  });

  clause('BASIC-IV-A-1-c', 'after Now one Resources cube is used, or none, and never two', () => {
    for (const d of ALL) {
      expect(onMat('6+2', '8', { required: '6+', resources: '22', mode: 'now' }, d)).toEqual([]);
      expect(onMat('6+2', '8', { required: '6+2', resources: '22', mode: 'now' }, d)).toEqual([]);
      expect(onMat('6+2', '8', { required: '6', resources: '+2', mode: 'now' }, d)).toEqual(['too-many-resources']);
    }
  });

  clause(['VII-B-3-f', 'VI-A-1', 'BASIC-IV-A-2'], 'after Impossible Resources are as good as Permitted', () => {
    for (const d of ALL) {
      expect(onMat('6+2', '8', { resources: '6+29', mode: 'impossible' }, d)).toEqual([]);
      expect(onMat('6+2', '8', { resources: '6+9', mode: 'impossible' }, d)).toEqual(['cube-not-there']);
      expect(onMat('6+2', '8', { required: '9', resources: '6+2', mode: 'impossible' }, d)).toEqual([
        'required-unused',
      ]);
    }
  });
});

describe('what a wrong Solution comes to', () => {
  const said = (solution: string, goal: string, setting = S) =>
    equationFindings({ solution, goal }, rulesOf(setting))[0]?.facts;

  clause('VII-C-5-d', 'is told in the digits of the base', () => {
    for (const d of ALL) expect(said('(6x4)+2', '27', d)).toMatchObject({ value: '26', wanted: '27' });
    expect(said('1-9', '7/2')).toMatchObject({ value: '−8', wanted: '7/2' });
    expect(said('9+2', '20', plus(M, 'base-12'))).toMatchObject({ value: 'E', wanted: '20' });
  });

  it('is left out where there are several values, or none that is short', () => {
    for (const [solution, goal] of [
      ['2+3x4', '15'],
      ['r2+0', '2'],
      ['9*(9*9)', '2'],
    ] as const)
      expect(said(solution, goal)).toEqual({ readings: solution === '2+3x4' ? 'several' : 'one' });
    expect(said('9-2', '7', plus(M, 'multiple-of-7'))).toEqual({ what: 'multiple', readings: 'one', k: 7 });
  });
});

describe('VII-B-6: ambiguity', () => {
  clause(['VII-B-6', 'VII-B-6-a', 'VII-C-5-c'], 'there is no order of operations; one wrong grouping is enough', () => {
    for (const d of ALL) {
      expect(values('2+3x4', d)).toEqual(['14', '20']);
      expect(faults('2+3x4', '14', d)).toEqual(['ambiguous']);
      expect(faults('2+3x4', '20', d)).toEqual(['ambiguous']);
      expect(faults('2+3x4', '15', d)).toEqual(['wrong-value']);
      expect(faults('2+(3x4)', '14', d)).toEqual([]);
      expect(faults('2+3+4', '9', d)).toEqual([]);
      expect(faults('9-3-2', '4', d)).toEqual(['ambiguous']);
      expect(cited('2+3x4', '14', d)).toEqual(['VII-C-5-c']);
      expect(told('2+3x4', '14', d)[0]!.at).toMatchObject({ solution: '((2+3)x4)' });
    }
  });

  clause(['VII-B-6-b', 'VII-B-6-b-i'], '√ takes the numeral or group behind it', () => {
    for (const d of ALL) {
      expect(value('r4+5', d)).toBe('7');
      expect(value('r(4+5)+7', d)).toBe('10');
      expect(value('2r9+7', d)).toBe('10');
      expect(faults('r4+5', '7', d)).toEqual([]);
      expect(goalValues('r4+5', d)).toEqual(['3', '7']);
    }
  });

  clause(['VII-B-6-b-ii', 'VII-B-6-b-iv'], '! takes the numeral before it, unary × the one behind it', () => {
    expect(faults('2+3!', '8', plus(E, 'factorial'))).toEqual([]);
    for (const d of ALL) {
      const factors = plus(d, 'number-of-factors');
      expect(faults('x7+9', '11', factors)).toEqual([]);
      expect(value('xx9/2', factors)).toBe('1');
      expect(value('rx(5x2)', factors)).toBe('2');
    }
    expect(value('x7+9', plus(E, 'smallest-prime'))).toBe('20');
    expect(value('xx9/2', plus(E, 'smallest-prime'))).toBe('13/2');
  });

  clause(['VII-B-6-c', 'VII-B-6-c example (a)'], '√9! may be read both ways', () => {
    for (const d of ALL.map(x => plus(x, 'factorial'))) expect(values('r9!', d)).toContain('6');
    expect(hasBadGrouping('r9!', plus(E, 'factorial'))).toBe(true);
    expect(values('r9!', plus(M, 'factorial')).length).toBe(2);
    expect(faults('r9!', '6', plus(M, 'factorial'))).toEqual(['ambiguous']);
    expect(faults('(r9)!', '6', plus(M, 'factorial'))).toEqual([]);
    expect(faults('r9!', '6', plus(E, 'factorial'))).toEqual(['ambiguous']);
  });

  clause('VII-B-6-c example (b)', '4+×7! may be read both ways', () => {
    const factors = plus(M, 'factorial number-of-factors');
    expect(values('4+(x(7!))', plus(J, 'factorial number-of-factors'))).toEqual(['64']);
    expect(values('4+x7!', plus(J, 'factorial number-of-factors'))).toEqual(expect.arrayContaining(['6', '64']));
    expect(values('4+x7!', factors)).toContain('6');
    const prime = plus(E, 'factorial smallest-prime');
    expect(values('4+x7!', prime)).toContain(`${4n + 39916800n}`);
    expect(hasBadGrouping('4+x7!', prime)).toBe(true);
  });

  clause('VII-B-6-c example (c)', '4+×12² may be read three ways', () => {
    for (const d of UPPER) {
      const rules = plus(d, 'exponent-red number-of-factors base-10');
      expect(values("4+x12'2", rules)).toEqual(['100', '19', '40']);
    }
  });

  clause('VII-B-6-c example (d)', '√5!² may be read in several ways', () => {
    for (const d of UPPER) {
      const rules = plus(d, 'exponent-red factorial');
      expect(values("r5!'2", rules)).toContain('120');
      expect(hasBadGrouping("r5!'2", rules)).toBe(true);
      expect(faults("r5!'2", 'r(5!)', rules)).not.toEqual([]);
      expect(faults("r((5!)'2)", '60x2', rules)).toEqual([]);
    }
  });

  clause('VII-B-6-c note', 'defaults do not bind the reader of a Goal', () => {
    for (const d of ALL) {
      expect(goalValues('r4+5', d)).toEqual(['3', '7']);
      expect(faults('6/2', 'r(4+5)', d)).toEqual([]);
      expect(faults('6+1', '(r4)+5', d)).toEqual([]);
    }
  });
});

describe('VII-C-5: reasons', () => {
  clause('VII-C-5-b', 'a reading of the Goal that its rules do not allow', () => {
    const first = (solution: string, goal: string, d = E) => cited(solution, goal, d);
    expect(first('6x7', '40{2}')).toEqual(['VII-C-5-b']);
    expect(first('9+2', '(2x 3)+5')).toContain('VII-C-5-b');
    expect(first('5-2', 'x((5x50)+7)', plus(E, 'smallest-prime'))).toContain('VII-C-5-b');
    expect(first('2xi', '2(i*5)', plus(S, 'sqrt-i'))).toContain('VII-C-5-b');
    expect(first('5+5', '312', plus(M, 'exponent-red'))).toEqual(['VII-C-5-b']);
    expect(first('9x1', "3'2", plus(M, 'exponent-red'))).toEqual([]);
    expect(first('7-7', '7/0')).toEqual(['VII-C-5-b']);
  });

  clause('VII-C-5-c examples', 'groupings that miss the Goal, on either side; what is written stands', () => {
    for (const d of ALL) {
      expect(faults('5*2-4+0', '21', d)).toEqual(['ambiguous']);
      expect(faults('2x4-(3+1)', '4', d)).toEqual(['ambiguous']);
      expect(faults('(2x4)-(3+1)', '4', d)).toEqual([]);
      expect(faults('9x4', '7+5x3', d)).toEqual(['ambiguous']);
      expect(faults('9x4', '(7+5)x3', d)).toEqual([]);
      expect(faults('(2x4)-3+1', '6', d)).toEqual(['ambiguous']);
    }
    expect(faults('9r5*9', '5', E)).toEqual(['no-value']);
    expect(faults('5x1', '9r5*9', E)).not.toEqual([]);
    expect(faults('5x1', '9r(5*9)', E)).toEqual([]);
    expect(faults('9r(5*9)', '5', E)).toEqual([]);
  });

  clause('VII-C-5-c indicate', 'a meaning that no face shows has to be marked', () => {
    expect(faults('8+5', '13', plus(E, 'zero-wild'))).toEqual([]);
    expect(faults('8+0', '13', plus(E, 'zero-wild'))).toEqual(['wrong-value']);
    expect(faults('8+0{5}', '13', plus(E, 'zero-wild'))).toEqual([]);
    expect(faults('8*6', '2', plus(E, 'gcf'))).toEqual(['wrong-value']);
    expect(faults('8G6', '2', plus(E, 'gcf'))).toEqual([]);
    expect(faults('9+1', '19', plus(M, 'powers-of-base'))).toEqual(['wrong-value']);
    expect(faults('9+1{1}', '19', plus(M, 'powers-of-base'))).toEqual([]);
    expect(faults('9-4', '13', plus(E, 'upside-down'))).toEqual(['wrong-value']);
    expect(faults('9-u4', '13', plus(E, 'upside-down'))).toEqual([]);
  });

  clause('VII-C-5-f', 'a variation misused or ignored', () => {
    expect(cited('0{7}+0{8}', '15', plus(E, 'zero-wild'))[0]).toMatch(/^XIII-A-3/);
    expect(faults('7+9', '16', plus(E, 'average'))).toEqual(['wrong-value']);
    expect(faults('9-2', '7', plus(M, 'multiple-of-7'))).toEqual(['wrong-value']);
  });

  clause(['VII-C-5-d-iii limit 2', 'VII-C-5-d-iii example'], 'the judge is asked whether some values meet', () => {
    for (const d of ALL) {
      expect(equals('2+3x4', '14', d)).toBe(true);
      expect(equals('2+3x4', '20', d)).toBe(true);
      expect(equals('2+3x4', '15', d)).toBe(false);
      expect(equals('9x4', '7+5x3', d)).toBe(true);
      expect(equals('9x4', '7/0', d)).toBe(false);
    }
    const bang = plus(M, 'factorial');
    expect(equals('(5+1)!', 'r10!/7', bang)).toBe(true);
    expect(equals('(5+1)!', 'r10!/8', bang)).toBe(false);
    expect(faults('(5+1)!', 'r10!/7', bang)).toContain('ambiguous');
    expect(faults('(5+1)!', '(r10)!/7', bang)).not.toEqual([]);
    expect(ask(bang, { ask: 'equals', solution: '9+5', goal: '14' })).toMatchObject({
      equals: true,
      clause: 'equations-2015 VII-C-5-d-iii',
    });
  });
});

describe('Basic Equations', () => {
  clause('BASIC-III', 'the same rules without variations', () => {
    expect(faults('6x(2+3)', '30', E)).toEqual([]);
    expect(faults('s2x6', '3', E)).toEqual(['variation-not-in-force']);
    expect(faults('3!+2', '8', E)).toEqual(['variation-not-in-force']);
    expect(faults("3'2+2", '11', M)).toEqual(['variation-not-in-force']);
  });
});
