import { needed } from '@forceout/rulebook';
import { type Act, judgeOverdueMs } from '@forceout/table';
import { betweenShakes, inOffice, type Official, type Role, type Ruling, tableTime } from '@forceout/wire';
import { type Command, type CommandResult, enter, nothing, refuse } from './command.ts';
import { type Hosted, officialOf } from './hosted.ts';
import type { Participant } from './ports.ts';

/** Somebody comes to judge or direct. `appointed`: by a coach or a director, so that nobody at the table is asked. */
export const officialCommand =
  (participant: Participant, role: Role, appointed: boolean): Command =>
  hosted => {
    if (hosted.people.includes(participant.id)) return refuse('player');
    const mine = hosted.officials.find(o => o.person === participant.id);
    if (mine !== undefined) return mine.role === role ? nothing : refuse('official.other');
    const { setup, hall } = hosted.room;
    if (participant.kind === 'guest' && hall === null && setup.guestJudges !== true) return refuse('guest-judge');
    return enter({ kind: 'official', role, name: participant.name, ...(appointed ? {} : { waits: true }) });
  };

export const resignCommand =
  (participant: Participant): Command =>
  hosted => {
    const mine = hosted.officials.find(o => o.person === participant.id);
    return mine === undefined
      ? nothing
      : enter({ kind: 'official-left', role: mine.role, name: mine.name, official: mine.id });
  };

const find = ({ room }: Hosted, id: number): Official | null => room.officials.find(o => o.id === id) ?? null;

/** A judge has held the table longer than a call may wait: its shake would never end. */
function standsTooLong({ room }: Hosted, now: number): boolean {
  const { state, clock } = room;
  const since = state?.paused?.since ?? state?.asked?.since;
  return state !== null && since !== undefined && tableTime(clock, now) >= since + judgeOverdueMs(state);
}

/** A player agrees to an official, or takes it back; what is taken back during a shake ends with that shake. */
export const consentCommand =
  (participant: Participant, id: number, agrees: boolean): Command =>
  (hosted, now) => {
    const seat = hosted.people.indexOf(participant.id);
    if (seat < 0) return refuse('not-seated.agree');
    const official = find(hosted, id);
    if (official === null) return refuse('no-official');
    if (!official.waits) return refuse('appointed');
    const mine = official.agreed.find(a => a.seat === seat);
    if (agrees ? mine?.until === null : mine === undefined || mine.until !== null) return nothing;
    const { state } = hosted.room;
    const atOnce = agrees || state === null || betweenShakes(state) || standsTooLong(hosted, now);
    const until = atOnce ? {} : { until: state.shakeNo };
    return enter({ kind: 'official-agreed', seat, official: id, agrees, ...until });
  };

/** The coach sends an official away at any time, the maker of the table as well; who plays waits for the end of the shake. */
export const removeOfficialCommand =
  (participant: Participant, id: number, coach: boolean): Command =>
  hosted => {
    const official = find(hosted, id);
    if (official === null) return refuse('no-official');
    const plays = hosted.people.includes(participant.id);
    const owns = hosted.owner === participant.id && hosted.room.hall === null && official.waits;
    if (!coach && !owns) return refuse('not-yours.official');
    if (plays && !betweenShakes(hosted.room.state)) return refuse('not-yours.official-now');
    return enter({ kind: 'official-removed', official: id });
  };

const RULINGS: readonly string[] = ['warn', 'penalize', 'disqualify', 'zero', 'rule', 'void', 'replay'];

/** What an official's act rules; null where it rules nothing. */
export function rulingOf(act: Act): Ruling | null {
  if (!RULINGS.includes(act.do)) return null;
  const { target, writer } = act as { readonly target?: number; readonly writer?: number };
  const about = writer ?? target;
  return { do: act.do, ...(about === undefined ? {} : { target: about }) };
}

const same = (a: Ruling, b: Ruling): boolean => a.do === b.do && a.target === b.target;

/** A ruling that needs a second judge: it is wanted first, and done when another person wants the same. */
export function secondWanted(hosted: Hosted, person: string, act: Act): CommandResult | null {
  const ruling = rulingOf(act);
  if (ruling === null || (act as { readonly second?: boolean }).second !== true) return null;
  const { room } = hosted;
  const shake = room.state?.shakeNo ?? 0;
  const before = hosted.rulings.filter(one => one.shake === shake && same(one.ruling, ruling));
  if (before.some(one => one.person !== person)) return null;
  const others = hosted.officials.some(
    o => o.person !== person && room.officials.some(one => one.id === o.id && inOffice(room, one)),
  );
  if (!others) return refuse('no-second');
  if (before.length > 0) return refuse('no-second.self');
  return enter({
    kind: 'second-wanted',
    official: needed(officialOf(hosted, person), 'The office of who ruled').id,
    ruling,
  });
}
