import type { ToFrame } from './messages.ts';

export function isToFrame(data: unknown): data is ToFrame {
  if (typeof data !== 'object' || data === null || !('forceout' in data)) return false;
  if (data.forceout === 'record') return 'text' in data && typeof data.text === 'string';
  return data.forceout === 'unreachable' && 'address' in data && typeof data.address === 'string';
}
