import { readPositionCode, writePositionCode } from '@forceout/record';
import { type GameId, isGame, newestEdition, USABLE } from '@forceout/rulebook';
import type { Section } from '@forceout/table';
import { useEffect, useState } from 'react';
import {
  addCube,
  type Board,
  type BoardTool,
  CLAIMS,
  emptyBoard,
  gameOf,
  goalSource,
  inTheBox,
  removeCube,
  setClaim,
  setGoal,
  toggleCard,
} from '../analyse/board.ts';
import { CardPicker } from '../analyse/card-picker.tsx';
import { GoalDialog } from '../analyse/goal-dialog.tsx';
import { Ruled } from '../analyse/ruled.tsx';
import { ThinkingPage } from '../analyse/thinking-page.tsx';
import { JUDGED, useTrial } from '../analyse/use-trial.ts';
import { VariationsPanel } from '../analyse/variations.tsx';
import { needWords, useT } from '../i18n/index.ts';
import { viewOfPosition } from '../puzzles/view.ts';
import { hrefTo } from '../route.ts';
import { divisionChoices, gameChoices } from '../ui/choices.ts';
import { CubeButton } from '../ui/cube.tsx';
import { Segments } from '../ui/segments.tsx';
import { Select } from '../ui/select.tsx';
import '../analyse/analyse.css';
import './pocket.css';

needWords('analyse', 'pocket', 'puzzles', 'hints', 'table');

const KEPT = 'forceout.pocket';

/** Game, division and variations stay from table to table. */
function begin(wanted: string | undefined): Board {
  const kept = readPositionCode(localStorage.getItem(KEPT) ?? '');
  const game: GameId = isGame(wanted) ? wanted : 'on-sets';
  if (kept.ok && (wanted === undefined || gameOf(kept) === game)) return { position: kept.position, claim: kept.claim };
  return emptyBoard(newestEdition(game), 'elementary');
}

const nextTable = ({ position, claim }: Board): Board => ({
  claim,
  position: {
    ...position,
    cards: [],
    goal: [],
    goalText: null,
    required: [],
    permitted: [],
    forbidden: [],
    resources: [],
  },
});

/**
 * After Now what lies in Forbidden does not matter and one cube of Resources may be used; after Impossible all of
 * Resources may be used like Permitted. So only what decides is asked for.
 */
const ASKED: Readonly<Record<(typeof CLAIMS)[number], readonly Section[]>> = {
  now: USABLE,
  impossible: ['required', 'permitted'],
  forceout: ['required', 'permitted'],
};

export default function PocketPage({ game }: { readonly game?: string }) {
  const t = useT();
  const [board, setBoard] = useState(() => begin(game));
  useEffect(() => localStorage.setItem(KEPT, writePositionCode(nextTable(board))), [board]);
  // A judge's phone stays awake while it is open, where the browser can do that.
  useEffect(() => {
    const lock = navigator.wakeLock?.request('screen').catch(() => null);
    return () => void lock?.then(held => held?.release());
  }, []);
  return (
    <ThinkingPage className="pocket" title={t('pocket.title')} game={gameOf(board)}>
      {(ui, thinker) => <Pocket key={gameOf(board)} {...{ ui, board, thinker }} onBoard={setBoard} />}
    </ThinkingPage>
  );
}

