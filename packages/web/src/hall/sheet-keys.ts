import { DEPTHS, type Depth } from '@forceout/tournament';
import { useEffect } from 'react';

/** Alt and 1 to 3: how much of the sheet is typed. */
export function useDepthKeys(onDepth: (depth: Depth) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const depth =
        event.altKey && /^Digit[1-9]$/.test(event.code) ? DEPTHS[Number(event.code.slice(5)) - 1] : undefined;
      if (depth === undefined) return;
      event.preventDefault();
      onDepth(depth);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onDepth]);
}

/** A cell that has its digit hands on to the next one; after the last comes the button that saves. */
export function toNextCell(cell: HTMLInputElement): void {
  if (!/^\d$/.test(cell.value) || document.activeElement !== cell) return;
  const cells = [...(cell.form?.querySelectorAll<HTMLInputElement>('input.num') ?? [])];
  const next = cells[cells.indexOf(cell) + 1] ?? cell.form?.querySelector<HTMLElement>('button[type=submit]');
  // The value is drawn first: a button that waits for it is not shut any more.
  setTimeout(() => next?.focus());
}
