import { useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import type { RosterClass, RosterRead } from './read-roster.ts';

needWords('one-roster');

/** Fetched when somebody chooses a file: most classes never do. */
async function read(chosen: readonly File[]): Promise<RosterRead | null> {
  const [{ filesIn }, { readRoster }] = await Promise.all([import('./roster-archive.ts'), import('./read-roster.ts')]);
  return await filesIn(chosen).then(readRoster, () => null);
}

/** Names out of the files of a school's system; where they hold several classes, one is chosen. */
export function RosterField({ onNames }: { readonly onNames: (names: readonly string[]) => void }) {
  const t = useT();
  const [classes, setClasses] = useState<readonly RosterClass[]>([]);
  const [said, setSaid] = useState<string | null>(null);
  const take = ({ pupils }: RosterClass): void => {
    onNames(pupils);
    setSaid(t('roster.taken', { n: pupils.length }));
  };
  const choose = async (chosen: readonly File[]): Promise<void> => {
    setClasses([]);
    if (chosen.length === 0) return setSaid(null);
    const found = await read(chosen);
    if (found === null) return setSaid(t('roster.unreadable'));
    if (!found.ok) return setSaid(t(`roster.${found.fault}`));
    const [only, ...others] = found.classes;
    if (only !== undefined && others.length === 0) return take(only);
    setClasses(found.classes);
    setSaid(t('roster.choose'));
  };
  return (
    <div className="col">
      <label className="col">
        <span className="lab">{t('roster.import')}</span>
        <input
          type="file"
          multiple
          accept=".csv,.zip"
          onChange={event => void choose([...(event.currentTarget.files ?? [])])}
        />
      </label>
      <p role="status" className="small">
        {said}
      </p>
      {classes.length > 0 && (
        <div className="row wrap">
          {classes.map(one => (
            <button key={one.title} type="button" className="btn" onClick={() => take(one)}>
              {t('roster.class', { title: one.title, n: one.pupils.length })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
