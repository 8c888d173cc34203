import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { go } from '../route.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { openEvent } from './api.ts';
import { OpenFile } from './event-files.tsx';

/** Opens an event; whoever does is its director, by link. */
export function NewEvent() {
  const t = useT();
  const [name, setName] = useState('');
  const [director, setDirector] = useState('');
  const [fault, setFault] = useState('');
  const open = async () => {
    const made = await openEvent(name.trim(), director.trim());
    if (made.ok) go('e', made.answer.id, made.answer.token, 'entries');
    else setFault(made.message || t('hall.offline'));
  };
  return (
    <>
      <TopBar at="play" />
      <main className="page hall-new" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>{t('hall.new')}</h1>
        <p>{t('hall.newAbout')}</p>
        <form
          className="panel hall-form"
          onSubmit={e => {
            e.preventDefault();
            void open();
          }}
        >
          <label>
            <span className="lab">{t('hall.eventName')}</span>
            <input
              className="hall-field"
              required
              maxLength={80}
              value={name}
              onChange={e => setName(e.target.value)}
            />
          </label>
          <label>
            <span className="lab">{t('hall.yourName')}</span>
            <input
              className="hall-field"
              required
              maxLength={60}
              value={director}
              onChange={e => setDirector(e.target.value)}
            />
          </label>
          <button type="submit" className="btn pri">
            {t('hall.open')}
          </button>
          {fault !== '' && <p role="alert">{fault}</p>}
        </form>
        <OpenFile director={director.trim()} />
      </main>
    </>
  );
}
