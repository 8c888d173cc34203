import type { GameLevel } from '@forceout/wff';
import { useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import type { FieldHandle } from '../token-field.tsx';
import { lineNotes } from './checks.ts';
import { LetterKeys } from './letter-keys.tsx';
import { ProofEditor, type ProofField } from './proof-editor.tsx';
import type { Row } from './rows.ts';

interface ProofPadProps {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly onRows: (rows: readonly Row[]) => void;
  readonly level: GameLevel;
}

/** A proof of one's own, with keys to write it. */
export function ProofPad({ caption, rows, onRows, level }: ProofPadProps) {
  const t = useT();
  const [active, setActive] = useState<ProofField | null>(null);
  const field = useRef<FieldHandle | null>(null);
  return (
    <>
      <ProofEditor
        caption={caption}
        rows={rows}
        onRows={onRows}
        subProofs={level === 'regular'}
        field={field}
        active={active}
        onActive={setActive}
        notes={lineNotes(rows, t)}
      />
      <LetterKeys part={active?.part ?? 'wff'} level={level} field={() => field.current} />
    </>
  );
}
