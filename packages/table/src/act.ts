import { TARGETS, type Target } from '@forceout/rulebook';
import type { Json, ObjectionVerdict, Verdict } from './game.ts';
import type { Seat } from './state.ts';

export type Actor = Seat | 'judge' | 'director' | 'engine';
export { TARGETS, type Target };

type Do<D extends string, F = object> = { readonly do: D } & Readonly<F>;

/** Acts of a seat. Names and fields are those of the public protocol, part 2. */
export type PlayerAct =
  | Do<'preset', { faces: readonly string[] }>
  | Do<'roll', { faces?: readonly string[]; seed?: string }>
  | Do<'deal', { cards?: readonly string[]; count?: number; seed?: string }>
  | Do<'select', { variation: string | null; value?: Json }>
  | Do<'bonus', { cube: string }>
  | Do<'place', { goal: Json; cubes?: readonly string[] }>
  | Do<'goal', { goal?: Json; cubes?: readonly string[] }>
  | Do<'no-goal'>
  | Do<'agree'>
  | Do<'move', { cube: string; to: Target }>
  | Do<'shift', { cube: string; to: Target }>
  | Do<'lift'>
  | Do<'say', { say: 'now' | 'impossible' | 'never' }>
  | Do<'tie', { both: boolean }>
  | Do<'put-back'>
  | Do<'side', { with?: 'mover' | 'challenger'; present?: boolean }>
  | Do<'submit', { solution: Json; goal?: Json }>
  | Do<'withdraw'>
  | Do<'accept', { writer: Seat }>
  | Do<'reject', { writer: Seat; reason: string; regroup?: Json; proof?: Json }>
  | Do<'prove', { writer: Seat; how?: 'joint' | 'separate'; pass?: boolean }>
  | Do<'more-time', { writer?: Seat }>
  | Do<'call-judge', { question?: string }>
  | Do<'call-off'>
  | Do<'ask-judge', { writer: Seat }>
  | Do<'point-out', { fault: string; target?: Seat }>
  | Do<'absent', { target?: Seat }>
  | Do<'back', { target?: Seat }>
  | Do<'sign'>
  | Do<'object', { reason?: string; scores?: readonly number[] }>
  | Do<'correct', { scores: readonly number[]; reason?: string }>
  | Do<'appeal', { reason?: string }>
  | Do<'stop'>
  | Do<'resign'>
  | Do<'end-match', { agree?: boolean }>;

export type JudgeAct =
  | Do<'approve', { penalty?: number }>
  | Do<'refuse', { penalty?: number; reason?: string }>
  | Do<'warn', { target: Seat; reason?: string; second?: boolean }>
  | Do<'penalize', { target: Seat; value?: number; reason?: string; second?: boolean }>
  | Do<'disqualify', { target: Seat; scope?: 'shake' | 'round' | 'event'; reason?: string; second?: boolean }>
  | Do<'zero', { target: Seat; reason?: string; second?: boolean }>
  | Do<'rule', { target?: Seat; writer?: Seat; value?: Json; reason?: string; second?: boolean }>
  | Do<'void', { reason?: string; second?: boolean }>
  | Do<
      'replay',
      { scope?: 'shake' | 'round' | 'event'; target?: Seat; value?: Json; reason?: string; second?: boolean }
    >
  | Do<'accommodate', { target: Seat; value: number; reason?: string }>
  | Do<'pause', { reason?: string }>
  | Do<'resume'>
  | Do<'call-off'>
  | Do<'absent', { target?: Seat }>
  | Do<'back', { target?: Seat }>;

export type DirectorAct = Do<'warning'> | Do<'stop'>;

/** The host's answers to `state.awaiting`. */
export type EngineAct =
  | Do<'roll', { faces: readonly string[]; preset?: readonly string[]; seed?: string }>
  | Do<'deal', { cards: readonly string[]; seed?: string }>
  | Do<'commit', { hash: string }>
  | Do<'verdict', { for: number; verdict: Verdict; engine?: string }>
  | Do<'objection', { for: number; verdict: ObjectionVerdict; engine?: string }>
  | Do<'equals', { for: number; equals: boolean | null; engine?: string }>;

export type Act =
  | ({ readonly seat: Seat } & PlayerAct)
  | ({ readonly seat: 'judge' } & (JudgeAct | DirectorAct))
  | ({ readonly seat: 'director' } & (JudgeAct | DirectorAct))
  | ({ readonly seat: 'engine' } & EngineAct)
  | { readonly seat?: Actor; readonly do: 'wait' };
