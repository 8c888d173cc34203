import { clockAt, type RoundView } from '@forceout/tournament';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useT } from '../i18n/index.ts';
import { type EventInHand, minutes, useTick } from './use-event.ts';

/** A bell of our own: no file has to be there. A browser sounds only after a press. */
function ring(audio: AudioContext): void {
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
}

function say(text: string, language: string): void {
  if (!('speechSynthesis' in window)) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = language;
  speechSynthesis.speak(spoken);
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
  const audio = useRef<AudioContext | null>(null);
  const [sound, setSound] = useState(false);
  const language = useLocale();
  useEffect(() => {
    // Without sound the digits and the order still say it.
    if (before.current !== phase && phase !== 'wait' && audio.current) {
      ring(audio.current);
      say(t(`hall.order.${phase}`), language);
    }
    before.current = phase;
  }, [phase, t, language]);
  const turnOn = () => {
    try {
      audio.current = new AudioContext();
      ring(audio.current);
      setSound(true);
    } catch {
      audio.current = null;
    }
  };
  const next = shown ? null : nextSeats(event);
  return (
    <main className={`hall-wall ${phase}`} id="content" tabIndex={-1}>
      <header>
        <h1 tabIndex={-1}>{event.view.name}</h1>
        {(shown ?? next) && (
          <span>{t('hall.round', { n: (shown ?? next)!.round.number, all: (shown ?? next)!.planned })}</span>
        )}
        <button type="button" className="btn quiet" aria-pressed={sound} disabled={sound} onClick={turnOn}>
          {t(sound ? 'hall.soundOn' : 'hall.sound')}
        </button>
      </header>
      {next ? (
        <WallSeats round={next.round} now={event.now()} />
      ) : (
        <p className="digits num" role="timer">
          {clock ? minutes(clock.leftMs) : '–:––'}
        </p>
      )}
      <p className="order" aria-live="assertive">
        {shown?.round.clock?.pausedAt != null ? t('hall.paused') : t(`hall.order.${phase}`)}
      </p>
    </main>
  );
}

/** Published and not yet started: everybody looks for a seat. */
function nextSeats({ view }: EventInHand) {
  const found = view.competitions.flatMap(({ rounds, planned }) =>
    rounds.filter(({ status }) => status === 'published').map(round => ({ round, planned })),
  );
  return found.find(({ round }) => round.tables.some(({ players }) => players.length > 0)) ?? null;
}

const PER_PAGE = 60;
const PAGE_MS = 15_000;

/** Who sits where, sixty names at a time; the page turns by itself. */
function WallSeats({ round, now }: { readonly round: RoundView; readonly now: number }) {
  const t = useT();
  const all = round.tables
    .flatMap(({ number, players }) => players.map(({ id, label }) => ({ id, label, number })))
    .toSorted((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }));
  const pages = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const page = Math.floor(now / PAGE_MS) % pages;
  return (
    <ol className="hall-wallseats">
      {all.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map(({ id, label, number }) => (
        <li key={id}>
          <span>{label}</span> <span className="sr">{t('hall.table', { n: number })}</span>
          <b aria-hidden="true">{number}</b>
        </li>
      ))}
    </ol>
  );
}
