import { LISTS, type ListName } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { go, hrefTo } from '../route.ts';
import { saveFile } from '../ui/save-file.ts';
import { copyEvent, fetchList, fetchWhole, importEvent, type ListForm } from './api.ts';
import type { DeskProps } from './index.tsx';

const save = (name: string, text: string, type: string): void => saveFile(new Blob([text], { type }), name);

const FORMS = { csv: 'text/csv', json: 'application/json' } as const satisfies Record<ListForm, string>;

/** The whole event in one file, the next event like this one, and lists to take away. */
export function EventFiles({ event, competition }: DeskProps) {
  const t = useT();
  const [fault, setFault] = useState('');
  const { name, officials } = event.view;
  const keep = async () => {
    const text = await fetchWhole(event.id, event.link);
    if (text === null) setFault(t('hall.offline'));
    else save(`${name}.forceout.json`, text, 'application/json');
  };
  const copy = async () => {
    const director = officials.find(({ roles }) => roles.includes('director'))?.name ?? '';
    const made = await copyEvent(event.id, event.link, name, director);
    if (made.ok) go('e', made.answer.id, made.answer.token, 'entries');
    else setFault(made.message || t('hall.offline'));
  };
  const take = async (list: ListName, form: ListForm) => {
    if (competition === null) return;
    const text = await fetchList(event.id, event.link, list, competition.id, form);
    if (text === null) setFault(t('hall.offline'));
    else save(`${name} ${competition.id} ${t(`hall.list.${list}`)}.${form}`, text, FORMS[form]);
  };
  return (
    <section className="panel hall-form">
      <h2>{t('hall.file')}</h2>
      <button type="button" className="btn" onClick={() => void keep()}>
        {t('hall.file.save')}
      </button>
      <button type="button" className="btn" onClick={() => void copy()}>
        {t('hall.copy')}
      </button>
      {competition !== null && competition.rounds.length > 0 && (
        <>
          <h2>{t('hall.lists')}</h2>
          <ul className="hall-lists">
            {LISTS.map(list => (
              <li key={list} className="row">
                <span className="grow">{t(`hall.list.${list}`)}</span>
                {(Object.keys(FORMS) as ListForm[]).map(form => (
                  <button
                    key={form}
                    type="button"
                    className="btn"
                    aria-label={t('hall.listAs', { list: t(`hall.list.${list}`), form: t(`hall.form.${form}`) })}
                    onClick={() => void take(list, form)}
                  >
                    {t(`hall.form.${form}`)}
                  </button>
                ))}
              </li>
            ))}
          </ul>
          <a className="btn" href={hrefTo('e', event.id, event.link, 'paper')}>
            {t('hall.listsPrint')}
          </a>
        </>
      )}
      {fault !== '' && <p role="alert">{fault}</p>}
    </section>
  );
}

/** On the page of a new event: go on with one that was saved. */
export function OpenFile({ director }: { readonly director: string }) {
  const t = useT();
  const [fault, setFault] = useState('');
  const open = async (file: File) => {
    try {
      const made = await importEvent(JSON.parse(await file.text()), director || file.name);
      if (made.ok) go('e', made.answer.id, made.answer.token, 'board');
      else setFault(made.message || t('hall.offline'));
    } catch {
      setFault(t('hall.file.bad'));
    }
  };
  return (
    <label className="panel hall-form">
      <span className="lab">{t('hall.file.open')}</span>
      <input
        type="file"
        accept=".json,application/json"
        onChange={e => {
          const file = e.target.files?.[0];
          if (file) void open(file);
        }}
      />
      {fault !== '' && <span role="alert">{fault}</span>}
    </label>
  );
}
