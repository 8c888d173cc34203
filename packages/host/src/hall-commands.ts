import type { Act } from '@forceout/table';
import { configOf, type HallClock, tableTime } from '@forceout/wire';
import { type Command, type CommandResult, enter, nothing, refusalReason } from './command.ts';
import { hallMoment } from './hall-moment.ts';
import { type Hosted, nameOfSeated, stateOf } from './hosted.ts';
import { decideAt, opened, type RefereePorts } from './play-commands.ts';

function actNow(referee: RefereePorts, hosted: Hosted, act: Act, now: number): CommandResult {
  const { room } = hosted;
  return decideAt(referee, hosted, act, Math.max(stateOf(room).at, tableTime(room.clock, now)), {});
}

/** The hall's clock stands otherwise than this table knows. */
export const hallClockCommand =
  (clock: HallClock): Command =>
  ({ room }) => {
    const known = room.hall?.clock;
    if (room.hall === null) return nothing;
    const same =
      known?.warningAt === clock.warningAt && known.stopAt === clock.stopAt && known.pausedAt === clock.pausedAt;
    return same ? nothing : enter({ kind: 'hall-clock', clock });
  };

/** The round has started in the hall: this table begins. Extra time goes with the pupil, in percent by seat. */
export const startInHallCommand =
  (referee: RefereePorts, extra: readonly number[]): Command =>
  ({ room }, now) => {
    if (room.hall === null || room.stage !== 'gathering' || room.seats.some(seat => seat === null)) return nothing;
    const config = configOf(room.setup, room.seats.map(nameOfSeated));
    if (!config.ok) return { body: null, seeds: null, refusal: refusalReason(config.refused) };
    return opened(referee, config.config, extra, now);
  };

/** Warning and stop, when their moment has come. */
export const hallDueCommand =
  (referee: RefereePorts): Command =>
  (hosted, now) => {
    const at = hallMoment(hosted.room);
    if (at === null || at > now) return nothing;
    const act = stateOf(hosted.room).round.state === 'run' ? 'warning' : 'stop';
    return actNow(referee, hosted, { seat: 'director', do: act }, now);
  };

/** What the director does at a table from the hall: somebody is away, or back. */
export const presenceCommand =
  (referee: RefereePorts, seat: number, away: boolean): Command =>
  (hosted, now) => {
    const { state, stage } = hosted.room;
    if (stage !== 'playing' || state === null || state.seats[seat]?.absent === away) return nothing;
    return actNow(referee, hosted, { seat: 'director', do: away ? 'absent' : 'back', target: seat }, now);
  };

/** A warning of an earlier round counts here too (IX-C). */
export const warnedBeforeCommand =
  (referee: RefereePorts, seat: number, warnings: number): Command =>
  (hosted, now) => {
    const known = hosted.room.state?.seats[seat]?.warnings ?? warnings;
    return known >= warnings ? nothing : actNow(referee, hosted, { seat: 'director', do: 'warn', target: seat }, now);
  };