function Pocket({ ui, board, onBoard, thinker }: BoardTool) {
  const t = useT();
  const [into, setInto] = useState<Section>('required');
  const [laying, setLaying] = useState(false);
  const [round, setRound] = useState(0);
  const { position } = board;
  const claim = CLAIMS.find(one => one === board.claim) ?? 'now';
  const view = viewOfPosition(position, claim);
  const { pad, ruled, forget, clear } = useTrial(written =>
    thinker.askGame(gameOf(board), 'check', position, written, claim, JUDGED),
  );
  const change = (next: Board): void => {
    onBoard(next);
    forget();
  };
  return (
    <>
      <div className="row wrap">
        <Select
          label={t('analyse.game')}
          value={gameOf(board)}
          options={gameChoices(t)}
          onPick={one => change(emptyBoard(newestEdition(one), position.rules.division))}
        />
        <Select
          label={t('pocket.division')}
          value={position.rules.division}
          options={divisionChoices(t)}
          onPick={one => change(emptyBoard(position.rules.edition, one))}
        />
        <span className="tag works">{t('pocket.offline')}</span>
      </div>
      <Segments
        className="said"
        label={t('analyse.claim')}
        value={claim}
        options={CLAIMS.map(value => ({ value, label: t(`pocket.claim.${value}`) }))}
        onPick={one => {
          change(setClaim(board, one));
          if (!ASKED[one].includes(into)) setInto('required');
        }}
      />
      <details>
        <summary>{t('analyse.variations')}</summary>
        <VariationsPanel {...{ ui, board, thinker }} onBoard={change} />
      </details>
      {gameOf(board) === 'on-sets' && (
        <section aria-label={t('analyse.cards')}>
          <CardPicker cards={position.cards} onCard={card => change(toggleCard(board, card))} />
        </section>
      )}
      <button type="button" className="pzone goal" onClick={() => setLaying(true)}>
        <b>{t('section.goal')}</b>
        {position.goalText === null ? <span>{t('pocket.tap')}</span> : <ui.GoalView view={view} />}
      </button>
      {gameOf(board) === 'on-sets' && position.goalText === null && <QuickGoal board={board} onBoard={change} />}
      {ASKED[claim].map(section => (
        <div key={section} className={`pzone ${section}`}>
          <button type="button" className="btn" aria-pressed={into === section} onClick={() => setInto(section)}>
            {t(`section.${section}`)}
          </button>
          <ul className="cubes">
            {position[section].map(cube => (
              <li key={cube.id}>
                <CubeButton
                  face={cube.face}
                  kind={cube.kind}
                  size="sm"
                  label={t('pocket.away', { cube: ui.faceName(cube.face, t), section: t(`section.${section}`) })}
                  onClick={() => change(removeCube(board, cube.id))}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="small dim">{t(`pocket.about.${claim}`)}</p>
      <ul className="cubes pbox" aria-label={t('analyse.box', { section: t(`section.${into}`) })}>
        {inTheBox(board)
          .filter(cube => cube.kind !== 'digit')
          .map(cube => (
            <li key={`${cube.kind} ${cube.face}`} data-face={cube.face}>
              <CubeButton
                {...cube}
                label={t('analyse.put', { cube: ui.faceName(cube.face, t), section: t(`section.${into}`) })}
                onClick={() => change(addCube(board, cube, into))}
              />
            </li>
          ))}
      </ul>
      {position.goalText !== null && (
        <section className="panel col">
          <h2>{t('pocket.written')}</h2>
          <ui.Pad key={round} view={view} seat={0} {...pad} practice={false} />
          {ruled && <Ruled ui={ui} view={view} written={ruled.written} verdict={ruled.verdict} onLight={() => {}} />}
        </section>
      )}
      <div className="row wrap">
        <button
          type="button"
          className="btn grow"
          onClick={() => {
            change(nextTable(board));
            clear();
            setInto('required');
            setRound(round + 1);
          }}
        >
          {t('pocket.next')}
        </button>
        <a className="btn grow" href={hrefTo('analyse', writePositionCode(board))}>
          {t('nav.analyse')}
        </a>
      </div>
      {laying && <GoalDialog ui={ui} board={board} onBoard={change} onClose={() => setLaying(false)} />}
    </>
  );
}

/** One digit is the whole Goal more often than not: one tap. */
function QuickGoal({ board, onBoard }: Pick<BoardTool, 'board' | 'onBoard'>) {
  const t = useT();
  const digits = ['1', '2', '3', '4', '5'];
  return (
    <ul className="cubes pbox" aria-label={t('pocket.goal')}>
      {digits.map(face => {
        const cube = goalSource(board).find(one => one.face === face);
        return (
          cube && (
            <li key={face}>
              <CubeButton
                face={face}
                kind={cube.kind}
                label={t('pocket.goal.of', { digit: face })}
                onClick={() =>
                  onBoard(setGoal(board, { layout: 'single', digits: [{ d: Number(face), up: true }] }, [cube]))
                }
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
