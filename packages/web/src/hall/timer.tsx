import { clockAt } from '@forceout/tournament';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { type EventInHand, minutes, useTick } from './use-event.ts';

/** A bell of our own: no file has to be there. */
function ring(): void {
  try {
    const audio = new AudioContext();
    for (const [at, pitch] of [
      [0, 880],
      [0.35, 660],
      [0.7, 880],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.4, audio.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.6);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.6);
    }
  } catch {
    // Without sound the digits and the order still say it.
  }
}

/** For a projector: the digits and one order, to be read from the other end of the hall. */
export function Timer({ event }: { readonly event: EventInHand }) {
  const t = useT();
  useTick(250);
  const running = event.view.competitions.flatMap(({ rounds, planned }) =>
    rounds.filter(({ status }) => status === 'running').map(round => ({ round, planned })),
  );
  const shown = running.at(-1) ?? null;
  const clock = shown?.round.clock ? clockAt(shown.round.clock, event.now()) : null;
  const phase = clock?.phase ?? 'wait';
  const before = useRef(phase);
  useEffect(() => {
    if (before.current !== phase && before.current !== 'wait') {
      ring();
      if ('speechSynthesis' in window) speechSynthesis.speak(new SpeechSynthesisUtterance(t(`hall.order.${phase}`)));
    }
    before.current = phase;
  }, [phase, t]);
  return (
    <main className={`hall-wall ${phase}`} id="content" tabIndex={-1}>
      <header>
        <h1 tabIndex={-1}>{event.view.name}</h1>
        {shown && <span>{t('hall.round', { n: shown.round.number, all: shown.planned })}</span>}
      </header>
      <p className="digits num" role="timer">
        {clock ? minutes(clock.leftMs) : '–:––'}
      </p>
      <p className="order" aria-live="assertive">
        {shown?.round.clock?.pausedAt != null ? t('hall.paused') : t(`hall.order.${phase}`)}
      </p>
    </main>
  );
}
