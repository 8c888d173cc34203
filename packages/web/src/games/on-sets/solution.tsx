import type { WrittenSolution } from '@forceout/on-sets';
import { isSymbol } from '@forceout/on-sets';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { usePosition } from '../position.ts';
import type { SolutionProps } from '../ui.ts';
import { Card } from './card.tsx';
import { sheetsOf } from './draft.ts';
import { inForceIn } from './in-force.ts';
import { lightJson } from './light.ts';
import { Meaning } from './shape-view.tsx';
import { cardName, faceLabel, Line } from './signs.tsx';
import { workOut } from './work.ts';
import '../written.css';

/** A presented Solution; the cards light up as it is worked out. */
export function Solution({ view, written, onLight, worked = false }: SolutionProps) {
  const t = useT();
  const sheets = useMemo(() => sheetsOf(written.solution), [written]);
  const [shown, setShown] = useState(0);
  const inForce = inForceIn(usePosition(view));
  return (
    <div className="solution">
      {written.goal !== null && <Meaning goal={written.goal} absValue={inForce.absValue} t={t} />}
      {sheets.map((sheet, i) => (
        <Sheet
          key={i === 0 ? 'first' : 'second'}
          view={view}
          sheet={sheet}
          title={sheets.length > 1 ? t(i === 0 ? 'onsets.pad.first' : 'onsets.pad.second') : null}
          onLight={shown === i ? onLight : undefined}
          onShow={() => setShown(i)}
          worked={worked}
        />
      ))}
    </div>
  );
}

interface SheetProps {
  readonly view: SolutionProps['view'];
  readonly sheet: WrittenSolution;
  readonly title: string | null;
  readonly onLight: SolutionProps['onLight'];
  readonly onShow: () => void;
  readonly worked: boolean;
}

function Sheet({ view, sheet, title, onLight, onShow, worked }: SheetProps) {
  const t = useT();
  const position = usePosition(view);
  const inForce = useMemo(() => inForceIn(position), [position]);
  const { cards } = position;
  const work = useMemo(() => workOut(cards, inForce, sheet), [cards, inForce, sheet]);
  const steps = work?.steps ?? [];
  const [at, setAt] = useState<number | null>(null);
  const step = steps[at ?? steps.length - 1];
  useEffect(() => {
    if (!onLight) return;
    onLight(step ? lightJson(step) : null);
    return () => onLight(null);
  }, [onLight, step]);
  const go = (to: number): void => {
    setAt(Math.max(0, Math.min(steps.length - 1, to)));
    onShow();
  };
  const current = at ?? steps.length - 1;
  return (
    <div>
      {title && <h3>{title}</h3>}
      <dl className="written">
        {sheet.restrictions.map(text => (
          <div key={text}>
            <dt>{t('onsets.pad.restriction')}</dt>
            <dd>
              <Line text={text} t={t} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('onsets.pad.name')}</dt>
          <dd>
            <Line text={sheet.setName} t={t} />
          </dd>
        </div>
        {sheet.wildAs && isSymbol(inForce.wildCube) && (
          <div>
            <dt className="note">
              {t('onsets.wild.as', { cube: faceLabel(inForce.wildCube), symbol: faceLabel(sheet.wildAs) })}
            </dt>
          </div>
        )}
        {sheet.blankAs && (
          <div>
            <dt className="note">{t('onsets.blank.as', { dots: cardName(sheet.blankAs, t) })}</dt>
          </div>
        )}
      </dl>
      {worked && step && (
        <ul className="workedcards">
          {cards.map(card => (
            <li key={card}>
              <Card card={card} lit={step.out.includes(card) ? 'out' : step.in.includes(card) ? 'in' : null} t={t} />
            </li>
          ))}
        </ul>
      )}
      {step ? (
        <div className="working">
          <p aria-live="polite">
            {t(step.kind === 'removed' ? 'onsets.work.removed' : 'onsets.work.names', {
              text: step.text,
              n: step.count,
            })}
            {work?.open && <small className="dim"> {t('onsets.work.left')}</small>}
          </p>
          {steps.length > 1 && (
            <div className="row wrap">
              <button type="button" className="btn sq" disabled={current <= 0} onClick={() => go(current - 1)}>
                <span aria-hidden="true">←</span>
                <span className="sr">{t('onsets.work.back')}</span>
              </button>
              <small className="num">{t('onsets.work.step', { n: current + 1, of: steps.length })}</small>
              <button
                type="button"
                className="btn sq"
                disabled={current >= steps.length - 1}
                onClick={() => go(current + 1)}
              >
                <span aria-hidden="true">→</span>
                <span className="sr">{t('onsets.work.next')}</span>
              </button>
              <button type="button" className="btn grow" onClick={() => go(steps.length - 1)}>
                {t('onsets.work.all')}
              </button>
            </div>
          )}
        </div>
      ) : (
        <p className="hint">{t('onsets.work.unread')}</p>
      )}
    </div>
  );
}
