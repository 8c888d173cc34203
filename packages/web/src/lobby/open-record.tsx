import { type ChangeEvent, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { recordFaultLater } from '../i18n/referee.ts';
import { go } from '../route.ts';

/** A record that was downloaded, to be watched and reviewed here. */
export function OpenRecord() {
  const t = useT();
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    setTrouble(null);
    const { shelveFile } = await import('../replay/read-file.ts');
    const shelved = await shelveFile(await file.text());
    target.value = '';
    if (shelved.ok) go('replay', shelved.id);
    else
      setTrouble(
        shelved.line === 0
          ? t('lobby.record.not')
          : t('lobby.record.bad', { line: shelved.line, why: await recordFaultLater(shelved.said, '') }),
      );
  };
  return (
    <section className="panel row wrap">
      <div className="grow">
        <h2>{t('lobby.record')}</h2>
        <p className="small dim">{t('lobby.record.about')}</p>
        {trouble && <p role="alert">{trouble}</p>}
      </div>
      <label className="btn filebtn">
        {t('lobby.record.go')}
        <input type="file" accept=".txt,text/plain" className="sr" onChange={event => void open(event)} />
      </label>
    </section>
  );
}
