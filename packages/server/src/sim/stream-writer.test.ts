import { describe, expect, it } from 'vitest';
import { wrongInPair } from './stream-writer.ts';

const log = (...keys: readonly string[]) =>
  keys.map((key, i) => ({ seq: i + 1, wall: 0, person: null, key, body: '{}', secret: null }));

describe('an append to two streams', () => {
  it('is right where both have the same, and all that was acknowledged', () => {
    expect([...wrongInPair([log('a', 'b'), log('a', 'b')], ['a'])]).toEqual([]);
  });

  it('is wrong where one half, an acknowledged one or the order is missing', () => {
    expect([...wrongInPair([log('a', 'b'), log('a')], ['a'])]).toHaveLength(1);
    expect([...wrongInPair([log('a'), log('a')], ['a', 'b'])]).toHaveLength(1);
    expect([...wrongInPair([log('a', 'b'), log('b', 'a')], [])]).toHaveLength(1);
  });
});
