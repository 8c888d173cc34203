import type { Grade, Puzzle, Response } from '@forceout/players';
import { USABLE } from '@forceout/rulebook';
import type { Json, TableView } from '@forceout/table';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { hrefToAnalyse } from '../analyse/link.ts';
import { ReasonList } from '../games/reason-list.tsx';
import type { GameUi } from '../games/ui.ts';
import { HINTS, HintSteps } from '../hints/steps.tsx';
import { useT } from '../i18n/index.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { askTable } from '../worker/index.ts';
import { Answer, Proof } from './answer.tsx';
import { Board } from './board.tsx';
import { type Hint, hintsOf } from './hints.ts';
import type { Explained } from './judge.ts';
import { nameOfMove } from './moves.ts';
import { Respond } from './respond.tsx';
import { positionOfPuzzle, viewOfPosition } from './view.ts';
import './solve.css';

interface SolveProps {
  readonly ui: GameUi;
  readonly puzzle: Puzzle;
  readonly set: readonly Puzzle[];
  readonly title: ReactNode;
  /** Told once: the first answer counts, and one that had to be shown is none. */
  readonly onAnswered: (right: boolean) => void;
  readonly onNext: () => void;
  readonly next: string;
  /** Another one of the same kind; absent where there is none. */
  readonly onLike?: () => void;
}

const questionOf = (puzzle: Puzzle) => {
  switch (puzzle.kind) {
    case 'find':
      return puzzle.claim === 'now' ? ('puzzle.ask.find.now' as const) : ('puzzle.ask.find.any' as const);
    case 'readings':
      return puzzle.game === 'on-sets'
        ? ('puzzle.ask.readings.on-sets' as const)
        : ('puzzle.ask.readings.equations' as const);
    default:
      return `puzzle.ask.${puzzle.kind}` as const;
  }
};

const wordsOf = (puzzle: Puzzle): Readonly<Record<string, string | number>> => {
  if (puzzle.kind === 'fewest') return { n: puzzle.answer };
  if (puzzle.kind !== 'prove') return {};
  return { goal: puzzle.goal, premises: puzzle.premises.join(', '), rules: puzzle.rules.join(', ') };
};

