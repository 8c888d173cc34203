import { printSolution } from '@forceout/wff';
import { useMemo } from 'react';
import { useT } from '../../i18n/index.ts';
import { positionIn } from '../position.ts';
import type { SolutionProps } from '../ui.ts';
import { markedItems, shownOf } from './handed-in.ts';
import { ProofView } from './proof-view.tsx';
import '../written.css';

export function Solution({ view, written }: SolutionProps) {
  const t = useT();
  const shown = useMemo(() => shownOf(written.solution), [written]);
  const { goalText } = positionIn(view);
  const marked = markedItems(shown).filter(item => item.marked);
  return (
    <div className="solution">
      <dl className="written">
        <div>
          <dt>{t('wff.pad.solution')}</dt>
          <dd>{printSolution(shown.solution)}</dd>
        </div>
        {marked.length > 0 && (
          <div>
            <dt className="note">
              {t('section.required')}: {marked.map(item => item.text).join(', ')}
            </dt>
          </div>
        )}
      </dl>
      {shown.rows ? (
        <ProofView caption={`${shown.solution.premises.join(', ')} → ${String(goalText)}`} rows={shown.rows} />
      ) : (
        <p className="hint">{t('wff.proof.empty')}</p>
      )}
    </div>
  );
}
