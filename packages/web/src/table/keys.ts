import { useEffect, useRef } from 'react';
import { settings } from '../settings/store.ts';
import { isTyping } from '../ui/typing.ts';
import { useTable } from './context.ts';
import type { Hand } from './hand.ts';

const ZONE = { r: 'required', p: 'permitted', f: 'forbidden' } as const;

const PLACES = { '1': 'resources', '2': 'mat', '3': 'panel' } as const;

const isPlaceKey = (key: string): key is '1' | '2' | '3' => Object.hasOwn(PLACES, key);

export type TablePlace = (typeof PLACES)[keyof typeof PLACES];

const WHERE: Readonly<Record<TablePlace, string>> = {
  resources: '.tray button[tabindex="0"], .tray button',
  mat: '.mat button, .mat',
  panel:
    ':is(.barhead, .right .now, .barmain, .barminor) :is(button, input, textarea, select, a):not(:disabled), .right button',
};

/** Moves the focus to a part of the table; a part with nothing to press takes it itself. */
export function goTo(place: TablePlace): void {
  const found = document.querySelector<HTMLElement>(WHERE[place]);
  if (found && !found.matches('button, input, textarea, select, a')) found.tabIndex = -1;
  found?.focus();
}

/** What stands out as the thing to do now. */
const mainButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(':is(.barmain, .right) .btn.pri:not(:disabled, [aria-disabled="true"])');

/** Keys of the whole table: Ctrl and Enter press the main button, also from a field; R P F place the cube in hand or under the focus, Enter says it, Esc takes it back, B is the bonus; 1 2 3 go to Resources, mat and panel. */
export function useTableKeys(hand: Hand): void {
  const { state } = useTable();
  const now = useRef({ hand, state });
  now.current = { hand, state };
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !document.querySelector('dialog[open]')) {
        event.preventDefault();
        mainButton()?.click();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const { hand, state } = now.current;
      const key = event.key.toLowerCase();
      if (key === 'escape') {
        const cube = (hand.put?.cube ?? hand.held)?.id;
        hand.takeBack();
        requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-cube="${cube}"] button`)?.focus());
        return;
      }
      // Switched off, single keys do nothing; Enter and Escape still do.
      if (key.length === 1 && !settings().keys) return;
      const place = isPlaceKey(key) ? PLACES[key] : null;
      if (place) return goTo(place);
      if (!hand.free && key !== 'b') return;
      const zone = ZONE[key as keyof typeof ZONE];
      if (zone) {
        const focused = (event.target as HTMLElement).closest<HTMLElement>('[data-cube]')?.dataset.cube;
        const { resources = [], permitted = [] } = state.shake?.mat ?? {};
        const cube = hand.held ?? [...resources, ...permitted].find(c => c.id === focused);
        if (cube) {
          hand.place(zone, cube);
          requestAnimationFrame(() => document.querySelector<HTMLElement>('.say:not([aria-disabled="true"])')?.focus());
        }
      } else if (key === 'b') {
        hand.armBonus();
      } else if (key === 'enter' && hand.put !== null && !(event.target instanceof HTMLButtonElement)) {
        void hand.sayIt();
      }
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
}
