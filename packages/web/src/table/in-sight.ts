import { type RefObject, useEffect } from 'react';

/** On a phone: when a turn begins, a screen that is too low for everything shows the mat and Resources, not the names. */
export function useInSight(table: RefObject<HTMLElement | null>, moving: boolean): void {
  useEffect(() => {
    const root = table.current;
    const [mat, tray] = [root?.querySelector('.mat'), root?.querySelector('.tray')];
    const bar = root?.querySelector('.bottombar');
    if (!moving || !mat || !tray || !bar) return;
    const hidden = tray.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
    const room = mat.getBoundingClientRect().top;
    if (hidden > 0) scrollBy({ top: Math.min(hidden, room) });
  }, [table, moving]);
}
