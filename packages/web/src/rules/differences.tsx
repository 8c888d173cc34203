import { EDITIONS, type EditionId, editionName } from '@forceout/rulebook';
import { type Difference, differences } from '@forceout/rulebook/differences';
import { useEffect, useState } from 'react';
import { useLocale, useT } from '../i18n/index.ts';
import { shownText } from '../i18n/shown-text.ts';
import { hrefTo } from '../route.ts';

/** Where the editions part, side by side; a cell that plays differently from the chosen edition is marked. */
export function Differences({ edition }: { readonly edition: EditionId }) {
  const t = useT();
  const language = useLocale();
  const [only, setOnly] = useState(true);
  const [table, setTable] = useState<readonly Difference[]>([]);
  useEffect(() => {
    let wanted = true;
    void differences(language).then(found => wanted && setTable(found));
    return () => {
      wanted = false;
    };
  }, [language]);
  const name = editionName(edition);
  const alike = (row: Difference, other: EditionId): boolean =>
    row.alike.some(group => group.includes(edition) && group.includes(other));
  const rows = table.filter(row => !only || EDITIONS.some(other => !alike(row, other)));
  const sections = [...new Set(rows.map(row => row.section))];
  return (
    <>
      <p className="small dim">{t('rules.differences.intro', { edition: name })}</p>
      <label className="row check">
        <input type="checkbox" checked={only} onChange={e => setOnly(e.currentTarget.checked)} />
        {t('rules.differences.only', { edition: name })}
      </label>
      {sections.map(section => (
        <section key={section} className="panel" aria-labelledby={`section ${section}`}>
          <h2 id={`section ${section}`}>{t(`rules.section.${section}`)}</h2>
          <div className="diffs">
            {rows
              .filter(row => row.section === section)
              .map(row => (
                <section key={row.parameter} aria-labelledby={`diff ${row.parameter}`}>
                  <h3 id={`diff ${row.parameter}`}>{t(`rules.parameter.${row.parameter}`)}</h3>
                  <dl>
                    {EDITIONS.map(other => {
                      const { text, clause } = row.cells.get(other) ?? { text: null, clause: null };
                      const differs = !alike(row, other);
                      return (
                        <div key={other} className={differs ? 'differs' : undefined}>
                          <dt>
                            {editionName(other)}
                            {differs && <span className="sr"> ({t('rules.differences.other')})</span>}
                          </dt>
                          <dd>
                            {text === null ? <i>{t('rules.differences.nothing')}</i> : shownText(text)}{' '}
                            {clause !== null && (
                              <a className="clause" href={hrefTo('rules', other, clause)}>
                                {clause}
                              </a>
                            )}
                          </dd>
                        </div>
                      );
                    })}
                  </dl>
                </section>
              ))}
          </div>
        </section>
      ))}
    </>
  );
}
