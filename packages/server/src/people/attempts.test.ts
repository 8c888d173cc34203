import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Attempts } from './attempts.ts';

function attempts() {
  const clock = { now: 0 };
  return { clock, attempts: new Attempts(() => clock.now) };
}

describe('wrong guesses', () => {
  it('shut a name to the address they come from, and to no other, for ten minutes', () => {
    const { clock, attempts: a } = attempts();
    const bad = { kind: 'password', name: 'coach', address: '192.0.2.1' };
    for (let i = 0; i < 10; i++) expect(a.begin(bad)).toBe(0);
    expect(a.begin(bad)).toBeNull();
    expect(a.shut({ ...bad, address: '192.0.2.2' })).toBe(false);
    clock.now = 600_000;
    expect(a.begin(bad)).toBe(0);
  });

  it('never shut out anybody from an address that has not failed, wherever the others come from', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.integer({ min: 0, max: 5 }), from: fc.integer({ min: 0, max: 300 }) }), {
          minLength: 500,
          maxLength: 3000,
        }),
        guesses => {
          const { attempts: a } = attempts();
          for (const { name, from } of guesses)
            a.begin({ kind: 'number', name: `p${name}`, group: 'class', address: `a${from}` });
          for (let name = 0; name < 6; name++)
            expect(a.shut({ kind: 'number', name: `p${name}`, group: 'class', address: 'home' })).toBe(false);
        },
      ),
      { numRuns: 20, seed: 1 },
    );
  });

  it('do not search a class: few numbers at many names are too many', () => {
    const { clock, attempts: a } = attempts();
    let looked = 0;
    for (let pupil = 0; pupil < 100; pupil++)
      for (let i = 0; i < 9; i++)
        if (a.begin({ kind: 'number', name: `class p${pupil}`, group: 'class', address: '192.0.2.1' }) !== null)
          looked++;
    // The last two only in turn, three seconds apart; and however long it goes on, no faster.
    expect(looked).toBe(32);
    let slowly = 0;
    for (let second = 10; second < 310; second++) {
      clock.now = second * 1000;
      if (a.begin({ kind: 'number', name: `class q${second}`, group: 'class', address: '192.0.2.1' }) !== null)
        slowly++;
    }
    expect(slowly).toBeLessThanOrEqual(101);
    clock.now = 600_000;
    // From many addresses it is not more than a few each.
    let spread = 0;
    for (let from = 0; from < 200; from++)
      for (let i = 0; i < 9; i++)
        if (a.begin({ kind: 'number', name: `class p${i}`, group: 'class', address: `b${from}` }) !== null) spread++;
    expect(spread).toBeLessThan(30 + 200 * 3 + 200);
  });

  it('that were right are none, also when they came at once', () => {
    const { attempts: a } = attempts();
    const good = { kind: 'number', name: 'class kim', group: 'class', address: 'school' };
    for (let i = 0; i < 500; i++) {
      expect(a.begin({ ...good, name: `class ${i}` })).toBe(0);
      a.right({ ...good, name: `class ${i}` });
    }
    expect(a.shut(good)).toBe(false);
  });

  it('of those who mistyped and came in then count against nobody: a whole class may, behind one address', () => {
    const { attempts: a } = attempts();
    for (let pupil = 0; pupil < 100; pupil++) {
      const guess = { kind: 'number', name: `class ${pupil}`, group: 'class', address: 'school' };
      for (let i = 0; i < 4; i++) expect(a.begin(guess)).toBe(0);
      a.right(guess);
    }
    expect(a.begin({ kind: 'number', name: 'class kim', group: 'class', address: 'school' })).toBe(0);
  });

  it('at codes shut out nobody behind the same address, who comes in its turn; the one who searches is no faster', () => {
    const { clock, attempts: a } = attempts();
    for (let i = 0; i < 100; i++) expect(a.begin({ kind: 'code', name: `x${i}`, address: 'school' })).toBe(0);
    const burst = Array.from({ length: 500 }, (_, i) => a.begin({ kind: 'code', name: `y${i}`, address: 'school' }));
    const waits = burst.filter(wait => wait !== null);
    expect(waits).toHaveLength(13);
    expect(Math.max(...waits)).toBe(3000);
    clock.now = 3250;
    expect(a.waitMs({ kind: 'code', name: 'the code on the board', address: 'school' })).toBe(0);
    expect(a.waitMs({ kind: 'code', name: 'the code on the board', address: 'home' })).toBe(0);
  });

  it('slow only addresses that have failed, and only while all together fail too often', () => {
    const { attempts: a } = attempts();
    for (let i = 0; i < 2000; i++) a.begin({ kind: 'code', name: `x${i}`, address: `a${i % 100}` });
    expect(a.waitMs({ kind: 'code', name: 'z', address: 'a7' })).toBeGreaterThan(0);
    expect(a.waitMs({ kind: 'code', name: 'z', address: 'school' })).toBe(0);
    expect(a.waitMs({ kind: 'password', name: 'z', address: 'a7' })).toBe(0);
  });
});
