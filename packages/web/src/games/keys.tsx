import { useT } from '../i18n/index.ts';
import type { FieldHandle } from './token-field.tsx';
import './pad.css';

interface KeysProps {
  /** The field that was used last. */
  readonly field: () => FieldHandle | null;
  readonly brackets?: boolean;
  readonly square?: boolean;
  /** Further signs of the game: what is shown, what is written, how it is spoken. */
  readonly more?: readonly { readonly show: string; readonly text: string; readonly label: string }[];
}

const BRACKETS = [
  { sign: '(', key: 'games.key.open' },
  { sign: ')', key: 'games.key.close' },
  { sign: '[', key: 'games.key.open.square' },
  { sign: ']', key: 'games.key.close.square' },
] as const;

/** Brackets, caret and delete; pressing a key never takes the focus from the line. */
export function Keys({ field, brackets = true, square = true, more = [] }: KeysProps) {
  const t = useT();
  const key = (label: string, show: React.ReactNode, act: () => void) => (
    <button
      key={label}
      type="button"
      className="key"
      aria-label={label}
      onPointerDown={e => e.preventDefault()}
      onClick={act}
    >
      {show}
    </button>
  );
  return (
    <fieldset className="keys" aria-label={t('games.key.keys')}>
      {more.map(({ show, text, label }) => key(label, show, () => field()?.insert(text)))}
      {BRACKETS.filter(b => brackets && (square || !'[]'.includes(b.sign))).map(b =>
        key(t(b.key), b.sign, () => field()?.insert(b.sign)),
      )}
      {key(t('games.key.left'), '←', () => field()?.move(-1))}
      {key(t('games.key.right'), '→', () => field()?.move(1))}
      {key(
        t('games.key.erase'),
        <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5h12v14H9l-6-7zM12 9.5l5 5M17 9.5l-5 5" />
        </svg>,
        () => field()?.erase(),
      )}
    </fieldset>
  );
}
