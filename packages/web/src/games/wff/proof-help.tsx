import { type Attempt, type Detail, type Hint, proofToJson } from '@forceout/wff';
import { useState } from 'react';
import { HintSteps } from '../../hints/steps.tsx';
import { type T, useT } from '../../i18n/index.ts';
import { askTable } from '../../worker/index.ts';
import { ProofView } from './proof-view.tsx';
import { reasonText } from './reasons.ts';
import { rowsOf } from './rows.ts';

const DETAILS: readonly Detail[] = ['rule', 'line', 'proof'];

/** Practice only: the rule to think of, the next line, a whole proof. Asked anew when the proof has changed. */
export function ProofHelp({ attempt }: { readonly attempt: Attempt }) {
  const t = useT();
  const [hints, setHints] = useState<readonly Hint[]>([]);
  const [busy, setBusy] = useState(false);
  const more = async (): Promise<void> => {
    setBusy(true);
    const hint = await askTable('proof-hint', { game: 'wff', attempt, detail: DETAILS[hints.length]! }).catch(
      () => null,
    );
    if (hint) setHints([...hints, hint]);
    setBusy(false);
  };
  return (
    <HintSteps
      busy={busy}
      label={(n, of) => t('wff.help', { n, of })}
      onMore={() => void more()}
      told={hints.map(hint => (
        <>
          {helpText(hint, attempt.goal, t)}
          {hint.kind === 'proof' && (
            <ProofView
              caption={`${attempt.premises.join(', ')} → ${attempt.goal}`}
              rows={rowsOf(proofToJson(hint.proof)) ?? []}
            />
          )}
        </>
      ))}
    />
  );
}

export function helpText(hint: Hint, goal: string, t: T): string {
  switch (hint.kind) {
    case 'done':
    case 'impossible':
      return t(`wff.help.${hint.kind}`, { goal });
    case 'close':
    case 'proof':
      return t(`wff.help.${hint.kind}`);
    case 'premise':
      return t('wff.help.premise', { wff: hint.wff });
    case 'fault': {
      const { line } = hint.fault;
      const why = reasonText(hint.fault, t);
      return line === null ? why : t('wff.help.fault', { label: line, why });
    }
    case 'suppose': {
      const { rule, wff } = hint;
      const open = wff === null ? t('wff.help.open') : t('wff.help.suppose', { wff });
      return rule === null ? open : `${open} ${t('wff.help.rule', { rule })}`;
    }
    case 'line': {
      const { rule, wff, cites, r } = hint;
      if (wff === null) return t('wff.help.rule', { rule });
      const lines = cites.join(', ');
      if (rule === 'R')
        return t('wff.help.bring', { wff, lines, marks: Array.from({ length: r }, () => 'R').join(', ') });
      return cites.length === 0 ? t('wff.help.write', { wff, rule }) : t('wff.help.from', { wff, rule, lines });
    }
  }
}
