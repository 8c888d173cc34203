import { NUMBERS_DIFFER } from '@forceout/tournament';
import { useT } from '../i18n/index.ts';
import type { EventInHand } from './use-event.ts';

interface SendBackProps {
  readonly event: EventInHand;
  readonly where: object;
  readonly label: string;
}

/** Sends what was typed for a table back; the log has a code, never the words of this page. */
export const SendBack = ({ event, where, label }: SendBackProps) => (
  <button type="button" className="btn" onClick={() => void event.act('dispute', { ...where, reason: NUMBERS_DIFFER })}>
    {label}
  </button>
);

interface SentBackProps {
  readonly reason: string | null | undefined;
}

/** Why it was sent back: the code in words, a reason that somebody gave as it was given. */
export function SentBack({ reason }: SentBackProps) {
  const t = useT();
  if (!reason) return null;
  return <p className="hall-note warn">{reason === NUMBERS_DIFFER ? t('hall.sendBackWhy') : reason}</p>;
}
