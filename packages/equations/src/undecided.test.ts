import { describe, expect, it } from 'vitest';
import { undecided } from './undecided.ts';

const some = (steps: number) =>
  undecided({ division: 'elementary', after: 'now', seed: 5, count: 12, budget: () => ({ steps }) });

describe('counting what is left undecided', () => {
  it('every mat is found, denied with its account or left, and the judge accepts what was found', () => {
    const { asked, found, none, open, faults } = some(400_000);
    expect(faults).toEqual([]);
    expect(found + none + open.length).toBe(asked);
    expect([found > 0, none > 0]).toEqual([true, true]);
  });

  it('without steps everything is left, and told with its place in the row', () => {
    const { open } = some(0);
    expect(open).toHaveLength(12);
    expect(open[3]).toMatch(/^3: elementary now \[.*\] Goal .* Required .* Permitted .* Resources /);
  });
});
