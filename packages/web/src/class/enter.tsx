import type { FoundClass } from '@forceout/wire';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { readCode } from '../lobby/friends.tsx';
import { go } from '../route.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { enterClass, findClass } from './api.ts';
import './class.css';

needWords('class');

interface EnterPageProps {
  readonly code?: string;
  readonly name?: string;
  readonly pin?: string;
}

/** From the code to the first task: code, then name and PIN; a card with a QR code skips both. */
export default function EnterPage({ code: given = '', name: card, pin: number }: EnterPageProps) {
  const t = useT();
  const [code, setCode] = useState(given);
  const [name, setName] = useState(card ?? '');
  const [pin, setPin] = useState('');
  const [found, setFound] = useState<FoundClass | null>(null);
  const [fresh, setFresh] = useState<{ readonly name: string; readonly pin: string } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const tried = useRef(false);
  const enter = async (withName?: string, withPin?: string): Promise<void> => {
    setBusy(true);
    setFault(null);
    const done = await enterClass(readCode(code), withName, withPin);
    setBusy(false);
    if (!done.ok) {
      setPin('');
      return setFault(done.message || t('class.offline'));
    }
    if (done.answer.pin) setFresh({ name: done.answer.name, pin: done.answer.pin });
    else go('pupil');
  };
  const find = async (): Promise<void> => {
    if (readCode(code).length === 0) return;
    setBusy(true);
    setFault(null);
    const answer = await findClass(readCode(code));
    setBusy(false);
    if (answer.ok) return setFound(answer.answer);
    setFault(answer.code === 'no-class' ? t('class.code.none') : answer.message || t('class.offline'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is used once, when the page opens
  useEffect(() => {
    if (given === '' || tried.current) return;
    tried.current = true;
    void find();
    if (!card || !number) return;
    // The number does not stay in the address of a device that others use.
    history.replaceState(history.state, '', location.pathname);
    void enter(card, number);
  }, []);
  return (
    <>
      <TopBar at="play" />
      <main className="page enter" id="content" tabIndex={-1}>
        {fresh ? (
          <section className="panel col">
            <h1 tabIndex={-1}>{t('class.you.are', { name: fresh.name })}</h1>
            <p>{t('class.you.pin')}</p>
            <p className="bigpin">{fresh.pin}</p>
            <p className="small dim">{t('class.you.write')}</p>
            <button type="button" className="btn pri big full" onClick={() => go('pupil')}>
              {t('class.next')}
            </button>
          </section>
        ) : found === null ? (
          <form
            className="panel col"
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void find();
            }}
          >
            <h1 tabIndex={-1}>{t('class.code')}</h1>
            <p className="dim" id="code-how">
              {t('class.code.where')}
            </p>
            <input
              className="code"
              value={code}
              aria-label={t('class.code')}
              aria-describedby={fault === null ? 'code-how' : 'code-how code-fault'}
              aria-invalid={fault !== null}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={12}
              onChange={event => {
                setCode(event.currentTarget.value);
                setFault(null);
              }}
            />
            {fault && (
              <p role="alert" id="code-fault">
                {fault}
              </p>
            )}
            <button type="submit" className="btn pri big full" disabled={busy}>
              {t('class.next')}
            </button>
          </form>
        ) : (
          <form
            className="panel col"
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void enter(name, pin);
            }}
          >
            <p className="dim" role="status">
              {t('class.found', { label: found.label, coach: found.coach })}
            </p>
            <h1 tabIndex={-1}>{t('class.who')}</h1>
            <label className="col">
              <span className="lab">{t('class.name')}</span>
              <input
                className="field-text"
                value={name}
                autoComplete="off"
                onChange={event => setName(event.currentTarget.value)}
              />
            </label>
            <label className="col">
              <span className="lab">{t('class.pin')}</span>
              <input
                className="field-text pinfield"
                value={pin}
                type="password"
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                onChange={event => {
                  const digits = event.currentTarget.value.replace(/\D/g, '');
                  setPin(digits);
                  // The fourth digit enters.
                  if (digits.length === 4 && name.trim() !== '' && !busy) void enter(name, digits);
                }}
              />
            </label>
            {fault && <p role="alert">{fault}</p>}
            <button type="submit" className="btn pri big full" disabled={busy || pin.length < 4 || name.trim() === ''}>
              {t('class.enter')}
            </button>
            {found.open && (
              <button type="button" className="btn full" disabled={busy} onClick={() => void enter()}>
                {t('class.first')}
              </button>
            )}
            <button
              type="button"
              className="btn quiet"
              onClick={() => {
                setFault(null);
                setFound(null);
              }}
            >
              {t('class.other.code')}
            </button>
          </form>
        )}
      </main>
    </>
  );
}
