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

/** With Multiple of k the two sides differ: by how much, and how many times k that is. */
export function multipleIn(solution: string, goal: string, inForce: InForce) {
  const name = inForce.names.find(each => each.startsWith('multiple-of-'));
  const [value, wanted] = [valueIn(solution, 'solution', inForce)?.exact, valueIn(goal, 'goal', inForce)?.exact];
  if (name === undefined || !isWhole(value) || !isWhole(wanted)) return null;
  const k = BigInt(name.slice('multiple-of-'.length));
  const [more, less] = [BigInt(value), BigInt(wanted)].sort((a, b) => (a > b ? -1 : 1)) as [bigint, bigint];
  const difference = more - less;
  const [rest, times] = [difference % k, difference / k];
  const facts = {
    more: String(more),
    less: String(less),
    difference: String(difference),
    times: String(times),
    k: String(k),
  };
  return { fits: rest === 0n && difference !== 0n, facts };
}

const isWhole = (exact: string | null | undefined): exact is string => /^-?\d+$/.test(exact ?? '');

interface WorkingProps {
  readonly text: string;
  /** The Goal as the writer reads it. */
  readonly goal: string;
  readonly inForce: InForce;
  readonly open: boolean;
}

/** How a Solution is worked out, bracket by bracket. */
export function Working({ text, goal, inForce, open }: WorkingProps) {
  const t = useT();
  const multiple = useMemo(() => multipleIn(text, goal, inForce), [text, goal, inForce]);
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
          {multiple && <li>{t(multiple.fits ? 'eq.work.multiple' : 'eq.work.multiple.not', multiple.facts)}</li>}
        </ol>
      )}
    </details>
  );
}
