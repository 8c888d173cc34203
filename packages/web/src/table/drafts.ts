import type { Json } from '@forceout/table';
import { useCallback, useEffect, useState } from 'react';

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

export function useDraft(
  table: string,
  shake: number,
  seat: number | null,
  kind: DraftKind,
): [Json, (draft: Json) => void] {
  const key = keyOf(table, shake, seat, kind);
  const [kept, setKept] = useState<{ readonly key: string; readonly draft: Json }>(() => ({ key, draft: load(key) }));
  const current = kept.key === key ? kept.draft : load(key);
  useEffect(() => {
    setKept(before => (before.key === key ? before : { key, draft: load(key) }));
  }, [key]);
  const write = useCallback(
    (draft: Json) => {
      setKept({ key, draft });
      try {
        if (draft === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // A full or forbidden store: the draft still lives as long as the page.
      }
    },
    [key],
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
