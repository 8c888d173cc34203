import type { ClassCard, LogInCards } from '@forceout/wire';
import { useLocale, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import { Qr } from '../ui/qr.tsx';
import { ReachNote, useReach } from '../ui/reach.tsx';
import { shownCode } from './shown-code.ts';

const CARDS_A_SHEET = 10;

/** The way in with everything on it. */
const entryLink = (base: string, code: string, name: string, pin: string): string =>
  `${base}${hrefTo('enter', code, name, pin)}`;

interface CardsProps {
  readonly card: ClassCard;
  readonly cards: LogInCards;
  readonly onClose: () => void;
}

/** Ten to a sheet, with lines to cut along; the numbers are shown here and nowhere again. */
export function Cards({ card, cards, onClose }: CardsProps) {
  const t = useT();
  const language = useLocale();
  const reach = useReach();
  const sheets = Array.from({ length: Math.ceil(cards.length / CARDS_A_SHEET) }, (_, i) =>
    cards.slice(i * CARDS_A_SHEET, (i + 1) * CARDS_A_SHEET),
  );
  return (
    <div className="logincards">
      <div className="row wrap noprint">
        <h1 tabIndex={-1} className="grow">
          {t('class.cards')}
        </h1>
        <button type="button" className="btn pri big" onClick={() => print()}>
          <Icon name="print" /> {t('class.cards.print')}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {t('class.cards.done')}
        </button>
        <p className="small dim">{t('class.cards.about')}</p>
        <ReachNote reach={reach} />
      </div>
      {sheets.map((sheet, i) => (
        <section key={sheet[0]!.id} className="cardsheet" aria-label={t('class.cards.sheet', { n: i + 1 })}>
          <header className="cardhead">
            <b>{t('class.cards.of', { label: card.label })}</b>
            <span>{t('class.cards.cut')}</span>
            <span className="pageof">{t('class.cards.page', { n: i + 1, of: sheets.length })}</span>
          </header>
          {sheet.map(({ id, name, pin }) => (
            <article key={id} className="logincard">
              <div>
                <h2>{name}</h2>
                <p>{reach.host}</p>
                <dl>
                  <div>
                    <dt>{t('class.code')}</dt>
                    <dd>{shownCode(card.code)}</dd>
                  </div>
                  <div>
                    <dt>{t('class.pin')}</dt>
                    <dd>{pin}</dd>
                  </div>
                </dl>
              </div>
              <Qr text={entryLink(reach.base, card.code, name, pin)} label={t('class.cards.qr', { name })} />
            </article>
          ))}
          <p className="small cardfoot">
            <span>{t('class.cards.lost')}</span>
            {t('class.until', { day: new Date(card.deleteAt).toLocaleDateString(language, { dateStyle: 'long' }) })}
          </p>
        </section>
      ))}
    </div>
  );
}
