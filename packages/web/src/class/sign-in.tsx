import { type FormEvent, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { signInAs, signUp } from './api.ts';

/** A coach needs an account: one form for both ways in. */
export function SignIn({ onSigned }: { readonly onSigned: () => void }) {
  const t = useT();
  const [fresh, setFresh] = useState(false);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const done = fresh ? await signUp(login, password, login) : await signInAs(login, password);
    if (done.ok) onSigned();
    else setFault(done.message || t('class.offline'));
  };
  return (
    <form className="panel col signin" onSubmit={event => void send(event)}>
      <h2>{t(fresh ? 'class.account' : 'class.signin')}</h2>
      <p className="small dim">{t('class.signin.about')}</p>
      <label className="col">
        <span className="lab">{t('class.login')}</span>
        <input
          className="field-text"
          value={login}
          autoComplete="username"
          onChange={event => setLogin(event.currentTarget.value)}
        />
      </label>
      <label className="col">
        <span className="lab">{t('class.password')}</span>
        <input
          className="field-text"
          type="password"
          value={password}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          onChange={event => setPassword(event.currentTarget.value)}
        />
      </label>
      {fault && <p role="alert">{fault}</p>}
      <button type="submit" className="btn pri big">
        {t(fresh ? 'class.account.go' : 'class.signin.go')}
      </button>
      <button type="button" className="btn quiet" onClick={() => setFresh(!fresh)}>
        {t(fresh ? 'class.signin.have' : 'class.account.new')}
      </button>
    </form>
  );
}
