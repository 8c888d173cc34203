import { useMemo } from 'react';
import { useT } from '../../i18n/index.ts';
import { usePosition } from '../position.ts';
import type { SolutionProps } from '../ui.ts';
import { inForceIn } from './in-force.ts';
import { EquationMath } from './math.tsx';
import { Line } from './signs.tsx';
import { Working } from './working.tsx';
import '../written.css';

/** A presented Equation: as it was written, and as a book would print it. */
export function Solution({ view, written, worked = false }: SolutionProps) {
  const t = useT();
  const position = usePosition(view);
  const inForce = useMemo(() => inForceIn(position), [position]);
  const solution = String(written.solution ?? '');
  const goal = String(written.goal ?? '');
  return (
    <div className="solution">
      <dl className="written">
        <div className="whole">
          <dt>{t('eq.written')}</dt>
          <dd>
            <Line text={solution} t={t} /> <span className="expr">=</span> <Line text={goal} t={t} />
          </dd>
        </div>
      </dl>
      <EquationMath solution={solution} goal={goal} />
      {/* Working it out is the checkers' task where players judge. */}
      {(worked || view.state.config.judging === 'auto') && (
        <Working {...{ text: solution, goal, inForce, open: worked }} />
      )}
    </div>
  );
}
