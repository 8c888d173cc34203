import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupings, readings } from '../values/readings.ts';
import { Steps } from '../values/steps.ts';
import { makeUniverse } from '../values/universe.ts';
import { parseRestriction, parseSetName } from './parse.ts';
import { printRestriction, printSetName } from './print.ts';
import type { Restriction, SetName } from './syntax.ts';

const SEED = 73;
const wild = fc.boolean();
const leaf = fc.record({
  kind: fc.constant('leaf' as const),
  symbol: fc.constantFrom('B' as const, 'R' as const, 'G' as const, 'Y' as const, 'V' as const, 'L' as const),
  wild,
  at: fc.constant(0),
});

const { name } = fc.letrec<{ name: SetName; term: SetName; run: SetName }>(tie => ({
  name: fc.oneof({ maxDepth: 4 }, leaf, tie('term'), tie('run')),
  term: fc.record({
    kind: fc.constant('complement' as const),
    of: tie('name'),
    symbol: fc.constant("'" as const),
    wild,
    at: fc.constant(0),
  }),
  run: fc
    .array(fc.tuple(tie('name'), fc.constantFrom('U' as const, 'N' as const, '-' as const), wild), {
      minLength: 2,
      maxLength: 4,
    })
    .map(parts => ({
      kind: 'run' as const,
      terms: parts.map(([term]) => term),
      ops: parts.slice(1).map(([, symbol, marked]) => ({ symbol, wild: marked, at: 0 })),
    })),
}));

/** Without positions in the text, which printing moves. */
const shape = (x: SetName | Restriction): unknown =>
  JSON.parse(JSON.stringify(x, (key, value) => (key === 'at' ? undefined : value)));

describe('printing', () => {
  it('a printed Set-Name reads as the same one, in letters and in signs', () => {
    fc.assert(
      fc.property(name, fc.boolean(), (written, signs) => {
        const text = printSetName(written, { signs });
        const parsed = parseSetName(text);
        expect(parsed.ok && shape(parsed.value)).toEqual(shape(written));
      }),
      { seed: SEED, numRuns: 400 },
    );
  });

  it('a printed Restriction reads as the same one', () => {
    const restriction = fc
      .array(fc.tuple(name, fc.constantFrom('=' as const, 'C' as const)), { minLength: 2, maxLength: 4 })
      .map(parts => ({
        sides: parts.map(([side]) => side),
        relations: parts.slice(1).map(([, symbol]) => ({ symbol, wild: false, at: 0 })),
      }));
    fc.assert(
      fc.property(restriction, written => {
        const parsed = parseRestriction(printRestriction(written));
        expect(parsed.ok && shape(parsed.value)).toEqual(shape(written));
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('every grouping is itself unambiguous, and together they name exactly the readings', () => {
    const universe = makeUniverse(['BRG', 'BR', 'B', 'RG', 'GY', 'Y', 'blank']);
    const meaning = { universe, symmetric: false };
    const setsOf = (written: SetName): number[] =>
      readings(written, meaning, new Steps({ steps: 1e7 }))
        .map(reading => reading.set)
        .sort((a, b) => a - b);
    fc.assert(
      fc.property(name, written => {
        const all: SetName[] = [];
        for (const one of groupings(written)) {
          all.push(one);
          fc.pre(all.length < 3000);
        }
        const sets = new Set<number>();
        for (const one of all) {
          const own = setsOf(one);
          expect(own).toHaveLength(1);
          sets.add(own[0]!);
        }
        expect([...sets].sort((a, b) => a - b)).toEqual(setsOf(written));
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('any text at all is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."BRGYVLUN-'=C()[]{}* x∪⊆,"), maxLength: 60 }), text => {
        const parsed = parseSetName(text);
        if (parsed.ok) expect(parseSetName(printSetName(parsed.value)).ok).toBe(true);
        else expect(parsed.error.at).toBeLessThanOrEqual(text.length);
        const restriction = parseRestriction(text);
        if (!restriction.ok) expect(restriction.error.code.length).toBeGreaterThan(5);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });
});
