import { EDITIONS, GAMES } from '@forceout/rulebook';
import { PHASES, SECTIONS } from '@forceout/table';
import { z } from 'zod';
import { PlayerActs } from './act.ts';
import { Json, Seat, Seq, ShownState, TableId, Wall } from './basics.ts';
import { EntryBody, Event, ROLES } from './body.ts';
import { Viewer } from './server.ts';

const Clause = z.string().describe('edition and address');

const Deadline = z.strictObject({
  seat: Seat,
  task: z.string(),
  stage: z.string(),
  at: z.number().describe('table time in milliseconds'),
});

/** The same of every section of the table. */
const bySection = <T extends z.ZodType>(of: T) =>
  z.strictObject(Object.fromEntries(SECTIONS.map(section => [section, of])) as Record<(typeof SECTIONS)[number], T>);

const Side = z.looseObject({ kind: z.string(), by: Seat, against: Seat.nullable() });

/** The table in the words of the public protocol, part 2. */
export const Summary = z
  .strictObject({
    phase: z.enum(PHASES),
    shake: z.int().describe('number, from 1'),
    goalSetter: Seat.nullable(),
    onTurn: Seat.nullable(),
    lastMover: Seat.nullable(),
    scores: z.array(z.int()).describe('match totals with approved penalties'),
    shakeScores: z.array(z.array(z.int().nullable())),
    penalties: z.array(
      z.strictObject({ seat: Seat, points: z.int(), clause: Clause, status: z.string(), shake: z.int() }),
    ),
    mat: bySection(z.array(z.string())).describe('faces by section, sorted, without colour'),
    variations: Json,
    challenge: Side.nullable(),
    deadline: Deadline.nullable().describe('the earliest limit that runs'),
    deadlines: z.array(Deadline),
    matchPoints: z.array(z.int()).nullable(),
    judgeCall: Json,
  })
  .describe('the table in the words of the public protocol, part 2');

const Cube = z.looseObject({ id: z.string(), kind: z.string(), face: z.string() });

export const LegalAct = z.strictObject({
  act: PlayerActs,
  open: z
    .boolean()
    .describe('you still have to say what (a Goal, a Solution, a reason); the act shown only tells that it is allowed'),
});

const SubmittedSolution = z.strictObject({
  seat: Seat,
  done: z.boolean(),
  solution: Json.describe('null while it is secret'),
});

/** All that a seat needs to play on: what it sees and what it may do. No folding of entries is needed. */
export const View = z
  .strictObject({
    t: z.literal('view'),
    table: TableId,
    seq: Seq,
    gameSeq: Seq.describe(
      'send it as `expect` with an act: if the game has gone on meanwhile, the act is refused as `stale`',
    ),
    wall: Wall,
    at: z.number().describe('table time in milliseconds since the match began'),
    stage: z.enum(['gathering', 'playing', 'over']),
    viewer: Viewer.describe('your seat, or what else you are here'),
    game: z.enum(GAMES),
    edition: z.enum(EDITIONS),
    players: z.array(z.strictObject({ name: z.string(), program: z.boolean() }).nullable()),
    officials: z
      .array(
        z.strictObject({
          id: Seq,
          role: z.enum(ROLES),
          name: z.string(),
          inOffice: z.boolean(),
          waitsFor: z.array(Seat).describe('players who have not agreed'),
        }),
      )
      .describe('who judges or directs here, or would like to'),
    summary: Summary.nullable(),
    cubes: bySection(z.array(Cube)).nullable().describe('where every cube lies; name one in an act by its `id`'),
    cards: z.array(z.string()),
    goal: Json.describe('the Goal that is set, in the form of the public protocol'),
    written: z.array(SubmittedSolution).describe('who writes, and what was presented'),
    acts: z.array(LegalAct).describe('what your seat may do now without fault'),
    entry: z.strictObject({ seq: Seq, wall: Wall, body: EntryBody }).optional().describe('what has just happened'),
    state: ShownState.optional().describe('the whole state of the referee, where it was asked for'),
  })
  .describe('My view of a table and my legal acts.');
export type View = z.infer<typeof View>;

/** The record of a match that is over. */
export const RecordAnswer = z.strictObject({
  table: TableId,
  record: z.string().describe('as a record file: `forceout replay` reads it'),
  events: z.array(Event).describe('everything the referee said, in order'),
});

/** One finished match, as a line of a list. */
export const MatchLine = z.strictObject({
  table: TableId,
  made: Wall,
  edition: z.enum(EDITIONS),
  division: z.string(),
  players: z.array(z.string()),
  seat: Seat,
  matchPoints: z.array(z.int()).nullable(),
  record: z.string(),
});
export type MatchLine = z.infer<typeof MatchLine>;
