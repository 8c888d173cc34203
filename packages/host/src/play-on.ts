import type { Act } from '@forceout/table';
import { tableTime } from '@forceout/wire';
import { type Command, nothing } from './command.ts';
import { type Hosted, stateOf } from './hosted.ts';
import { decideAt, type RefereePorts } from './play-commands.ts';

/** Whoever stopped the clocks or took a call is no longer there to end it. */
export const isLeftStanding = ({ room }: Hosted): boolean => {
  if (room.stage !== 'playing' || room.state === null) return false;
  const { paused, asked } = room.state;
  return paused !== null ? paused.by === 'judge' || paused.taken === true : asked?.taken === true;
};

/** The table plays on without a judge who has gone (R-JUDGE-9). */
export const playOnCommand =
  (referee: RefereePorts): Command =>
  (hosted, now) => {
    if (!isLeftStanding(hosted)) return nothing;
    const state = stateOf(hosted.room);
    const at = Math.max(state.at, tableTime(hosted.room.clock, now));
    const act: Act = { seat: 'director', do: state.paused === null ? 'call-off' : 'resume' };
    return decideAt(referee, hosted, act, at, {});
  };
