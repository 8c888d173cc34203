import type { AccountCard } from '@forceout/wire';
import { type FormEvent, type ReactNode, useState } from 'react';
import { openStore } from '../host/store.ts';
import { useT } from '../i18n/index.ts';
import { go, hrefTo } from '../route.ts';
import { change } from '../settings/store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { changePassword, deleteMe, exportAll, newRecovery, rename, setPassword, signOut } from './api.ts';
import { Field, NewPasswordField } from './fields.tsx';
import { RecoveryCodes } from './recovery.tsx';
import { setMe, useWho } from './session.ts';
import { troubleOf } from './trouble.ts';

/** Nothing of anybody stays on this device. */
export async function forgetHere(): Promise<void> {
  const store = await openStore();
  for (const { setup } of await store.list()) await store.remove(setup.id);
  for (const key of Object.keys(localStorage)) if (key.startsWith('forceout.')) localStorage.removeItem(key);
  setMe(null);
}

const asFile = (data: object): void =>
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'forceout-my-data.json');

/** All that is kept about me: a copy, another passphrase, and the end of it. */
export function MyData({ card, onChange }: { readonly card: AccountCard; readonly onChange: () => void }) {
  const t = useT();
  const who = useWho();
  const [open, setOpen] = useState<'name' | 'password' | 'delete' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const answer = await exportAll();
    setTrouble(answer.ok ? null : t('history.record.failed'));
    if (answer.ok) asFile(answer.answer);
  };
  const renew = async (): Promise<void> => {
    const answer = await newRecovery();
    if (answer.ok) setCodes(answer.answer.recovery);
    else setTrouble(troubleOf(answer, t));
  };
  const leave = async (): Promise<void> => {
    await signOut();
    go('');
  };
  return (
    <section className="panel col" aria-labelledby="data-title">
      <h2 id="data-title">{t('me.data')}</h2>
      <p className="small dim">
        {t('me.data.about', { login: card.login ?? '' })} <a href={hrefTo('privacy')}>{t('me.data.more')}</a>
      </p>
      <button type="button" className="btn full" onClick={() => void copy()}>
        <Icon name="save" /> {t('me.data.copy')}
      </button>
      <button type="button" className="btn full" onClick={() => setOpen('name')}>
        {t('me.rename')}
      </button>
      <button type="button" className="btn full" onClick={() => setOpen('password')}>
        {t(card.password ? 'me.password.change' : 'me.password.set')}
      </button>
      <button type="button" className="btn full" onClick={() => void renew()}>
        {t('me.codes.new', { n: card.recoveryLeft })}
      </button>
      <button type="button" className="btn full" onClick={() => void leave()}>
        {t('me.signout')}
      </button>
      <button type="button" className="btn full danger" onClick={() => setOpen('delete')}>
        {t('me.delete')}
      </button>
      {card.operator && <a href={hrefTo('operator')}>{t('me.operator')}</a>}
      {trouble && <p role="alert">{trouble}</p>}
      {open === 'name' && <NameDialog name={who?.name ?? ''} onDone={() => setOpen(null)} />}
      {open === 'password' && (
        <PasswordDialog
          has={card.password}
          onDone={() => {
            setOpen(null);
            onChange();
          }}
        />
      )}
      {open === 'delete' && <DeleteDialog name={who?.name ?? ''} onClose={() => setOpen(null)} />}
      {codes !== null && (
        <RecoveryCodes
          codes={codes}
          login={card.login ?? ''}
          onDone={() => {
            setCodes(null);
            onChange();
          }}
        />
      )}
    </section>
  );
}

interface SaveDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** What went wrong, in words; null where it is saved. */
  readonly onSave: () => Promise<string | null>;
  readonly children: ReactNode;
}

/** A small form with one button. */
function SaveDialog({ title, onClose, onSave, children }: SaveDialogProps) {
  const t = useT();
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTrouble(await onSave());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="col" style={{ gap: 'var(--s3)' }} onSubmit={event => void submit(event)}>
        {children}
        {trouble && <p role="alert">{trouble}</p>}
        <button type="submit" className="btn pri">
          {t('me.password.save')}
        </button>
      </form>
    </Dialog>
  );
}

function NameDialog({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const t = useT();
  const [fresh, setFresh] = useState(name);
  const save = async (): Promise<string | null> => {
    const answer = await rename(fresh);
    if (!answer.ok) return troubleOf(answer, t);
    change({ name: answer.answer.name });
    onDone();
    return null;
  };
  return (
    <SaveDialog title={t('me.rename')} onClose={onDone} onSave={save}>
      <Field label={t('me.name')} value={fresh} onChange={setFresh} maxLength={40} autoComplete="nickname" />
    </SaveDialog>
  );
}

function PasswordDialog({ has, onDone }: { readonly has: boolean; readonly onDone: () => void }) {
  const t = useT();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const save = async (): Promise<string | null> => {
    const answer = has ? await changePassword(old, fresh) : await setPassword(fresh);
    if (!answer.ok) return troubleOf(answer, t);
    onDone();
    return null;
  };
  return (
    <SaveDialog title={t(has ? 'me.password.change' : 'me.password.set')} onClose={onDone} onSave={save}>
      {has && (
        <Field
          label={t('me.password.old')}
          type="password"
          value={old}
          onChange={setOld}
          maxLength={200}
          autoComplete="current-password"
        />
      )}
      <NewPasswordField label={t('me.password.new')} value={fresh} onChange={setFresh} />
    </SaveDialog>
  );
}

/** What goes and what stays, and the name typed, so that nobody does it by a slip. */
function DeleteDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    const answer = await deleteMe();
    if (!answer.ok) return setTrouble(troubleOf(answer, t));
    asFile(answer.answer);
    await forgetHere();
    onClose();
  };
  return (
    <Dialog title={t('me.delete.title')} onClose={onClose}>
      <h3>{t('me.delete.goes')}</h3>
      <p>{t('me.delete.goes.list')}</p>
      <h3>{t('me.delete.stays')}</h3>
      <p>{t('me.delete.stays.list')}</p>
      <Field label={t('me.delete.type', { name })} value={typed} onChange={setTyped} />
      {trouble && <p role="alert">{trouble}</p>}
      <div className="row wrap">
        <button type="button" className="btn pri" onClick={onClose}>
          {t('me.delete.keep')}
        </button>
        <button type="button" className="btn danger" disabled={typed.trim() !== name} onClick={() => void remove()}>
          {t('me.delete.go')}
        </button>
      </div>
    </Dialog>
  );
}
