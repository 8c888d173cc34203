import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { call } from '../online/api.ts';
import { hrefTo } from '../route.ts';

const MARK = 'forceout.seated';
/** Without a line the last thing known holds for as long as a match lasts. */
const HOLDS_MS = 2 * 3_600_000;
const AGAIN_MS = 15_000;

/** The table at which this person plays a match that counts; null when there is none. */
async function seatedAt(): Promise<string | null> {
  const asked = await call<{ readonly table: string | null }>('GET', 'analysis');
  if (asked.ok) {
    const { table } = asked.answer;
    if (table === null) localStorage.removeItem(MARK);
    else localStorage.setItem(MARK, JSON.stringify({ table, at: Date.now() }));
    return table;
  }
  // A line that was cut does not open the board in the middle of a match.
  const kept = asked.code === 'offline' ? localStorage.getItem(MARK) : null;
  const { table, at } = JSON.parse(kept ?? 'null') ?? { table: null, at: 0 };
  return Date.now() - at < HOLDS_MS ? table : null;
}

/** Shows its children only to those who do not sit at a table that counts. */
export function AnalysisOff({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const [table, setTable] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const look = (): void => void seatedAt().then(found => wanted && setTable(found));
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  if (table === undefined)
    return (
      <p className="page" role="status">
        {t('app.loading')}
      </p>
    );
  if (table === null) return children;
  return (
    <main className="page" id="content" tabIndex={-1}>
      <section className="panel col">
        <h1 tabIndex={-1}>{t('analyse.off')}</h1>
        <p>{t('analyse.off.about')}</p>
        <a className="btn pri big" href={hrefTo('online', table)}>
          {t('analyse.off.back')}
        </a>
      </section>
    </main>
  );
}
