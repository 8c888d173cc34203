import { rulesOf } from '@forceout/rulebook';
import { type Cube, isSettled, type PlayerAct, type Seat, TARGETS, type Target, type Unsettled } from '@forceout/table';
import { useEffect, useMemo, useState } from 'react';
import { askTable } from '../worker/index.ts';
import { type Trouble, useTable } from './context.ts';

/** What the referee would answer to the moves a player may think of. */
export interface Probe {
  readonly move: (cube: Cube, to: Target) => Trouble | null;
  readonly shift: (cube: Cube, to: Target) => Trouble | null;
  readonly bonus: (cube: Cube) => Trouble | null;
  readonly lift: Trouble | null;
  readonly putBack: Trouble | null;
  readonly noGoal: Trouble | null;
  readonly say: (word: 'now' | 'impossible') => Trouble | null;
  /** The referee has answered. */
  readonly known: boolean;
  readonly shifts: boolean;
  readonly bonuses: boolean;
  /** Known to be taken; false while the answer is on its way. */
  readonly may: (act: PlayerAct) => boolean;
}

const alike = (cube: Cube): string => `${cube.kind} ${cube.face}`;

const distinct = (cubes: readonly Cube[]): readonly Cube[] => [...new Map(cubes.map(c => [alike(c), c])).values()];

const keyOf = (act: PlayerAct): string => JSON.stringify(act);

/** Cubes of one kind and face are ruled alike, so one of them is asked about. */
function candidates(state: Unsettled): readonly PlayerAct[] {
  const { shake, phase } = state;
  const acts: PlayerAct[] = [{ do: 'lift' }, { do: 'put-back' }, { do: 'no-goal' }];
  if (shake === null) return acts;
  if (phase === 'check' && shake.checking !== null) {
    const { writer } = shake.checking;
    acts.push(
      { do: 'accept', writer },
      { do: 'more-time' },
      { do: 'ask-judge', writer },
      { do: 'prove', writer, pass: true },
      { do: 'prove', writer, how: 'joint' },
      { do: 'prove', writer, how: 'separate' },
      { do: 'withdraw' },
    );
  }
  if (phase === 'block-up') acts.push({ do: 'say', say: 'now' }, { do: 'say', say: 'impossible' });
  if (phase === 'turn' || phase === 'goal')
    for (const cube of distinct(shake.mat.resources)) acts.push({ do: 'bonus', cube: cube.id });
  if (phase !== 'turn') return acts;
  for (const cube of distinct(shake.mat.resources))
    for (const to of TARGETS) acts.push({ do: 'move', cube: cube.id, to });
  for (const cube of distinct(shake.mat.permitted))
    for (const to of rulesOf(state.config.edition).shiftTo) acts.push({ do: 'shift', cube: cube.id, to });
  return acts;
}

type Answers = ReadonlyMap<string, Trouble | null>;

/** While the answer is on its way nothing is held back; the referee itself has the last word anyway. */
function read(state: Unsettled, answers: Answers | null): Probe {
  const representative = (cube: Cube): string => {
    const mat = state.shake?.mat;
    const section = mat?.resources.some(c => c.id === cube.id) ? mat.resources : (mat?.permitted ?? []);
    return distinct(section).find(c => alike(c) === alike(cube))?.id ?? cube.id;
  };
  const of = (act: PlayerAct): Trouble | null => answers?.get(keyOf(act)) ?? null;
  const any = (verb: 'shift' | 'bonus'): boolean =>
    answers !== null && [...answers].some(([key, trouble]) => trouble === null && key.includes(`"do":"${verb}"`));
  return {
    move: (cube, to) => of({ do: 'move', cube: representative(cube), to }),
    shift: (cube, to) => of({ do: 'shift', cube: representative(cube), to }),
    bonus: cube => of({ do: 'bonus', cube: representative(cube) }),
    lift: of({ do: 'lift' }),
    putBack: of({ do: 'put-back' }),
    noGoal: of({ do: 'no-goal' }),
    say: word => of({ do: 'say', say: word }),
    known: answers !== null,
    shifts: any('shift'),
    bonuses: any('bonus'),
    may: act => answers?.get(keyOf(act)) === null,
  };
}

/** Would the referee let somebody at this device pick up the block? On a shared device that is anybody but the last Mover. */
export function useMayLift(): Trouble | null {
  const { state, me, connection, shared } = useTable();
  const other = connection.seats.find(seat => seat !== state.shake?.lastMover && !state.shake?.out.includes(seat));
  return useProbe(shared ? (other ?? null) : me).lift;
}

export function useProbe(seat: Seat | null): Probe {
  const { state, game } = useTable();
  const [known, setKnown] = useState<{ readonly key: string; readonly answers: Answers } | null>(null);
  const key = `${state.seq}/${seat}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state is known by its sequence
  useEffect(() => {
    if (seat === null || state.shake === null || !isSettled(state)) return;
    let wanted = true;
    const acts = candidates(state);
    askTable('probe', { game, state, seat, acts }).then(
      refusals => {
        if (wanted) setKnown({ key, answers: new Map(acts.map((act, i) => [keyOf(act), refusals[i] ?? null])) });
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [key, game]);
  const answers = known?.key === key ? known.answers : null;
  return useMemo(() => read(state, answers), [state, answers]);
}
