import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { settings, useSetting } from '../settings/store.ts';
import { BlockFace } from './block-face.tsx';
import { useTable } from './context.ts';
import { useMayLift } from './probe.ts';
import { useTableText } from './table-text.ts';

const HOLD_MS = 400;
const TAPS_MS = 1500;

interface BlockProps {
  readonly onLift: () => void;
}

/**
 * The challenge block. Picking it up cannot be undone and may cost a point, so it is held for a moment (or
 * tapped twice, as the settings say); a press that is let go means nothing.
 */
export function Block({ onLift }: BlockProps) {
  const t = useT();
  const say = useTableText();
  const { state, me, busy, nameOf } = useTable();
  const way = useSetting('block');
  const lifts = state.shake?.block?.lifts ?? [];
  const up = lifts.length > 0;
  const inMyHand = lifts.some(l => l.seat === me);
  const refused = useMayLift();
  const free = !up && !busy && me !== null && !refused && LIFTABLE.includes(state.phase);
  const press = usePress(way, onLift, free);
  if (!up && !LIFTABLE.includes(state.phase)) return null;

  const how = t(way === 'hold' ? 'block.hold' : press.armed ? 'block.again' : 'block.taps');

  if (up)
    return (
      <div className="block up">
        <span className="b" aria-hidden="true" />
        <span>{inMyHand ? t('block.yours') : t('block.theirs', { name: nameOf(lifts[0]!.seat) })}</span>
      </div>
    );
  return (
    <button
      type="button"
      className={`block${press.pressed ? ' pressed' : ''}`}
      aria-disabled={!free}
      aria-label={t('block.label', { how })}
      title={refused ? say.refusal(refused) : undefined}
      {...press.handlers}
    >
      <BlockFace>
        <svg
          className="ring"
          viewBox="0 0 100 100"
          aria-hidden="true"
          style={{ '--hold': `${HOLD_MS}ms` } as CSSProperties}
        >
          <rect x="3" y="3" width="94" height="94" rx="24" pathLength="1" />
        </svg>
      </BlockFace>
      <span className="bl">{how}</span>
    </button>
  );
}

const LIFTABLE = [
  'roll-deal',
  'variation',
  'goal',
  'no-goal',
  'no-goal-set',
  'turn',
  'last-cube-write',
  'stop-write',
  'block-up',
];

function usePress(way: 'hold' | 'taps', done: () => void, free: boolean) {
  const [pressed, setPressed] = useState(false);
  const [armed, setArmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finish = useRef(done);
  finish.current = done;

  const begin = (): void => {
    if (!free || pressed) return;
    setPressed(true);
    timer.current = setTimeout(() => {
      setPressed(false);
      finish.current();
    }, HOLD_MS);
  };
  const letGo = (): void => {
    clearTimeout(timer.current);
    setPressed(false);
  };
  const tap = (): void => {
    if (!free) return;
    clearTimeout(timer.current);
    if (armed) {
      setArmed(false);
      return finish.current();
    }
    setArmed(true);
    timer.current = setTimeout(() => setArmed(false), TAPS_MS);
  };

  // The key C anywhere on the table is the same as a press on the block.
  const ways = useRef({ begin, letGo, tap, way });
  ways.current = { begin, letGo, tap, way };
  useEffect(() => {
    const typing = (target: EventTarget | null): boolean =>
      target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
    const down = (event: globalThis.KeyboardEvent): void => {
      if (!settings().keys) return;
      if (event.key.toLowerCase() !== 'c' || event.repeat || event.ctrlKey || event.metaKey || typing(event.target))
        return;
      if (ways.current.way === 'taps') ways.current.tap();
      else ways.current.begin();
    };
    const up = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'c' && ways.current.way === 'hold') ways.current.letGo();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      clearTimeout(timer.current);
    };
  }, []);

  const isPress = (event: KeyboardEvent): boolean => event.key === ' ' || event.key === 'Enter';
  const handlers =
    way === 'taps'
      ? { onClick: tap }
      : {
          onPointerDown: begin,
          onPointerUp: letGo,
          onPointerLeave: letGo,
          onPointerCancel: letGo,
          onContextMenu: (event: React.MouseEvent) => event.preventDefault(),
          onKeyDown: (event: KeyboardEvent) => {
            if (!isPress(event)) return;
            event.preventDefault();
            if (!event.repeat) begin();
          },
          onKeyUp: (event: KeyboardEvent) => isPress(event) && letGo(),
          onBlur: letGo,
        };
  return { pressed, armed, handlers };
}
