import type { Json, Seat, Writer } from '@forceout/table';
import { requireShake } from '@forceout/table';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { InBar } from '../../ui/bar-slot.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useIsMe, useTable } from '../context.ts';
import type { Probe } from '../probe.ts';
import { Frame } from './frame.tsx';

interface CheckPanelProps {
  readonly probe: Probe;
  readonly onLight: (light: Json) => void;
}

/** All Solutions lie open; one at a time is checked. */
export function CheckPanel({ probe, onLight }: CheckPanelProps) {
  const t = useT();
  const { state, me, nameOf } = useTable();
  const isMe = useIsMe();
  const shake = requireShake(state);
  const checking = shake.checking;
  const shown = shake.writers.filter(w => w.written !== null);
  if (checking === null) {
    return (
      <Frame look="pad" title={t('present.title')} about={t('present.judging')} clock={false}>
        <Shown writers={shown} onLight={onLight} />
      </Frame>
    );
  }
  const { writer, checkers } = checking;
  const current = shown.filter(w => w.seat === writer);
  const others = shown.filter(w => w.seat !== writer);
  const mine = checkers.find(c => c.seat === me);
  const also = checkers.filter(c => c.seat !== me && c.state === 'checking').map(c => nameOf(c.seat));
  const ruling = state.awaiting.length > 0 || state.asked !== null;
  const about = ruling
    ? t('check.ruling')
    : mine?.state === 'checking' && also.length > 0
      ? t('check.also', { names: also.join(', '), n: also.length })
      : undefined;
  const whose = { who: isMe(writer) ? 'you' : 'other', name: nameOf(writer) };
  const title =
    mine?.state === 'checking'
      ? t('check.title', { name: nameOf(writer) })
      : also.length > 0
        ? t('check.title.others', { names: also.join(', '), n: also.length, ...whose })
        : t('check.title.of', whose);
  return (
    <Frame look="pad" mine={mine?.state === 'checking'} title={title} about={about}>
      <Shown writers={current} onLight={onLight} />
      {mine?.state === 'checking' && !ruling && current[0] && (
        <Answer key={`${shake.no}/${writer}/${me}`} probe={probe} writer={current[0]} />
      )}
      {mine && mine.state !== 'checking' && <p className="small">{t(`check.${mine.state}`)}</p>}
      {others.length > 0 && (
        <details>
          <summary>{t('check.others')}</summary>
          <Shown writers={others} onLight={noLight} />
        </details>
      )}
    </Frame>
  );
}

const noLight = (): void => {};

function Shown({ writers, onLight }: { readonly writers: readonly Writer[]; readonly onLight: (light: Json) => void }) {
  const t = useT();
  const { ui, view, nameOf } = useTable();
  const isMe = useIsMe();
  return (
    <ul className="col">
      {writers.map((w, i) => (
        <li key={w.seat} className="col">
          {writers.length > 1 && (
            <h3>{t('present.of', { who: isMe(w.seat) ? 'you' : 'other', name: nameOf(w.seat) })}</h3>
          )}
          <ui.Solution view={view} written={w.written!} writer={w.seat} onLight={i === 0 ? onLight : noLight} />
        </li>
      ))}
    </ul>
  );
}

interface AcceptOrRejectProps {
  readonly rejecting: boolean;
  readonly top: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** The two answers stand in the bar until a reason is looked for; then the bar has the button that shows it. */
function AcceptOrReject({ rejecting, top, children }: AcceptOrRejectProps) {
  if (!rejecting) return <InBar at="main">{children}</InBar>;
  return (
    <div className="row" ref={top}>
      {children}
    </div>
  );
}

/** Accept and Reject weigh the same. */
function Answer({ probe, writer }: { readonly probe: Probe; readonly writer: Writer }) {
  const t = useT();
  const { view, ui, me, act, busy } = useTable();
  const [rejecting, setRejecting] = useState(false);
  const answers = useRef<HTMLDivElement>(null);
  // On a small screen the reasons come up below the Solution, out of sight.
  useEffect(() => {
    if (rejecting) answers.current?.scrollIntoView({ block: 'start' });
  }, [rejecting]);
  const seat = writer.seat as Seat;
  const written = writer.written!;
  return (
    <>
      <AcceptOrReject rejecting={rejecting} top={answers}>
        <button type="button" className="btn grow" disabled={busy} onClick={() => act({ do: 'accept', writer: seat })}>
          <Icon name="check" /> {t('check.accept')}
        </button>
        <button
          type="button"
          className="btn grow"
          aria-pressed={rejecting}
          disabled={busy}
          onClick={() => setRejecting(!rejecting)}
        >
          <Icon name="cross" /> {t('check.reject')}
        </button>
      </AcceptOrReject>
      {rejecting && (
        <ui.Objection
          view={view}
          written={written}
          writer={seat}
          seat={me!}
          onCancel={() => setRejecting(false)}
          onReject={objection => void act({ do: 'reject', writer: seat, ...objection })}
        />
      )}
      <div className="row wrap">
        {probe.may({ do: 'ask-judge', writer: seat }) && (
          <button
            type="button"
            className="btn quiet"
            disabled={busy}
            onClick={() => act({ do: 'ask-judge', writer: seat })}
          >
            <Icon name="judge" /> {t('check.ask')}
          </button>
        )}
        {probe.may({ do: 'prove', writer: seat, how: 'joint' }) && (
          <button
            type="button"
            className="btn quiet"
            disabled={busy}
            onClick={() => act({ do: 'prove', writer: seat, how: 'joint' })}
          >
            {t('check.joint')}
          </button>
        )}
        {probe.may({ do: 'prove', writer: seat, pass: true }) && rejecting && (
          <button
            type="button"
            className="btn quiet"
            disabled={busy}
            onClick={() => act({ do: 'prove', writer: seat, pass: true })}
          >
            {t('check.pass')}
          </button>
        )}
        {probe.may({ do: 'more-time' }) && (
          <button type="button" className="btn quiet" disabled={busy} onClick={() => act({ do: 'more-time' })}>
            {t('check.time')}
          </button>
        )}
      </div>
    </>
  );
}
