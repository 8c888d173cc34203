import { BESIDE_GOAL } from '@forceout/rulebook';
import { type Cube as CubeData, type Json, type SafeMove, type Section, TARGETS } from '@forceout/table';
import { useId, useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { viewOfPosition } from '../puzzles/view.ts';
import { CubeButton } from '../ui/cube.tsx';
import { addCube, type Board, gameOf, inTheBox, leftInTheBox, moveCube, removeCube, toggleCard } from './board.ts';
import { CardPicker } from './card-picker.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { SafeMarks } from './safe-marks.tsx';
import '../games/goal.css';
import '../games/small-table.css';

interface EditBoardProps {
  readonly ui: GameUi;
  readonly board: Board;
  readonly onBoard: (board: Board) => void;
  readonly light: Json;
  readonly moves: readonly SafeMove[] | null;
  /** Cubes that a line being written uses. */
  readonly used: readonly string[];
  /** Takes the cubes of the line being written; null while the board is being set up. */
  readonly onTap: ((cube: string) => void) | null;
}

/** The table of a game without clock and turn: cubes come out of the box and go wherever they are put. */
export function EditBoard({ ui, board, onBoard, light, moves, used, onTap }: EditBoardProps) {
  const t = useT();
  const id = useId();
  const { position } = board;
  const [into, setInto] = useState<Section>('required');
  const [chosen, setChosen] = useState<string | null>(null);
  const [laying, setLaying] = useState(false);
  const view = viewOfPosition(position, board.claim);
  const name = (cube: Pick<CubeData, 'face'>): string => ui.faceName(cube.face, t);
  const picked = BESIDE_GOAL.flatMap(section => position[section].map(cube => ({ cube, section }))).find(
    one => one.cube.id === chosen,
  );
  const cubes = (section: Section) => (
    <ul className="cubes">
      {position[section].map(cube => (
        <li key={cube.id} data-face={cube.face} className={section === 'resources' ? 'marked' : undefined}>
          <CubeButton
            face={cube.face}
            kind={cube.kind}
            label={t('games.cube.in', { cube: name(cube), section: t(`section.${section}`) })}
            mark={used.includes(cube.id) ? 'used' : undefined}
            aria-pressed={onTap ? undefined : chosen === cube.id}
            disabled={onTap !== null && section === 'forbidden'}
            onClick={() => (onTap ? onTap(cube.id) : setChosen(chosen === cube.id ? null : cube.id))}
          />
          {section === 'resources' && moves !== null && moves.length > 0 && (
            <SafeMarks name={name(cube)} moves={moves.filter(move => move.cube === cube.id)} />
          )}
        </li>
      ))}
    </ul>
  );
  const heading = (section: Section) => (
    <div className="zonehead">
      <h2 id={`${id}-${section}`}>
        {t(`section.${section}`)}
        {section !== 'resources' && section !== 'goal' && <small>{t(`section.${section}.means`)}</small>}
      </h2>
      {section !== 'goal' && onTap === null && (
        <button
          type="button"
          className="btn small addto"
          aria-pressed={into === section}
          aria-label={t('analyse.add.to', { section: t(`section.${section}`) })}
          onClick={() => setInto(section)}
        >
          +
        </button>
      )}
    </div>
  );
  return (
    <section className="smalltable editboard" aria-label={t('games.table')}>
      {gameOf(board) === 'on-sets' && (
        <Cards ui={ui} board={board} onBoard={onBoard} light={light} fixed={onTap !== null} />
      )}
      <div className="smallmat">
        <section className="smallzone goal goalzone" aria-labelledby={`${id}-goal`}>
          {heading('goal')}
          {position.goalText !== null && <ui.GoalView view={view} />}
          {onTap === null && (
            <button type="button" className="btn quiet setgoal" onClick={() => setLaying(true)}>
              {t(position.goalText === null ? 'analyse.goal.set' : 'analyse.goal.change')}
            </button>
          )}
        </section>
        {TARGETS.map(zone => (
          <section key={zone} className={`smallzone ${zone}`} aria-labelledby={`${id}-${zone}`}>
            {heading(zone)}
            {cubes(zone)}
          </section>
        ))}
      </div>
      <section className="smalltray" aria-labelledby={`${id}-resources`}>
        {heading('resources')}
        {cubes('resources')}
        {moves !== null && moves.length > 0 && <Key />}
      </section>
      {onTap !== null ? null : picked ? (
        <fieldset className="cubeacts">
          <legend>{t('analyse.cube', { cube: name(picked.cube), section: t(`section.${picked.section}`) })}</legend>
          {BESIDE_GOAL.filter(to => to !== picked.section).map(to => (
            <button
              key={to}
              type="button"
              className="btn small"
              onClick={() => {
                onBoard(moveCube(board, picked.cube.id, to));
                setChosen(null);
              }}
            >
              {t(`section.${to}`)}
            </button>
          ))}
          <button
            type="button"
            className="btn small"
            onClick={() => {
              onBoard(removeCube(board, picked.cube.id));
              setChosen(null);
            }}
          >
            {t('analyse.cube.away')}
          </button>
        </fieldset>
      ) : (
        <section className="box" aria-labelledby={`${id}-box`}>
          <h2 id={`${id}-box`}>
            {t('analyse.box', { section: t(`section.${into}`) })}{' '}
            <small className="dim">{t('analyse.box.left', { n: leftInTheBox(board) })}</small>
          </h2>
          <ul className="cubes">
            {inTheBox(board)
              .filter(cube => gameOf(board) !== 'on-sets' || cube.kind !== 'digit' || into === 'forbidden')
              .map(cube => (
                <li key={`${cube.kind} ${cube.face}`} data-face={cube.face}>
                  <CubeButton
                    {...cube}
                    size="sm"
                    label={t('analyse.put', { cube: name(cube), section: t(`section.${into}`) })}
                    onClick={() => onBoard(addCube(board, cube, into))}
                  />
                </li>
              ))}
          </ul>
        </section>
      )}
      {laying && <GoalDialog ui={ui} board={board} onBoard={onBoard} onClose={() => setLaying(false)} />}
    </section>
  );
}

/** What the marks under the cubes of Resources mean. */
function Key() {
  const t = useT();
  return (
    <p className="safekey" aria-hidden="true">
      <span>
        <i>{t('analyse.mark.required')}</i> {t('analyse.mark.safe')}
      </span>
      <span>
        <i className="now">{t('analyse.mark.required')}</i> {t('analyse.mark.now')}
      </span>
      <span>
        <i className="none">{t('analyse.mark.required')}</i> {t('analyse.mark.impossible')}
      </span>
      <span>
        <i className="barred">{t('analyse.mark.forbidden')}</i> {t('analyse.mark.barred')}
      </span>
    </p>
  );
}

type CardsProps = Pick<EditBoardProps, 'ui' | 'board' | 'onBoard' | 'light'> & { readonly fixed: boolean };

/** The Universe, to look at or to change. */
function Cards({ ui, board, onBoard, light, fixed }: CardsProps) {
  const t = useT();
  const { cards } = board.position;
  const [changing, setChanging] = useState(cards.length === 0);
  const [marks, setMarks] = useState<Json>(null);
  if (cards.length === 0 && !changing) setChanging(true);
  const view = viewOfPosition(board.position, board.claim);
  return (
    <div className="cardsedit">
      {changing && !fixed ? (
        <section aria-label={t('analyse.cards')}>
          <h2>
            {t('analyse.cards')} <small className="dim">{t('analyse.cards.n', { n: cards.length })}</small>
          </h2>
          <CardPicker cards={cards} onCard={card => onBoard(toggleCard(board, card))} />
        </section>
      ) : (
        ui.Side && <ui.Side view={view} light={light} marks={marks} onMarks={setMarks} />
      )}
      {!fixed && (
        <button
          type="button"
          className="btn small"
          disabled={cards.length === 0}
          onClick={() => setChanging(!changing)}
        >
          {t(changing ? 'analyse.cards.done' : 'analyse.cards.change')}
        </button>
      )}
    </div>
  );
}
