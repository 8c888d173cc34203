import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { renewClient } from '../online/client.ts';
import { go } from '../route.ts';
import { comeToTable, type TableAt } from './api.ts';
import { keepLink } from './kept-link.ts';
import type { EventInHand } from './use-event.ts';

/** Opens the table on screen: the player's own seat, or for an official the table named. */
export function ToTable({
  event,
  at,
  label,
  look,
}: {
  readonly event: EventInHand;
  readonly at?: TableAt;
  readonly label: string;
  readonly look: string;
}) {
  const t = useT();
  const [fault, setFault] = useState('');
  const come = async () => {
    const found = await comeToTable(event.id, event.link, at);
    if (!found.ok) return setFault(found.message || t('hall.offline'));
    keepLink(event.id, event.link);
    renewClient();
    go('online', found.answer.table);
  };
  return (
    <>
      <button type="button" className={look} onClick={() => void come()}>
        {label}
      </button>
      {fault !== '' && <p role="alert">{fault}</p>}
    </>
  );
}
