import {
  type Miss,
  type MissCounts,
  PRACTICE_FOR,
  type PuzzleKind,
  type PuzzleProgress,
  sumOfMisses,
  worstMisses,
  worstPuzzles,
} from '@forceout/players';
import { DIVISIONS, type GameId } from '@forceout/rulebook';
import { useEffect, useState } from 'react';
import { keptMisses } from '../history/keep-review.ts';
import { useT } from '../i18n/index.ts';
import { loadKept } from '../puzzles/keep.ts';
import { hrefTo } from '../route.ts';
import { useWho } from './session.ts';

const BARS = 4;

interface Worst {
  /** Out of the reviews; null: out of the puzzles. */
  readonly miss: Miss | null;
  /** The puzzles that train it. */
  readonly kind: PuzzleKind;
  readonly missed: number;
  readonly of: number;
}

/** Reviews and puzzles together. */
const worstOf = (misses: MissCounts, progress: PuzzleProgress): readonly Worst[] =>
  [
    ...worstMisses(misses, BARS).map(one => ({ ...one, kind: PRACTICE_FOR[one.miss] })),
    ...worstPuzzles(progress, BARS).map(one => ({ ...one, miss: null })),
  ]
    .sort((a, b) => b.missed / (b.of + 2) - a.missed / (a.of + 2))
    .slice(0, BARS);

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
  const { progress, daily } = loadKept(game);
  const division = DIVISIONS.findLast(one => daily[one] !== undefined) ?? 'elementary';
  const worst = worstOf(found?.misses ?? {}, progress);
  const [first] = worst;
  const tip =
    first !== undefined
      ? t('me.practise.kind', { kind: t(`puzzle.kind.${first.kind}`) })
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
          {worst.map(({ miss, kind, missed, of }) => (
            <li key={miss ?? kind}>
              <b>{miss === null ? t('me.miss.puzzle', { kind: t(`puzzle.kind.${kind}`) }) : t(`me.miss.${miss}`)}</b>
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
          href={
            first !== undefined
              ? hrefTo('puzzles', game, division, first.kind)
              : progress.tried === 0
                ? hrefTo('learn', game)
                : hrefTo('puzzles', game)
          }
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
