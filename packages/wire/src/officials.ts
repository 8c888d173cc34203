import type { Unsettled } from '@forceout/table';
import type { EntryBody, Role } from './body.ts';
import type { RoomState } from './room.ts';

/** A player has agreed to an official; `until`: taken back in that shake, at whose end it ends. */
export interface Agreement {
  readonly seat: number;
  readonly until: number | null;
}

export interface Official {
  /** Sequence of the entry with which the official came. */
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  /** In office only while every player agrees; false where a coach or a director has appointed. */
  readonly waits: boolean;
  readonly agreed: readonly Agreement[];
}

type Table = Pick<RoomState, 'seats' | 'state'>;

const without = (officials: readonly Official[], seat: number): readonly Official[] =>
  officials.map(o =>
    o.agreed.some(a => a.seat === seat) ? { ...o, agreed: o.agreed.filter(a => a.seat !== seat) } : o,
  );

/** Who is there to judge or direct after an entry. */
export function officialsAfter(officials: readonly Official[], seq: number, body: EntryBody): readonly Official[] {
  switch (body.kind) {
    case 'official':
      return [...officials, { id: seq, role: body.role, name: body.name, waits: body.waits === true, agreed: [] }];
    case 'official-left':
      return officials.filter(o =>
        body.official === undefined ? o.role !== body.role || o.name !== body.name : o.id !== body.official,
      );
    case 'official-removed':
      return officials.filter(o => o.id !== body.official);
    case 'official-agreed':
      return officials.map(o => (o.id === body.official ? { ...o, agreed: agreedAfter(o.agreed, body) } : o));
    case 'sat':
    case 'stood':
    case 'bot':
      return without(officials, body.seat);
    default:
      return officials;
  }
}

function agreedAfter(
  agreed: readonly Agreement[],
  { seat, agrees, until }: Extract<EntryBody, { kind: 'official-agreed' }>,
): readonly Agreement[] {
  const others = agreed.filter(a => a.seat !== seat);
  return agrees || until !== undefined ? [...others, { seat, until: until ?? null }] : others;
}

/** No cube of a shake lies on the table. */
export const betweenShakes = (state: Unsettled | null): boolean =>
  state === null || state.shake === null || (state.phase === 'roll-deal' && !state.shake.rolled);

const holds = ({ until }: Agreement, state: Unsettled | null): boolean =>
  until === null || (state?.shakeNo === until && !betweenShakes(state));

/** Seats whose word is wanted: of people who are still in the match. */
const asked = ({ seats, state }: Table): readonly number[] =>
  seats.flatMap((sitter, seat) =>
    sitter !== null && sitter.bot === null && state?.seats[seat]?.absent !== true ? [seat] : [],
  );

/** Players who do not agree to an official, or not yet. */
export const notAgreed = (table: Table, { waits, agreed }: Official): readonly number[] =>
  waits ? asked(table).filter(seat => !agreed.some(a => a.seat === seat && holds(a, table.state))) : [];

export const inOffice = (table: Table, official: Official): boolean => notAgreed(table, official).length === 0;
