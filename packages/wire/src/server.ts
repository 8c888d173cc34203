import type { Said } from '@forceout/table';
import { z } from 'zod';
import { Ask, Json, Seat, Seq, ShownState, TableId, Wall } from './basics.ts';
import { EntryBody, Role } from './body.ts';
import { message } from './message.ts';
import type { RoomState } from './room.ts';

export const PERSON_KINDS = ['guest', 'account', 'pupil'] as const;

export const Person = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(PERSON_KINDS),
});
export type Person = z.infer<typeof Person>;

export const Viewer = z.union([Seat, Role, z.literal('spectator')]);

const Plain = z.union([z.string(), z.number()]);
const Facts = z
  .record(z.string(), z.union([Plain, z.array(Plain).readonly()]))
  .describe('what fills the sentence of the code');

/** A code that another one rests on. */
const Because: z.ZodType<Said> = z.strictObject({
  code: z.string(),
  facts: Facts.optional(),
  get because() {
    return Because.optional();
  },
});

export const Attendance = z.strictObject({
  seats: z.array(
    z.strictObject({
      here: z.boolean(),
      goneSince: Wall.nullable().describe('when the connection was lost'),
      lag: z.number().nullable().describe('milliseconds one way, measured by the server'),
    }),
  ),
  officials: z.int(),
  spectators: z.int(),
});
export type Attendance = z.infer<typeof Attendance>;

export const Entry = z.strictObject({ seq: Seq, wall: Wall, body: EntryBody });
export type Entry = z.infer<typeof Entry>;

const ShownRoom = z.custom<RoomState>(value => typeof value === 'object' && value !== null).describe('the whole table');

export const ServerMessage = z.discriminatedUnion('t', [
  message(
    'welcome',
    { protocol: z.int(), you: Person, wall: Wall },
    'The answer to `hello`: who the server takes you for.',
  ),
  message('time', { sent: z.number(), wall: Wall }, 'The server time.'),
  message(
    'joined',
    {
      ask: Ask,
      table: TableId,
      viewer: Viewer,
      seq: Seq,
      room: ShownRoom.optional().describe('the table as it stands, when the client is too far behind to catch up'),
      entries: z.array(Entry).optional().describe('what the client has missed since `from`'),
      state: ShownState.optional().describe('with `entries`: the state after them, where something was hidden before'),
      attendance: Attendance,
      maker: z.boolean().describe('you made this table: you may give free seats to computer players'),
      draft: z.strictObject({ shake: z.int(), draft: Json }).nullable(),
      wall: Wall,
    },
    'The answer to `join`: either `room`, or `entries` to be folded onto what the client has.',
  ),
  message(
    'entry',
    {
      table: TableId,
      seq: Seq,
      wall: Wall,
      body: EntryBody,
      state: ShownState.optional().describe('take this state instead of folding: something hidden has changed'),
    },
    'Something happened at the table. It is in the log for good.',
  ),
  message(
    'viewer',
    { table: TableId, viewer: Viewer, room: ShownRoom },
    'You are something else at this table now: you sat down, stood up, or took an office.',
  ),
  message('ack', { ask: Ask, table: TableId, seq: Seq }, 'It is done and durable.'),
  message(
    'refused',
    {
      ask: Ask.nullable().describe('null when the message could not even be read'),
      table: TableId.nullable(),
      code: z.string(),
      clause: z.string().nullable(),
      facts: Facts.optional(),
      because: Because.optional(),
      message: z.string().optional().describe('the sentence of the code in English'),
      seq: Seq.nullable(),
    },
    'It is not done, and why.',
  ),
  message('attendance', { table: TableId, attendance: Attendance }, 'Who is connected.'),
  message(
    'bye',
    { code: z.string(), facts: Facts.optional(), message: z.string() },
    'The server closes this connection, and why.',
  ),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
export type Refused = Extract<ServerMessage, { t: 'refused' }>;
