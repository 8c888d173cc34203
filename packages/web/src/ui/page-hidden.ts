import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** True while nobody can see the page. */
export const usePageHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden);
