import { openStore } from '../host/store.ts';
import type { Me } from './session.ts';

/** Whose puzzles, lessons and reviews are on this device; a guest's belong to the device itself. */
interface DeviceOwner {
  readonly id: string;
  readonly since: number;
}

const KEY = 'forceout.owner';
const LEARNT = ['forceout.puzzles.', 'forceout.lesson.', 'forceout.reviews', 'forceout.told'];

function owner(): DeviceOwner | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as DeviceOwner | null;
  } catch {
    return null;
  }
}

function forgetLearnt(): void {
  for (const key of Object.keys(localStorage))
    if (LEARNT.some(start => key.startsWith(start))) localStorage.removeItem(key);
}

/**
 * Somebody came in. What a guest learnt here goes along with an account that is made or opened; what somebody else
 * learnt does not, and a pupil begins with what the class knows: many hands share a school's devices.
 */
export function claimDevice({ id, kind }: Me): void {
  const before = owner();
  if (before?.id === id) return;
  if (before !== null || kind === 'pupil') forgetLearnt();
  localStorage.setItem(KEY, JSON.stringify({ id, since: Date.now() } satisfies DeviceOwner));
}

/** They leave: what they learnt is with the server. The tables of a pupil stay with nobody. */
export async function leaveDevice(who: Me | null): Promise<void> {
  const before = owner();
  if (before === null || before.id !== who?.id) return;
  forgetLearnt();
  localStorage.removeItem(KEY);
  if (who.kind !== 'pupil') return;
  const store = await openStore();
  for (const { setup } of await store.list()) if (setup.createdAt >= before.since) await store.remove(setup.id);
}
