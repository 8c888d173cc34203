import { useT } from '../../i18n/index.ts';
import type { PaperProps } from './index.tsx';
import { Qr } from './qr.tsx';

/** A card for each table, folded in the middle so that it stands: the number for the hall, the code for the players. */
export function TableCards({ heading, round, watch }: PaperProps) {
  const t = useT();
  return round.tables.map(table => (
    <section key={table.number} className="paper-page paper-tent">
      <div className="over" aria-hidden="true">
        <small>{t('paper.table')}</small>
        <b>{table.number}</b>
      </div>
      <hr />
      <div className="front">
        <h2>
          <small>{t('paper.table')}</small>
          <b>{table.number}</b>
        </h2>
        <div>
          <p>
            <b>{t(table.medium === 'screen' ? 'paper.card.screen' : 'paper.card.paper')}</b>
          </p>
          <p>{t('paper.card.judge')}</p>
          <p>{heading}</p>
        </div>
        <span className="paper-scan">
          <Qr address={watch} />
          <small>{watch}</small>
        </span>
      </div>
    </section>
  ));
}
