import { z } from 'zod';
import { Code, Name, sought, TableId, Wall } from './basics.ts';
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
const Login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/);
const Password = z.string().min(PASSWORD.least).max(PASSWORD.most);

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

export const MakeClassBody = z.strictObject({
  label: Name.describe("the coach's own word for it; pupils do not see it"),
  days: z.int().min(1).max(400).default(180).describe('after so many days everything of the class is deleted'),
});
export const ClassCard = z.strictObject({
  id: z.string(),
  label: z.string(),
  code: z.string(),
  open: z.boolean().describe('new pupils may come in with the code'),
  deleteAt: Wall,
  pupils: z.array(z.strictObject({ id: z.string(), name: z.string(), seen: Wall })),
});
export type ClassCard = z.infer<typeof ClassCard>;
export const ClassBody = z.strictObject({ open: z.boolean() });
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

export const JudgeQuestion = z.looseObject({ game: z.string(), ask: z.string() });

export const Fault = z.strictObject({
  code: z.string(),
  message: z.string(),
});
