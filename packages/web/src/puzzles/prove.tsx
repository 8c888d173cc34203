import type { Json } from '@forceout/table';
import { useState } from 'react';
import { ProofPad } from '../games/wff/proof-pad.tsx';
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
  return (
    <div className="gpad">
      <ProofPad
        caption={t('puzzle.prove.caption', { premises: premises.join(', '), goal })}
        rows={rows}
        onRows={setRows}
        level={rules.includes('Ci') ? 'regular' : 'elementary'}
      />
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
