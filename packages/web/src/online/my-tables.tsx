import { rulesOf } from '@forceout/rulebook';
import type { MyTableCard } from '@forceout/wire';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import { myTables } from './api.ts';
import { beenOnline, leftTables, noteLeft } from './been-online.ts';
import './my-tables.css';

/** A table nobody came back to for so long is no longer in anybody's mind. */
const RECENT_MS = 24 * 60 * 60 * 1000;
const SHOWN = 2;

const isLive = ({ table, stage, made, seated }: MyTableCard): boolean =>
  seated && stage !== 'over' && Date.now() - made < RECENT_MS && !leftTables().includes(table);

/** On every page but the table's: matches in which I sit and which still run, and the way back to them. */
export function MyTables({ page }: { readonly page: string }) {
  const t = useT();
  const [tables, setTables] = useState<readonly MyTableCard[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on every page
  useEffect(() => {
    let wanted = true;
    if (beenOnline())
      myTables().then(found => wanted && setTables(found.ok ? found.answer.filter(isLive).slice(0, SHOWN) : []));
    return () => {
      wanted = false;
    };
  }, [page]);
  if (tables.length === 0) return null;
  const hide = (table: string): void => {
    noteLeft(table);
    setTables(tables.filter(card => card.table !== table));
  };
  return (
    <aside className="mytables" aria-label={t('mine.title')}>
      {tables.map(({ table, setup, players, stage, code }) => (
        <p key={table}>
          <Icon name="people" />
          <span className="grow">
            <b>{t(stage === 'playing' ? 'mine.runs' : 'mine.waits')}</b>{' '}
            <span className={stage === 'playing' ? 'who' : undefined}>
              {t(`game.${rulesOf(setup.edition).game}`)}
              {stage === 'playing'
                ? `: ${players.filter(name => name !== null).join(', ')}`
                : code && <code> · {code.toUpperCase()}</code>}
            </span>
          </span>
          <a className="btn pri" href={hrefTo('online', table)}>
            {t('mine.go')}
          </a>
          <button type="button" className="btn quiet sq" aria-label={t('mine.hide')} onClick={() => hide(table)}>
            <Icon name="cross" />
          </button>
        </p>
      ))}
    </aside>
  );
}
