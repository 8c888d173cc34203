import type { FromFrame } from './messages.ts';

const named = (data: unknown): data is { readonly forceout: unknown } =>
  typeof data === 'object' && data !== null && 'forceout' in data;

/** Taller than any board: a frame never grows without end. */
const TALLEST = 10_000;

export function isFromFrame(data: unknown): data is FromFrame {
  if (!named(data)) return false;
  if (data.forceout === 'size')
    return 'height' in data && typeof data.height === 'number' && data.height > 0 && data.height <= TALLEST;
  if (data.forceout === 'fault') return 'message' in data && typeof data.message === 'string';
  return data.forceout === 'ready' || data.forceout === 'shown';
}
