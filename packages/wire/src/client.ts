import { z } from 'zod';
import { UntrustedAct } from './act.ts';
import { Ask, Json, Key, Seat, Seq, TableId, Wall } from './basics.ts';
import { message } from './message.ts';
import { PHRASES } from './phrases.ts';
import { Bot } from './setup.ts';

const Hello = message(
  'hello',
  { protocol: z.int().describe('version the client speaks'), ticket: z.string().max(64) },
  'The first message on a socket: the ticket says who is there. It opens one socket, once.',
);

const Time = message(
  'time',
  { sent: z.number().describe("the client's own clock, echoed") },
  'Asks for the server time. Half of the way there and back is the lag.',
);

const on = { ask: Ask, table: TableId };

/** Messages about a table. Over HTTP the same are posted to `/api/tables/{table}/messages`. */
const tableMessages = [
  message(
    'join',
    { ...on, from: Seq.optional().describe('last sequence the client has; absent: give me everything') },
    'Follow a table: as player, official or spectator, whatever the sender is there. Answered with `joined`.',
  ),
  message('leave', on, 'Follow it no longer. The seat stays taken.'),
  message('sit', { ...on, seat: Seat.optional() }, 'Take a free seat. The match starts when the last seat is taken.'),
  message('stand', on, 'Give the seat back, before the match starts.'),
  message('bot', { ...on, seat: Seat, bot: Bot }, 'The maker of the table gives a free seat to a computer player.'),
  message(
    'act',
    {
      ...on,
      key: Key,
      expect: Seq.optional().describe('the last sequence seen; refused as stale when the game has changed since'),
      pressed: Wall.optional().describe('server time at which the player did it, as well as the client knows it'),
      act: UntrustedAct.describe('one of the acts below'),
    },
    'Do something at the table. Answered with `ack` once it is in the log for good, or with `refused`.',
  ),
  message(
    'draft',
    { ...on, shake: z.int().min(0), draft: Json },
    'Keep an unfinished Solution on the server, for nobody but the sender. A reload brings it back.',
  ),
  message('phrase', { ...on, key: Key, phrase: z.enum(PHRASES) }, 'Say one of the fixed phrases.'),
  message('rematch', on, 'Wish for another match; when all players do, a new table is made.'),
  message(
    'consent',
    { ...on, official: Seq.describe('`id` of the official'), agrees: z.boolean() },
    'A player agrees to an official, or takes that back: at once between shakes, else when the shake ends.',
  ),
  message(
    'remove-official',
    { ...on, official: Seq.describe('`id` of the official') },
    'Who made the table, or the coach of its class, sends an official away.',
  ),
  message('resign-office', on, 'A judge or director leaves the table.'),
] as const;

export const TableMessage = z.discriminatedUnion('t', tableMessages);
export type TableMessage = z.infer<typeof TableMessage>;

export const ClientMessage = z.discriminatedUnion('t', [Hello, Time, ...tableMessages]);
export type ClientMessage = z.infer<typeof ClientMessage>;
