import type { Row } from '@forceout/tournament';
import { useT } from '../../i18n/index.ts';
import { Logo } from '../../ui/icon.tsx';
import type { PaperProps } from './index.tsx';

const PLACES = 3;

/** One for each of the first three places, players and teams; sideways. */
export function Certificates({ competition, heading }: PaperProps) {
  const t = useT();
  const first = (rows: readonly Row[]) => rows.filter(({ rank }) => rank <= PLACES);
  return [...first(competition.teams), ...first(competition.individuals)].map(row => (
    <section key={row.id} className="paper-page paper-certificate">
      <div className="frame">
        <Logo />
        <p>{heading}</p>
        <h2>{t('paper.place', { n: row.rank })}</h2>
        <p className="who">{row.label}</p>
        <p>{t('paper.certificate.points', { n: String(row.value) })}</p>
        <div className="paper-sign">
          <span>{t('paper.certificate.director')}</span>
          <span>{t('paper.certificate.date')}</span>
        </div>
      </div>
    </section>
  ));
}
