import { expect, it } from 'vitest';
import { CoverageAccount, coversEverything } from './coverage.ts';

it('an account without a line covers nothing', () => {
  expect(coversEverything([])).toBe(false);
  expect(new CoverageAccount().complete).toBe(false);
});

it('is complete only when each part was searched or ruled out', () => {
  const account = new CoverageAccount();
  account.open({ cubes: 2 });
  account.open({ cubes: 3 });
  account.searched({ cubes: 2 }, 'sizes');
  expect(account.complete).toBe(false);
  account.ruledOut({ cubes: 3 }, 'parity');
  expect(account.complete).toBe(true);
  expect(account.covered).toEqual([
    { part: { cubes: 2 }, how: 'searched', by: 'sizes' },
    { part: { cubes: 3 }, how: 'ruled-out', by: 'parity' },
  ]);
});

it('keeps the first ground of a part and refuses parts that were never opened', () => {
  const account = new CoverageAccount();
  account.open({ cubes: 2 });
  account.searched({ cubes: 2 }, 'first');
  account.searched({ cubes: 2 }, 'second');
  account.open({ cubes: 2 });
  expect(account.covered[0]?.by).toBe('first');
  expect(() => account.searched({ cubes: 9 }, 'first')).toThrow('never opened');
});

it('a part that is split is settled only by its finer parts', () => {
  const account = new CoverageAccount();
  account.open({ hand: 'B' });
  account.split({ hand: 'B' }, [
    { hand: 'B', cubes: 2 },
    { hand: 'B', cubes: 3 },
  ]);
  account.searched({ hand: 'B', cubes: 2 }, 'sizes');
  expect(account.covered.map(line => line.how)).toEqual(['searched', 'left']);
  expect(() => account.searched({ hand: 'B' }, 'sizes')).toThrow('never opened');
  expect(() => account.split({ hand: 'B', cubes: 2 }, [{ hand: 'B', cubes: 2, signs: 1 }])).toThrow('only a part');
  expect(() => account.split({ hand: 'B', cubes: 3 }, [])).toThrow('into nothing');
});
