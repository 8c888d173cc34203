import type { Claim, Position } from '@forceout/table';
import { useMemo, useRef, useState } from 'react';
import { useTrial } from '../analyse/use-trial.ts';
import { needWords, useT } from '../i18n/index.ts';
import { viewOfPosition } from '../puzzles/view.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Segments } from '../ui/segments.tsx';
import { askWorker } from '../worker/index.ts';
import type { Match } from './index.tsx';

needWords('games');

interface TryOwnProps {
  readonly match: Match;
  readonly position: Position;
  /** Was a Now open at that moment? */
  readonly nowOpen: boolean;
}

const STEPS = { steps: 5_000_000 };
const CLAIMS = ['now', 'impossible'] as const;

/** The same cubes again, a pad, and the judge's answer. */
export function TryOwn({ match, position, nowOpen }: TryOwnProps) {
  const t = useT();
  const { ui } = match;
  const [claim, setClaim] = useState<Claim & ('now' | 'impossible')>(nowOpen ? 'now' : 'impossible');
  const taps = useRef<((cube: string) => void) | null>(null);
  const view = useMemo(() => viewOfPosition(position, claim), [position, claim]);
  const { pad, ruled, forget } = useTrial(written => askWorker(match.game, 'check', position, written, claim, STEPS));
  return (
    <>
      <Segments
        className="rclaim"
        label={t('review.try.with')}
        value={claim}
        options={CLAIMS.map(value => ({ value, label: t(`review.try.${value}`) }))}
        onPick={each => {
          setClaim(each);
          forget();
        }}
      />
      <ui.Pad view={view} seat={0} {...pad} practice taps={taps} />
      {ruled?.verdict && (
        <div role="status" className="col">
          <p>
            <span className={`tag ${ruled.verdict.correct ? 'good' : ruled.verdict.correct === null ? 'line' : 'bad'}`}>
              <Icon name={ruled.verdict.correct ? 'check' : 'cross'} />{' '}
              {t(
                ruled.verdict.correct === null
                  ? 'verdict.open'
                  : ruled.verdict.correct
                    ? 'verdict.right'
                    : 'verdict.wrong',
              )}
            </span>
          </p>
          {ruled.verdict.reasons.map(reason => (
            <p key={JSON.stringify(reason)}>
              {ui.reasonText(reason, t)} <ClauseLink clause={reason.clause} />
            </p>
          ))}
          <ui.Solution view={view} written={ruled.written} writer={0} worked />
        </div>
      )}
    </>
  );
}
