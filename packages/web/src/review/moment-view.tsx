import type { Judgement } from '@forceout/players';
import { type Json, TARGETS } from '@forceout/table';
import { useMemo, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Board } from '../puzzles/board.tsx';
import { clauseOfClaim } from '../puzzles/claim-clause.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Match } from './index.tsx';
import { momentOf } from './moment.ts';
import { TryOwn } from './try-own.tsx';

interface MomentViewProps {
  readonly match: Match;
  readonly judgement: Judgement;
  readonly name: string;
}

/** Blanks in what is written are not shown. */
const asShown = (written: unknown): string => JSON.stringify(written).replaceAll(' ', '');

/** The table after a move, what can be said of the move, and what else there was. */
export function MomentView({ match, judgement, name }: MomentViewProps) {
  const t = useT();
  const { ui, config } = match;
  const [light, setLight] = useState<Json>(null);
  const [trying, setTrying] = useState(false);
  const { deed, view, safe, position } = useMemo(() => momentOf(match.events, judgement), [match, judgement]);
  const { mistakes, nowOpen, impossible, did, solution, shortest } = judgement;
  // Where the Solution that stood open is the shortest, it is shown once.
  const other = shortest && asShown(shortest.written) !== asShown(solution) ? shortest : null;
  const mine = match.people.includes(judgement.seat);
  const known = did !== 'goal' && nowOpen !== null && impossible !== null;
  const lines = [
    did !== 'goal' && nowOpen !== null && t(nowOpen ? 'review.state.now' : 'review.state.notnow'),
    // Where Now is open there is a Solution.
    did !== 'goal' &&
      impossible !== null &&
      nowOpen !== true &&
      t(impossible ? 'review.state.impossible' : 'review.state.possible'),
    did !== 'goal' && !known && t('review.state.unknown'),
  ].filter(line => line !== false);
  return (
    <div className="rpanels">
      <section className="panel col rmoment" aria-labelledby="review-moment">
        <h2 id="review-moment" aria-live="polite">
          {name}:{' '}
          {deed.did === 'move'
            ? t('review.did.move', { cube: ui.faceName(deed.cube.face, t), zone: t(`section.${deed.to}`) })
            : t(deed.did === 'challenge' ? `review.did.${deed.say}` : 'review.did.goal')}
        </h2>
        {judgement.verdict === 'undecided' && (
          <p>
            <span className="tag line">{t('review.undecided')}</span> {t('review.say.undecided')}
          </p>
        )}
        {judgement.verdict === 'good' ? (
          <p>
            <span className="tag good">
              <Icon name="check" /> {t('review.good')}
            </span>{' '}
            {t('review.say.good')}
          </p>
        ) : (
          mistakes.map(mistake => (
            <p key={mistake}>
              <span className={mine ? 'tag bad' : 'tag line'}>
                <Icon name={mine ? 'cross' : 'eye'} /> {t(`review.tag.${mistake}`)}
              </span>{' '}
              {t(`review.say.${mistake}`)}{' '}
              <ClauseLink clause={clauseOfClaim(config, mistake.endsWith('now') ? 'now' : 'impossible')} />
            </p>
          ))
        )}
        {lines.length > 0 && <p className="small dim">{lines.join(' ')}</p>}
        <Board ui={ui} view={view} moved={deed.did === 'move' ? deed.cube.id : null} light={light} />
      </section>
      <section className="panel col rmoment" aria-labelledby="review-else">
        <h2 id="review-else">{t('review.else')}</h2>
        {safe.length === 0 && !solution && !shortest && (
          <p className="dim">{t(judgement.lookedAround ? 'review.else.none' : 'review.else.looking')}</p>
        )}
        {safe.length > 0 && (
          <section className="rsafe" aria-labelledby="review-safe">
            <h3 id="review-safe">{t('review.safe')}</h3>
            <dl>
              {TARGETS.map(to => ({ to, moves: safe.filter(move => move.to === to) })).map(
                ({ to, moves }) =>
                  moves.length > 0 && (
                    <div key={to}>
                      <dt>{t(`section.${to}`)}</dt>
                      <dd>{[...new Set(moves.map(({ cube }) => ui.faceName(cube.face, t)))].join(' · ')}</dd>
                    </div>
                  ),
              )}
            </dl>
          </section>
        )}
        {solution && (
          <section className="col" aria-labelledby="review-solution">
            <h3 id="review-solution">{t('review.solution')}</h3>
            <ui.Solution
              key={judgement.seq}
              view={view}
              written={solution}
              writer={judgement.seat}
              onLight={setLight}
              worked
            />
          </section>
        )}
        {shortest && (
          <section className="col" aria-labelledby="review-shortest">
            <h3 id="review-shortest">{t(`review.shortest.${shortest.claim}`, { n: shortest.cubes })}</h3>
            {other && (
              <ui.Solution key={judgement.seq} view={view} written={other.written} writer={judgement.seat} worked />
            )}
          </section>
        )}
        {trying ? (
          <section className="col" aria-labelledby="review-try">
            <h3 id="review-try">{t('review.try')}</h3>
            <TryOwn key={judgement.seq} match={match} position={position} nowOpen={nowOpen === true} />
          </section>
        ) : (
          <button type="button" className="btn big full" onClick={() => setTrying(true)}>
            {t('review.try')}
          </button>
        )}
      </section>
    </div>
  );
}