/** One puzzle: the table, the question, three hints, the verdict and the answer. */
export function Solve({ ui, puzzle, set, title, onAnswered, onNext, next, onLike }: SolveProps) {
  const t = useT();
  const [grade, setGrade] = useState<Grade | null>(null);
  const [busy, setBusy] = useState(false);
  const [known, setKnown] = useState<Explained | null>(null);
  const [hints, setHints] = useState(0);
  const [shown, setShown] = useState(false);
  const [round, setRound] = useState(0);
  const [held, setHeld] = useState<string | null>(null);
  const [used, setUsed] = useState<readonly string[]>([]);
  const [light, setLight] = useState<Json>(null);
  const taps = useRef<((cube: string) => void) | null>(null);
  const counted = useRef(false);
  const verdict = useRef<HTMLHeadingElement>(null);
  const position = useMemo(() => ('position' in puzzle ? positionOfPuzzle(puzzle.position) : null), [puzzle]);
  const view = useMemo(
    () => position && viewOfPosition(position, 'claim' in puzzle ? puzzle.claim : 'impossible'),
    [position, puzzle],
  );
  useEffect(() => {
    if (grade || shown) verdict.current?.focus();
  }, [grade, shown]);

  const explain = async (): Promise<void> => {
    if (known === null) setKnown(await askTable('explain', { game: puzzle.game, puzzle }));
  };
  const count = (right: boolean): void => {
    if (!counted.current) onAnswered(right);
    counted.current = true;
  };
  const respond = async (response: Response): Promise<void> => {
    setBusy(true);
    const given = await askTable('grade', { game: puzzle.game, puzzle, response });
    if (given.right !== null) count(given.right && hints < HINTS);
    if (given.right) await explain();
    setGrade(given);
    setShown(given.right === true);
    setBusy(false);
  };
  const show = async (): Promise<void> => {
    setBusy(true);
    count(false);
    await explain();
    setShown(true);
    setBusy(false);
  };
  const again = (): void => {
    setGrade(null);
    setHeld(null);
    setUsed([]);
    setRound(round + 1);
  };
  const moving = puzzle.kind === 'safe' && grade === null;
  const writing = (puzzle.kind === 'find' || puzzle.kind === 'fewest') && grade === null && !shown;
  const cubeOf = (id: string) => [...position!.resources, ...position!.permitted].find(cube => cube.id === id)!;

  return (
    <div className={`psolve${view ? '' : ' alone'}`}>
      <header className="phead">
        {title}
        <h2 id="puzzle-question">{t(questionOf(puzzle), wordsOf(puzzle))}</h2>
      </header>
      {view && (
        <Board
          ui={ui}
          view={view}
          used={used}
          light={light}
          held={held}
          takes={moving ? ['resources', 'permitted'] : writing ? USABLE : []}
          onCube={cube => (moving ? setHeld(cube === held ? null : cube) : taps.current?.(cube))}
          onZone={moving && held !== null ? to => void respond({ move: nameOfMove(cubeOf(held), to) }) : null}
        />
      )}
      <div className="col">
        <section className="panel col" aria-labelledby="puzzle-question">
          {grade === null && !shown && (
            <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
              <Respond
                key={round}
                {...{ ui, puzzle, set, view, busy, taps }}
                onUsed={setUsed}
                onLight={setLight}
                onResponse={response => void respond(response)}
              />
            </Suspense>
          )}
          {busy && <p role="status">{t('puzzle.thinking')}</p>}
          {grade !== null && (
            <>
              <h3 className="row pverdict" ref={verdict} tabIndex={-1}>
                {grade.right !== null && <Icon name={grade.right ? 'check' : 'cross'} />}
                {t(grade.right === null ? 'puzzle.undecided' : grade.right ? 'puzzle.right' : 'puzzle.wrong')}
              </h3>
              {grade.right === false && <Refused ui={ui} puzzle={puzzle} grade={grade} />}
              {shown && known && <Answer ui={ui} puzzle={puzzle} known={known} view={view} onLight={setLight} />}
              {!shown && (
                <div className="row wrap">
                  <button type="button" className="btn" disabled={busy} onClick={again}>
                    {t('puzzle.again')}
                  </button>
                  <button type="button" className="btn" disabled={busy} onClick={() => void show()}>
                    {t('puzzle.show')}
                  </button>
                </div>
              )}
              <button type="button" className="btn pri big full" onClick={onNext}>
                {next}
              </button>
              {position && (
                <a className="btn full" href={hrefToAnalyse(position, 'claim' in puzzle ? puzzle.claim : 'impossible')}>
                  {t('nav.analyse')}
                </a>
              )}
              {onLike && (
                <button type="button" className="btn full" onClick={onLike}>
                  {t('puzzle.like')}
                </button>
              )}
            </>
          )}
        </section>
        {!shown && (
          <section className="panel col" aria-label={t('hint.title')}>
            <HintSteps
              busy={hints > 0 && known === null}
              onMore={() => {
                setHints(hints + 1);
                void explain();
              }}
              told={(known === null ? [] : hintsOf(puzzle, known, { ui, t }).slice(0, hints)).map(hint => (
                <HintShown key={hint.text} {...{ ui, puzzle, hint, view }} onLight={setLight} />
              ))}
            />
          </section>
        )}
      </div>
    </div>
  );
}

interface HintShownProps {
  readonly ui: GameUi;
  readonly puzzle: Puzzle;
  readonly hint: Hint;
  readonly view: TableView | null;
  readonly onLight: (light: Json) => void;
}

function HintShown({ ui, puzzle, hint, view, onLight }: HintShownProps) {
  return (
    <>
      {hint.text} {hint.reason && <ClauseLink clause={hint.reason.clause} />}
      {hint.written && view && <ui.Solution view={view} written={hint.written} writer={0} onLight={onLight} />}
      {hint.proof != null && puzzle.kind === 'prove' && (
        <Suspense fallback={null}>
          <Proof proof={hint.proof} premises={puzzle.premises} goal={puzzle.goal} />
        </Suspense>
      )}
    </>
  );
}

/** Why an answer was not taken, as far as the judge says it. */
function Refused({ ui, puzzle, grade }: { readonly ui: GameUi; readonly puzzle: Puzzle; readonly grade: Grade }) {
  const t = useT();
  if (grade.reasons.length === 0) return puzzle.kind === 'fewest' ? <p>{t('puzzle.more')}</p> : null;
  return <ReasonList ui={ui} reasons={grade.reasons} />;
}
