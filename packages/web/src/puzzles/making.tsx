import type { Puzzle } from '@forceout/players';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { type FreshOrder, freshSeed, orderFresh } from './fresh.ts';

export type Order = Omit<FreshOrder, 'seed'>;

interface MakingProps {
  readonly order: Order;
  readonly onMade: (puzzle: Puzzle) => void;
  readonly onStop: () => void;
}

/** A new puzzle is on its way; the page stays free, and so does the learner. */
export function Making({ order, onMade, onStop }: MakingProps) {
  const t = useT();
  const [run, setRun] = useState(0);
  const [tried, setTried] = useState<number | null>(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again when somebody asks again
  useEffect(
    () =>
      orderFresh({ ...order, seed: freshSeed() }, news => {
        if ('puzzle' in news) onMade(news.puzzle);
        else setTried('tried' in news ? news.tried : null);
      }),
    [run],
  );
  if (tried === null)
    return (
      <section className="panel col">
        <p role="status">{t('puzzle.making.nothing')}</p>
        <div className="row wrap">
          <button
            type="button"
            className="btn pri"
            onClick={() => {
              setTried(0);
              setRun(run + 1);
            }}
          >
            {t('puzzle.making.again')}
          </button>
          <button type="button" className="btn" onClick={onStop}>
            {t('puzzle.making.other')}
          </button>
        </div>
      </section>
    );
  return (
    <section className="panel col">
      <p role="status">{t('puzzle.making')}</p>
      <progress aria-label={t('puzzle.making')} />
      <p className="small dim num">{t('puzzle.making.tried', { n: tried })}</p>
      <button type="button" className="btn" onClick={onStop}>
        {t('puzzle.making.stop')}
      </button>
    </section>
  );
}
