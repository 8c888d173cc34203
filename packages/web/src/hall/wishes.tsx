import { LEFTOVERS, type Leftover, type Method, type SoftCount, softCountsOf } from '@forceout/tournament';
import { useT } from '../i18n/index.ts';
import { LabelledSelect } from '../ui/select.tsx';
import type { CompetitionProps } from './index.tsx';
import { OrderList } from './order-list.tsx';

/** What counts more than what, as the director states it. */
export function Wishes({ event, competition, method }: CompetitionProps & { readonly method: Method }) {
  const t = useT();
  const all = softCountsOf(method);
  const stated = competition.order;
  const order = (stated ?? all).filter(count => all.includes(count));
  const change = (next: readonly SoftCount[] | null) =>
    void event.act('change-plan', { competition: competition.id, order: next });
  return (
    <details className="hall-more">
      <summary>{t('hall.wishes')}</summary>
      <p className="dim">{t('hall.wishesAbout')}</p>
      <OrderList<SoftCount>
        label={t('hall.wishesOrder')}
        all={all}
        order={order}
        name={count => t(`hall.wish.${count}`)}
        onOrder={change}
      />
      <LabelledSelect<Leftover>
        label={t('hall.leftover')}
        value={competition.leftover}
        options={LEFTOVERS.map(value => ({ value, label: t(`hall.leftover.${value}`) }))}
        onPick={leftover => void event.act('change-plan', { competition: competition.id, leftover })}
      />
      {stated !== null && (
        <button type="button" className="btn quiet" onClick={() => change(null)}>
          {t('hall.wishesUsual')}
        </button>
      )}
    </details>
  );
}
