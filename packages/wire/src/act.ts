import { TARGETS } from '@forceout/table';
import { z } from 'zod';
import { Json, Seat } from './basics.ts';

const act = <D extends string, F extends z.ZodRawShape>(name: D, fields: F) =>
  z.strictObject({ do: z.literal(name), ...fields });

const cube = z.string().min(1).max(20);
const Section = z.enum(TARGETS);
/** A clause without its edition. */
const clause = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 -]{0,39}$/);
/** Words of a person: heard only from accounts, never from guests and pupils. */
const words = z.string().max(400);

/**
 * Acts of a player in live play. As in the public protocol, part 2, but nobody can name the faces of a roll or the
 * cards of a deal: those come from the table's sealed seed.
 */
export const PlayerActs = z.discriminatedUnion('do', [
  act('preset', { faces: z.array(cube).max(6) }),
  act('roll', {}),
  act('deal', { count: z.int().min(1).max(16).optional() }),
  act('select', { variation: z.string().max(40).nullable(), value: Json.optional() }),
  act('bonus', { cube }),
  act('place', { goal: Json, cubes: z.array(cube).max(32).optional() }),
  act('goal', { goal: Json.optional(), cubes: z.array(cube).max(32).optional() }),
  act('no-goal', {}),
  act('agree', {}),
  act('move', { cube, to: Section }),
  act('shift', { cube, to: Section }),
  act('lift', {}),
  act('say', { say: z.enum(['now', 'impossible', 'never']) }),
  act('tie', { both: z.boolean() }),
  act('put-back', {}),
  act('side', { with: z.enum(['mover', 'challenger']).optional(), present: z.boolean().optional() }),
  act('submit', { solution: Json, goal: Json.optional() }),
  act('withdraw', {}),
  act('accept', { writer: Seat }),
  act('reject', { writer: Seat, reason: clause, regroup: Json.optional(), proof: Json.optional() }),
  act('prove', { writer: Seat, how: z.enum(['joint', 'separate']).optional(), pass: z.boolean().optional() }),
  act('more-time', { writer: Seat.optional() }),
  act('call-judge', { question: words.optional() }),
  act('call-off', {}),
  act('ask-judge', { writer: Seat }),
  act('point-out', { fault: z.string().regex(/^[a-z-]{1,40}$/), target: Seat.optional() }),
  act('absent', { target: Seat.optional() }),
  act('back', { target: Seat.optional() }),
  act('sign', {}),
  act('object', { reason: words.optional(), scores: z.array(z.int()).max(3).optional() }),
  act('correct', { scores: z.array(z.int()).max(3), reason: words.optional() }),
  act('appeal', { reason: words.optional() }),
  act('stop', {}),
  act('resign', {}),
  act('end-match', { agree: z.boolean().optional() }),
]);

const ruling = {
  target: Seat.optional(),
  writer: Seat.optional(),
  value: z.union([z.boolean(), z.int()]).nullable().optional(),
  reason: words.optional(),
  scope: z.enum(['shake', 'round', 'event']).optional(),
  second: z.boolean().optional(),
};

/** Acts of a judge or a director. */
export const OfficialActs = z.discriminatedUnion('do', [
  act('approve', { penalty: z.int().optional(), reason: words.optional() }),
  act('refuse', { penalty: z.int().optional(), reason: words.optional() }),
  act('warn', { ...ruling, target: Seat }),
  act('penalize', { ...ruling, target: Seat, value: z.int().optional() }),
  act('disqualify', { ...ruling, target: Seat }),
  act('zero', { ...ruling, target: Seat }),
  act('rule', ruling),
  act('void', ruling),
  act('replay', ruling),
  act('accommodate', { target: Seat, value: z.int(), reason: words.optional() }),
  act('pause', { reason: words.optional() }),
  act('resume', { reason: words.optional() }),
  act('call-off', {}),
  act('absent', { target: Seat }),
  act('back', { target: Seat }),
  act('warning', {}),
  act('stop', {}),
]);

/** An act as it comes in; who does it is known from the connection. */
export const UntrustedAct = z.looseObject({ do: z.string().max(20) });
export type UntrustedAct = z.infer<typeof UntrustedAct>;

const WORDY = ['question', 'reason'] as const;

/** The field in which this act carries free words, if it does. `reason` of a rejection is a clause. */
export const wordsIn = (act: UntrustedAct): string | null =>
  act.do === 'reject' ? null : (WORDY.find(field => act[field] !== undefined && act[field] !== '') ?? null);
