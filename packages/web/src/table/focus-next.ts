import { type RefObject, useEffect } from 'react';

/** Where the next act is: the field of a pad, a cube of Resources, the answers in the bar. */
const NEXT = [
  '.gpad :is(input, textarea, [contenteditable], [role="textbox"])',
  '.tray button.cube[tabindex="0"]',
  '.barmain :is(button, a):not(:disabled)',
  '.varname',
  '.block',
];

const FILLED_BY_TAPS = '.gpad input[inputmode="none"]';

/** After an act the focus goes to the next thing to do and never falls back to the page. */
export function useFocusNext(board: RefObject<HTMLElement | null>, task: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the task changes
  useEffect(() => {
    // The parts of the new task are drawn first.
    const timer = setTimeout(() => {
      const at = document.activeElement;
      // A button that has said its move, or whose act is done, is no place to stay.
      const lost = at === null || at === document.body || at.matches('.say[aria-disabled="true"], :disabled');
      if (!lost) return;
      // A finger that lifts wants no keyboard to come up; most fields ask for none and are filled by tapping.
      const typing = matchMedia('(pointer: fine)').matches ? NEXT : [FILLED_BY_TAPS, ...NEXT.slice(1)];
      const next = typing.map(where => board.current?.querySelector<HTMLElement>(where)).find(found => found);
      next?.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(timer);
  }, [task]);
}
