import { expect, it } from 'vitest';
import { Limiter } from './limiter.ts';

it('calls with ever new names do not make room for more calls of their address', () => {
  const limiter = new Limiter(() => 0);
  let passed = 0;
  for (let i = 0; i < 150_000; i++) {
    limiter.take(`token ${i}`, 10);
    if (limiter.take('address', 2400)) passed++;
  }
  expect(passed).toBe(2400);
});

it('what is over can be asked without counting, and is counted anew with the next minute', () => {
  const clock = { now: 0 };
  const limiter = new Limiter(() => clock.now);
  expect(limiter.isOver('a', 2)).toBe(false);
  expect(limiter.take('a', 2, 2)).toBe(true);
  expect(limiter.isOver('a', 2)).toBe(true);
  expect(limiter.take('a', 2)).toBe(false);
  clock.now = 60_000;
  expect(limiter.isOver('a', 2)).toBe(false);
});
