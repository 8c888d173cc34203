import type { Accuracy } from '@forceout/players';
import { MISTAKES } from '@forceout/players';
import { useMemo, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Solve } from '../puzzles/solve.tsx';
import { ClauseLink } from '../rules/clause-link.tsx';
import type { Match } from './index.tsx';
import type { Reviewed } from './messages.ts';
import { deedsOf } from './moment.ts';
import { MomentView } from './moment-view.tsx';

interface ReportProps {
  readonly match: Match;
  readonly reviewed: Reviewed;
}

/** The review when it is done: accuracy, lessons, and every move with its judgement. */
export function Report({ match, reviewed }: ReportProps) {
  const t = useT();
  const [learner, setLearner] = useState<number | null>(null);
  if (reviewed.judgements.length === 0) return <p className="panel">{t('review.nothing')}</p>;
  if (learner !== null)
    return <Lessons match={match} lessons={reviewed.lessons[learner] ?? []} onDone={() => setLearner(null)} />;
  const learners = match.people.filter(seat => (reviewed.lessons[seat] ?? []).length > 0);
  return (
    <>
      <div className="rtop">
        <section className="panel col" aria-labelledby="review-players">
          <h2 id="review-players">{t('review.players')}</h2>
          <ul className="col">
            {reviewed.accuracy.map(accuracy => (
              <li key={accuracy.seat}>
                <Figure name={match.config.players[accuracy.seat]!} accuracy={accuracy} />
              </li>
            ))}
          </ul>
          <p className="small dim">{t('review.accuracy.about')}</p>
        </section>
        {learners.length > 0 && (
          <section className="panel col" aria-labelledby="review-learn">
            <h2 id="review-learn">{t('review.learn')}</h2>
            <p>{t('review.learn.about')}</p>
            {learners.map(seat => (
              <button key={seat} type="button" className="btn pri full" onClick={() => setLearner(seat)}>
                {t('review.learn.of', { name: match.config.players[seat]!, n: reviewed.lessons[seat]!.length })}
              </button>
            ))}
          </section>
        )}
      </div>
      <Written match={match} reviewed={reviewed} />
      <Moves match={match} reviewed={reviewed} />
    </>
  );
}

function Figure({ name, accuracy }: { readonly name: string; readonly accuracy: Accuracy }) {
  const t = useT();
  const { good, choices, undecided, mistakes } = accuracy;
  const missed = MISTAKES.filter(mistake => mistakes[mistake] !== undefined);
  return (
    <>
      <p>
        <b>{name}</b>{' '}
        <span className="num">
          {choices === 0 ? t('review.accuracy.none') : t('review.accuracy', { good, n: choices })}
          {undecided > 0 && ` ${t('review.accuracy.undecided', { n: undecided })}`}
        </span>
      </p>
      {missed.length > 0 && (
        <p className="small dim">
          {missed.map(mistake => `${t(`review.tag.${mistake}`)}: ${mistakes[mistake]}`).join(' · ')}
        </p>
      )}
    </>
  );
}

/** What was written, as it was ruled, with every reason. */
function Written({ match, reviewed: { wrote } }: ReportProps) {
  const t = useT();
  if (wrote.length === 0) return null;
  return (
    <section className="panel col" aria-labelledby="review-written">
      <h2 id="review-written">{t('review.written')}</h2>
      <ul className="col">
        {wrote.map(({ shake, seat, verdict }) => (
          <li key={`${shake}/${seat}`}>
            <b>{match.config.players[seat]}</b>, {t('review.shake', { n: shake })}:{' '}
            <span className={`tag ${verdict.correct === null ? 'line' : verdict.correct ? 'good' : 'bad'}`}>
              {t(verdict.correct === null ? 'verdict.open' : verdict.correct ? 'verdict.right' : 'verdict.wrong')}
            </span>
            {verdict.correct !== true &&
              verdict.reasons.map(reason => (
                <p key={reason.code + reason.clause} className="small">
                  {match.ui.reasonText(reason, t)} <ClauseLink clause={reason.clause} />
                </p>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Moves({ match, reviewed: { judgements } }: ReportProps) {
  const t = useT();
  const deeds = useMemo(() => deedsOf(match.events), [match]);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      judgements.findIndex(j => j.mistakes.length > 0),
    ),
  );
  const chosen = judgements[at]!;
  const shakes = [...new Set(judgements.map(j => j.shake))];
  return (
    <div className="rmoves">
      <section className="panel col" aria-labelledby="review-moves">
        <h2 id="review-moves">{t('review.moves')}</h2>
        <fieldset className="row wrap rshakes" aria-label={t('review.shakes')}>
          {shakes.map(shake => (
            <button
              key={shake}
              type="button"
              className="btn"
              aria-pressed={shake === chosen.shake}
              onClick={() => setAt(judgements.findIndex(j => j.shake === shake))}
            >
              {t('review.shake', { n: shake })}
            </button>
          ))}
        </fieldset>
        <ol className="rlist">
          {judgements.map((judgement, i) => {
            if (judgement.shake !== chosen.shake) return null;
            const deed = deeds.get(judgement.seq);
            const what =
              deed?.did === 'move'
                ? t('review.did.move', { cube: match.ui.faceName(deed.cube.face, t), zone: t(`section.${deed.to}`) })
                : t(deed?.did === 'challenge' ? `review.did.${deed.say}` : 'review.did.goal');
            const [mistake] = judgement.mistakes;
            return (
              <li key={judgement.seq}>
                <button
                  type="button"
                  className="rmove"
                  aria-current={i === at ? 'step' : undefined}
                  onClick={() => setAt(i)}
                >
                  <span className="grow">
                    <b>{match.config.players[judgement.seat]}</b> {what}
                  </span>
                  {mistake && <span className="tag bad">{t(`review.tag.${mistake}`)}</span>}
                  {judgement.verdict === 'undecided' && <span className="tag line">{t('review.undecided')}</span>}
                </button>
              </li>
            );
          })}
        </ol>
      </section>
      <MomentView
        match={match}
        judgement={chosen}
        onBack={at > 0 ? () => setAt(at - 1) : null}
        onOn={at < judgements.length - 1 ? () => setAt(at + 1) : null}
      />
    </div>
  );
}

interface LessonsProps {
  readonly match: Match;
  readonly lessons: Reviewed['lessons'][number];
  readonly onDone: () => void;
}

/** The learner's own missed moments, one puzzle after the other. */
function Lessons({ match, lessons, onDone }: LessonsProps) {
  const t = useT();
  const [at, setAt] = useState(0);
  const lesson = lessons[at]!;
  const last = at === lessons.length - 1;
  return (
    <>
      <div className="row wrap">
        <h2>{t('review.learn')}</h2>
        <button type="button" className="btn quiet" onClick={onDone}>
          {t('review.learn.done')}
        </button>
      </div>
      <Solve
        key={lesson.seq}
        ui={match.ui}
        puzzle={lesson.puzzle}
        set={[]}
        title={
          <p className="row wrap">
            <span className="tag line">{t(`review.tag.${lesson.mistake}`)}</span>
            <span className="small dim">
              {t('review.learn.at', { n: at + 1, of: lessons.length, shake: lesson.shake })}
            </span>
          </p>
        }
        onAnswered={() => {}}
        onNext={() => (last ? onDone() : setAt(at + 1))}
        next={t(last ? 'review.learn.done' : 'review.learn.next')}
      />
    </>
  );
}
