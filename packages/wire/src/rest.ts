import { GAMES } from '@forceout/rulebook';
import { z } from 'zod';
import { Code, Json, Name, sought, TableId, Wall } from './basics.ts';
import { Role } from './body.ts';
import { Person } from './server.ts';
import { Setup } from './setup.ts';

/** Bodies and answers of the HTTP routes. */

export const Me = Person.extend({
  token: z.string().optional().describe('for programs, when asked for: `Authorization: Bearer …` instead of a cookie'),
  classId: z.string().nullable(),
});
export type Me = z.infer<typeof Me>;

export const GuestBody = z.strictObject({ token: z.boolean().optional() });

export const PASSWORD = { least: 12, most: 200 } as const;
export const Login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/);
export const Password = z.string().min(PASSWORD.least).max(PASSWORD.most);

export const SignUpBody = z.strictObject({
  login: Login,
  password: Password,
  name: Name,
  token: z.boolean().optional(),
});
export const SignInBody = z.strictObject({
  login: sought(60).trim().toLowerCase(),
  password: z.string().max(PASSWORD.most),
  token: z.boolean().optional(),
});
export const PasswordBody = z.strictObject({ old: z.string().max(PASSWORD.most), new: Password });

export const TicketAnswer = z.strictObject({ ticket: z.string(), expires: Wall });

export const MakeTableBody = z.strictObject({
  setup: Setup,
  sit: z.boolean().default(true).describe('take the first seat'),
});
export const TableAnswer = z.strictObject({
  table: TableId,
  code: z.string().nullable().describe('the short code for others to come with; link: `/#/t/{code}`'),
});
export const CodeBody = z.strictObject({ code: Code });

export const InvitationBody = z.strictObject({ role: Role });
export const InvitationAnswer = z.strictObject({ code: z.string(), role: Role, expires: Wall });

export const TableCard = z.strictObject({
  table: TableId,
  code: z.string().nullable(),
  setup: Setup,
  stage: z.enum(['gathering', 'playing', 'over']),
  players: z.array(z.string().nullable()),
  made: Wall,
});
export type TableCard = z.infer<typeof TableCard>;
export const MyTableCard = TableCard.extend({ seated: z.boolean().describe('I have a seat there') });
export type MyTableCard = z.infer<typeof MyTableCard>;

export const MakeClassBody = z.strictObject({
  label: Name.describe("the coach's own word for it; pupils do not see it"),
  days: z.int().min(1).max(400).default(180).describe('after so many days everything of the class is deleted'),
});
export const ClassCard = z.strictObject({
  id: z.string(),
  label: z.string(),
  made: Wall,
  code: z.string(),
  open: z.boolean().describe('new pupils may come in with the code'),
  roams: z.boolean().describe('pupils may also find and join tables outside the class'),
  deleteAt: Wall,
  pupils: z.array(z.strictObject({ id: z.string(), name: z.string(), seen: Wall })),
});
export type ClassCard = z.infer<typeof ClassCard>;
export const ClassBody = z.strictObject({ open: z.boolean().optional(), roams: z.boolean().optional() });
export const FindClassBody = z.strictObject({ code: Code });
export const FoundClass = z.strictObject({
  label: z.string(),
  coach: z.string(),
  open: z.boolean().describe('whether somebody new may come in'),
});
export type FoundClass = z.infer<typeof FoundClass>;
export const EnterClassBody = z.strictObject({
  code: Code,
  pupil: sought(40).trim().toLowerCase().optional().describe('a pupil who comes back names the pseudonym …'),
  pin: z
    .string()
    .regex(/^\d{4}$/)
    .optional()
    .describe('… and the number shown at the first visit'),
  token: z.boolean().optional(),
});
export const PupilAnswer = Me.extend({ pin: z.string().optional().describe('shown once') });

export const JudgeQuestion = z
  .looseObject({
    id: Json.optional().describe('echoed in the answer'),
    game: z.enum(GAMES),
    ask: z.string().describe('what is asked: the public protocol, part 1, has a table for each game'),
    budgetMs: z.number().optional().describe('how long to work on it at most'),
  })
  .describe('A question of the public protocol, part 1; its other fields depend on `game` and `ask`.');
export const JudgeAnswer = z
  .looseObject({ id: Json.optional() })
  .describe('An answer of the public protocol, part 1: yes with a witness, no with a reason and a clause, or null.');

export const Fault = z.strictObject({
  code: z.string(),
  message: z.string(),
});
