import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { type Line, type Snapshot, type TableLink, tableTime } from '../host/link.ts';

export const useSnapshot = (link: TableLink): Snapshot | null => useSyncExternalStore(link.subscribe, link.snapshot);

export const useLine = (link: TableLink): Line => useSyncExternalStore(link.subscribe, link.line);

/** Table time, read again several times a second while it runs. */
export function useTableTime(snapshot: Snapshot): number {
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (!snapshot.running) return;
    const timer = setInterval(again, 200);
    return () => clearInterval(timer);
  }, [snapshot.running]);
  return tableTime(snapshot);
}
