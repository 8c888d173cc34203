import type { Json } from '@forceout/table';
import { ProofView } from '../games/wff/proof-view.tsx';
import { rowsOf } from '../games/wff/rows.ts';
import { useT } from '../i18n/index.ts';

interface ProofProps {
  readonly proof: Json;
  readonly premises: readonly string[];
  readonly goal: string;
}

/** A proof that the solver found. */
export default function Proof({ proof, premises, goal }: ProofProps) {
  const t = useT();
  const rows = rowsOf(proof);
  if (rows === null) return <p>{t('puzzle.hint.nothing')}</p>;
  return <ProofView caption={t('puzzle.prove.caption', { premises: premises.join(', '), goal })} rows={rows} />;
}
