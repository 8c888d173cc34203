import { expect, test } from 'vitest';
import { walk } from './test/walk.ts';

test('every clause that is cited is of the edition in play', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const cited: string[] = [];
    const { config, events } = walk(seed, 60, ({ refusal }) => {
      if (refusal?.clause) cited.push(refusal.clause);
    });
    cited.push(...events.flatMap(event => event.clause ?? []));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(clause => !clause.startsWith(`${config.edition} `))).toEqual([]);
  }
});
