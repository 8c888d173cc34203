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
import { NO_FILTER } from '../history/match-row.ts';
import { historyPage } from '../history/source.ts';
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

/** The match of this game that was finished last. */
function useLastMatch(game: GameId): string | null {
  const who = useWho();
  const [last, setLast] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person played other matches
  useEffect(() => {
    let wanted = true;
    setLast(null);
    void historyPage({ ...NO_FILTER, game }, null).then(page => wanted && setLast(page?.rows[0]?.id ?? null));
    return () => {
      wanted = false;
    };
  }, [game, who?.id]);
  return last;
}

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
  const played = useLastMatch(game);
  const next = ((): { readonly tip: string; readonly href: string } => {
    if (first !== undefined)
      return {
        tip: t('me.practise.kind', { kind: t(`puzzle.kind.${first.kind}`) }),
        href: hrefTo('puzzles', game, division, first.kind),
      };
    if (played !== null && found?.reviews === 0)
      return { tip: t('me.practise.review'), href: hrefTo('review', played) };
    if (progress.tried > 0)
      return {
        tip: t('me.practise.puzzles', { n: Math.round(progress.rating.rating) }),
        href: hrefTo('puzzles', game),
      };
    return played === null
      ? { tip: t('me.practise.first', { game: t(`game.${game}`) }), href: hrefTo('learn', game) }
      : { tip: t('me.practise.begin', { game: t(`game.${game}`) }), href: hrefTo('puzzles', game) };
  })();
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
          <p className="small">{next.tip}</p>
        </div>
        <a className={`btn ${who?.kind === 'account' ? 'pri' : ''}`} href={next.href}>
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
