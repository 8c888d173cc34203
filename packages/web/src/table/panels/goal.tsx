import { isOpen } from '@forceout/players';
import { vocabularyOf } from '@forceout/rulebook';
import { requireShake } from '@forceout/table';
import type { Taps } from '../../games/ui.ts';
import { useT } from '../../i18n/index.ts';
import { InBar } from '../../ui/bar-slot.tsx';
import { useTable } from '../context.ts';
import type { Hand } from '../hand.ts';
import type { Probe } from '../probe.ts';
import { Frame } from './frame.tsx';
import { BonusRow } from './turn.tsx';

interface GoalPanelProps {
  readonly hand: Hand;
  readonly probe: Probe;
  readonly taps: Taps;
}

/** Setting the Goal. Cubes are sent as they are placed: time may set the Goal as it stands. */
export function GoalPanel({ hand, probe, taps }: GoalPanelProps) {
  const t = useT();
  const { state, me, act, ui, view, nameOf, connection } = useTable();
  const shake = requireShake(state);
  const seat = state.phase === 'no-goal-set' ? shake.goalBy : shake.setter;
  if (me !== seat) return <Frame title={t('goal.others', { name: nameOf(seat) })} about={t('goal.wait')} />;
  const none = vocabularyOf(state.config.edition).noGoal !== null && shake.mat.goal.length === 0 && !probe.noGoal;
  const bonusOpen =
    (connection.step === null || isOpen('bonus', connection.step)) &&
    state.phase === 'goal' &&
    shake.mat.goal.length === 0 &&
    !shake.bonusPlayed;
  return (
    <Frame look="pad" mine title={t('goal.title')} about={t('goal.about')}>
      <ui.GoalBuilder
        key={`${shake.no}/${seat}`}
        view={view}
        seat={me}
        taps={taps}
        // Only a clock may set the Goal as it lies; without one a cube can be taken out until the word is said.
        onPlace={(goal, cubes) => connection.timed && void act({ do: 'place', goal, ...(cubes ? { cubes } : {}) })}
        onGoal={(goal, cubes) => void act({ do: 'goal', goal, ...(cubes ? { cubes } : {}) })}
        {...(none ? { onNoGoal: () => void act({ do: 'no-goal' }) } : {})}
      />
      {bonusOpen && <BonusRow hand={hand} probe={probe} />}
    </Frame>
  );
}

export function NoGoalPanel({ onLift }: { readonly onLift: () => void }) {
  const t = useT();
  const { state, me, act, nameOf, busy } = useTable();
  const shake = requireShake(state);
  const asked = me !== null && me !== shake.setter && !shake.agreed.includes(me);
  return (
    <Frame
      mine={asked}
      title={t('no-goal.title', { name: nameOf(shake.setter) })}
      about={t(asked ? 'no-goal.about' : 'no-goal.wait')}
    >
      {asked && (
        <InBar at="main">
          <button type="button" className="btn grow" disabled={busy} onClick={() => act({ do: 'agree' })}>
            {t('no-goal.agree')}
          </button>
          <button type="button" className="btn plum grow" disabled={busy} onClick={onLift}>
            {t('no-goal.disagree')}
          </button>
        </InBar>
      )}
    </Frame>
  );
}
