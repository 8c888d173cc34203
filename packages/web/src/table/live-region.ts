import { useEffect, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { announce } from '../ui/announcer.tsx';
import { useWakeLock } from '../ui/wake-lock.ts';
import { callPlayer } from './call-player.ts';
import { useTable } from './context.ts';
import { dueSeats } from './due.ts';
import type { LogLine } from './event-text.ts';
import { playSound } from './sound.ts';

/** Says what is new to a screen reader: everything politely, the block and rulings and your turn at once. */
export function LiveRegion({ logLines }: { readonly logLines: readonly LogLine[] }): null {
  const t = useT();
  const { state, me, nameOf, shared, connection, game } = useTable();
  const heard = useRef<number | null>(null);
  const lastAsked = useRef<string | null>(null);
  useEffect(() => {
    const newest = logLines.at(-1)?.seq ?? 0;
    if (heard.current === null) {
      heard.current = newest;
      return;
    }
    const since = heard.current;
    const fresh = logLines.filter(line => line.seq > since);
    heard.current = newest;
    if (fresh.length === 0) return;
    announce(fresh.map(line => line.text).join('. '), fresh.some(line => line.loud) ? 'assertive' : 'polite');
    playSound(fresh.some(line => line.loud) ? 'block' : 'said');
  }, [logLines]);
  const due = me !== null && dueSeats(state).includes(me);
  // On a shared device it may be the next player's turn while it was the last one's.
  useWakeLock(due && connection.kind !== 'record' && state.phase !== 'closed');
  const asked = due ? `${me} ${state.phase} ${state.shakeNo} ${state.shake?.moves}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: speaks when somebody is asked anew
  useEffect(() => {
    if (asked !== null && asked !== lastAsked.current) {
      announce(shared ? t('turn.yours.name', { name: nameOf(me!) }) : t('turn.yours'), 'assertive');
      playSound('turn', connection.kind === 'online' || document.hidden);
      void callPlayer(t('turn.yours'), t(`game.${game}`), connection.id);
    }
    lastAsked.current = asked;
  }, [asked]);
  return null;
}
