import { useId } from 'react';
import { type T, useT } from '../../i18n/index.ts';
import { Segments } from '../../ui/segments.tsx';
import { Select } from '../../ui/select.tsx';
import { usePosition } from '../position.ts';
import type { SideProps } from '../ui.ts';
import { Dots } from './card.tsx';
import { Cards } from './cards.tsx';
import { CHARTS, type GridChart, grid, map, sixteen } from './charts.ts';
import { doubledIn } from './in-force.ts';
import { type Light, readLight } from './light.ts';
import { type Marks, markNext, readMarks } from './marks.ts';
import { cardName } from './signs.tsx';
import './universe.css';

/** The Universe as dealt, or as one of the charts a player may keep. */
export function Universe({ view, light: rawLight, marks: rawMarks, onMarks }: SideProps) {
  const t = useT();
  const id = useId();
  const position = usePosition(view);
  const { cards, rules } = position;
  if (cards.length === 0) return null;
  const light = readLight(rawLight);
  const marks = readMarks(rawMarks, view.state.shakeNo);
  const change = (patch: Partial<Marks>): void => onMarks({ ...marks, ...patch });
  const mark = (card: string) => (): void => change(markNext(marks, card));
  const marked = Object.values(marks.cards).some(m => m !== 'none');
  const double = doubledIn(position);
  return (
    <section className="uni" aria-labelledby={id}>
      <div className="uhead">
        <h2 id={id}>{t('onsets.universe')}</h2>
        <small className="dim">{t('onsets.universe.count', { n: cards.length })}</small>
        {marked && (
          <button type="button" className="btn quiet small" onClick={() => change({ cards: {} })}>
            {t('games.marks.clear')}
          </button>
        )}
        {marks.as === 'chart' && (
          <Select
            label={t('onsets.universe.form')}
            value={marks.chart}
            options={CHARTS.map(value => ({ value, label: t(`onsets.chart.${value}`) }))}
            onPick={chart => change({ chart })}
          />
        )}
        <Segments
          label={t('onsets.universe.as')}
          value={marks.as}
          options={(['cards', 'chart'] as const).map(value => ({ value, label: t(`onsets.universe.${value}`) }))}
          onPick={as => change({ as })}
        />
      </div>
      {marks.as === 'cards' ? (
        <Cards
          cards={cards}
          show={card => ({
            lit: lit(light, card),
            double: double.includes(card),
            mark: marks.cards[card] ?? 'none',
            onMark: mark(card),
          })}
        />
      ) : (
        <Charted {...{ cards, light, marks, mark, t }} size={rules.division === 'senior' ? 14 : 12} />
      )}
    </section>
  );
}

const lit = (light: Light | null, card: string): 'in' | 'out' | null =>
  light?.out.includes(card) ? 'out' : light?.in.includes(card) ? 'in' : null;

interface ChartedProps {
  readonly cards: readonly string[];
  readonly light: Light | null;
  readonly marks: Marks;
  readonly mark: (card: string) => () => void;
  readonly t: T;
  readonly size: number;
}

function Charted({ cards, light, marks, mark, t, size }: ChartedProps) {
  const cell = (card: string | undefined, n: number, letters = false) => {
    const dealt = card !== undefined && cards.includes(card);
    if (!dealt)
      return (
        <span
          className="cell no"
          role="img"
          aria-label={card === undefined ? String(n) : t('onsets.card.undealt', { dots: cardName(card, t) })}
        >
          {letters && card !== undefined && card !== 'blank' && <b aria-hidden="true">{card}</b>}
        </span>
      );
    const state = [lit(light, card), marks.cards[card]].filter(x => x && x !== 'none').join(' ');
    return (
      <button
        type="button"
        className={`cell ${state}`}
        aria-label={[
          t('onsets.card', { n: cards.indexOf(card) + 1, dots: cardName(card, t) }),
          lit(light, card) === 'in' && t('onsets.card.in'),
          lit(light, card) === 'out' && t('onsets.card.out'),
          (marks.cards[card] ?? 'none') !== 'none' &&
            t('onsets.card.mark', { mark: t(`games.marks.${marks.cards[card] ?? 'none'}`) }),
        ]
          .filter(Boolean)
          .join(' ')}
        onClick={mark(card)}
      >
        {letters ? <b aria-hidden="true">{card === 'blank' ? '' : card}</b> : <Dots card={card} />}
      </button>
    );
  };
  if (marks.chart === 'strip' || marks.chart === 'sixteen') {
    const line = marks.chart === 'strip' ? Array.from({ length: size }, (_, i) => cards[i]) : sixteen;
    return (
      <ol className={`strip ${marks.chart}`}>
        {line.map((card, i) => (
          <li key={card ?? `empty ${i}`}>
            {cell(card, i + 1, marks.chart === 'sixteen')}
            <small aria-hidden="true">{i + 1}</small>
          </li>
        ))}
      </ol>
    );
  }
  const chart: GridChart = marks.chart === 'grid' ? grid : map;
  return (
    <table className="gridchart">
      <thead>
        <tr>
          <td />
          {chart.columns.map(({ key, text, span }) => (
            <th key={key} scope="colgroup" colSpan={span}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.cells.map((row, i) => {
          const head = headAt(chart.rows, i);
          return (
            <tr key={row[0]}>
              {head && (
                <th scope="rowgroup" rowSpan={head.span}>
                  {head.text}
                </th>
              )}
              {row.map(card => (
                <td key={card}>{cell(card, 0, marks.chart === 'letters')}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
      {chart.feet.length > 0 && (
        <tfoot>
          <tr>
            <td />
            {chart.feet.map(({ key, text, span }) => (
              <td key={key} colSpan={span}>
                {text}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** The heading that begins at this row. */
function headAt(rows: GridChart['rows'], row: number): GridChart['rows'][number] | undefined {
  let at = 0;
  for (const head of rows) {
    if (at === row) return head;
    at += head.span;
  }
  return undefined;
}
