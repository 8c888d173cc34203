import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { type Line, type Snapshot, type TableConnection, tableTime } from '../host/table-connection.ts';

export const useSnapshot = (connection: TableConnection): Snapshot | null =>
  useSyncExternalStore(connection.subscribe, connection.snapshot);

export const useLine = (connection: TableConnection): Line =>
  useSyncExternalStore(connection.subscribe, connection.line);

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
