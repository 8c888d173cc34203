import { useEffect, useSyncExternalStore } from 'react';
import { useRoute } from '../route.ts';
import { Listeners } from './listeners.ts';

interface Said {
  readonly polite: string;
  readonly assertive: string;
}

const NOTHING: Said = { polite: '', assertive: '' };
let said = NOTHING;
let at = '';
const waiting: Record<keyof Said, string[]> = { polite: [], assertive: [] };
const listeners = new Listeners();

/** What is announced within one moment is said together: a live region forgets what it was given before. */
const MOMENT = 60;
let timer: ReturnType<typeof setTimeout> | undefined;

function flush(): void {
  timer = undefined;
  for (const how of ['polite', 'assertive'] as const) {
    const text = waiting[how].map((one, i, all) => (i < all.length - 1 ? one.replace(/\.$/, '') : one)).join('. ');
    waiting[how] = [];
    // The same words twice are told apart by a blank the ear does not hear: a live region speaks only when it changes.
    if (text !== '') said = { ...said, [how]: said[how] === text ? `${text}\u00a0` : text };
  }
  listeners.notify();
}

/** Whoever reads another page from end to end does not come upon what was said on the one before. */
function arriveAt(place: string): void {
  if (place === at) return;
  at = place;
  said = NOTHING;
  listeners.notify();
}

/** Says something to a screen reader. */
export function announce(text: string, how: keyof Said = 'polite'): void {
  waiting[how].push(text);
  if (timer === undefined) timer = setTimeout(flush, MOMENT);
}

/** One polite line for what happens, one assertive line for your turn, the countdown, the block and rulings. */
export function Announcer() {
  const { polite, assertive } = useSyncExternalStore(listeners.subscribe, () => said);
  const { page, parts } = useRoute();
  const place = [page, ...parts].join('/');
  useEffect(() => arriveAt(place), [place]);
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
