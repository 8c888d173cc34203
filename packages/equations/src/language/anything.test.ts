import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clause, E, J, M, plus, rawAnswer, rulesOf, S, value } from '../ask.test-help.ts';
import { addressOf } from '../rules.ts';
import { read } from './read.ts';

const settings = [
  E,
  plus(E, 'factorial smallest-prime percent decimal-point sideways zero-wild'),
  plus(M, 'factorial exponent number-of-factors base-9 zero-wild upside-down'),
  plus(J, 'factorial powers-of-base base-12 x-wild multiple-of-7 multiple-operations'),
  plus(S, 'sqrt-i log decimal-in-goal factorial'),
  plus(S, 'log factorial number-of-factors'),
];

const pieces = [
  ...'0123456789+-x/*r',
  '(',
  ')',
  '!',
  '.',
  "'",
  'i',
  's4',
  'u3',
  'T',
  '0{7}',
  '1{2}',
  '%',
  '|',
  '*{1}',
  ' ',
];
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Faces only; faces with marks; something that mostly can be read. */
const text = fc.oneof(
  fc.array(fc.constantFrom(...'0123456789+-x/*r'), { maxLength: 40 }).map(list => list.join('')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map(list => list.join('').slice(0, 40)),
  fc
    .array(fc.tuple(fc.constantFrom('1', '2', '3', '9', '9!', 'r2', '(4-5)', '(2*9)'), fc.constantFrom(...'+-x/*r')), {
      minLength: 1,
      maxLength: 9,
    })
    .map(list => `${list.map(([a, s]) => a + s).join('')}7`.slice(0, 40)),
);

describe('whatever is written', () => {
  it('gets an answer, with all its fields, within a second', () => {
    let slowest = 0;
    fc.assert(
      fc.property(text, text, fc.constantFrom(...settings), (a, b, setting) => {
        const common = {
          game: 'equations',
          division: setting.division!,
          variations: (setting.with ?? '').split(' ').filter(n => n !== ''),
        };
        for (const question of [
          { ask: 'value', text: a },
          { ask: 'value', text: b, where: 'goal' },
          { ask: 'ambiguity', text: a },
          { ask: 'equality', lhs: a, rhs: b },
          { ask: 'equation', solution: a, goal: b },
          { ask: 'equals', solution: a, goal: b },
          {
            ask: 'judge',
            solution: a,
            goal: b,
            mode: 'now',
            mat: { required: '1', permitted: '2+', resources: '34x' },
          },
        ]) {
          const start = cpuMs();
          const answer = rawAnswer({ ...common, ...question });
          const took = cpuMs() - start;
          slowest = Math.max(slowest, took);
          expect([question, answer.ok]).toEqual([question, true]);
          expect([question, took < 1000]).toEqual([question, true]);
        }
      }),
      { seed: 89, numRuns: 40 },
    );
    expect(slowest).toBeGreaterThan(0);
  });

  it('cannot be read at a place in the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.constantFrom(...settings), (written, setting) => {
        const rules = rulesOf(setting);
        const found = read(written, 'solution', rules);
        const faults = found.ok ? found.expression.faults : [found.fault];
        for (const { at, code, clause: cited } of faults) {
          expect(at >= 0 && at <= written.length).toBe(true);
          expect(code).toMatch(/^[a-z-]+$/);
          expect(addressOf(rules, cited)).toMatch(/^[IVX]+/);
        }
      }),
      { seed: 97, numRuns: 300 },
    );
  });
});

describe('faults point', () => {
  const at = (written: string, where: 'solution' | 'goal' = 'solution', setting = M): readonly [string, number] => {
    const found = read(written, where, rulesOf(setting));
    const fault = found.ok ? found.expression.faults[0] : found.fault;
    return fault ? [fault.code, fault.at] : ['none', -1];
  };

  clause(['III-A', 'III-A comment (a)', 'III-B-1'], 'at the symbol that is wrong', () => {
    expect(at('6+?2')).toEqual(['bad-symbol', 2]);
    expect(at('(6+2')).toEqual(['unclosed', 0]);
    expect(at('3x(6+2')).toEqual(['unclosed', 2]);
    expect(at('6+2)')).toEqual(['unopened', 3]);
    expect(at('(6+2]')).toEqual(['unopened', 4]);
    expect(at('6+2x')).toEqual(['no-right-side', 3]);
    expect(at('-6+2')).toEqual(['no-left-side', 0]);
    expect(at('6x(+2)')).toEqual(['no-left-side', 3]);
    expect(at('(6)(2)')).toEqual(['side-by-side', 3]);
    expect(at('6+()')).toEqual(['empty', 2]);
    expect(at('')).toEqual(['empty', 0]);
    expect(at('!+2')).toEqual(['no-number', 0]);
    expect(at('6+0{')).toEqual(['bad-mark', 3]);
    expect(at('s++2')).toEqual(['bad-turn', 0]);
  });

  clause(['VII-B-4', 'IV-B-1', 'XIII-B-6 examples'], 'at the numeral, the digit, the mark', () => {
    expect(at('6+12')).toEqual(['numeral-too-long', 2]);
    expect(at('6+125', 'goal')).toEqual(['numeral-too-long', 2]);
    expect(at('6+8', 'solution', plus(M, 'base-8'))).toEqual(['digit-too-large', 2]);
    expect(at('6+s4')).toEqual(['variation-not-in-force', 2]);
    expect(at('6+3!')).toEqual(['variation-not-in-force', 3]);
    expect(at('6+0{7}')).toEqual(['variation-not-in-force', 2]);
    expect(at('6+2')).toEqual(['none', -1]);
  });

  it('a long text is refused, not read', () => {
    expect(value('1+'.repeat(2000), M)).toMatch(/^illegal/);
    const deep = (n: number): string => `${'('.repeat(n)}1${')'.repeat(n)}+1`;
    expect(value(deep(100), M)).toBe('2');
    expect(value(deep(200), M)).toBe('2');
    expect(at(deep(201))).toEqual(['too-deep', 200]);
    expect(at(deep(990))).toEqual(['too-deep', 200]);
    expect(at('('.repeat(1999))).toEqual(['too-deep', 200]);
    expect(value(`${'(1+'.repeat(199)}1${')'.repeat(199)}`, M)).toBe('200');
    expect(value(`${'r'.repeat(399)}1`, M)).toBe('1');
    expect(at(`${'r'.repeat(1900)}1`)).toEqual(['too-long', 400]);
    expect(at(`1${'!'.repeat(1900)}`, 'solution', plus(M, 'factorial'))).toEqual(['too-long', 400]);
    expect(at(`1${'+1'.repeat(900)}`)).toEqual(['too-long', 400]);
  });
});
