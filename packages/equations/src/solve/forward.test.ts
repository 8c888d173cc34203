import { describe, expect, it } from 'vitest';
import { E, rulesOf } from '../ask.test-help.ts';
import { Steps } from './forward.ts';
import { KEEP_ALL, KEEP_SHORT } from './limits.ts';
import { ValueTable } from './values.ts';

describe('a search that was cut short in the midst of a table and goes on', () => {
  it('leaves out no number for the limits of that table', () => {
    const steps = new Steps(new ValueTable(), rulesOf(E), 0);
    const { values } = steps;
    steps.keep = { ...KEEP_SHORT, dropSize: 8, sureBits: 3 };
    steps.dropped = true;
    steps.startAfresh();
    const made: number[] = [];
    steps.binary('*', values.fraction(2, 1), values.fraction(9, 1), id => made.push(id));
    expect(made).toEqual([values.fraction(512, 1)]);
    expect([steps.keep, steps.dropped]).toEqual([KEEP_ALL, false]);
  });
});
