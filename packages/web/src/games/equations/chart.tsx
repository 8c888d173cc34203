import { SECTIONS } from '@forceout/table';
import { useId } from 'react';
import { useT } from '../../i18n/index.ts';
import { Cube } from '../../ui/cube.tsx';
import { positionIn } from '../position.ts';
import type { ChartProps } from '../ui.ts';
import { variationText } from '../variation-text.ts';
import { cubeName } from './cube-name.ts';
import { Line } from './signs.tsx';
import '../text-field.css';
import './chart.css';

const LINES = 4;

interface Notes {
  readonly shake: number;
  readonly lines: readonly string[];
}

function readNotes(raw: ChartProps['marks'], shake: number): Notes {
  const given = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {};
  const lines = given.shake === shake && Array.isArray(given.lines) ? given.lines : [];
  return {
    shake,
    lines: Array.from({ length: LINES }, (_, i) => (typeof lines[i] === 'string' ? lines[i] : '')),
  };
}

/** The record chart that Elementary and Middle players may keep (I-C chart): Resources, variations, Goal, Solutions. */
export function Chart({ view, marks, onMarks }: ChartProps) {
  const t = useT();
  const id = useId();
  const { division } = view.state.config;
  const { shake } = view.state;
  if ((division !== 'elementary' && division !== 'middle') || !shake) return null;
  const notes = readNotes(marks, view.state.shakeNo);
  const { variations, goalText } = positionIn(view);
  return (
    <section className="eqchart" aria-labelledby={id}>
      <h3 id={id}>{t('eq.chart')}</h3>
      <p className="small dim">{t('eq.chart.about')}</p>
      <dl>
        {SECTIONS.map(section => (
          <div key={section}>
            <dt>{t(`section.${section}`)}</dt>
            <dd>
              <ul className="cubes">
                {shake.mat[section].map(cube => (
                  <li key={cube.id}>
                    <Cube face={cube.face} kind={cube.kind} size="xs" label={cubeName(cube, t)} />
                  </li>
                ))}
              </ul>
              {section === 'goal' && typeof goalText === 'string' && <Line text={goalText} t={t} />}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('games.var.on')}</dt>
          <dd>{variations.map(v => variationText(v.id, v.value, view, t).name).join(', ') || t('eq.chart.none')}</dd>
        </div>
        <div>
          <dt>{t('eq.chart.solutions')}</dt>
          <dd className="col">
            {notes.lines.map((line, i) => (
              <input
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sheet, in their places
                key={i}
                className="letters"
                aria-label={t('eq.chart.line', { n: i + 1 })}
                value={line}
                onChange={e => onMarks({ shake: notes.shake, lines: notes.lines.with(i, e.currentTarget.value) })}
              />
            ))}
          </dd>
        </div>
      </dl>
    </section>
  );
}
