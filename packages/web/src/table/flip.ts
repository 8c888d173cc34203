import { type RefObject, useLayoutEffect, useRef } from 'react';
import { reducedMotion } from '../settings/store.ts';
import type { Spot } from './drag.ts';

/** Where each cube lies, seen from the table: a page that scrolls moves none of them. */
function spotsOf(table: HTMLElement): ReadonlyMap<HTMLElement, Spot> {
  const { x, y } = table.getBoundingClientRect();
  return new Map(
    [...table.querySelectorAll<HTMLElement>('[data-cube]')].map(element => {
      const box = element.getBoundingClientRect();
      return [element, { x: box.x - x, y: box.y - y }];
    }),
  );
}

const SETTLED_MS = 300;

const byCube = (spots: ReadonlyMap<HTMLElement, Spot>): ReadonlyMap<string, Spot> =>
  new Map([...spots].map(([element, spot]) => [element.dataset.cube!, spot]));

/**
 * Cubes that changed their place slide there. `key` changes when something may have moved; `carried`: a hand brought
 * it there, so nothing has to slide.
 */
export function useFlip(ref: RefObject<HTMLElement | null>, key: string, carried: boolean): void {
  const before = useRef<ReadonlyMap<string, Spot>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the key changes
  useLayoutEffect(() => {
    if (reducedMotion()) return;
    if (carried) {
      const settled = setTimeout(() => {
        if (ref.current) before.current = byCube(spotsOf(ref.current));
      }, SETTLED_MS);
      return () => clearTimeout(settled);
    }
    // The frame that is about to be drawn is laid out there anyway; here it would be laid out twice.
    const frame = requestAnimationFrame(() => {
      if (ref.current === null) return;
      const now = spotsOf(ref.current);
      for (const [element, spot] of now) {
        const last = before.current.get(element.dataset.cube!);
        if (!last || (last.x === spot.x && last.y === spot.y)) continue;
        element.animate(
          [{ transform: `translate(${last.x - spot.x}px, ${last.y - spot.y}px)` }, { transform: 'none' }],
          {
            duration: 220,
            easing: 'cubic-bezier(.2,.8,.25,1)',
          },
        );
      }
      before.current = byCube(now);
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
}
