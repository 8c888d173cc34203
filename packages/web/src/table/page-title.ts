import { useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { useTable } from './context.ts';
import { dueSeats } from './due.ts';

/** The title of the page says whose turn it is and where. */
export function usePageTitle(): void {
  const t = useT();
  const { state, me, nameOf, game } = useTable();
  const due = dueSeats(state);
  const [first] = due;
  const turn =
    me !== null && due.includes(me)
      ? t('turn.yours')
      : first === undefined
        ? ''
        : t('turn.others', { name: nameOf(first) });
  const title = [turn, t(`game.${game}`), t('app.name')].filter(part => part !== '').join(' · ');
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
