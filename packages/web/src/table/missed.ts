import type { T } from '../i18n/index.ts';
import { type TableContext, useTable } from './context.ts';
import { dueSeats } from './due.ts';
import type { LogLine } from './event-text.ts';

/** So many are told one by one; of more, the last ones. */
const TOLD = 3;

/** What happened while the line was lost, newest last, and whose turn it is: two sentences at most. */
export function missedWords(
  logLines: readonly LogLine[],
  since: number,
  said: string | null,
  { state, me, nameOf }: Pick<TableContext, 'state' | 'me' | 'nameOf'>,
  t: T,
): string {
  const all = [...logLines.filter(each => each.seq > since).map(each => each.text), ...(said === null ? [] : [said])];
  const due = dueSeats(state);
  const turn =
    me !== null && due.includes(me)
      ? t('back.yours')
      : due[0] === undefined
        ? ''
        : t('turn.others', { name: nameOf(due[0]) });
  const happened =
    all.length === 0
      ? t('back.nothing')
      : all.length <= TOLD
        ? t('back.all', { what: all.join('; ') })
        : t('back.some', { n: all.length, what: all.slice(-TOLD).join('; ') });
  return `${happened} ${turn}`.trim();
}

/** What somebody said last, in words. */
export function useLastSaid(): { readonly seq: number; readonly text: (t: T) => string } | null {
  const { connection, nameOf } = useTable();
  const heard = connection.heardPhrase?.() ?? null;
  return heard && { seq: heard.seq, text: t => `${nameOf(heard.seat)}: ${t(`phrase.${heard.phrase}`)}` };
}
