import type { ClauseRef } from '@forceout/rulebook';
import { useT } from '../i18n/index.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { CloseButton } from '../ui/close-button.tsx';
import { Icon } from '../ui/icon.tsx';

interface RulingProps {
  readonly text: string;
  readonly clause: ClauseRef | null;
  /** What was asked for was not done. */
  readonly refused?: boolean;
  readonly onClose?: () => void;
}

/** Who, what and why in one or two sentences, then the clause. */
export function Ruling({ text, clause, refused = false, onClose }: RulingProps) {
  const t = useT();
  return (
    <div className={`ruling${refused ? ' refused' : ''}`} role={refused ? 'alert' : 'note'}>
      <Icon name={refused ? 'cross' : 'judge'} />
      <p>
        {refused && <b>{t('ruling.refused')} </b>}
        {text} {clause && <ClauseLink clause={clause} />}
      </p>
      {onClose && <CloseButton onClose={onClose} />}
    </div>
  );
}
