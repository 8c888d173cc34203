import { DIVISIONS, EDITIONS, ENFORCEMENTS, JUDGINGS } from '@forceout/rulebook';
import {
  BOT_LEVELS,
  BOT_NICKNAMES,
  BOT_STYLES,
  type BotNickname,
  type Refusal,
  readConfig,
  SANDS,
  type TableConfig,
} from '@forceout/table';
import { z } from 'zod';
import { Json } from './basics.ts';

const nicknames = Object.keys(BOT_NICKNAMES) as readonly BotNickname[];

export const Bot = z.strictObject({
  level: z.enum([...BOT_LEVELS, ...nicknames]),
  style: z.enum(BOT_STYLES).default('steady'),
});
export type Bot = z.infer<typeof Bot>;

/** What the maker of a table chooses. Defaults are those of a casual game: faults are prevented, the engine judges. */
export const Setup = z.strictObject({
  edition: z.enum(EDITIONS),
  division: z.enum(DIVISIONS).default('senior'),
  seats: z.union([z.literal(2), z.literal(3)]).default(2),
  adventurous: z.boolean().optional(),
  restrictions: z.boolean().optional(),
  enforcement: z.enum(ENFORCEMENTS).default('prevent'),
  judging: z.enum(JUDGINGS).default('auto'),
  leftoverSand: z.enum(SANDS).default('off'),
  judge: z.boolean().default(false).describe('a human judge may be invited'),
  guestJudges: z.boolean().optional().describe('the judge may be a guest; else only somebody with an account'),
  season: z.string().max(10).optional(),
  options: z.record(z.string().regex(/^\w{1,40}$/), Json).default({}),
  extraTime: z.int().min(0).max(300).default(0).describe('percent added to every task limit of every seat'),
  watch: z.enum(['open', 'code', 'closed']).default('code').describe('who may spectate'),
  delaySeconds: z.int().min(0).max(600).default(0).describe('how far spectators are behind'),
  listed: z.boolean().default(false).describe('shown in the lobby while a seat is free'),
});
export type Setup = z.infer<typeof Setup>;

/** The referee's settings of a table once its players are known. */
export function configOf(
  setup: Setup,
  players: readonly string[],
): { readonly ok: true; readonly config: TableConfig } | Refusal {
  const {
    seats: _,
    extraTime: __,
    watch: ___,
    delaySeconds: ____,
    listed: _____,
    guestJudges: ______,
    options,
    ...rest
  } = setup;
  // Tables that people make for themselves are casual: one may resign, all may agree to end (R-END-9).
  return readConfig({ ...rest, options: { casual: true, ...options }, players });
}
