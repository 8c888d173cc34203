import type { Cube } from '@forceout/table';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { useSetting } from '../settings/store.ts';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import { cubeAfterKey } from './cube-after-key.ts';
import { FreeCube, StillCube, useCubeHands } from './cubes.tsx';
import type { Hand } from './hand.ts';

interface TrayProps {
  readonly hand: Hand;
  readonly used: readonly string[];
  /** A pad or a Goal builder takes the cubes that are tapped. */
  readonly onTap: ((cube: string) => void) | null;
}

/** Never reordered while somebody points at it: the order holds until the pointer has left. */
function useOrder(cubes: readonly Cube[]): {
  readonly sorted: readonly Cube[];
  readonly onPoint: (on: boolean) => void;
} {
  const sort = useSetting('sort');
  const pointed = useRef(false);
  const [kept, setKept] = useState(sort);
  useEffect(() => {
    if (!pointed.current) setKept(sort);
  }, [sort]);
  const sorted =
    kept === 'kind'
      ? [...cubes].sort((a, b) => (a.kind + a.face < b.kind + b.face ? -1 : a.kind + a.face > b.kind + b.face ? 1 : 0))
      : cubes;
  const onPoint = (on: boolean): void => {
    pointed.current = on;
    if (!on) setKept(sort);
  };
  return { sorted, onPoint };
}

/** Resources lie on the table itself. One stop for the Tab key; arrows go from cube to cube. */
export function Tray({ hand, used, onTap }: TrayProps) {
  const t = useT();
  const { state } = useTable();
  const resources = state.shake?.mat.resources ?? [];
  const { sorted, onPoint } = useOrder(resources);
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const rolling = useRolling(resources.length > 0 ? state.shakeNo : 0);
  const live = hand.free || onTap !== null;
  const lying = sorted.filter(cube => cube.id !== hand.put?.cube.id);
  const here = Math.min(at, Math.max(0, lying.length - 1));

  const step = (event: KeyboardEvent, cube: Cube): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button.cube') ?? [])];
    const next = cubeAfterKey(event.key, lying.indexOf(cube), buttons);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    buttons[next]?.focus();
  };
  const hands = useCubeHands({
    tap: cube => (hand.free ? hand.pick(cube) : onTap?.(cube.id)),
    key: step,
    focus: cube => setAt(lying.indexOf(cube)),
  });

  return (
    <section className="tray" id="tray" aria-labelledby="tray-title" tabIndex={-1}>
      <header>
        <h2 id="tray-title">{t('section.resources')}</h2>
        <small>{t(hand.put ? 'tray.after' : 'tray.left', { n: lying.length })}</small>
      </header>
      <div {...(live ? { role: 'toolbar', 'aria-label': t('tray.label') } : {})}>
        <ul
          className={`cubes${rolling ? ' rolling' : ''}`}
          ref={list}
          onPointerEnter={() => onPoint(true)}
          onPointerLeave={() => onPoint(false)}
        >
          {sorted.map((cube, index) => (
            <li key={cube.id} style={rolling ? ({ '--i': index } as CSSProperties) : undefined}>
              {cube.id === hand.put?.cube.id ? (
                <span className="gap" />
              ) : live ? (
                <FreeCube
                  cube={cube}
                  section="resources"
                  held={hand.held?.id === cube.id}
                  mark={used.includes(cube.id) ? 'used' : undefined}
                  tabIndex={cube === lying[here] ? 0 : -1}
                  hands={hands}
                />
              ) : (
                <StillCube cube={cube} section="resources" mark={used.includes(cube.id) ? 'used' : undefined} />
              )}
            </li>
          ))}
        </ul>
      </div>
      {hand.free && (
        <p className="small dim hint deskonly">
          <Icon name="tap" />
          <span>
            {t('tray.how')} <kbd>←</kbd> <kbd>→</kbd> {t('tray.how.choose')} <kbd>R</kbd> <kbd>P</kbd> <kbd>F</kbd>{' '}
            {t('tray.how.place')} <kbd>Enter</kbd> {t('tray.how.say')} <kbd>Esc</kbd> {t('tray.how.back')}
          </span>
        </p>
      )}
    </section>
  );
}

const ROLL_MS = 600;

/** True for a moment after a new roll; any key ends it. */
function useRolling(shake: number): boolean {
  const seen = useRef(shake);
  const [rolling, setRolling] = useState(false);
  useEffect(() => {
    if (shake === seen.current) return;
    seen.current = shake;
    if (shake === 0) return;
    setRolling(true);
    const end = (): void => setRolling(false);
    const timer = setTimeout(end, ROLL_MS + 300);
    addEventListener('keydown', end, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end);
    };
  }, [shake]);
  return rolling;
}
