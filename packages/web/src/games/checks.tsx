import { useT } from '../i18n/index.ts';
import './pad.css';

export interface Check {
  readonly key: string;
  readonly ok: boolean;
  readonly text: string;
}

const TICK = 'M4 13l5 5L20 6';
const CROSS = 'M6 6l12 12M18 6 6 18';

interface ChecksProps {
  readonly checks: readonly Check[];
  readonly label?: string;
  readonly id?: string;
}

/** What the pad has looked at, each with a sign and a word. */
export function Checks({ checks, label, id }: ChecksProps) {
  const t = useT();
  return (
    <ul className="checks" aria-live="polite" aria-label={label ?? t('games.pad.checks')} id={id}>
      {checks.map(({ key, ok, text }) => (
        <li key={key} className={ok ? 'ok' : 'no'}>
          <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
            <path d={ok ? TICK : CROSS} />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
