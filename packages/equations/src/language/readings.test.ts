import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, clause, E, goalValues, type Setting, values } from '../ask.test-help.ts';
import { elementary, type Found, type Ratio, show } from '../values/oracle.test-help.ts';

/** One way to group a row, with the stretches of the row it makes into units. */
interface Way {
  readonly value: Found<Ratio>;
  readonly units: readonly (readonly [number, number])[];
}

const ROOT_INDEX: Ratio = { n: 2n, d: 1n };

/** Every way to group symbols `from` to `to`: digits, binary signs and radicals without an index. */
function ways(row: readonly string[], from: number, to: number): readonly Way[] {
  const unit = [from, to] as const;
  if (to - from === 1) return /\d/.test(row[from]!) ? [{ value: { n: BigInt(row[from]!), d: 1n }, units: [unit] }] : [];
  const out: Way[] = [];
  if (row[from] === 'r')
    for (const inner of ways(row, from + 1, to))
      out.push({ value: joined('r', ROOT_INDEX, inner.value), units: [unit, ...inner.units] });
  for (let k = from + 1; k < to - 1; k++) {
    const sign = row[k]!;
    const index = sign === 'r' && /\d/.test(row[k - 1]!);
    if (/\d/.test(sign) || (sign === 'r' && !index)) continue;
    for (const left of ways(row, from, k))
      for (const right of ways(row, k + 1, to))
        out.push({ value: joined(sign, left.value, right.value), units: [unit, ...left.units, ...right.units] });
  }
  return out;
}

function joined(sign: string, a: Found<Ratio>, b: Found<Ratio>): Found<Ratio> {
  if (a === 'pass' || b === 'pass') return 'pass';
  if (a === 'none' || b === 'none') return 'none';
  return elementary(sign, a, b);
}

const numbers = (found: readonly Way[]): readonly string[] =>
  [...new Set(found.flatMap(({ value }) => (typeof value === 'string' ? [] : [show(value)])))].sort();

const isOpen = (found: readonly Way[]): boolean => found.some(w => w.value === 'pass');

/** `d s d s d`, now and then with a radical in front of a digit. */
const rows = (signs: string, digits: string, most: number): fc.Arbitrary<readonly string[]> =>
  fc
    .array(fc.tuple(fc.constantFrom(...signs), fc.boolean(), fc.constantFrom(...digits)), {
      minLength: 1,
      maxLength: most,
    })
    .map(parts =>
      parts.flatMap(([sign, root, d], n) => [...(n === 0 ? [] : [sign]), ...(root && n % 2 === 1 ? ['r'] : []), d]),
    );

const hasBad = (text: string, where: 'goal' | 'solution', d: Setting): boolean =>
  (ask(d, { ask: 'ambiguity', text, where }).groupings as unknown as { kind: string }[]).some(g => g.kind !== 'value');

describe('the groupings of a text', () => {
  clause(['VII-B-6-a', 'IV-B-2'], 'of an ungrouped Goal are all there are', () => {
    let told = 0;
    fc.assert(
      fc.property(rows('+-x/*', '12340', 3), row => {
        const found = ways(row, 0, row.length);
        if (isOpen(found) || row.length > 6) return;
        told++;
        const text = row.join('');
        expect([text, goalValues(text, E)]).toEqual([text, numbers(found)]);
        expect([text, hasBad(text, 'goal', E)]).toEqual([text, found.some(w => w.value === 'none')]);
      }),
      { seed: 73, numRuns: 300 },
    );
    expect(told).toBeGreaterThan(200);
  });

  clause(['VII-B-6-a', 'VII-B-6-b-i'], 'of a Solution keep √ with the numeral behind it', () => {
    let told = 0;
    fc.assert(
      fc.property(rows('+-x/*r', '12349', 5), row => {
        const tight = ways(row, 0, row.length).filter(w =>
          row.every(
            (sign, k) =>
              sign !== 'r' || /\d/.test(row[k - 1] ?? '+') || w.units.some(([a, b]) => a === k && b === k + 2),
          ),
        );
        const indexed = row.some((sign, k) => sign === 'r' && /\d/.test(row[k - 1] ?? '+'));
        if (isOpen(tight) || indexed) return;
        told++;
        const text = row.join('');
        expect([text, values(text, E)]).toEqual([text, numbers(tight)]);
      }),
      { seed: 79, numRuns: 300 },
    );
    expect(told).toBeGreaterThan(120);
  });

  clause('IV-B-2', 'of a Goal with gaps cross no part that stands by itself', () => {
    fc.assert(
      fc.property(rows('+-x/', '123456789', 3), fc.integer({ min: 1, max: 4 }), (row, at) => {
        if (at >= row.length) return;
        const text = `${row.slice(0, at).join('')} ${row.slice(at).join('')}`;
        if (/\d \d/.test(text)) return;
        const inner = (from: number, to: number): readonly [number, number] => {
          let [a, b] = [from, to];
          while (a < b && !/\d/.test(row[a]!)) a++;
          while (b > a && !/\d/.test(row[b - 1]!)) b--;
          return [a, b];
        };
        const parts = [inner(0, at), inner(at, row.length)].filter(([a, b]) => b - a > 1);
        const crosses = ([a, b]: readonly [number, number]): boolean =>
          parts.some(([c, d]) => (a < c && c < b && b < d) || (c < a && a < d && d < b));
        const found = ways(row, 0, row.length).filter(w => !w.units.some(crosses));
        expect([text, goalValues(text, E)]).toEqual([text, numbers(found)]);
      }),
      { seed: 83, numRuns: 250 },
    );
  });

  it('of a longer row come out distinct and fully grouped', () => {
    const found = ask(E, { ask: 'ambiguity', text: '1+2x3-4+5', where: 'solution' }).groupings as unknown as {
      text: string;
    }[];
    for (const { text } of found) {
      const alone = values(text, E);
      expect([text, alone.length]).toEqual([text, 1]);
    }
    expect(values('1+2x3-4+5', E)).toEqual(numbers(ways([...'1+2x3-4+5'], 0, 9)));
  });
});
