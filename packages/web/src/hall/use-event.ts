import type { ClauseRef } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import type { EventView, Role } from '@forceout/tournament';
import { withChanges } from '@forceout/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ActReply, look, send, watchEvent } from './api.ts';

/** An event in hand: what we see of it, and a way to act. */
export interface EventInHand {
  readonly id: string;
  readonly link: string;
  readonly view: EventView;
  readonly offline: boolean;
  /** Server time now. */
  readonly now: () => number;
  /** Why the last act was refused, in words and with the clause that says so; null when it was taken. */
  readonly said: { readonly message: string; readonly clause: ClauseRef | null } | null;
  readonly act: (name: string, fields?: object) => Promise<ActReply>;
}

/** Looks anyway from time to time: a network may swallow the news. */
const ANYWAY_MS = 15_000;

export function useEvent(id: string, link: string): EventInHand | 'loading' | 'shut' {
  const [view, setView] = useState<EventView | null>(null);
  const [shut, setShut] = useState(false);
  const [offline, setOffline] = useState(false);
  const [said, setSaid] = useState<EventInHand['said']>(null);
  const tag = useRef<string | null>(null);
  const ahead = useRef(0);

  const shown = useRef<EventView | null>(null);
  const show = useCallback((next: EventView) => {
    shown.current = next;
    setView(next);
  }, []);

  const refresh = useCallback(async () => {
    const found = await look(id, link, tag.current);
    setOffline(found.kind === 'offline');
    if (found.kind === 'shut') setShut(true);
    if (found.kind === 'offline' || found.kind === 'shut') return;
    ahead.current = found.now - Date.now();
    if (found.kind === 'same') return;
    tag.current = found.tag;
    show(found.view);
  }, [id, link, show]);

  useEffect(() => {
    tag.current = null;
    void refresh();
    const stop = watchEvent(
      id,
      seq => {
        if (shown.current?.seq !== seq) void refresh();
      },
      ({ from, seq, changes }) => {
        // What is pushed is the public page; an official's own is fetched.
        if (link !== '' || shown.current?.seq !== from) return;
        tag.current = `W/"p${seq}"`;
        show(withChanges(shown.current as unknown as Json, changes) as unknown as EventView);
      },
    );
    const timer = setInterval(() => void refresh(), ANYWAY_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [id, link, refresh, show]);

  const act = useCallback(
    async (name: string, fields: object = {}): Promise<ActReply> => {
      const reply = await send(id, link, { do: name, ...fields });
      setSaid(
        reply.ok || reply.message === '' ? null : { message: reply.message, clause: reply.refusal?.clause ?? null },
      );
      await refresh();
      return reply;
    },
    [id, link, refresh],
  );

  if (shut) return 'shut';
  if (view === null) return 'loading';
  return { id, link, view, offline, said, act, now: () => Date.now() + ahead.current };
}

const has = ({ view }: EventInHand, ...wanted: readonly Role[]): boolean =>
  wanted.some(role => view.me?.roles.includes(role));

export const mayDirect = (event: EventInHand): boolean => has(event, 'director', 'coordinator');
export const mayJudge = (event: EventInHand): boolean => has(event, 'judge', 'head-judge');

/** Draws again every so often, for clocks. */
export function useTick(ms: number): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick(n => n + 1), ms);
    return () => clearInterval(timer);
  }, [ms]);
}

export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
