import { type FormEvent, useEffect, useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import type { Fetched, Me } from '../online/api.ts';
import { go, hrefTo } from '../route.ts';
import { change } from '../settings/store.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { passkeysWork, recover, signInByCode, signInWith, signInWithPasskey } from './api.ts';
import { Field } from './fields.tsx';
import { syncMe } from './sync.ts';
import { troubleOf } from './trouble.ts';
import './me.css';

needWords('me');

/** Coming back: with a passphrase, a passkey, a code of another device, or a code for when the passphrase is lost. */
export default function SignInPage({
  code,
  leads = 'me',
}: {
  readonly code?: string;
  readonly leads?: 'me' | 'class';
}) {
  const t = useT();
  const [way, setWay] = useState<'password' | 'code' | 'lost'>(code === undefined ? 'password' : 'code');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState(code ?? '');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const come = async (answer: Promise<Fetched<Me>>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const given = await answer;
    setBusy(false);
    if (!given.ok) return setTrouble(troubleOf(given, t));
    change({ name: given.answer.name });
    await syncMe();
    go(leads);
  };
  // A picture was read by the camera: nothing is left to do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the code of the address
  useEffect(() => {
    if (code !== undefined) void come(signInByCode(code));
  }, [code]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (way === 'password') void come(signInWith(login, password));
    else if (way === 'code') void come(signInByCode(typed));
    else void come(recover(login, typed, password));
  };
  return (
    <>
      <TopBar at="me" />
      <main className="page signin" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>{t('me.signin')}</h1>
        <form className="panel col" style={{ gap: 'var(--s3)' }} onSubmit={submit}>
          {way !== 'code' && <Field label={t('me.login')} value={login} onChange={setLogin} autoComplete="username" />}
          {way === 'lost' && (
            <Field label={t('me.code.lost')} value={typed} onChange={setTyped} hint={t('me.code.lost.hint')} />
          )}
          {way === 'code' && (
            <Field label={t('me.code')} value={typed} onChange={setTyped} hint={t('me.code.hint')} maxLength={24} />
          )}
          {way !== 'code' && (
            <Field
              label={t(way === 'lost' ? 'me.password.new' : 'me.password')}
              type="password"
              value={password}
              onChange={setPassword}
              maxLength={200}
              autoComplete={way === 'lost' ? 'new-password' : 'current-password'}
              {...(way === 'lost' ? { hint: t('me.password.hint') } : {})}
            />
          )}
          {trouble && <p role="alert">{trouble}</p>}
          <button type="submit" className="btn pri big full" disabled={busy}>
            {t(way === 'lost' ? 'me.lost.go' : 'me.signin')}
          </button>
          {way === 'password' &&
            (passkeysWork() ? (
              <button type="button" className="btn full" disabled={busy} onClick={() => void come(signInWithPasskey())}>
                {t('me.signin.passkey')}
              </button>
            ) : (
              <p className="small dim">{t('me.passkey.unsafe')}</p>
            ))}
        </form>
        <div className="row wrap" style={{ marginTop: 'var(--s3)' }}>
          {way !== 'password' && (
            <button type="button" className="btn quiet" onClick={() => setWay('password')}>
              {t('me.signin.password')}
            </button>
          )}
          {way !== 'code' && (
            <button type="button" className="btn quiet" onClick={() => setWay('code')}>
              {t('me.signin.code')}
            </button>
          )}
          {way !== 'lost' && (
            <button type="button" className="btn quiet" onClick={() => setWay('lost')}>
              {t('me.lost')}
            </button>
          )}
          <a className="btn quiet" href={hrefTo(leads)}>
            {t('me.new')}
          </a>
        </div>
      </main>
    </>
  );
}
