import { useDeferredValue, useMemo } from 'react';
import { useT } from '../../i18n/index.ts';
import { type InForce, readingsOf, wildFace } from './in-force.ts';

const FEW = 3;

/** "means 24", "can mean 1 or 5", or that it means nothing. A wild cube leaves it open. */
export function GoalMeaning({ text: now, inForce }: { readonly text: string; readonly inForce: InForce }) {
  const t = useT();
  const text = useDeferredValue(now);
  const values = useMemo(() => {
    const readings = readingsOf(text, 'goal', inForce);
    return readings && [...new Set(readings.flatMap(r => (r.kind === 'value' && r.exact ? [r.exact] : [])))];
  }, [text, inForce]);
  const wild = wildFace(inForce);
  if (wild !== null && text.includes(wild)) return <p className="goalval">{t('eq.goal.wild')}</p>;
  if (values === null) return null;
  const [only, ...more] = values;
  if (only === undefined) return <p className="goalval">{t('eq.goal.none')}</p>;
  if (more.length >= FEW) return <p className="goalval">{t('eq.goal.many')}</p>;
  if (more.length > 0)
    return <p className="goalval">{t('eq.goal.or', { values: values.join(` ${t('word.or')} `) })}</p>;
  return (
    <p className="goalval">
      {t('eq.goal.value')} <b>{only}</b>
    </p>
  );
}
