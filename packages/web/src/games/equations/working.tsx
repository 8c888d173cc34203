import { useMemo } from 'react';
import { useT } from '../../i18n/index.ts';
import { type InForce, readingsOf, valueIn } from './in-force.ts';
import { Line } from './signs.tsx';

/** Every bracket of a fully grouped text, innermost first. */
export function bracketsIn(text: string): readonly string[] {
  const open: number[] = [];
  const found: string[] = [];
  [...text].forEach((sign, at) => {
    if (sign === '(') open.push(at);
    if (sign === ')') {
      const from = open.pop();
      if (from !== undefined) found.push(text.slice(from + 1, at));
    }
  });
  return found;
}

interface WorkingProps {
  readonly text: string;
  readonly inForce: InForce;
  readonly open: boolean;
}

/** How a Solution is worked out, bracket by bracket. */
export function Working({ text, inForce, open }: WorkingProps) {
  const t = useT();
  const steps = useMemo(() => {
    const first = readingsOf(text, 'solution', inForce)?.[0];
    if (!first) return [];
    const parts = [...new Set([...bracketsIn(first.text), first.text.replace(/^\((.*)\)$/, '$1')])];
    return parts.flatMap(part => {
      const value = valueIn(part, 'solution', inForce);
      return value?.exact ? [{ text: part, value: value.exact }] : [];
    });
  }, [text, inForce]);
  return (
    <details className="working" open={open}>
      <summary>{t('eq.work')}</summary>
      {steps.length === 0 ? (
        <p>{t('eq.work.none')}</p>
      ) : (
        <ol>
          {steps.map(step => (
            <li key={step.text} className="row wrap">
              <Line text={step.text} t={t} /> <b className="num">= {step.value}</b>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
