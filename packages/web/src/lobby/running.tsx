import { rulesOf } from '@forceout/rulebook';
import { useEffect, useState } from 'react';
import type { SavedTable } from '../host/setup.ts';
import { openStore } from '../host/store.ts';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import '../online/my-tables.css';

/** A table left longer ago is no longer in anybody's mind: it stands in the list below. */
const RECENT_MS = 60 * 60 * 1000;

const isRunning = ({ over, online, watched, savedAt }: SavedTable): boolean =>
  !over && !online && !watched && Date.now() - savedAt < RECENT_MS;

/** Whoever leaves a running match on this device finds the way back first. */
export function Running() {
  const t = useT();
  const [table, setTable] = useState<SavedTable | null>(null);
  useEffect(() => {
    let wanted = true;
    const find = async (): Promise<void> => {
      const all = await (await openStore()).list();
      const [newest] = all.filter(isRunning).sort((a, b) => b.savedAt - a.savedAt);
      if (wanted) setTable(newest ?? null);
    };
    void find();
    return () => {
      wanted = false;
    };
  }, []);
  if (table === null) return null;
  const { id, config } = table.setup;
  return (
    <aside className="mytables" aria-label={t('mine.title')}>
      <p>
        <Icon name="device" />
        <span className="grow">
          <b>{t('mine.runs')}</b> <span className="who">{t(`game.${rulesOf(config.edition).game}`)}</span>
        </span>
        <a className="btn pri" href={hrefTo('table', id)}>
          {t('mine.go')}
        </a>
      </p>
    </aside>
  );
}
