import { BOT_NAMES, botLevelOf } from '@forceout/table';
import { type Bot, type Phrase, tableTime } from '@forceout/wire';
import { type Command, enter, nothing, refuse } from './command.ts';
import { type Hosted, humanSeats, viewerOf } from './hosted.ts';
import type { Participant } from './ports.ts';

/** What a name looks like; two names that look the same cannot be told apart. */
export type LooksLike = (name: string) => string;

const asWritten: LooksLike = name => name.trim().toLowerCase();

/** Names at one table can be told apart, also those of computer players. */
function distinct(name: string, hosted: Hosted, looksLike: LooksLike): string {
  const taken = new Set(hosted.room.seats.flatMap(s => (s === null ? [] : [looksLike(s.name)])));
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name} ${n}`;
    if (!taken.has(looksLike(tried))) return tried;
  }
}

export const sitCommand =
  (participant: Participant, wanted: number | null, looksLike: LooksLike = asWritten): Command =>
  hosted => {
    const { room } = hosted;
    const mine = hosted.people.indexOf(participant.id);
    if (mine >= 0) return wanted === null || wanted === mine ? nothing : refuse('seated');
    if (hosted.officials.some(o => o.person === participant.id)) return refuse('official');
    if (room.stage !== 'gathering') return refuse('started');
    const seat = wanted ?? room.seats.indexOf(null);
    if (seat < 0 || seat >= room.seats.length) return refuse('no-seat.free');
    if (room.seats[seat] !== null) return refuse('seat-taken.first');
    return enter({
      kind: 'sat',
      seat,
      name: distinct(participant.name, hosted, looksLike),
      ...(participant.program ? { program: true } : {}),
    });
  };

export const standCommand =
  (participant: Participant): Command =>
  hosted => {
    const seat = hosted.people.indexOf(participant.id);
    if (seat < 0) return nothing;
    if (hosted.room.hall !== null) return refuse('hall-table');
    if (hosted.room.stage !== 'gathering') return refuse('started.leave');
    return enter({ kind: 'stood', seat });
  };

export const botCommand =
  (participant: Participant, seat: number, bot: Bot): Command =>
  hosted => {
    const { room } = hosted;
    if (hosted.owner !== participant.id) return refuse('not-yours.bots');
    if (room.hall !== null) return refuse('hall-table');
    if (room.stage !== 'gathering') return refuse('started');
    if (seat >= room.seats.length) return refuse('no-seat');
    if (room.seats[seat] !== null) return refuse('seat-taken');
    return enter({ kind: 'bot', seat, bot, name: distinct(BOT_NAMES[botLevelOf(bot.level)], hosted, asWritten) });
  };

export const phraseCommand =
  (participant: Participant, phrase: Phrase): Command =>
  hosted => {
    const seat = viewerOf(hosted, participant.id);
    return typeof seat === 'number' ? enter({ kind: 'phrase', seat, phrase }) : refuse('not-seated.speak');
  };

export const wishCommand =
  (participant: Participant): Command =>
  hosted => {
    const { room } = hosted;
    const seat = hosted.people.indexOf(participant.id);
    if (seat < 0) return refuse('not-seated.rematch');
    if (room.hall !== null) return refuse('hall-table');
    if (room.stage !== 'over') return refuse('not-over');
    return room.wishes.includes(seat) || room.next !== null ? nothing : enter({ kind: 'wish', seat });
  };

/** All people who played want another match. */
export const rematchIsDue = ({ room, people }: Hosted): boolean =>
  room.stage === 'over' &&
  room.next === null &&
  room.wishes.length > 0 &&
  people.every((person, seat) => person === null || room.wishes.includes(seat));

export const rematchCommand =
  (table: string): Command =>
  hosted =>
    rematchIsDue(hosted) ? enter({ kind: 'rematch', table }) : nothing;

/** Table time stands still from a moment of server time on: nobody served the table, or nobody was at it. */
export const holdCommand =
  (why: 'outage' | 'empty', since: number): Command =>
  ({ room }) => {
    if (room.stage !== 'playing' || room.state === null || room.clock.from === null) return nothing;
    return enter({ kind: 'held', why, at: Math.max(room.state.at, tableTime(room.clock, since)) });
  };

/** Time runs on after a countdown. */
export const goCommand =
  (countdownMs: number): Command =>
  (hosted, now) =>
    hosted.room.held === null || hosted.room.held.why === 'hall' || hosted.room.stage !== 'playing'
      ? nothing
      : enter({ kind: 'go', from: now + countdownMs });

export const everybodyIsBack = (hosted: Hosted, here: (seat: number) => boolean): boolean =>
  humanSeats(hosted).every(here);
