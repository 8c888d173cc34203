import type { TableEvent } from '@forceout/table';
import type { EntryBody, RoomState } from '@forceout/wire';

/** Kinds of entry that tell of a person by name. In the log the key of the person stands for it. */
type Named = Extract<EntryBody, { kind: 'made' | 'sat' | 'official' | 'official-left' }>;
type Unnamed<B> = B extends Named ? Omit<B, 'name' | 'by'> : B;

/** An entry's body as it stands in the log: no name of anybody is in it. */
export type LoggedBody = Unnamed<EntryBody>;

const SOMEBODY = 'Somebody';
/** Names at one table differ. */
const playerAt = (seat: number): string => `Player ${seat + 1}`;

type Opened = Extract<TableEvent, { event: 'opened' }>;

const opening = (body: EntryBody | LoggedBody): Opened | null => {
  const first = body.kind === 'play' ? body.events[0] : undefined;
  return first?.event === 'opened' ? first : null;
};

function withPlayers<B extends EntryBody | LoggedBody>(body: B, opened: Opened, players: readonly string[]): B {
  const { events } = body as Extract<EntryBody, { kind: 'play' }>;
  return { ...body, events: [{ ...opened, config: { ...opened.config, players } }, ...events.slice(1)] };
}

/** Takes the names out of a body; `name` is for the roster, under the key of whoever did it. */
export function withoutNames(body: EntryBody): { readonly logged: LoggedBody; readonly name: string | null } {
  switch (body.kind) {
    case 'made': {
      const { by, ...logged } = body;
      return { logged, name: by };
    }
    case 'sat':
    case 'official':
    case 'official-left': {
      const { name, ...logged } = body;
      return { logged: logged as LoggedBody, name };
    }
    default: {
      const opened = opening(body);
      if (opened === null) return { logged: body, name: null };
      const players = opened.config.players.map((_, seat) => playerAt(seat));
      return { logged: withPlayers(body, opened, players), name: null };
    }
  }
}

/** Puts the names of the roster in; whoever is no longer there is called by the place they had. */
export function withNames(
  logged: LoggedBody,
  person: string | null,
  roster: ReadonlyMap<string, string>,
  seats: RoomState['seats'],
): EntryBody {
  const name = person === null ? undefined : roster.get(person);
  switch (logged.kind) {
    case 'made':
      return { ...logged, by: name ?? SOMEBODY };
    case 'sat':
      return { ...logged, name: name ?? playerAt(logged.seat) };
    case 'official':
    case 'official-left':
      return { ...logged, name: name ?? SOMEBODY };
    default: {
      const opened = opening(logged);
      if (opened === null) return logged;
      return withPlayers(
        logged,
        opened,
        opened.config.players.map((player, seat) => seats[seat]?.name ?? player),
      );
    }
  }
}

const KINDS: readonly string[] = ['made', 'sat', 'official', 'official-left'];

/** It tells of a person whose name the roster should have. */
export const needsName = ({ kind }: LoggedBody): boolean => KINDS.includes(kind);
