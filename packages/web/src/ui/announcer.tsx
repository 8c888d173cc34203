import { useSyncExternalStore } from 'react';

interface Said {
  readonly polite: string;
  readonly assertive: string;
}

let said: Said = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/**
 * Says something to a screen reader. The same words twice are told apart by a blank the ear does not hear,
 * because a live region speaks only when it changes.
 */
export function announce(text: string, how: keyof Said = 'polite'): void {
  said = { ...said, [how]: said[how] === text ? `${text}\u00a0` : text };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** One polite line for what happens, one assertive line for your turn, the countdown, the block and rulings. */
export function Announcer() {
  const { polite, assertive } = useSyncExternalStore(subscribe, () => said);
  return (
    <>
      <div className="sr" aria-live="polite" id="said-polite">
        {polite}
      </div>
      <div className="sr" aria-live="assertive" id="said-assertive">
        {assertive}
      </div>
    </>
  );
}
