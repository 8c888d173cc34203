import { type FormEvent, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { change, settings } from '../settings/store.ts';
import { passkeysWork, signUp, signUpWithPasskey } from './api.ts';
import { Field, NewPasswordField } from './fields.tsx';
import { troubleOf } from './trouble.ts';

/** A guest keeps what they have: a name, a user name and a passphrase, and nothing else. */
export function KeepMe({
  matches,
  purpose = 'me',
  onKept,
}: {
  readonly matches: number;
  /** What the account is wanted for, and where it leads. */
  readonly purpose?: 'me' | 'class';
  readonly onKept: (recovery: readonly string[], login: string) => void;
}) {
  const t = useT();
  const [name, setName] = useState(settings().name);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const keep = async (by: 'password' | 'passkey'): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const answer = by === 'password' ? await signUp(login, password, name) : await signUpWithPasskey(login, name);
    setBusy(false);
    if (!answer.ok) return setTrouble(troubleOf(answer, t));
    change({ name: answer.answer.name });
    onKept(answer.answer.recovery, login);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void keep('password');
  };
  return (
    <section className="keepme" aria-labelledby="keep-title">
      <h2 id="keep-title">
        {purpose === 'class' ? t('me.keep.class') : t(matches > 0 ? 'me.keep.n' : 'me.keep', { n: matches })}
      </h2>
      <p>{t(purpose === 'class' ? 'me.keep.class.about' : 'me.keep.about')}</p>
      <form className="col" style={{ gap: 'var(--s3)' }} onSubmit={submit}>
        <div className="two">
          <Field label={t('me.name')} value={name} onChange={setName} maxLength={40} autoComplete="nickname" />
          <Field
            label={t('me.login')}
            value={login}
            onChange={setLogin}
            maxLength={32}
            autoComplete="username"
            hint={t('me.login.hint')}
          />
        </div>
        <NewPasswordField label={t('me.password')} value={password} onChange={setPassword} />
        {trouble && <p role="alert">{trouble}</p>}
        <button type="submit" className="btn pri big full" disabled={busy}>
          {t(purpose === 'class' ? 'me.keep.class.go' : 'me.keep.go')}
        </button>
      </form>
      {passkeysWork() ? (
        <button
          type="button"
          className="btn full"
          disabled={busy || login === '' || name === ''}
          onClick={() => void keep('passkey')}
        >
          {t('me.keep.passkey')}
        </button>
      ) : (
        <p className="small">{t('me.passkey.unsafe')}</p>
      )}
      <p className="small">
        {t('me.have')}{' '}
        <a href={purpose === 'class' ? hrefTo('sign-in', 'class') : hrefTo('sign-in')}>{t('me.signin')}</a>
      </p>
    </section>
  );
}
