import { z } from 'zod';
import { Name, sought, TableId, Wall } from './basics.ts';
import { After, Limit } from './lists.ts';
import { TableCard } from './rest.ts';
import { Setup } from './setup.ts';

export const ReportBody = z.strictObject({ name: sought(60).trim().min(1), table: TableId.optional() });
export const ReportCard = z.strictObject({
  id: z.string(),
  at: Wall,
  name: z.string(),
  table: z.string().nullable(),
  account: z.boolean().describe('an account has it: a new name can be given'),
  state: z.enum(['open', 'kept', 'changed']),
});
export const ReportsQuery = z.strictObject({
  state: z.enum(['open', 'kept', 'changed']).default('open'),
  after: After.optional(),
  limit: Limit,
});
export const DecideReportBody = z.strictObject({
  decision: z.enum(['keep', 'change']).describe('the name stays, or it is blocked and a made-up one given'),
});
export const ReportParams = z.strictObject({ report: sought(40) });
export const BlockedName = z.strictObject({ name: z.string(), looks: z.string(), at: Wall });
export const BlockNameBody = z.strictObject({ name: Name });
export const PageQuery = z.strictObject({ after: After.optional(), limit: Limit });
export const RemovalCard = z.strictObject({ at: Wall, what: z.string(), removed: z.int() });
export type RemovalCard = z.infer<typeof RemovalCard>;

/** How long what is kept. */
export const RetentionAnswer = z.strictObject({
  guestDays: z.int(),
  tableDays: z.int(),
  sessionDays: z.int(),
  reportDays: z.int(),
});

export const PairBody = z.strictObject({
  setup: Setup,
  mine: TableId.nullable().default(null).describe('the table at which I wait already'),
});
export const PairAnswer = z.strictObject({
  table: TableId,
  code: z.string().nullable(),
  found: z.boolean().describe('somebody else is there'),
});
export const StopPairingBody = z.strictObject({ table: TableId });

/** A listed table, and how it compares with the reader, in words. */
export const OpenTable = TableCard.extend({ level: z.enum(['like', 'easier', 'harder', 'unknown']) });
export type OpenTable = z.infer<typeof OpenTable>;
