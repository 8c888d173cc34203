import { Dots } from '../../games/on-sets/card.tsx';
import { sixteen } from '../../games/on-sets/charts.ts';
import { cardName } from '../../games/on-sets/signs.tsx';
import { useT } from '../../i18n/index.ts';
import type { PaperProps } from './index.tsx';
import { PaperSheet } from './sheet.tsx';

const SHAKES = [1, 2, 3, 4, 5, 6];

/** All sixteen cards, once a shake: cross out what was not dealt. No set is marked beforehand. */
export function UniverseChart({ heading }: PaperProps) {
  const t = useT();
  return (
    <PaperSheet title={t('paper.universe')} about={`${heading}. ${t('paper.universe.about')}`}>
      <div className="paper-universe">
        {SHAKES.map(shake => (
          <section key={shake}>
            <h3>{t('paper.shakeNo', { n: shake })}</h3>
            <ul>
              {sixteen.map(card => (
                <li key={card} aria-label={cardName(card, t)}>
                  <span className="card">
                    <Dots card={card} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PaperSheet>
  );
}
