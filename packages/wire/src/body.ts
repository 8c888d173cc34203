import { type TableEvent, upcastEvent } from '@forceout/table';
import { z } from 'zod';
import { Seat, Seq, TableId, Wall } from './basics.ts';
import { PHRASES } from './phrases.ts';
import { Bot, Setup } from './setup.ts';

const kind = <K extends string, F extends z.ZodRawShape>(name: K, fields: F) =>
  z.strictObject({ kind: z.literal(name), ...fields });

export const Event = z
  .custom<TableEvent>(value => typeof value === 'object' && value !== null)
  .meta({ $ref: '#/components/schemas/TableEvent' });

const Events = z.array(Event).describe('events of the referee as `@forceout/table` defines them');

export const ROLES = ['judge', 'director'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** What was given to a seat because its message was under way. */
export const LagGrant = z.strictObject({
  seat: Seat,
  claimed: z.number().describe('how long ago the client says the act was done'),
  measured: z.number().describe('what the server has measured for this connection'),
  given: z.number().describe('what was granted'),
  bank: z.number().describe('what is left to grant'),
});
export type LagGrant = z.infer<typeof LagGrant>;

/** Who reached for the block, and when: the evidence behind an order. */
export const RaceEvidence = z.strictObject({
  windowMs: z.number(),
  hands: z.array(z.strictObject({ seat: Seat, received: Wall, pressed: Wall, measured: z.number() })),
  drawn: z.boolean().describe('true when a tie was decided by lot'),
});
export type RaceEvidence = z.infer<typeof RaceEvidence>;

/** Which table of an event this one is. */
export const HallPlace = z.strictObject({
  event: z.string(),
  competition: z.string(),
  round: z.int(),
  table: z.int(),
});
export type HallPlace = z.infer<typeof HallPlace>;

/** The hall's clock of a round as it stands for one table, in server time. */
export const HallClock = z.strictObject({
  warningAt: Wall.describe('no new shake from here'),
  stopAt: Wall.describe('no more cubes and no challenges from here'),
  pausedAt: Wall.nullable().describe('while this is set the hall waits, and with it the table'),
});
export type HallClock = z.infer<typeof HallClock>;

/** A ruling by what it is and whom it concerns: a second judge agrees with the same one. */
export const Ruling = z.strictObject({ do: z.string(), target: Seat.optional() });
export type Ruling = z.infer<typeof Ruling>;

const OfficialId = Seq.describe('sequence of the entry with which the official came');

/** One entry in the log of a table. Everything that ever happens at a table is one of these. */
export const EntryBody = z.discriminatedUnion('kind', [
  kind('made', { setup: Setup, by: z.string(), again: TableId.optional(), hall: HallPlace.optional() }),
  kind('sat', { seat: Seat, name: z.string(), program: z.literal(true).optional().describe('a program plays') }),
  kind('stood', { seat: Seat }),
  kind('bot', { seat: Seat, bot: Bot, name: z.string() }),
  kind('official', {
    role: Role,
    name: z.string(),
    waits: z.literal(true).optional().describe('in office only while every player agrees'),
  }),
  kind('official-left', { role: Role, name: z.string(), official: OfficialId.optional() }),
  kind('official-agreed', {
    seat: Seat,
    official: OfficialId,
    agrees: z.boolean(),
    until: z.int().optional().describe('taken back during this shake: it holds to its end'),
  }),
  kind('official-removed', { official: OfficialId }),
  kind('second-wanted', { official: OfficialId, ruling: Ruling }),
  kind('play', {
    seat: Seat.optional().describe('whose act it was; absent for officials and for what fell due by time'),
    official: OfficialId.optional(),
    ruling: Ruling.optional().describe('what an official has ruled'),
    events: Events,
    lag: LagGrant.optional(),
    race: RaceEvidence.optional(),
    reveal: z.string().optional().describe('seed of the roll-off, once it is over'),
    go: Wall.optional().describe('first entry of a match: when its time begins to run'),
  }),
  kind('held', {
    why: z.enum(['outage', 'empty']),
    at: z.number().describe('table time at which it stands still'),
  }),
  kind('go', { from: Wall.describe('when table time runs on') }),
  kind('hall-clock', { clock: HallClock }),
  kind('phrase', { seat: Seat, phrase: z.enum(PHRASES) }),
  kind('wish', { seat: Seat.describe('who would like a rematch') }),
  kind('rematch', { table: TableId }),
]);
export type EntryBody = z.infer<typeof EntryBody>;

/** An entry as any release wrote it, and its text as this one would write it. */
export function readBody<B extends { readonly kind: string }>(
  text: string,
): { readonly body: B; readonly text: string } {
  const body = JSON.parse(text) as B & { readonly events?: readonly TableEvent[] };
  const events = body.events?.map(upcastEvent) ?? [];
  if (events.every((event, i) => event === body.events?.[i])) return { body, text };
  const now = { ...body, events };
  return { body: now, text: JSON.stringify(now) };
}
