import { type MissCounts, PRACTICE_FOR, sumOfMisses, worstMisses } from '@forceout/players';
import type { GameId } from '@forceout/rulebook';
import { useEffect, useState } from 'react';
import { keptMisses } from '../history/keep-review.ts';
import { useT } from '../i18n/index.ts';
import { loadKept } from '../puzzles/keep.ts';
import { hrefTo } from '../route.ts';
import { useWho } from './session.ts';

const BARS = 4;

/** What I miss most, worst first, and the one thing to practise next. */
export function MissesPanel({ game }: { readonly game: GameId }) {
  const t = useT();
  const who = useWho();
  const [found, setFound] = useState<{ readonly reviews: number; readonly misses: MissCounts } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person misses other things
  useEffect(() => {
    let wanted = true;
    void keptMisses(game, sumOfMisses).then(kept => wanted && setFound(kept));
    return () => {
      wanted = false;
    };
  }, [game, who?.id]);
  const worst = found === null ? [] : worstMisses(found.misses, BARS);
  const { progress } = loadKept(game);
  const tip =
    worst[0] !== undefined
      ? t(`me.practise.${PRACTICE_FOR[worst[0].miss] as 'now' | 'impossible' | 'safe' | 'find'}`)
      : progress.tried > 0
        ? t('me.practise.puzzles', { n: Math.round(progress.rating.rating) })
        : t('me.practise.first', { game: t(`game.${game}`) });
  return (
    <section className="panel col" style={{ gap: 14 }} aria-labelledby="misses-title">
      <h2 id="misses-title">
        {t('me.misses')} <span className="dim">{t(`game.${game}`)}</span>
      </h2>
      {worst.length === 0 ? (
        <p className="dim small">{t(found !== null && found.reviews > 0 ? 'me.misses.nothing' : 'me.misses.none')}</p>
      ) : (
        <ul className="misses">
          {worst.map(({ miss, missed, of }) => (
            <li key={miss}>
              <b>{t(`me.miss.${miss}`)}</b>
              <span className="num">{t('me.miss.of', { n: missed, of })}</span>
              <span className="missbar" aria-hidden="true">
                <i style={{ width: `${Math.round((100 * missed) / of)}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="practise">
        <div className="grow">
          <b>{t('me.practise')}</b>
          <p className="small">{tip}</p>
        </div>
        <a
          className={`btn ${who?.kind === 'account' ? 'pri' : ''}`}
          href={worst[0] === undefined && progress.tried === 0 ? hrefTo('learn', game) : hrefTo('puzzles', game)}
        >
          {t('me.practise.go')}
        </a>
      </div>
      {(who === null || who.kind === 'guest') && (
        <>
          <h2>{t('me.rating')}</h2>
          <p className="dim small">{t('me.rating.guest')}</p>
        </>
      )}
    </section>
  );
}
