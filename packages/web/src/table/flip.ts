import { type RefObject, useLayoutEffect, useRef } from 'react';
import { reducedMotion } from '../settings/store.ts';

/** Cubes that changed their place slide there. `key` changes when something may have moved. */
export function useFlip(ref: RefObject<HTMLElement | null>, key: string): void {
  const before = useRef(new Map<string, DOMRect>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the key changes
  useLayoutEffect(() => {
    const now = new Map<string, DOMRect>();
    const moves: (() => void)[] = [];
    const still = reducedMotion();
    for (const element of ref.current?.querySelectorAll<HTMLElement>('[data-cube]') ?? []) {
      const id = element.dataset.cube!;
      const place = element.getBoundingClientRect();
      now.set(id, place);
      const last = before.current.get(id);
      if (still || !last || (last.x === place.x && last.y === place.y)) continue;
      moves.push(() =>
        element.animate(
          [{ transform: `translate(${last.x - place.x}px, ${last.y - place.y}px)` }, { transform: 'none' }],
          { duration: 220, easing: 'cubic-bezier(.2,.8,.25,1)' },
        ),
      );
    }
    before.current = now;
    for (const move of moves) move();
  }, [key]);
}
