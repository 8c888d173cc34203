import type { RemovalCard } from '@forceout/wire';
import { type FormEvent, useEffect, useState } from 'react';
import { needWords, useLocale, useT } from '../i18n/index.ts';
import { Field } from '../me/fields.tsx';
import { call } from '../online/api.ts';
import { TopBar } from '../ui/top-bar.tsx';

needWords('safety');

interface Report {
  readonly id: string;
  readonly at: number;
  readonly name: string;
}
interface Blocked {
  readonly name: string;
  readonly looks: string;
  readonly at: number;
}

const KNOWN = [
  ...(['pupils', 'classes', 'guests', 'tables', 'sessions', 'tickets'] as const),
  ...(['invitations', 'codes', 'presses', 'reports', 'removals'] as const),
] as const;
const PAGE = 50;

/** A list of the server, page by page. */
function useList<Row extends { readonly at: number }>(path: string, idOf: (row: Row) => string) {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [more, setMore] = useState(false);
  const [shut, setShut] = useState(false);
  const load = async (from: readonly Row[]): Promise<void> => {
    const last = from.at(-1);
    const after = last === undefined ? '' : `&after=${encodeURIComponent(`${last.at}.${idOf(last)}`)}`;
    const answer = await call<readonly Row[]>('GET', `operator/${path}?limit=${PAGE}${after}`);
    if (!answer.ok) return setShut(true);
    setRows([...from, ...answer.answer]);
    setMore(answer.answer.length === PAGE);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void load([]), []);
  return { rows, more, shut, again: () => load([]), next: () => load(rows ?? []) };
}

/** For those who run the server: reports, blocked names, and what was deleted by itself. */
export default function OperatorPage() {
  const t = useT();
  const locale = useLocale();
  const [name, setName] = useState('');
  const reports = useList<Report>('reports', row => row.id);
  const names = useList<Blocked>('names', row => row.looks);
  const removals = useList<RemovalCard>('removals', row => row.what);
  const when = (at: number): string => new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const decide = async (id: string, decision: 'keep' | 'change'): Promise<void> => {
    await call('POST', `operator/reports/${id}`, { decision });
    await Promise.all([reports.again(), names.again()]);
  };
  const block = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await call('POST', 'operator/names', { name });
    setName('');
    await names.again();
  };
  const free = async (blocked: string): Promise<void> => {
    await call('POST', 'operator/names/free', { name: blocked });
    await names.again();
  };
  return (
    <>
      <TopBar at="me" />
      <main className="page col" id="content" tabIndex={-1} style={{ maxWidth: 900, gap: 'var(--s3)' }}>
        <h1 tabIndex={-1}>{t('operator.title')}</h1>
        {reports.shut ? (
          <p className="panel">{t('operator.not')}</p>
        ) : (
          <>
            <section className="panel col">
              <h2>{t('operator.reports')}</h2>
              {reports.rows?.length === 0 && <p className="dim">{t('operator.reports.none')}</p>}
              <ul>
                {reports.rows?.map(({ id, name: reported, at }) => (
                  <li key={id} className="row wrap" style={{ padding: '8px 0' }}>
                    <span className="grow" style={{ flexBasis: 240 }}>
                      <b>{reported}</b> <span className="small dim">{when(at)}</span>
                    </span>
                    <button type="button" className="btn" onClick={() => void decide(id, 'keep')}>
                      {t('operator.keep')}
                    </button>
                    <button type="button" className="btn" onClick={() => void decide(id, 'change')}>
                      {t('operator.change')}
                    </button>
                  </li>
                ))}
              </ul>
              {reports.more && <More onMore={reports.next} />}
            </section>
            <section className="panel col">
              <h2>{t('operator.names')}</h2>
              <form className="row wrap" style={{ alignItems: 'end' }} onSubmit={event => void block(event)}>
                <Field label={t('operator.names.add')} value={name} onChange={setName} maxLength={40} />
                <button type="submit" className="btn">
                  {t('operator.names.go')}
                </button>
              </form>
              {names.rows?.length === 0 && <p className="dim">{t('operator.names.none')}</p>}
              <ul>
                {names.rows?.map(({ name: blocked, looks }) => (
                  <li key={looks} className="row wrap" style={{ padding: '8px 0' }}>
                    <b className="grow">{blocked}</b>
                    <button type="button" className="btn" onClick={() => void free(blocked)}>
                      {t('operator.names.free')}
                    </button>
                  </li>
                ))}
              </ul>
              {names.more && <More onMore={names.next} />}
            </section>
            <section className="panel col">
              <h2>{t('operator.removals')}</h2>
              {removals.rows?.length === 0 && <p className="dim">{t('operator.removals.none')}</p>}
              {removals.rows !== null && removals.rows.length > 0 && (
                <table className="small">
                  <thead>
                    <tr>
                      <th scope="col">{t('operator.removals.when')}</th>
                      <th scope="col">{t('operator.removals.what')}</th>
                      <th scope="col">{t('operator.removals.n')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {removals.rows.map(({ at, what, removed }) => (
                      <tr key={`${at}/${what}`}>
                        <td>{when(at)}</td>
                        <td>{t(`removed.${KNOWN.find(known => known === what) ?? 'other'}`)}</td>
                        <td className="num">{removed}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
              {removals.more && <More onMore={removals.next} />}
            </section>
          </>
        )}
      </main>
    </>
  );
}

function More({ onMore }: { readonly onMore: () => Promise<void> }) {
  const t = useT();
  return (
    <button type="button" className="btn quiet" onClick={() => void onMore()}>
      {t('operator.more')}
    </button>
  );
}
