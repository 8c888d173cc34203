import { requireShake } from '@forceout/table';
import { useT } from '../../i18n/index.ts';
import { RowBuilder } from '../row-builder.tsx';
import type { Row } from '../row-goal.ts';
import { SayGoal } from '../say-goal.tsx';
import type { GoalBuilderProps } from '../ui.ts';
import { useRowGoal } from '../use-row-goal.ts';
import { faceName, goalWords } from './signs.ts';

const LONGEST = 7;

/** Guarded play takes no cube into the Goal that no WFF can hold: it could never be said, nor taken out again. */
const IN_A_WFF = /^[CAKENpqrs]$/;

const textOf = (row: Row): string => row.map(r => r.cube.face).join('');

export function GoalBuilder({ view, onPlace, onGoal, taps }: GoalBuilderProps) {
  const t = useT();
  const { mat } = requireShake(view.state);
  const guarded = view.state.config.enforcement === 'prevent';
  const { row, ids, builder } = useRowGoal(mat, {
    begin: () => mat.goal.map(cube => ({ cube, turn: undefined, gap: false })),
    textOf,
    mayLay: cube => !guarded || IN_A_WFF.test(cube.face),
    onPlace,
    taps,
  });
  return (
    <div className="builder">
      <RowBuilder
        {...builder}
        name={cube => faceName(cube.face, t)}
        turns={() => []}
        gaps={false}
        meaning={
          row.length > 0 && (
            <p className="goalval" aria-live="polite">
              {row.length > LONGEST ? t('wff.goal.long', { n: row.length }) : goalWords(textOf(row), t)}
            </p>
          )
        }
      />
      <SayGoal word={t('games.goal.word.set')} ready={row.length > 0} onSay={() => onGoal(textOf(row), ids(row))} />
    </div>
  );
}
