import { isSettled, type Json } from '@forceout/table';
import type { Taps } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';
import { useTable } from './context.ts';
import type { Hand } from './hand.ts';
import { RollDealPanel, RollOffPanel, VariationPanel } from './panels/begin.tsx';
import { BlockPanel } from './panels/block.tsx';
import { CheckPanel } from './panels/check.tsx';
import { Frame } from './panels/frame.tsx';
import { GoalPanel, NoGoalPanel } from './panels/goal.tsx';
import { SheetPanel } from './panels/sheet.tsx';
import { TurnPanel } from './panels/turn.tsx';
import { WritePanel } from './panels/write.tsx';
import type { Probe } from './probe.ts';

interface PanelProps {
  readonly hand: Hand;
  readonly probe: Probe;
  readonly taps: Taps;
  readonly onUsed: (cubes: readonly string[]) => void;
  readonly onLight: (light: Json) => void;
  readonly onLift: () => void;
}

/** What to do now. One question at a time, one main button. */
export function Panel(props: PanelProps) {
  const { state, me, act, busy, nameOf } = useTable();
  const t = useT();
  if (state.paused === null) return <PhasePanel {...props} />;
  const { by, overdue, off } = state.paused;
  const called = typeof by === 'number' ? t('paused.by', { name: nameOf(by) }) : t('paused.judge');
  const mine = me !== null && by === me;
  const mayEnd = mine || (overdue && me !== null && typeof by === 'number' && !off.includes(me));
  return (
    <Frame clock={false} title={t('paused.title')} about={overdue ? `${called} ${t('paused.overdue')}` : called}>
      {mayEnd && (
        <button type="button" className="btn full" disabled={busy} onClick={() => act({ do: 'call-off' })}>
          {t(mine ? 'paused.off.mine' : 'paused.off')}
        </button>
      )}
    </Frame>
  );
}

function PhasePanel({ hand, probe, taps, onUsed, onLight, onLift }: PanelProps) {
  const { state } = useTable();
  const t = useT();
  // In a replay one may stand between what somebody did and what the table made of it.
  if (!isSettled(state)) return <Frame clock={false} title={t('between.title')} />;
  switch (state.phase) {
    case 'roll-off':
      return <RollOffPanel />;
    case 'roll-deal':
      return <RollDealPanel />;
    case 'variation':
      return <VariationPanel />;
    case 'goal':
    case 'no-goal-set':
      return <GoalPanel hand={hand} probe={probe} taps={taps} />;
    case 'no-goal':
      return <NoGoalPanel onLift={onLift} />;
    case 'turn':
      return <TurnPanel hand={hand} probe={probe} />;
    case 'block-up':
      return <BlockPanel />;
    case 'write':
    case 'no-goal-write':
    case 'last-cube-write':
    case 'stop-write':
      return <WritePanel taps={taps} onUsed={onUsed} onLight={onLight} />;
    case 'present':
    case 'check':
      return <CheckPanel probe={probe} onLight={onLight} />;
    case 'scoresheet':
    case 'closed':
      return <SheetPanel />;
  }
}
