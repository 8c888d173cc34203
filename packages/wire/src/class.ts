import { DIVISIONS, EDITIONS, GAMES } from '@forceout/rulebook';
import { BOT_LEVELS } from '@forceout/table';
import { z } from 'zod';
import { sought, TableId, Wall } from './basics.ts';
import { LIMITS } from './limits.ts';
import { ClassCard, TableCard } from './rest.ts';

/** What a coach can set, and how much of it. */
export const WORK_KINDS = ['puzzles', 'lesson', 'bot', 'ladder', 'round-robin'] as const;

export const Work = z.strictObject({
  kind: z.enum(WORK_KINDS),
  game: z.enum(GAMES),
  division: z.enum(DIVISIONS),
  theme: z.string().max(40).nullable().default(null).describe('puzzles: what they train, or null for all'),
  level: z.enum(BOT_LEVELS).nullable().default(null).describe('bot: whom to play against'),
  target: z.int().min(1).max(100).describe('puzzles to answer, matches to finish, lessons to take'),
  due: Wall,
});
export type Work = z.infer<typeof Work>;

export const WorkBody = z.strictObject({ due: Wall.optional(), closed: z.boolean().optional() });

/** What a pupil did: an answer to a puzzle, a lesson taken, a match finished against a bot. */
export const DidBody = z.strictObject({
  kind: z.enum(['puzzle', 'lesson', 'bot']),
  game: z.enum(GAMES),
  theme: z.string().max(40),
  right: z.boolean(),
  puzzle: z.string().max(60).nullable().default(null).describe('an example to look at together, without a name'),
});
export type Did = z.infer<typeof DidBody>;

const Done = z.strictObject({ n: z.int(), right: z.int() });

export const SetWork = Work.extend({ id: z.string(), set: Wall, closed: z.boolean() });
export type SetWork = z.infer<typeof SetWork>;

export const ClassBoard = z.strictObject({
  class: ClassCard,
  now: Wall,
  here: z.array(z.string()).readonly().describe('pupils who did something within the last five minutes'),
  work: z.array(
    SetWork.extend({
      done: z.record(z.string(), Done).describe('by pupil'),
      rounds: z.int().describe('ladder, round robin: rounds that were seated'),
      ladder: z.array(z.string()).readonly().nullable().describe('ladder: pupils from the top to the foot'),
    }),
  ),
  themes: z.array(
    z.strictObject({
      game: z.enum(GAMES),
      theme: z.string(),
      n: z.int(),
      wrong: z.int(),
      puzzle: z.string().nullable(),
      pupils: z.record(z.string(), Done).describe('by pupil'),
    }),
  ),
  tables: z.array(TableCard),
});
export type ClassBoard = z.infer<typeof ClassBoard>;

export const AddPupilsBody = z.strictObject({
  names: z
    .array(z.string().trim().max(200))
    .max(LIMITS.pupils)
    .default([])
    .describe('made-up names or initials of at most 40 characters; never a full name'),
  more: z.int().min(0).max(LIMITS.pupils).default(0).describe('so many more, with names made up here'),
});
export const CardsBody = z.strictObject({ pupils: z.array(sought(40)).max(LIMITS.pupils).optional() });
export const LogInCards = z.array(z.strictObject({ id: z.string(), name: z.string(), pin: z.string() }));
export type LogInCards = z.infer<typeof LogInCards>;

export const MovePupilBody = z.strictObject({ to: sought(40) });

export const StartTablesBody = z.strictObject({
  edition: z.enum(EDITIONS),
  division: z.enum(DIVISIONS),
  by: z.enum(['random', 'level']).default('random'),
  pupils: z.array(sought(40)).max(LIMITS.pupils).optional().describe('who plays; without it everybody who is here'),
  work: sought(40).optional().describe('a ladder or round robin: seats its next round'),
});
export const StartedTables = z.strictObject({
  tables: z.array(TableId),
  left: z.array(z.string()).describe('pupils for whom no seat was left'),
});

/** What a pupil comes home to. */
export const PupilHome = z.strictObject({
  work: z.array(SetWork.extend({ done: Done })),
  table: TableId.nullable().describe('a table that waits for this pupil'),
  now: Wall,
});
export type PupilHome = z.infer<typeof PupilHome>;
