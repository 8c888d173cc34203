import type { Cube } from '@forceout/table';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { useSetting } from '../settings/store.ts';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import { FreeCube, StillCube } from './cubes.tsx';
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
  const [pointed, setPointed] = useState(false);
  const kept = useRef(sort);
  if (!pointed) kept.current = sort;
  const sorted =
    kept.current === 'kind'
      ? [...cubes].sort((a, b) => (a.kind + a.face < b.kind + b.face ? -1 : a.kind + a.face > b.kind + b.face ? 1 : 0))
      : cubes;
  return { sorted, onPoint: setPointed };
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

  const step = (event: KeyboardEvent, index: number): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? lying.length - 1 : by === undefined ? undefined : index + by;
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + lying.length) % lying.length;
    setAt(next);
    list.current?.querySelectorAll<HTMLElement>('button.cube')[next]?.focus();
  };

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
          {lying.map((cube, index) => (
            <li key={cube.id} style={{ '--i': index } as React.CSSProperties}>
              {live ? (
                <FreeCube
                  cube={cube}
                  section="resources"
                  held={hand.held?.id === cube.id}
                  mark={used.includes(cube.id) ? 'used' : undefined}
                  tabIndex={index === here ? 0 : -1}
                  onTap={() => (hand.free ? hand.pick(cube) : onTap?.(cube.id))}
                  onKeyDown={event => step(event, index)}
                  onFocus={() => setAt(index)}
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
