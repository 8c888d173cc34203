import { TARGETS, type Target } from '@forceout/rulebook';
import type { ActOf } from './acts/definition.ts';
import type { ENGINE_ACTS } from './acts/engine-acts.ts';
import type { OFFICIAL_ACTS } from './acts/official-acts.ts';
import type { PLAYER_ACTS } from './acts/player-acts.ts';
import type { Seat } from './state.ts';

export type Actor = Seat | 'judge' | 'director' | 'engine';
export { TARGETS, type Target };

export type PlayerAct = ActOf<typeof PLAYER_ACTS>;

/** A player's act of one kind. */
export type PlayerActOf<A extends PlayerAct['do']> = Extract<PlayerAct, { readonly do: A }>;
export type JudgeAct = Exclude<ActOf<typeof OFFICIAL_ACTS>, DirectorAct>;
export type DirectorAct = Extract<ActOf<typeof OFFICIAL_ACTS>, { readonly do: 'warning' | 'stop' }>;
export type EngineAct = ActOf<typeof ENGINE_ACTS>;

export type Act =
  | ({ readonly seat: Seat } & PlayerAct)
  | ({ readonly seat: 'judge' } & (JudgeAct | DirectorAct))
  | ({ readonly seat: 'director' } & (JudgeAct | DirectorAct))
  | ({ readonly seat: 'engine' } & EngineAct)
  | { readonly seat?: Actor; readonly do: 'wait' };
