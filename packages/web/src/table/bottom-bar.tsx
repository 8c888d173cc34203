import { useT } from '../i18n/index.ts';
import { Block } from './block.tsx';
import { useTable } from './context.ts';
import type { Hand } from './hand.ts';
import { useSayLabel } from './panels/turn.tsx';
import type { Probe } from './probe.ts';

interface BottomBarProps {
  readonly hand: Hand;
  readonly probe: Probe;
  readonly onLift: () => void;
}

/** Phases in which cubes move; in the others there is only the block. */
const MOVING = ['turn', 'goal'];
const SHOWN = [...MOVING, 'no-goal', 'block-up', 'last-cube-write'];

/** Phones: the block in the middle, within reach of either thumb. */
export function BottomBar({ hand, probe, onLift }: BottomBarProps) {
  const t = useT();
  const { state, me, busy } = useTable();
  const label = useSayLabel(hand);
  if (!SHOWN.includes(state.phase) || me === null) return null;
  const moving = state.phase === 'turn' && state.shake?.onTurn === me;
  const setting = state.phase === 'goal' && state.shake?.setter === me;
  const empty = !hand.held && !hand.put && !hand.bonus;
  if (!MOVING.includes(state.phase))
    return (
      <section className="bottombar" aria-label={t('table.hands')}>
        <Block onLift={onLift} />
      </section>
    );
  return (
    <section className="bottombar" aria-label={t('table.hands')}>
      {moving && !empty ? (
        <button type="button" className="btn" onClick={() => hand.takeBack()}>
          {t('hand.takeBack')}
        </button>
      ) : (
        <button
          type="button"
          className="btn"
          aria-pressed={hand.bonus}
          aria-disabled={!probe.bonuses || (state.shake?.bonusPlayed ?? true)}
          onClick={() => probe.bonuses && hand.armBonus()}
        >
          {t('bonus.name')}
        </button>
      )}
      <Block onLift={onLift} />
      <button
        type="button"
        className="btn pri say"
        aria-disabled={hand.put === null || busy}
        onClick={() => void hand.sayIt()}
      >
        {moving || hand.put ? label : t(setting ? 'say.goal' : 'say.wait')}
      </button>
    </section>
  );
}
