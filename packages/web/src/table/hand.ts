import type { Cube, Target } from '@forceout/table';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { announce } from '../ui/announcer.tsx';
import { useTable } from './context.ts';
import type { Probe } from './probe.ts';
import { useTableText } from './table-text.ts';

/** A cube put on the mat and not yet said. */
export interface Put {
  readonly cube: Cube;
  readonly to: Target;
  readonly as: 'move' | 'bonus' | 'shift';
  /** A drag brought it there. */
  readonly carried: boolean;
  /** Said, and on its way to the log. */
  readonly said: boolean;
}

/** One move, three equal ways to make it: drag, tap and keys all end here. Nothing is sent until it is said. */
export interface Hand {
  readonly held: Cube | null;
  readonly put: Put | null;
  /** The next cube is a bonus: it goes to Forbidden, and the regular move follows. */
  readonly bonus: boolean;
  readonly free: boolean;
  pick(cube: Cube): void;
  place(to: Target, cube?: Cube, carried?: boolean): void;
  armBonus(): void;
  takeBack(): void;
  sayIt(): Promise<void>;
}

export function useHand(probe: Probe): Hand {
  const { state, me, act, busy, cubeName } = useTable();
  const t = useT();
  const say = useTableText();
  const [held, setHeld] = useState<Cube | null>(null);
  const [put, setPut] = useState<Put | null>(null);
  const [bonus, setBonus] = useState(false);
  const { phase, shake } = state;
  const mine = me !== null && !busy;
  const onTurn = mine && phase === 'turn' && shake?.onTurn === me;
  const settingGoal = mine && phase === 'goal' && shake?.setter === me;
  const free = onTurn || (settingGoal && bonus);

  // The table moved on: what was in the hand goes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the turn changes
  useEffect(() => {
    setHeld(null);
    setPut(null);
    setBonus(false);
  }, [phase, shake?.onTurn, shake?.no, me, shake?.bonusPlayed]);

  const fromPermitted = (cube: Cube): boolean => shake?.mat.permitted.some(c => c.id === cube.id) ?? false;

  const refusalOf = (cube: Cube, to: Target) =>
    bonus ? probe.bonus(cube) : fromPermitted(cube) ? probe.shift(cube, to) : probe.move(cube, to);

  const place = (to: Target, cube: Cube | null = held, carried = false): void => {
    if (cube === null || !free) return;
    if (bonus && to !== 'forbidden') return announce(t('hand.bonus.forbidden'), 'assertive');
    const refused = refusalOf(cube, to);
    if (refused) return announce(say.refusal(refused), 'assertive');
    setPut({ cube, to, as: bonus ? 'bonus' : fromPermitted(cube) ? 'shift' : 'move', carried, said: false });
    setHeld(null);
    announce(t('hand.placed', { cube: cubeName(cube), zone: t(`section.${to}`) }), 'assertive');
  };

  return {
    held,
    put,
    bonus,
    free,
    pick(cube) {
      if (!free) return;
      setPut(null);
      if (held?.id === cube.id) return setHeld(null);
      if (bonus) return place('forbidden', cube);
      setHeld(cube);
      announce(t('hand.picked', { cube: cubeName(cube) }), 'assertive');
    },
    place: (to, cube, carried) => place(to, cube ?? held, carried),
    armBonus() {
      setBonus(!bonus);
      setPut(null);
      if (!bonus && held) {
        setHeld(null);
        const refused = probe.bonus(held);
        if (!refused) setPut({ cube: held, to: 'forbidden', as: 'bonus', carried: false, said: false });
      }
      announce(t(bonus ? 'hand.bonus.off' : 'hand.bonus.on'), 'assertive');
    },
    takeBack() {
      if (!held && !put && !bonus) return;
      setHeld(null);
      setPut(null);
      setBonus(false);
      announce(t('hand.back'), 'assertive');
    },
    async sayIt() {
      if (put === null || put.said || busy) return;
      const { cube, to, as } = put;
      setPut({ ...put, said: true });
      const taken = await act(as === 'bonus' ? { do: 'bonus', cube: cube.id } : { do: as, cube: cube.id, to });
      if (taken) {
        setPut(null);
        setBonus(false);
      } else setPut({ ...put, said: false });
    },
  };
}
