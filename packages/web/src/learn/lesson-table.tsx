import { USABLE } from '@forceout/rulebook';
import type { Json, TableView, Target } from '@forceout/table';
import { SmallTable } from '../games/small-table.tsx';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';

interface LessonTableProps {
  readonly ui: GameUi;
  readonly view: TableView;
  readonly used: readonly string[];
  readonly light: Json;
  readonly held: string | null;
  readonly onCube: (cube: string) => void;
  /** Where the cube in hand may go; null when the hand is empty. */
  readonly onZone: ((to: Target) => void) | null;
  readonly scores: readonly number[];
}

/** The table of a lesson, and the points of its players. */
export function LessonTable({ scores, ...table }: LessonTableProps) {
  const t = useT();
  return (
    <SmallTable {...table} takes={USABLE}>
      <dl className="lscores" aria-label={t('learn.scores')}>
        {table.view.state.config.players.map((player, i) => (
          <div key={player}>
            <dt>{player}</dt>
            <dd>{scores[i]}</dd>
          </div>
        ))}
      </dl>
    </SmallTable>
  );
}
