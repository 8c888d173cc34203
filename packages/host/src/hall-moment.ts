import { rulesOf } from '@forceout/rulebook';
import { type RoomState, wallTime } from '@forceout/wire';
import { stateOf } from './hosted.ts';

/** When the hall's clock next does something to this table, in server time; null when it does not by itself. */
export function hallMoment(room: RoomState): number | null {
  const { hall, state, stage } = room;
  if (hall?.clock == null || hall.clock.pausedAt !== null || state === null || stage !== 'playing') return null;
  if (state.phase === 'scoresheet') return null;
  if (state.round.state === 'extra') return hall.clock.stopAt;
  return state.round.state === 'run' ? hall.clock.warningAt + pendingJudgeMs(room, hall.clock.warningAt) : null;
}

/** A judge is at the table: what of that time will be given back moves the warning already (XI-B-3, R-END-6). */
function pendingJudgeMs(room: RoomState, warningAt: number): number {
  const state = stateOf(room);
  const { warningSeconds, judgeTimeFrom } = rulesOf(state.config.edition).round;
  if (state.paused === null || judgeTimeFrom === null) return 0;
  const window = (warningSeconds - judgeTimeFrom) * 1000;
  const since = wallTime(room.clock, state.paused.since) ?? warningAt;
  return Math.max(0, warningAt - Math.max(since, warningAt - window));
}
