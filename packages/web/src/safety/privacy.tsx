import { useEffect, useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { call } from '../online/api.ts';
import { hrefTo } from '../route.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { ReportName } from './report.tsx';

needWords('safety');

interface Retention {
  readonly guestDays: number;
  readonly tableDays: number;
  readonly sessionDays: number;
  readonly reportDays: number;
}

/** As the server has it out of the box, where it cannot be asked. */
const USUAL: Retention = { guestDays: 30, tableDays: 365, sessionDays: 30, reportDays: 90 };

interface PrivacyPageProps {
  readonly parents?: boolean;
  /** The table from which somebody came to report a name. */
  readonly table?: string | undefined;
}

/** What is kept and for how long, in plain words. */
export default function PrivacyPage({ parents, table }: PrivacyPageProps) {
  const t = useT();
  const [days, setDays] = useState(USUAL);
  useEffect(
    () =>
      void call<Retention>('GET', 'retention').then(answer => {
        if (answer.ok) setDays(answer.answer);
      }),
    [],
  );
  if (parents) return <Parents />;
  const parts = [
    ['here', 0],
    ['guest', days.guestDays],
    ['account', 0],
    ['devices', days.sessionDays],
    ['tables', days.tableDays],
    ['classes', 0],
    ['reports', days.reportDays],
    ['backups', 0],
    ['talk', 0],
    ['others', 0],
    ['yours', 0],
  ] as const;
  return (
    <>
      <TopBar at="me" />
      <main className="page col" id="content" tabIndex={-1} style={{ maxWidth: 760, gap: 'var(--s3)' }}>
        {table !== undefined && <ReportName table={table} />}
        <h1 tabIndex={-1}>{t('safety.title')}</h1>
        <div className="panel col" style={{ gap: 'var(--s4)' }}>
          {parts.map(([part, n]) => (
            <div key={part}>
              <h2>{t(`safety.${part}`)}</h2>
              <p>{t(`safety.${part}.text`, { n })}</p>
            </div>
          ))}
          <div className="row wrap">
            <a className="btn" href={hrefTo('me')}>
              {t('safety.me')}
            </a>
            <a className="btn" href={hrefTo('parents')}>
              {t('safety.parents')}
            </a>
          </div>
        </div>
        {table === undefined && <ReportName />}
      </main>
    </>
  );
}

function Parents() {
  const t = useT();
  return (
    <>
      <TopBar at="me" />
      <main className="page col" id="content" tabIndex={-1} style={{ maxWidth: 760, gap: 'var(--s3)' }}>
        <h1 tabIndex={-1}>{t('parents.title')}</h1>
        <div className="panel col" style={{ gap: 'var(--s4)' }}>
          <p>{t('parents.what')}</p>
          {(['who', 'name', 'bad', 'out'] as const).map(part => (
            <div key={part}>
              <h2>{t(`parents.${part}`)}</h2>
              <p>{t(`parents.${part}.text`)}</p>
            </div>
          ))}
          <a className="btn" href={hrefTo('privacy')}>
            {t('safety.title')}
          </a>
        </div>
        <ReportName />
      </main>
    </>
  );
}
