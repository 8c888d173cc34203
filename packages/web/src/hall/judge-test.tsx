import { rulesOf } from '@forceout/rulebook';
import type { CompetitionView } from '@forceout/tournament';
import { useEffect, useState } from 'react';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { needWords, useT } from '../i18n/index.ts';
import { Asked, Choices, choicesOf } from '../judge/ruling.tsx';
import { ClauseLink } from '../rules/clause-link.tsx';
import { askTest, type BegunTest, beginTest, gradeTest, type TestQuestion, type TestResult } from './api.ts';
import type { DeskProps } from './index.tsx';
import { mayJudge } from './use-event.ts';

needWords('puzzles', 'judge');

/** Certificates that this judge has, and the test for each game of the event. */
export function JudgeTests({ event }: DeskProps) {
  const t = useT();
  const [taking, take] = useState<CompetitionView | null>(null);
  const judge = event.view.me;
  if (!judge || !mayJudge(event)) return null;
  if (taking) return <Test key={taking.id} event={event} competition={taking} onEnd={() => take(null)} />;
  return (
    <section className="panel">
      <h2>{t('hall.test')}</h2>
      <ul className="hall-people">
        {event.view.competitions
          .filter(({ playoffOf }) => playoffOf === undefined)
          .map(competition => {
            const held = judge.certificates.find(
              one => one.game === competition.game && one.division === competition.division,
            );
            return (
              <li key={competition.id}>
                <span className="grow">
                  <b>{competition.id}</b>
                  <small>{held ? t('hall.test.held', { day: held.until }) : t('hall.test.none')}</small>
                </span>
                <button type="button" className="btn" onClick={() => take(competition)}>
                  <span className="sr">{competition.id}: </span>
                  {t(held ? 'hall.test.again' : 'hall.test.take')}
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}

interface TestProps {
  readonly event: DeskProps['event'];
  readonly competition: CompetitionView;
  readonly onEnd: () => void;
}

/** One question after another, without a word about the answers; then the result, and what to read again. */
function Test({ event, competition, onEnd }: TestProps) {
  const t = useT();
  const { id, link } = event;
  const [ui, setUi] = useState<GameUi | null>(null);
  const [begun, setBegun] = useState<BegunTest | null>(null);
  const [question, setQuestion] = useState<{ readonly n: number; readonly asked: TestQuestion } | null>(null);
  const [rulings, setRulings] = useState<readonly string[]>([]);
  const [result, setResult] = useState<TestResult | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    void Promise.all([loadGameUi(competition.game), beginTest(id, link, competition.id)]).then(([loaded, made]) => {
      if (!wanted) return;
      setUi(loaded);
      setBegun(made);
      setFailed(made === null);
    });
    return () => {
      wanted = false;
    };
  }, [id, link, competition.game, competition.id]);
  useEffect(() => {
    if (begun === null) return;
    let wanted = true;
    const n = rulings.length;
    if (n < begun.of)
      void askTest(id, link, competition.id, begun.test, n).then(asked => {
        if (!wanted) return;
        setFailed(asked === null);
        if (asked) setQuestion({ n, asked });
      });
    else
      void gradeTest(id, link, competition.id, begun.test, rulings).then(graded => {
        if (!wanted) return;
        setFailed(graded === null);
        setResult(graded);
      });
    return () => {
      wanted = false;
    };
  }, [begun, rulings, id, link, competition.id]);
  const leave = (
    <button type="button" className="btn quiet" onClick={onEnd}>
      {t(result ? 'hall.test.close' : 'hall.test.leave')}
    </button>
  );
  if (result) return <Result event={event} competition={competition} result={result} leave={leave} />;
  return (
    <section className="hall-test">
      <div className="row wrap">
        <h2 className="grow">
          {t('hall.test')}: {competition.id}
        </h2>
        {begun && (
          <span className="num">{t('hall.test.at', { n: Math.min(rulings.length + 1, begun.of), of: begun.of })}</span>
        )}
        {leave}
      </div>
      {failed ? (
        <p role="alert">{t('hall.offline')}</p>
      ) : ui && question && question.n === rulings.length ? (
        <Asked key={question.n} ui={ui} asked={question.asked}>
          <Choices
            choices={choicesOf(ui, question.asked, t)}
            onChoice={ruling => {
              setRulings([...rulings, ruling]);
              scrollTo(0, 0);
            }}
          />
        </Asked>
      ) : (
        <p role="status">{t('judge.making')}</p>
      )}
    </section>
  );
}

interface ResultProps extends Omit<TestProps, 'onEnd'> {
  readonly result: TestResult;
  readonly leave: React.ReactNode;
}

function Result({ event, competition, result, leave }: ResultProps) {
  const t = useT();
  const clauses = [...new Set(result.wrong.flatMap(one => one.clauses))];
  const name = event.view.me?.name ?? '';
  const { season } = rulesOf(competition.edition);
  return (
    <section className="panel hall-test" role="status">
      <h2>{t(result.until === null ? 'hall.test.failed' : 'hall.test.passed')}</h2>
      <p>{t('hall.test.score', { right: result.right, of: result.of, pass: result.pass })}</p>
      {result.until !== null && (
        <div className="hall-cert">
          <p className="lab">{t('hall.test.certificate')}</p>
          <b>{name}</b>
          <p>
            {t(`game.${competition.game}`)} · {t(`division.${competition.division}`)} · {season}
          </p>
          <p>{t('hall.test.held', { day: result.until })}</p>
        </div>
      )}
      {clauses.length > 0 && (
        <>
          <h3>{t('hall.test.read')}</h3>
          <ul>
            {clauses.map(clause => (
              <li key={clause}>
                <ClauseLink clause={clause} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="row wrap">
        {result.until !== null && (
          <button type="button" className="btn" onClick={() => print()}>
            {t('hall.test.print')}
          </button>
        )}
        {leave}
      </div>
    </section>
  );
}
