import { rulesOf } from '@forceout/rulebook';
import { useEffect, useState } from 'react';
import { mySeatAt } from '../history/my-seat.ts';
import type { LocalSetup, SavedTable } from '../host/setup.ts';
import { openStore } from '../host/store.ts';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import { RemoveButton } from '../ui/remove-button.tsx';

const SHOWN = 4;

/** The one person at a table of computer players is "you"; on a shared device nobody is. */
const youAt = (setup: LocalSetup): number | null =>
  setup.sitters.filter(({ kind }) => kind === 'person').length === 1 ? mySeatAt(setup) : null;

/** Matches kept on this device, the newest first. */
export function Saved() {
  const t = useT();
  const [tables, setTables] = useState<readonly SavedTable[]>([]);

  const refresh = async (): Promise<void> => {
    const list = await (await openStore()).list();
    setTables([...list].sort((a, b) => b.savedAt - a.savedAt));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the lobby opens
  useEffect(() => void refresh(), []);

  const remove = async (id: string): Promise<void> => {
    await (await openStore()).remove(id);
    await refresh();
  };

  const [all, setAll] = useState(false);
  if (tables.length === 0) return null;
  return (
    <section className="panel saved" aria-labelledby="saved-title">
      <h2 id="saved-title" className="row">
        <Icon name="history" /> {t('lobby.saved')}
      </h2>
      <ul className="col">
        {tables.slice(0, all ? tables.length : SHOWN).map(({ setup, shake, scores, over, online }) => {
          const { id, config } = setup;
          const you = youAt(setup);
          const about = {
            game: t(`game.${rulesOf(config.edition).game}`),
            division: t(`division.${config.division}`),
            n: shake,
          };
          return (
            <li key={id}>
              <div className="grow">
                <b>
                  {config.players
                    .map((name, seat) => `${seat === you ? t('new.you') : name} ${scores[seat] ?? 0}`)
                    .join(' · ')}
                </b>
                <p className="small dim">{t(over ? 'lobby.saved.over' : 'lobby.saved.line', about)}</p>
              </div>
              {over && (
                <a className="btn" href={hrefTo('review', id)}>
                  {t('nav.review')}
                </a>
              )}
              <a className="btn" href={hrefTo(over ? 'replay' : online ? 'online' : 'table', id)}>
                {t(over ? 'lobby.saved.replay' : 'lobby.saved.go')}
              </a>
              <RemoveButton onRemove={() => remove(id)} />
            </li>
          );
        })}
      </ul>
      {!all && tables.length > SHOWN && (
        <button type="button" className="btn quiet" onClick={() => setAll(true)}>
          {t('lobby.saved.all', { n: tables.length })}
        </button>
      )}
    </section>
  );
}
