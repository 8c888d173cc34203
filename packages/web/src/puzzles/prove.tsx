import type { Json } from '@forceout/table';
import { useRef, useState } from 'react';
import type { FieldHandle } from '../games/token-field.tsx';
import { lineNotes } from '../games/wff/checks.ts';
import { LetterKeys } from '../games/wff/letter-keys.tsx';
import { ProofEditor, type ProofField } from '../games/wff/proof-editor.tsx';
import { proofJson, type Row } from '../games/wff/rows.ts';
import { useT } from '../i18n/index.ts';
import '../games/pad.css';

interface ProveProps {
  readonly premises: readonly string[];
  readonly goal: string;
  readonly rules: readonly string[];
  readonly onProof: (proof: Json) => void;
  readonly busy: boolean;
}

/** The proof editor of the WFF pad, begun with the premises. */
export default function Prove({ premises, goal, rules, onProof, busy }: ProveProps) {
  const t = useT();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    premises.map(wff => ({ depth: 0, opens: false, wff, why: 's' })),
  );
  const [active, setActive] = useState<ProofField | null>(null);
  const field = useRef<FieldHandle | null>(null);
  const level = rules.includes('Ci') ? 'regular' : 'elementary';
  return (
    <div className="gpad">
      <ProofEditor
        caption={t('puzzle.prove.caption', { premises: premises.join(', '), goal })}
        rows={rows}
        onRows={setRows}
        subProofs={level === 'regular'}
        field={field}
        active={active}
        onActive={setActive}
        notes={lineNotes(rows, t)}
      />
      <LetterKeys part={active?.part ?? 'wff'} level={level} field={() => field.current} />
      <button
        type="button"
        className="btn pri big full"
        disabled={busy}
        onClick={() => onProof(proofJson(rows, premises, goal))}
      >
        {t('puzzle.prove.tell')}
      </button>
    </div>
  );
}
