import { rulesOf, variationsFor } from '@forceout/rulebook';
import { useEffect, useState } from 'react';
import { loadWordings, wordingOf } from '../../games/variation-wordings.ts';
import { useT } from '../../i18n/index.ts';
import type { PaperProps } from './index.tsx';
import { PaperSheet } from './sheet.tsx';

/** Six shakes a page, four where the list is long: circle what was chosen. */
export function VariationChart({ competition, heading }: PaperProps) {
  const t = useT();
  const { edition, division, season, game } = competition;
  const { language } = t;
  const [, loaded] = useState(false);
  useEffect(() => {
    void loadWordings(game, language).then(() => loaded(true));
  }, [game, language]);
  const rules = rulesOf(edition);
  const rows = variationsFor(edition, division, season).filter(row => !row.alwaysOn.includes(division));
  const always = variationsFor(edition, division, season).filter(row => row.alwaysOn.includes(division));
  const nameOf = (row: (typeof rows)[number]) => wordingOf(edition, language, [row.id])?.name ?? row.name;
  const meaning = (row: (typeof rows)[number]) => wordingOf(edition, language, [row.id])?.explains ?? row.explains;
  const shakes = Array.from({ length: rows.length > 14 ? 4 : 6 }, (_, i) => i + 1);
  if (rows.length === 0) return <p>{t('paper.noVariations')}</p>;
  return (
    <PaperSheet
      title={t('paper.variations')}
      about={`${heading}. ${t('paper.variations.about')}`}
      foot={
        <span>
          {t('paper.variations.bad')} <code>{rules.clauses.variationIllegal}</code>
        </span>
      }
    >
      <div className={`paper-picks ${rows.length > 14 ? 'many' : ''}`}>
        {shakes.map(shake => (
          <section key={shake}>
            <h3>
              {t('paper.shakeNo', { n: shake })} <small>{t('paper.goalSeat')}</small>
            </h3>
            <ol>
              {rows.map(row => (
                <li key={`${row.id} ${row.clause}`}>
                  {nameOf(row)}
                  {row.blank !== null && <span className="blank" />}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <div className="paper-means">
        {[...rows, ...always].map((row, i) => (
          <p key={`${row.id} ${row.clause}`}>
            <b>
              {i < rows.length ? `${i + 1} ` : ''}
              {nameOf(row)}.
            </b>{' '}
            {meaning(row)}
            {i >= rows.length && ` ${t('paper.always')}`}
          </p>
        ))}
      </div>
    </PaperSheet>
  );
}
