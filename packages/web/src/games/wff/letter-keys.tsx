import { type GameLevel, rulesOfLevel } from '@forceout/wff';
import { useT } from '../../i18n/index.ts';
import { Keys } from '../keys.tsx';
import type { FieldHandle } from '../token-field.tsx';
import type { ProofField } from './proof-editor.tsx';
import { faceName } from './signs.ts';

const LETTERS = ['C', 'A', 'K', 'E', 'N', 'p', 'q', 'r', 's'];

interface LetterKeysProps {
  readonly part: ProofField['part'] | 'solution';
  readonly level: GameLevel;
  readonly field: () => FieldHandle | null;
}

/** The keys that fit what is being written: letters of a WFF, names of rules, or signs of the Solution line. */
export function LetterKeys({ part, level, field }: LetterKeysProps) {
  const t = useT();
  const key = (text: string, label = text, show = text) => ({ show, text, label });
  const more =
    part === 'wff'
      ? LETTERS.map(letter => key(letter, faceName(letter, t)))
      : part === 'why'
        ? [key('s'), ...rulesOfLevel(level).map(rule => key(rule)), key(', ', ',', ',')]
        : [key(', ', ',', ','), key(' / ', '/', '/')];
  return <Keys field={field} more={more} brackets={part === 'solution'} square={false} />;
}
