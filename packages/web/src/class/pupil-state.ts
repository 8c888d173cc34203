import type { ClassBoard, ClassCard } from '@forceout/wire';
import { useT } from '../i18n/index.ts';

/** What a coach wants to know of each pupil at a glance: the table, or how far the work is that is due next. */
export function usePupilState({ tables, work, now }: ClassBoard): (pupil: ClassCard['pupils'][number]) => string {
  const t = useT();
  const [next] = work.filter(one => !one.closed && one.due >= now).toSorted((a, b) => a.due - b.due);
  return ({ id, name }) => {
    const at = tables.findIndex(table => table.players.includes(name));
    if (at >= 0) return t('class.at.table', { n: at + 1 });
    if (next === undefined) return '';
    const done = next.done[id]?.n ?? 0;
    return done >= next.target ? t('class.work.all.done') : t('class.work.done', { done, n: next.target });
  };
}
