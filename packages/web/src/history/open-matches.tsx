import { useEffect, useState } from 'react';
import { openStore } from '../host/store.ts';
import { useT } from '../i18n/index.ts';
import { useWho } from '../me/session.ts';
import { hrefTo } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import { type MyTable, myTables } from './my-tables.ts';

/** Matches that are not over come first: one goes back to them. */
export function OpenMatches() {
  const t = useT();
  const who = useWho();
  const [open, setOpen] = useState<readonly MyTable[]>([]);
  const [doomed, setDoomed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other tables
  useEffect(() => void myTables().then(setOpen), [who?.id]);
  const remove = async (id: string): Promise<void> => {
    if (doomed !== id) return setDoomed(id);
    await (await openStore()).remove(id);
    setDoomed(null);
    setOpen(await myTables());
  };
  if (open.length === 0) return null;
  return (
    <ul aria-label={t('history.open')}>
      {open.map(({ id, where, game, division, shake, others, waiting }) => (
        <li key={id} className="openmatch">
          <div className="grow">
            <b>{t(`game.${game}`)}</b>
            <p className="small dim">
              {waiting
                ? t('history.open.waiting')
                : t('history.open.line', {
                    division: t(`division.${division as 'senior'}`),
                    n: shake,
                    names: others.join(', '),
                  })}
            </p>
          </div>
          <a className="btn" href={hrefTo(where, id)}>
            {t('lobby.saved.go')}
          </a>
          {where === 'table' && (
            <button
              type="button"
              className={`btn quiet ${doomed === id ? '' : 'sq'}`}
              onClick={() => void remove(id)}
              onBlur={() => setDoomed(null)}
              aria-label={doomed === id ? undefined : t('lobby.saved.remove')}
            >
              {doomed === id ? t('lobby.saved.sure') : <Icon name="cross" />}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
