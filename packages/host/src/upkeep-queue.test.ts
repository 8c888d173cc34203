import { describe, expect, it } from 'vitest';
import { someAtATime } from './some-at-a-time.ts';
import { StoreDown } from './store/store-down.ts';
import { UpkeepQueue } from './upkeep-queue.ts';

const turn = () => new Promise<void>(done => setImmediate(done));

function queueOf(together: number, run: (ids: readonly string[]) => Promise<void> = async () => {}) {
  const runs: string[] = [];
  const faults: string[] = [];
  const later: (() => void)[] = [];
  const after = (_: number, again: () => void) => {
    later.push(again);
    return () => {};
  };
  const queue = new UpkeepQueue(
    { after },
    together,
    async ids => {
      runs.push(ids.join(''));
      await turn();
      await run(ids);
    },
    cause => faults.push(String(cause)),
  );
  return { queue, runs, faults, later };
}

const settle = async () => {
  for (let i = 0; i < 20; i++) await turn();
};

describe('upkeep of many tables', () => {
  it('is done for some at a time, one batch after the other, and once for each that waits', async () => {
    const { queue, runs } = queueOf(2);
    queue.add('abcde');
    queue.add('bda');
    await settle();
    expect(runs).toEqual(['ab', 'cd', 'eb', 'a']);
    queue.add('a');
    await settle();
    expect(runs.at(-1)).toBe('a');
  });

  it('is done again where the store was away, and not where something else is wrong', async () => {
    let away = true;
    const { queue, runs, faults, later } = queueOf(2, async ids => {
      if (ids.includes('x')) throw new Error('broken');
      if (away) throw new StoreDown('away');
    });
    queue.add('abx');
    await settle();
    expect([runs, later.length]).toEqual([['ab'], 1]);
    away = false;
    later[0]!();
    await settle();
    expect(runs).toEqual(['ab', 'xa', 'b']);
    expect(faults).toHaveLength(2);
  });

  it('ends with what is under way', async () => {
    const { queue, runs } = queueOf(1);
    queue.add('abc');
    await queue.stop();
    queue.add('d');
    await settle();
    expect(runs).toEqual(['a']);
  });
});

it('some at a time: never more, all in the end, and no other once one has failed', async () => {
  const begun: number[] = [];
  let busy = 0;
  let most = 0;
  const work = (bad: number) => async (n: number) => {
    begun.push(n);
    most = Math.max(most, ++busy);
    await turn();
    busy--;
    if (n === bad) throw new Error('bad');
  };
  const all = Array.from({ length: 10 }, (_, n) => n);
  await someAtATime(all, 3, work(-1));
  expect([begun.splice(0), most]).toEqual([all, 3]);
  await expect(someAtATime(all, 3, work(4))).rejects.toThrow('bad');
  await settle();
  expect(begun.length).toBeLessThan(8);
});
