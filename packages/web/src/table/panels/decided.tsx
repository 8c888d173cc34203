import { rulesOf } from '@forceout/rulebook';
import type { TableEvent } from '@forceout/table';
import { useEffect, useMemo, useState } from 'react';
import { needWords, useT } from '../../i18n/index.ts';
import { Band } from '../../review/band.tsx';
import { decisiveOf, itemsOf, wordOf } from '../../review/items.ts';
import type { Reviewed } from '../../review/messages.ts';
import { deedsOf } from '../../review/moment.ts';
import { orderReview } from '../../review/order.ts';
import { Cube } from '../../ui/cube.tsx';
import { useIsMe, useTable } from '../context.ts';
import '../../review/review.css';

needWords('review');

/** The move that decided a shake, and the band of Now and Impossible; looked for in the background. */
export default function Decided({ events, shake }: { readonly events: readonly TableEvent[]; readonly shake: number }) {
  const t = useT();
  const { nameOf, state, ui } = useTable();
  const isMe = useIsMe();
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const { game } = rulesOf(state.config.edition);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each shake
  useEffect(() => {
    const stop = orderReview({ game, events, shake }, news => {
      if (!('reviewed' in news)) return;
      setReviewed(news.reviewed);
      // The review page looks longer; here the first look is enough.
      stop();
    });
    return stop;
  }, [shake]);
  const items = useMemo(() => (reviewed ? itemsOf(reviewed, shake) : []), [reviewed, shake]);
  const deeds = useMemo(() => deedsOf(events), [events]);
  if (reviewed === null) return <p className="small dim">{t('result.decided.wait')}</p>;
  const at = decisiveOf(items);
  const item = items[at];
  const word = item && wordOf(item);
  if (item === undefined || word === undefined || word === 'open') return null;
  const deed = item.kind === 'choice' ? deeds.get(item.seq) : undefined;
  const what =
    deed?.did === 'move'
      ? t('review.did.move', { cube: ui.faceName(deed.cube.face, t), zone: t(`section.${deed.to}`) })
      : t(
          item.kind === 'wrote'
            ? 'review.did.wrote'
            : deed?.did === 'challenge'
              ? `review.did.${deed.say}`
              : 'review.did.goal',
        );
  const mistake = item.kind === 'choice' ? item.judgement.mistakes[0] : undefined;
  return (
    <section className="col decided" aria-labelledby="decided-title">
      <h3 id="decided-title">{t('result.decided')}</h3>
      <p className="row">
        {deed?.did === 'move' && (
          <Cube face={deed.cube.face} kind={deed.cube.kind} label={ui.faceName(deed.cube.face, t)} size="sm" />
        )}
        <span>
          <b>
            {t('result.decided.move', {
              n: at + 1,
              who: isMe(item.seat) ? 'you' : 'other',
              name: nameOf(item.seat),
              what,
            })}
          </b>{' '}
          {mistake && t(`review.say.${mistake}`)}
          {word === 'slip' && t('verdict.wrong')}
        </span>
      </p>
      <Band items={items} move="0" />
    </section>
  );
}
