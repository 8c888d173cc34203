import { rulesOf } from '@forceout/rulebook';
import type { TableCard } from '@forceout/wire';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { whoAmI } from '../me/session.ts';
import { call } from '../online/api.ts';
import { hrefTo } from '../route.ts';
import { Icon } from '../ui/icon.tsx';

const SHOWN = 3;

/** The tables that wait longest. Nobody is made a guest for looking at the first page. */
export function OpenNow() {
  const t = useT();
  const [tables, setTables] = useState<readonly TableCard[]>([]);
  useEffect(() => {
    let wanted = true;
    if (whoAmI() !== null)
      void call<readonly TableCard[]>('GET', `tables?limit=${SHOWN}`).then(
        answer => wanted && answer.ok && setTables(answer.answer),
      );
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <section className="panel col" aria-labelledby="open-title">
      <h2 id="open-title" className="row">
        <Icon name="people" /> {t('lobby.open')}
      </h2>
      {tables.length === 0 ? (
        <p className="small dim">{t('lobby.open.none')}</p>
      ) : (
        <ul className="small">
          {tables.map(({ table, players, setup }) => (
            <li key={table}>
              <b>{players.filter(name => name !== null).join(', ')}</b>{' '}
              <span className="dim">
                {t(`game.${rulesOf(setup.edition).game}`)}, {t(`division.${setup.division}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <a className="btn full" href={hrefTo('open')}>
        {t('lobby.open.all')}
      </a>
    </section>
  );
}
