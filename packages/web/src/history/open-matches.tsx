import { useEffect, useState } from 'react';
import { openStore } from '../host/store.ts';
import { useT } from '../i18n/index.ts';
import { useWho } from '../me/session.ts';
import { hrefTo } from '../route.ts';
import { RemoveButton } from '../ui/remove-button.tsx';
import { type MyTable, myTables } from './my-tables.ts';

/** Matches that are not over come first: one goes back to them. */
export function OpenMatches() {
  const t = useT();
  const who = useWho();
  const [open, setOpen] = useState<readonly MyTable[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other tables
  useEffect(() => void myTables().then(setOpen), [who?.id]);
  const remove = async (id: string): Promise<void> => {
    await (await openStore()).remove(id);
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
          {where === 'table' && <RemoveButton onRemove={() => remove(id)} />}
        </li>
      ))}
    </ul>
  );
}
