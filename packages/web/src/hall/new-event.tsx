import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { go } from '../route.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { openEvent } from './api.ts';
import { OpenFile } from './event-files.tsx';
import { Field, Form } from './form.tsx';

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
        <Form
          className="panel hall-form"
          send={t('hall.open')}
          onSend={() => void open()}
          after={fault !== '' && <p role="alert">{fault}</p>}
        >
          <Field label={t('hall.eventName')} required maxLength={80} value={name} onText={setName} />
          <Field label={t('hall.yourName')} required value={director} onText={setDirector} />
        </Form>
        <OpenFile director={director.trim()} />
      </main>
    </>
  );
}
