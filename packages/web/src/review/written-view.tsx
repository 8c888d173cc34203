import type { Wrote } from '@forceout/players';
import type { Json } from '@forceout/table';
import { stateAfter, viewOf } from '@forceout/wire';
import { useMemo, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Board } from '../puzzles/board.tsx';
import { ClauseLink } from '../rules/clause-link.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Match } from './index.tsx';

interface WrittenViewProps {
  readonly match: Match;
  readonly wrote: Wrote;
  readonly name: string;
}

/** What somebody wrote, how it was ruled, and why: the reasons with their rules, the working, the cards lit. */
export function WrittenView({ match, wrote, name }: WrittenViewProps) {
  const t = useT();
  const { ui, events } = match;
  const [light, setLight] = useState<Json>(null);
  const view = useMemo(
    () =>
      viewOf(
        stateAfter(
          events.slice(
            0,
            events.findIndex(event => event.seq === wrote.seq),
          ),
        ),
        'spectator',
      ),
    [events, wrote.seq],
  );
  const { verdict, written, seat } = wrote;
  return (
    <section className="panel col rmoment" aria-labelledby="review-written">
      <h2 id="review-written">{t('review.written.of', { name })}</h2>
      <p>
        <span className={`tag ${verdict.correct === null ? 'line' : verdict.correct ? 'good' : 'bad'}`}>
          <Icon name={verdict.correct ? 'check' : 'cross'} />{' '}
          {t(verdict.correct === null ? 'verdict.open' : verdict.correct ? 'verdict.right' : 'verdict.wrong')}
        </span>
      </p>
      {verdict.correct !== true &&
        verdict.reasons.map(reason => (
          <p key={JSON.stringify(reason)}>
            {ui.reasonText(reason, t)} <ClauseLink clause={reason.clause} />
          </p>
        ))}
      {written && <ui.Solution view={view} written={written} writer={seat} onLight={setLight} worked />}
      <Board ui={ui} view={view} light={light} />
    </section>
  );
}
