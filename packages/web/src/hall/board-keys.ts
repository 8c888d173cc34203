import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { isTyping } from '../ui/typing.ts';

/** `/` goes to the search, `J` to the first call. Not while somebody types or a dialog is open. */
export function useBoardKeys(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const wanted =
        event.key === '/' ? 'input[type=search]' : event.key.toLowerCase() === 'j' ? '.hall-calls button' : null;
      const found = wanted === null ? null : board.current?.querySelector<HTMLElement>(wanted);
      if (!found) return;
      event.preventDefault();
      found.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [board]);
}

/** Arrows go from table to table, as they lie. */
export function toNextTile(event: KeyboardEvent<HTMLElement>): void {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.hall-t')];
  const at = tiles.findIndex(tile => tile.matches(':focus'));
  const here = tiles[at];
  if (!here) return;
  const columns = tiles.filter(tile => tile.offsetTop === tiles[0]?.offsetTop).length;
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  const next = by === undefined ? undefined : tiles[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
