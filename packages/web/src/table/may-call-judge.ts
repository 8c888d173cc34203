import type { Seat, State } from '@forceout/table';

/** A player calls a judge at a table that has one, while the game goes on. */
export const mayCallJudge = ({ config, paused, phase }: Pick<State, 'config' | 'paused' | 'phase'>, me: Seat | null) =>
  config.judge && me !== null && paused === null && phase !== 'closed';
