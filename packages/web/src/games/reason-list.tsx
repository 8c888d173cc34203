import type { Reason } from '@forceout/table';
import { useT } from '../i18n/index.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import type { GameUi } from './ui.ts';

interface ReasonListProps {
  readonly ui: GameUi;
  readonly reasons: readonly Reason[];
}

/** Reasons in words, each with its clause. */
export function ReasonList({ ui, reasons }: ReasonListProps) {
  const t = useT();
  return (
    <ul className="pfacts">
      {reasons.map(reason => (
        <li key={reason.code + reason.clause}>
          {ui.reasonText(reason, t)} <ClauseLink clause={reason.clause} />
        </li>
      ))}
    </ul>
  );
}
