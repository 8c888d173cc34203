import type { Json } from '@forceout/table';
import { useCallback, useEffect, useState } from 'react';
import type { TableConnection } from '../host/table-connection.ts';

/** What a player has written and not shown: kept on this device at every stroke, so that a reload loses nothing. */
export type DraftKind = 'pad' | 'marks' | 'chart' | 'scratch' | 'goal';

const keyOf = (table: string, shake: number, seat: number | null, kind: DraftKind): string =>
  `forceout.draft.${table}.${shake}.${seat ?? 'x'}.${kind}`;

function load(key: string): Json {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Json;
  } catch {
    return null;
  }
}

/** `link.keptDraft` brings back what was written on another device; what is written here goes there as well. */
export function useDraft(
  connection: TableConnection,
  shake: number,
  seat: number | null,
  kind: DraftKind,
): [Json, (draft: Json) => void] {
  const key = keyOf(connection.id, shake, seat, kind);
  const shared = kind === 'pad';
  const start = (): Json => load(key) ?? (shared ? (connection.keptDraft?.(shake) ?? null) : null);
  const [kept, setKept] = useState<{ readonly key: string; readonly draft: Json }>(() => ({ key, draft: start() }));
  const current = kept.key === key ? kept.draft : start();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the key changes
  useEffect(() => {
    setKept(before => (before.key === key ? before : { key, draft: start() }));
  }, [key]);
  const write = useCallback(
    (draft: Json) => {
      setKept({ key, draft });
      if (shared) connection.keepDraft?.(shake, draft);
      try {
        if (draft === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // A full or forbidden store: the draft still lives as long as the page.
      }
    },
    [key, connection, shake, shared],
  );
  return [current, write];
}

/** Drafts of earlier shakes are of no use to anybody. */
export function sweepDrafts(table: string, shake: number): void {
  for (const key of Object.keys(localStorage)) {
    const match = /^forceout\.draft\.(.+)\.(\d+)\.[^.]+\.[^.]+$/.exec(key);
    if (match?.[1] === table && Number(match[2]) < shake) localStorage.removeItem(key);
  }
}
