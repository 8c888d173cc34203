import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** So far a press may still be a tap. */
const TAP_PX = 8;
/** So near to the edge of the window the page scrolls along. */
const EDGE_PX = 56;
const SCROLL_PX = 10;

interface Place {
  readonly element: HTMLElement;
  readonly name: string;
  readonly box: DOMRect;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Carry {
  readonly pointer: number;
  readonly button: HTMLElement;
  readonly box: DOMRect;
  readonly from: Spot;
  at: Spot;
  places: readonly Place[];
  over: Place | null;
  /** The cube in the air; null while it may still be a tap. */
  picture: HTMLElement | null;
}

const isOn = ({ box }: Place, { x, y }: Spot): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

function placesOf(table: HTMLElement): readonly Place[] {
  return [...table.querySelectorAll<HTMLElement>('[data-place]')].map(element => ({
    element,
    name: element.dataset.place!,
    box: element.getBoundingClientRect(),
  }));
}

function markOver(carry: Carry, over: Place | null): void {
  if (carry.over?.element === over?.element) return;
  carry.over?.element.removeAttribute('data-over');
  over?.element.setAttribute('data-over', '');
  carry.over = over;
}

function lay({ picture, button }: Carry): void {
  picture?.remove();
  button.parentElement?.removeAttribute('data-away');
}

function lift(table: HTMLElement, { button, box }: Carry): HTMLElement {
  const picture = button.cloneNode(true) as HTMLElement;
  picture.className += ' carried';
  picture.inert = true;
  picture.removeAttribute('data-carry');
  picture.style.setProperty('--cube', `${box.width}px`);
  button.parentElement?.setAttribute('data-away', '');
  table.append(picture);
  return picture;
}

/**
 * Carries cubes (`[data-cube]` around a button with `data-carry`) to places (`[data-place]`). While a cube is in the
 * air React rests: one picture of it is moved, nothing else. A drop ends in the same call as a tap.
 */
export function useDrag(table: RefObject<HTMLElement | null>, onDrop: (cube: string, place: string) => void): void {
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    let carry: Carry | null = null;
    let frame = 0;

    /** Once a frame, however many moves the pointer reports. */
    const follow = (): void => {
      frame = 0;
      const root = table.current;
      if (carry === null || root === null) return;
      const { from, at, box } = carry;
      if (carry.picture === null && Math.hypot(at.x - from.x, at.y - from.y) < TAP_PX) return;
      carry.picture ??= lift(root, carry);
      carry.picture.style.transform = `translate(${box.x + at.x - from.x}px, ${box.y + at.y - from.y}px) scale(1.06)`;
      const by = at.y < EDGE_PX ? -SCROLL_PX : at.y > innerHeight - EDGE_PX ? SCROLL_PX : 0;
      const before = scrollY;
      if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
      if (scrollY !== before) {
        carry.places = placesOf(root);
        frame = requestAnimationFrame(follow);
      }
      markOver(carry, carry.places.findLast(place => isOn(place, at)) ?? null);
    };

    const release = (): void => {
      cancelAnimationFrame(frame);
      frame = 0;
      if (carry) markOver(carry, null);
      carry = null;
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true);
    };
    const end = (): void => {
      if (carry) lay(carry);
      release();
    };

    const move = (event: PointerEvent): void => {
      if (carry === null || event.pointerId !== carry.pointer) return;
      carry.at = { x: event.clientX, y: event.clientY };
      if (carry.picture) event.stopPropagation();
      if (frame === 0) frame = requestAnimationFrame(follow);
    };
    const up = (event: PointerEvent): void => {
      if (carry === null || event.pointerId !== carry.pointer) return;
      carry.at = { x: event.clientX, y: event.clientY };
      follow();
      const { button, picture, over } = carry;
      const cube = button.closest<HTMLElement>('[data-cube]')?.dataset.cube;
      if (picture !== null) skipClick();
      if (picture === null || over === null || cube === undefined || !button.isConnected) return end();
      // A task of its own: the browser has more to do for the hand that opens.
      const landing = carry;
      release();
      setTimeout(() => {
        flushSync(() => drop.current(cube, over.name));
        lay(landing);
      });
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerId === carry?.pointer) end();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !carry?.picture) return;
      event.stopPropagation();
      end();
      addEventListener('pointerup', skipClick, { capture: true, once: true });
    };
    const away = (event: Event): void => {
      if (event.target === window) end();
    };
    const measure = (): void => {
      if (carry && table.current) carry.places = placesOf(table.current);
    };
    const listeners = [
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', leave],
      ['keydown', key],
      ['blur', away],
      ['resize', measure],
    ] as const;

    const down = (event: PointerEvent): void => {
      if (carry !== null || !event.isPrimary || event.button !== 0) return;
      const button = (event.target as Element).closest<HTMLElement>('[data-carry]');
      if (button === null || root === null) return;
      const from = { x: event.clientX, y: event.clientY };
      // Measured now: nothing has changed yet, so nothing has to be laid out anew for it.
      carry = {
        pointer: event.pointerId,
        button,
        box: button.getBoundingClientRect(),
        from,
        at: from,
        places: placesOf(root),
        over: null,
        picture: null,
      };
      // What a cube passes over does not light up under it.
      button.setPointerCapture(event.pointerId);
      for (const [name, listener] of listeners) addEventListener(name, listener as EventListener, true);
    };
    const root = table.current;
    root?.addEventListener('pointerdown', down);
    return () => {
      root?.removeEventListener('pointerdown', down);
      end();
    };
  }, [table]);
}

/** The click that follows a drop at once is no tap; the next one is. */
function skipClick(): void {
  const skip = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', skip, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', skip, true));
}
