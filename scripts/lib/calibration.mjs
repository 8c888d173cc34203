import { cpuMs } from './cpu.mjs';

/** What a machine takes for a fixed piece of work of our kind: whole numbers, long numbers, maps, small objects, texts. */
function fixedWork() {
  let x = 12345;
  let long = 1n;
  const counts = new Map();
  let text = '';
  for (let i = 0; i < 200_000; i++) {
    x = (x * 48271) % 2147483647;
    const key = x % 4096;
    counts.set(key, { key, seen: (counts.get(key)?.seen ?? 0) + 1 });
    if (i % 64 === 0) long = (long * BigInt(x)) % 170141183460469231731687303715884105727n;
    if (i % 256 === 0) text = JSON.stringify({ key, long: long.toString(), text: text.slice(-40) });
  }
  return counts.size + text.length;
}

const ROUNDS = 9;

/** CPU milliseconds of the fixed work here and now: the middle of nine, after a first one that compiles it. */
export function calibrate() {
  if (fixedWork() === 0) throw new Error('The fixed work has to be done.');
  const times = Array.from({ length: ROUNDS }, () => {
    const began = cpuMs();
    fixedWork();
    return cpuMs() - began;
  });
  return times.sort((a, b) => a - b)[(ROUNDS - 1) / 2];
}
