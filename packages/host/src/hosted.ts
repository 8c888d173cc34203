import { needed } from '@forceout/rulebook';
import type { State, Viewer } from '@forceout/table';
import {
  type EntryBody,
  inOffice,
  type Official,
  type Role,
  type RoomState,
  type Ruling,
  roomAfter,
} from '@forceout/wire';
import type { Seeds } from './seeds.ts';
import type { StoredEntry } from './store/streams.ts';

/** A table with what only the server may know: who its people are, and the seeds of the dice. */
export interface Hosted {
  readonly room: RoomState;
  /** The person who made the table. */
  readonly owner: string;
  readonly people: readonly (string | null)[];
  readonly officials: readonly {
    readonly person: string;
    readonly role: Role;
    readonly name: string;
    readonly id: number;
  }[];
  /** What officials have ruled in this shake, and who: a second judge is another person. */
  readonly rulings: readonly { readonly person: string; readonly ruling: Ruling; readonly shake: number }[];
  readonly seeds: Seeds | null;
}

/** The state of the match at a table where one has begun. */
export const stateOf = ({ state }: RoomState): State => needed(state, 'The state of a match that has begun');

/** Of a seat that is taken. */
export const nameOfSeated = (seat: RoomState['seats'][number]): string => needed(seat, 'Who sits there').name;

interface Secret {
  readonly seeds?: Seeds;
}

/** The table after an entry of its log; `decided`: the referee's state after it, where that is known. */
export function hostedAfter(
  id: string,
  before: Hosted | null,
  entry: StoredEntry,
  body: EntryBody,
  decided?: State,
): Hosted {
  const room = roomAfter(id, before?.room ?? null, entry.seq, entry.wall, body, decided);
  const hosted: Hosted =
    before === null
      ? { room, owner: entry.person ?? '', people: room.seats.map(() => null), officials: [], rulings: [], seeds: null }
      : {
          room,
          owner: before.owner,
          people: before.people,
          officials: before.officials,
          rulings: before.rulings,
          seeds: before.seeds,
        };
  switch (body.kind) {
    case 'sat':
      return { ...hosted, people: hosted.people.with(body.seat, entry.person) };
    case 'stood':
    case 'bot':
      return { ...hosted, people: hosted.people.with(body.seat, null) };
    case 'official':
      return {
        ...hosted,
        officials: [
          ...hosted.officials,
          { person: entry.person ?? '', role: body.role, name: body.name, id: entry.seq },
        ],
      };
    case 'official-left':
      return { ...hosted, officials: hosted.officials.filter(o => o.person !== entry.person || o.role !== body.role) };
    case 'official-removed':
      return { ...hosted, officials: hosted.officials.filter(o => o.id !== body.official) };
    case 'second-wanted':
      return withRuling(hosted, entry.person, body.ruling);
    default: {
      const secret = entry.secret === null ? null : (JSON.parse(entry.secret) as Secret);
      const seeded = secret?.seeds ? { ...hosted, seeds: secret.seeds } : hosted;
      return body.kind === 'play' && body.ruling !== undefined ? withRuling(seeded, entry.person, body.ruling) : seeded;
    }
  }
}

function withRuling(hosted: Hosted, person: string | null, ruling: Ruling): Hosted {
  const shake = hosted.room.state?.shakeNo ?? 0;
  const still = hosted.rulings.filter(one => one.shake === shake);
  return { ...hosted, rulings: [...still, { person: person ?? '', ruling, shake }] };
}

/** The office somebody has or would like to have here. */
export function officialOf(hosted: Hosted, person: string): Official | null {
  const mine = hosted.officials.find(o => o.person === person);
  return mine === undefined ? null : (hosted.room.officials.find(o => o.id === mine.id) ?? null);
}

/** What somebody is at a table. */
export function viewerOf(hosted: Hosted, person: string): Viewer {
  const seat = hosted.people.indexOf(person);
  if (seat >= 0) return seat;
  const official = officialOf(hosted, person);
  return official !== null && inOffice(hosted.room, official) ? official.role : 'spectator';
}

/** Seats that a person has to play: neither free nor a computer's, nor left by an absent player. */
export const humanSeats = ({ room, people }: Hosted): readonly number[] =>
  people.flatMap((person, seat) => (person !== null && room.state?.seats[seat]?.absent !== true ? [seat] : []));
