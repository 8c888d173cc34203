import { rulesOf } from '@forceout/rulebook';
import type { Clock, Stage } from '@forceout/table';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { announce } from '../ui/announcer.tsx';
import { minutes } from '../ui/minutes.ts';
import { Sand } from '../ui/sand.tsx';
import { useTableTime } from './connection-hooks.ts';
import { useTable } from './context.ts';
import { clockFor } from './due.ts';
import { playSound } from './sound.ts';

/** Seconds at which a countdown is spoken; between them it is silent. */
const SPOKEN = [10, 5, 3, 2, 1];
const LOW = 15;

const isCountdown = (stage: Stage): boolean => stage === 'countdown' || stage === 'last';

/** The clock of the player at this device, or the one that runs out first. */
export function TableClock() {
  const { state, me, connection } = useTable();
  const clock = clockFor(state, me);
  if (clock === null || !connection.timed || state.awaiting.length > 0) return null;
  return <Running clock={clock} own={clock.seat === me} />;
}

function useSecondsLeft(clock: Clock): number {
  const { snapshot, state } = useTable();
  const now = useTableTime(snapshot);
  const at = state.paused ? state.paused.since : now;
  return Math.max(0, Math.ceil((clock.at - at) / 1000));
}

function Running({ clock, own }: { readonly clock: Clock; readonly own: boolean }) {
  const t = useT();
  const { state, nameOf } = useTable();
  const left = useSecondsLeft(clock);
  const counting = isCountdown(clock.stage);
  useSpokenCountdown(left, counting && own);
  if (counting) return <Countdown left={left} clock={clock} own={own} />;
  const whole = wholeSeconds(clock, state.config.edition);
  const spoken = t(own ? 'clock.own' : 'clock.other', {
    name: nameOf(clock.seat),
    m: Math.floor(left / 60),
    s: left % 60,
  });
  return (
    <div className={`clock${left <= LOW ? ' low' : ''}`} role="timer" aria-label={spoken}>
      <Sand left={left / whole} />
      <div className="time">{minutes(left)}</div>
    </div>
  );
}

/** How much the glass holds; only for the picture of the sand. */
function wholeSeconds(clock: Clock, edition: Parameters<typeof rulesOf>[0]): number {
  const rules = rulesOf(edition);
  if (clock.stage === 'extra') return rules.extraSeconds;
  switch (clock.task) {
    case 'roll':
    case 'deal':
      return rules.rollSeconds;
    case 'variation':
      return rules.variationSeconds;
    case 'goal':
      return rules.goalSeconds;
    case 'no-goal':
      return rules.noGoalSeconds;
    case 'no-goal-set':
      return rules.noGoalSetSeconds;
    case 'block':
      return rules.stateSeconds;
    case 'write':
      return rules.writeSeconds;
    case 'check':
      return rules.checkSeconds;
    case 'turn':
      return rules.turnSeconds;
  }
}

function Countdown({ left, clock, own }: { readonly left: number; readonly clock: Clock; readonly own: boolean }) {
  const t = useT();
  const { state, nameOf } = useTable();
  const total = rulesOf(state.config.edition).countdownSeconds;
  const cost = clock.stage === 'last' ? 'clock.cost.last' : 'clock.cost.first';
  return (
    <div className="countdown" role="timer" aria-label={t('clock.left', { n: left })}>
      <span className="n" aria-hidden="true">
        {left}
      </span>
      <div>
        <b>{own ? t('clock.up') : t('clock.up.other', { name: nameOf(clock.seat) })}</b>
        {own && <p className="small">{t(cost)}</p>}
        <div className="pips" aria-hidden="true">
          {Array.from({ length: total }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name
            <i key={i} className={i < left ? '' : 'off'} />
          ))}
        </div>
      </div>
    </div>
  );
}

function useSpokenCountdown(left: number, on: boolean): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (!on || last.current === left) return;
    last.current = left;
    playSound('tick');
    if (SPOKEN.includes(left)) announce(String(left), 'assertive');
  }, [left, on]);
}

/** How long the round still goes, in the top bar. */
export function RoundClock() {
  const t = useT();
  const { state, snapshot, connection } = useTable();
  const now = useTableTime(snapshot);
  const { round } = rulesOf(state.config.edition);
  if (!connection.timed || state.phase === 'closed' || state.phase === 'scoresheet') return null;
  const warning = round.warningSeconds * 1000 + state.round.judgeMs;
  const extra = (round.stopSeconds - round.warningSeconds) * 1000;
  const end = state.round.state === 'run' ? warning : (state.round.warnedAt ?? warning) + extra;
  if (state.round.state === 'stopped') return null;
  // In a hall the clock is the hall's, and runs on where the table's time stands still.
  const hall = connection.hall?.()?.left ?? null;
  const leftMs = hall === null ? end - now : state.round.state === 'run' ? hall.warningMs : hall.stopMs;
  const left = Math.max(0, Math.ceil(leftMs / 1000));
  const key = state.round.state === 'run' ? 'clock.round' : 'clock.extra';
  return (
    <span className="num" role="timer" aria-label={t('clock.round.label', { time: minutes(left) })}>
      {t(key, { time: minutes(left) })}
    </span>
  );
}
