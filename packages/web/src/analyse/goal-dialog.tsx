import type { Json } from '@forceout/table';
import { useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { viewOfPosition } from '../puzzles/view.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type Board, goalSource, setGoal } from './board.ts';

interface GoalDialogProps {
  readonly ui: GameUi;
  readonly board: Board;
  readonly onBoard: (board: Board) => void;
  readonly onClose: () => void;
}

/** Lays a Goal with the game's own builder, out of the box or out of Resources. */
export function GoalDialog({ ui, board, onBoard, onClose }: GoalDialogProps) {
  const t = useT();
  // The cubes to choose from stay as they are while the Goal is being laid.
  const [source] = useState(() => goalSource(board));
  const [view] = useState(() => {
    const laying = { ...board.position, resources: source, goal: [], goalText: null };
    const still = viewOfPosition(laying, board.claim);
    return { ...still, state: { ...still.state, config: { ...still.state.config, enforcement: 'faithful' as const } } };
  });
  const lay = (goal: Json, ids: readonly string[] = []): void =>
    onBoard(
      setGoal(
        board,
        goal,
        ids.flatMap(id => source.find(cube => cube.id === id) ?? []),
      ),
    );
  return (
    <Dialog title={t('analyse.goal')} onClose={onClose}>
      <div className="goaldialog">
        <ui.GoalBuilder
          view={view}
          seat={0}
          onPlace={() => {}}
          onGoal={(goal, ids) => {
            lay(goal, ids);
            onClose();
          }}
        />
        {board.position.goalText !== null && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => {
              onBoard(setGoal(board, null, []));
              onClose();
            }}
          >
            {t('analyse.goal.none')}
          </button>
        )}
      </div>
    </Dialog>
  );
}
