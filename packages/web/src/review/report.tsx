import type { Accuracy } from '@forceout/players';
import { MISTAKES } from '@forceout/players';
import { useMemo, useState } from 'react';
import { type T, useT } from '../i18n/index.ts';
import { Solve } from '../puzzles/solve.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Match } from './index.tsx';
import { decisiveOf, itemsOf } from './items.ts';
import type { Reviewed } from './messages.ts';
import { deedsOf } from './moment.ts';
import { MomentView } from './moment-view.tsx';
import { Summary } from './summary.tsx';
import { Timeline } from './timeline.tsx';
import { WrittenView } from './written-view.tsx';

interface ReportProps {
  readonly match: Match;
  readonly reviewed: Reviewed;
  /** Choices that are still being looked at. */
  readonly left: number;
}

/** The review: the verdict, the row of moves with its band, the chosen moment, and what each player did. */
export function Report({ match, reviewed, left }: ReportProps) {
  const t = useT();
  const [learner, setLearner] = useState<number | null>(null);
  if (reviewed.judgements.length === 0) return <p className="panel">{t('review.nothing')}</p>;
  if (learner !== null)
    return <Lessons match={match} lessons={reviewed.lessons[learner] ?? []} onDone={() => setLearner(null)} />;
  const nameOf = callerOf(match, t);
  const learners = match.people.filter(seat => (reviewed.lessons[seat] ?? []).length > 0);
  return (
    <>
      <Shake match={match} reviewed={reviewed} left={left} />
      <div className="rtop">
        <section className="panel col" aria-labelledby="review-players">
          <h2 id="review-players">{t('review.players')}</h2>
          <ul className="col">
            {reviewed.accuracy.map(accuracy => (
              <li key={accuracy.seat}>
                <Figure name={nameOf(accuracy.seat)} accuracy={accuracy} />
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
                {t('review.learn.of', {
                  name: nameOf(seat),
                  n: reviewed.lessons[seat]?.length ?? 0,
                })}
              </button>
            ))}
          </section>
        )}
      </div>
    </>
  );
}

/** "You" for the only person of a match, the name of everybody else. */
function callerOf({ people, config }: Match, t: T): (seat: number) => string {
  const me = people.length === 1 ? people[0] : undefined;
  return seat => (seat === me ? t('review.you') : (config.players[seat] ?? ''));
}

/** One shake: what it came to, its row, and the moment that was chosen. */
function Shake({ match, reviewed, left }: ReportProps) {
  const t = useT();
  const deeds = useMemo(() => deedsOf(match.events), [match]);
  const shakes = [...new Set(reviewed.judgements.map(j => j.shake))];
  const [shake, setShake] = useState(() => shakes[0]!);
  const items = useMemo(() => itemsOf(reviewed, shake), [reviewed, shake]);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? decisiveOf(items), items.length - 1);
  const item = items[at]!;
  const nameOf = callerOf(match, t);
  return (
    <>
      {shakes.length > 1 && (
        <fieldset className="row wrap rshakes" aria-label={t('review.shakes')}>
          {shakes.map(each => (
            <button
              key={each}
              type="button"
              className="btn"
              aria-pressed={each === shake}
              onClick={() => {
                setShake(each);
                setChosen(null);
              }}
            >
              {t('review.shake', { n: each })}
            </button>
          ))}
        </fieldset>
      )}
      <Summary match={match} items={items} nameOf={nameOf} />
      <section className="panel col" aria-labelledby="review-moves">
        <div className="row wrap">
          <h2 id="review-moves" className="grow">
            {t('review.moves')}
          </h2>
          {left > 0 && (
            <p className="small dim" role="status">
              {t('review.again', { n: left })}
            </p>
          )}
          <Steps at={at} last={items.length - 1} onAt={setChosen} />
        </div>
        <Timeline match={match} items={items} deeds={deeds} at={at} nameOf={nameOf} onAt={setChosen} />
      </section>
      {item.kind === 'choice' ? (
        <MomentView key={item.seq} match={match} judgement={item.judgement} name={nameOf(item.seat)} />
      ) : (
        <WrittenView key={item.seq} match={match} wrote={item.wrote} name={nameOf(item.seat)} />
      )}
    </>
  );
}

interface StepsProps {
  readonly at: number;
  readonly last: number;
  readonly onAt: (at: number) => void;
}

function Steps({ at, last, onAt }: StepsProps) {
  const t = useT();
  const steps = [
    ['first', 0],
    ['previous', at - 1],
    ['next', at + 1],
    ['last', last],
  ] as const;
  return (
    <div className="row">
      {steps.map(([name, to]) => (
        <button
          key={name}
          type="button"
          className="btn sq"
          aria-label={t(`review.${name}`)}
          disabled={to < 0 || to > last || to === at}
          onClick={() => onAt(to)}
        >
          <Icon name={name} />
        </button>
      ))}
    </div>
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
