import type { EditionId } from '@forceout/rulebook';
import { type Act, type Game, nextDeadline, type TableConfig } from '@forceout/table';
import {
  configOf,
  decode,
  type EntryBody,
  inOffice,
  type LagGrant,
  OfficialActs,
  PlayerActs,
  type RaceEvidence,
  type Role,
  tableTime,
  type UntrustedAct,
  wordsIn,
} from '@forceout/wire';
import { type Command, type CommandResult, nothing, type RefusalReason, refusalReason, refuse } from './command.ts';
import { decideWithDice, openMatch, type SeededDecision, type TableDice } from './decide-with-dice.ts';
import { serverSays } from './host-says.ts';
import { type Hosted, nameOfSeated, officialOf, stateOf, viewerOf } from './hosted.ts';
import { type Arrival, momentOf } from './lag.ts';
import { rulingOf, secondWanted } from './official-commands.ts';
import type { Participant } from './ports.ts';
import { sealedDice } from './sealed-dice.ts';
import type { Seeds, Sha256 } from './seeds.ts';

/** What the referee needs of the host. */
export interface RefereePorts {
  readonly game: (edition: EditionId) => Game;
  readonly seed: () => string;
  readonly sha256: Sha256;
}

const sealed = ({ seed, sha256 }: RefereePorts, seeds: Seeds | null): TableDice => sealedDice(sha256, seed, seeds);

export type PlayBody = Extract<EntryBody, { kind: 'play' }>;

const entered = (played: SeededDecision, more: Partial<PlayBody>): CommandResult => ({
  body: played.events.length === 0 ? null : { kind: 'play', ...more, events: [...played.events] },
  state: played.state,
  seeds: played.seeds,
  refusal: played.refusal === null ? null : refusalReason(played.refusal),
});

/** The seed of the roll-off is shown as soon as the first shake begins. */
const revealed = ({ seeds }: Hosted, played: SeededDecision): Partial<PlayBody> =>
  seeds?.shake === 0 && played.seeds !== null ? { reveal: seeds.roll } : {};

export function decideAt(
  ports: RefereePorts,
  hosted: Hosted,
  act: Act,
  at: number,
  more: Partial<PlayBody>,
): CommandResult {
  const state = stateOf(hosted.room);
  const played = decideWithDice(ports.game(state.config.edition), state, sealed(ports, hosted.seeds), act, at);
  const seat = typeof act.seat === 'number' && played.refusal === null ? { seat: act.seat } : {};
  return entered(played, { ...seat, ...revealed(hosted, played), ...more });
}

/**
 * Reads what a client sent as the act of this seat or official. This is where it is decoded, once: the message that
 * brought it left it as it was, and the schemas are made from the definitions by which the referee knows its acts.
 */
export function readUntrustedAct(who: number | Role, live: UntrustedAct): Act | RefusalReason {
  const read = typeof who === 'number' ? decode(PlayerActs, live) : decode(OfficialActs, live);
  if (!read.ok) {
    const { code, facts } = read;
    return { ...serverSays(code === 'bad-message' ? 'bad-act' : code, facts), clause: null };
  }
  return { ...read.value, seat: who } as unknown as Act;
}

export const isRefusal = (x: Act | RefusalReason): x is RefusalReason => 'code' in x;

/** Words are for people whose age somebody knows: guests and pupils have fixed phrases. */
export const mayUseWords = (participant: Participant, live: UntrustedAct): boolean =>
  participant.kind === 'account' || wordsIn(live) === null;

export interface PlayerMove {
  readonly seat: number | Role;
  /** Who does it; null: the host itself, for those who run the table. */
  readonly person: string | null;
  readonly act: Act;
  readonly arrival: Arrival;
  readonly expect: number | null;
  /** Given by a race for the block: when the hand was there, in server time, and the evidence. */
  readonly ruled: { readonly at: number; readonly apart: boolean; readonly evidence: RaceEvidence | null } | null;
}

