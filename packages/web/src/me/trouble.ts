import type { T } from '../i18n/index.ts';
import type { Fetched } from '../online/api.ts';

/** What went wrong, in words: the server's own where it has said something. */
export const troubleOf = (answer: Extract<Fetched<unknown>, { ok: false }>, t: T): string => {
  if (answer.code === 'offline') return t('me.offline');
  if (answer.code === 'bad-passkey') return t('me.passkey.failed');
  if (answer.code === 'bad-message') return t('me.unclear');
  return answer.message;
};
