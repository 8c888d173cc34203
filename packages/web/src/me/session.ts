import { useSyncExternalStore } from 'react';
import { Listeners } from '../ui/listeners.ts';

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'pupil';
}

/** Who this device is signed in as, as far as it knows: nobody is asked for before there is a reason. */
export type Who = Me | null;

const KEY = 'forceout.me';

function kept(): Who {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Who;
  } catch {
    return null;
  }
}

let current: Who = kept();
const listeners = new Listeners();

export const whoAmI = (): Who => current;

/** Accounts and pupils have a place on the server; guests have this device. */
export const isKept = (who: Who): who is Me => who !== null && who.kind !== 'guest';

export function setMe(who: Who): void {
  current = who;
  try {
    if (who === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ id: who.id, name: who.name, kind: who.kind }));
  } catch {
    // A window that keeps nothing knows it until it is closed.
  }
  listeners.notify();
}

export const useWho = (): Who => useSyncExternalStore(listeners.subscribe, whoAmI, () => null);

const CLASSES = 'forceout.classes';

/** Who has opened the page of classes has a way back to it. */
export const noteClasses = (some: boolean): void => {
  try {
    if (some) localStorage.setItem(CLASSES, whoAmI()?.id ?? '');
    else localStorage.removeItem(CLASSES);
  } catch {
    // Then there is the link on the first page.
  }
};
export const hasClasses = (): boolean => {
  try {
    return localStorage.getItem(CLASSES) === (whoAmI()?.id ?? null);
  } catch {
    return false;
  }
};