function byOfficial(hosted: Hosted, person: string, act: Act): Partial<PlayBody> {
  const ruling = rulingOf(act);
  const official = officialOf(hosted, person);
  return { ...(official === null ? {} : { official: official.id }), ...(ruling === null ? {} : { ruling }) };
}

/** Nothing comes later than it is decided; where it seems to, the clock has come back meanwhile (`comeBack`). */
const cameBy = (now: number, arrival: Arrival): Arrival =>
  arrival.received <= now ? arrival : { received: now, pressed: null, measured: arrival.measured };

const CALLS: readonly string[] = ['call-judge', 'ask-judge'];

/** An act of a player or an official. */
export const playCommand =
  (referee: RefereePorts, move: PlayerMove): Command =>
  (hosted, now) => {
    const { room } = hosted;
    const { seat, person, act, expect, ruled } = move;
    const arrival = cameBy(now, move.arrival);
    // An office may have ended since the act was sent.
    const official = typeof seat === 'number' ? null : person;
    if (official !== null && viewerOf(hosted, official) !== seat) return refuse('not-seated.act');
    if (room.stage === 'gathering') return refuse('not-started');
    if (expect !== null && expect < room.gameSeq) return refuse('stale');
    if (act.do === 'lift' && room.held !== null) return refuse('held');
    // Time would stand still for a judge whom nobody has invited yet.
    if (
      CALLS.includes(act.do) &&
      !room.officials.some(o => inOffice(room, o)) &&
      room.setup.judge &&
      room.hall === null
    )
      return refuse('no-judge.yet');
    const wanted = official === null ? null : secondWanted(hosted, official, act);
    if (wanted !== null) return wanted;
    const state = stateOf(room);
    const moment = momentOf(room, typeof seat === 'number' ? seat : null, arrival);
    const at =
      ruled === null
        ? moment.at
        : Math.max(state.at + (ruled.apart ? 1 : 0), tableTime(room.clock, Math.min(ruled.at, now)));
    const lag: LagGrant | null = ruled === null ? moment.lag : null;
    return decideAt(referee, hosted, act, at, {
      ...(official === null ? {} : byOfficial(hosted, official, act)),
      ...(lag === null ? {} : { lag }),
      ...(ruled?.evidence ? { race: ruled.evidence } : {}),
    });
  };

/** Lets everything happen that is due by now. */
export const dueCommand =
  (referee: RefereePorts): Command =>
  (hosted, now) => {
    const { room } = hosted;
    if (room.state === null || room.stage !== 'playing' || room.clock.from === null) return nothing;
    const due = nextDeadline(room.state);
    if (due === null || due > tableTime(room.clock, now)) return nothing;
    return decideAt(referee, hosted, { do: 'wait' }, Math.max(due, room.state.at), {});
  };

/** The evaluator's answer. One that is no longer waited for changes nothing. */
export const answerCommand =
  (referee: RefereePorts, act: Act): Command =>
  (hosted, now) => {
    const { room } = hosted;
    if (room.state === null || room.stage !== 'playing') return nothing;
    const at = Math.max(room.state.at, tableTime(room.clock, now));
    const step = decideAt(referee, hosted, act, at, {});
    return step.refusal?.code === 'not-awaited' ? { ...step, refusal: null } : step;
  };

/** The last seat is taken: the match begins, and its time runs after a short countdown. */
export const startCommand =
  (referee: RefereePorts, countdownMs: number): Command =>
  ({ room }, now) => {
    if (room.stage !== 'gathering' || room.seats.some(s => s === null)) return nothing;
    const config = configOf(room.setup, room.seats.map(nameOfSeated));
    if (!config.ok) return { body: null, seeds: null, refusal: refusalReason(config.refused) };
    const extra = room.seats.map(() => room.setup.extraTime);
    return opened(referee, config.config, extra, now + countdownMs);
  };

/** The first entry of a match; `extra`: percent of extra time by seat. */
export const opened = (
  referee: RefereePorts,
  config: TableConfig,
  extra: readonly number[],
  go: number,
): CommandResult => entered(openMatch(referee.game(config.edition), config, extra, sealed(referee, null)), { go });
