import { type ReactNode, useEffect, useRef } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import './hints.css';

needWords('hints');

/** Where to look, an idea, an answer. */
export const HINTS = 3;

interface HintStepsProps {
  /** What has been told so far. */
  readonly told: readonly ReactNode[];
  /** Asked for, but not told yet. */
  readonly busy: boolean;
  readonly onMore: () => void;
  /** What the button says, where several kinds of hints stand on one page. */
  readonly label?: (n: number, of: number) => string;
  /** Where the button stands, if not below what was told. */
  readonly place?: (button: ReactNode) => ReactNode;
}

/** The hints told so far, and the button for one more. */
export function HintSteps({ told, busy, onMore, label, place = button => button }: HintStepsProps) {
  const t = useT();
  const n = told.length + 1;
  const list = useRef<HTMLOListElement>(null);
  // The button goes with the last hint, and whoever pressed it stays here.
  useEffect(() => {
    if (n > HINTS && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [n]);
  return (
    <>
      <ol className="hintsteps" aria-live="polite" ref={list} tabIndex={-1}>
        {told.map((hint, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={i}>{hint}</li>
        ))}
      </ol>
      {busy && <p role="status">{t('hint.thinking')}</p>}
      {n <= HINTS &&
        place(
          <button type="button" className="btn full" aria-disabled={busy} onClick={() => !busy && onMore()}>
            {label ? label(n, HINTS) : t('hint.next', { n, of: HINTS })}
          </button>,
        )}
    </>
  );
}
