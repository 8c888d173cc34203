import type { Refusal } from '@forceout/tournament';
import type { T } from '../i18n/index.ts';

/** What the director knowingly accepts, by its number. */
export interface Accepted {
  readonly acceptTeammates?: number;
  readonly acceptForbidden?: number;
}

/** What has to be accepted besides, where a seating was refused for it. */
export function askedFor(refusal: Refusal | null, before: Accepted): Accepted | null {
  const least = Number(refusal?.facts.least ?? 0);
  if (refusal?.code === 'teammates-together') return { ...before, acceptTeammates: least };
  return refusal?.code === 'forbidden-together' ? { ...before, acceptForbidden: least } : null;
}

/** What the button says by which it is accepted. */
export const wordsFor = ({ acceptTeammates, acceptForbidden }: Accepted, t: T): string =>
  acceptForbidden === undefined
    ? t('hall.accept', { n: acceptTeammates ?? 0 })
    : t('hall.acceptForbidden', { n: acceptForbidden });
