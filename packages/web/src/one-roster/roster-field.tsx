import { useState } from 'react';
import { needWords, type T, useT } from '../i18n/index.ts';
import type { RosterClass, RosterRead } from './read-roster.ts';
import type { RosterLineFault } from './roster-file.ts';

needWords('one-roster');

/** More lines than a person reads at once. */
const SHOWN = 8;

/** Fetched when somebody chooses a file: most classes never do. */
async function read(chosen: readonly File[]): Promise<RosterRead | null> {
  const [{ filesIn }, { readRoster }] = await Promise.all([import('./roster-archive.ts'), import('./read-roster.ts')]);
  return await filesIn(chosen).then(readRoster, () => null);
}

function wrongWith(found: RosterRead | null, t: T): string | null {
  if (found === null) return t('roster.unreadable');
  if (found.ok) return null;
  if (found.fault !== 'no-columns') return t(`roster.${found.fault}`);
  return t('roster.no-columns', { file: found.file, columns: found.columns });
}

interface RosterFieldProps {
  /** Who is in the class already. */
  readonly known: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
}

/** Names out of the files of a school's system; where they hold several classes, one is chosen. */
export function RosterField({ known, onNames }: RosterFieldProps) {
  const t = useT();
  const [classes, setClasses] = useState<readonly RosterClass[]>([]);
  const [faults, setFaults] = useState<readonly RosterLineFault[]>([]);
  const [said, setSaid] = useState<string | null>(null);
  const take = ({ pupils }: RosterClass): void => {
    const there = new Set(known.map(name => name.toLowerCase()));
    const fresh = pupils.filter(name => !there.has(name.toLowerCase()));
    onNames(fresh);
    const left = pupils.length - fresh.length;
    setSaid([t('roster.taken', { n: fresh.length }), left > 0 ? t('roster.known', { n: left }) : ''].join(' '));
  };
  const choose = async (chosen: readonly File[]): Promise<void> => {
    setClasses([]);
    setFaults([]);
    setSaid(null);
    if (chosen.length === 0) return;
    const found = await read(chosen);
    setFaults(found?.faults ?? []);
    if (!found?.ok) return setSaid(wrongWith(found, t));
    const [only, ...others] = found.classes;
    if (only !== undefined && others.length === 0) take(only);
    else setClasses(found.classes);
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
      {classes.length > 0 && (
        <label className="col">
          <span className="lab">{t('roster.choose')}</span>
          <select
            defaultValue=""
            onChange={event => {
              const one = classes[event.currentTarget.selectedIndex - 1];
              if (one !== undefined) take(one);
            }}
          >
            <option value="" disabled>
              {t('roster.choose')}
            </option>
            {classes.map(({ id, title, pupils }) => (
              <option key={id} value={id}>
                {t('roster.class', { title, n: pupils.length })}
              </option>
            ))}
          </select>
        </label>
      )}
      <p role="status" className="small">
        {said}
      </p>
      {faults.length > 0 && <LeftOut faults={faults} />}
    </div>
  );
}

function LeftOut({ faults }: { readonly faults: readonly RosterLineFault[] }) {
  const t = useT();
  const more = faults.length - SHOWN;
  return (
    <div role="alert" className="small">
      <p>{t('roster.left', { n: faults.length })}</p>
      <ul>
        {faults.slice(0, SHOWN).map(({ file, line, code, what }) => (
          <li key={`${file} ${line}`}>
            {t('roster.line', { file, line, fault: t(`roster.fault.${code}`, { what }) })}
          </li>
        ))}
        {more > 0 && <li>{t('roster.more', { n: more })}</li>}
      </ul>
    </div>
  );
}
