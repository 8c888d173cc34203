import { clockAt } from '@forceout/tournament';
import { useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { announce } from '../ui/announcer.tsx';
import type { RoundProps } from './board.tsx';
import { OVERDUE_MS } from './tile-state.ts';

const CALLED_OUT = [300, 60, 0] as const;

/** Spoken at once: a call that nobody came to for too long, and the clock at five minutes, one minute and the end of a part. */
export function SpokenBoard({ event, competition, round }: RoundProps) {
  const t = useT();
  const late = event.view.calls.filter(
    call => call.open && call.competition === competition.id && event.now() - call.at > OVERDUE_MS,
  );
  const tables = late.map(({ table }) => table).join(', ');
  useEffect(() => {
    if (tables !== '') announce(t('hall.spoken.overdue', { tables }));
  }, [tables, t]);
  const clock = round.clock && clockAt(round.clock, event.now());
  const left = clock === null ? null : Math.ceil(clock.leftMs / 1000);
  const passed = left === null ? null : (CALLED_OUT.findLast(seconds => left <= seconds) ?? null);
  const phase = clock?.phase ?? 'over';
  useEffect(() => {
    if (passed !== null && phase !== 'over')
      announce(t('hall.spoken.left', { part: t(`hall.phase.${phase}`), n: passed / 60 }));
  }, [passed, phase, t]);
  return null;
}
