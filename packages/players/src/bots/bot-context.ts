import {
  type Game,
  type Position,
  requirePosition,
  requireShake,
  type Seat,
  type Shake,
  type State,
  type TableView,
} from '@forceout/table';
import { type BotCache, botCacheFor } from './bot-cache.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Bot, isOpen, type Level, type Step } from './level.ts';
import { SKILLS, type Skill } from './skill.ts';

/** A bot at its place: what it sees and what it can do. It is never given more than its seat's view. */
export interface BotContext {
  readonly game: Game;
  readonly view: TableView<State>;
  readonly seat: Seat;
  readonly bot: Bot;
  readonly skill: Skill;
  readonly cache: BotCache;
  /** Fixed for the moment: asking twice gives the same answer. */
  readonly chance: Chance;
}

/** A step of one game's solver costs more time than another's; an act should cost about the same in all of them. */
const STEP_SHARE: Readonly<Record<Game['id'], number>> = { 'on-sets': 1, equations: 1, wff: 0.3 };

const skillAt = (level: Level, game: Game): Skill => ({
  ...SKILLS[level],
  steps: Math.round(SKILLS[level].steps * STEP_SHARE[game.id]),
});

export const botContext = (
  game: Game,
  view: TableView<State>,
  seat: Seat,
  bot: Bot,
  cache: BotCache = botCacheFor(game),
): BotContext => ({
  game,
  view,
  seat,
  bot,
  skill: skillAt(bot.level, game),
  cache,
  chance: chanceOf(bot.seed, view.state.seq, seat),
});

/** At a first table a bot keeps to the rules that are open. */
export const mayUse = ({ bot }: BotContext, rule: Step): boolean => bot.step === undefined || isOpen(rule, bot.step);

export const shakeOf = (b: BotContext): Shake => requireShake(b.view.state);

export const positionAt = (b: BotContext): Position => requirePosition(b.view.state);

/** Something that is decided once for a whole shake or turn, not anew at every look. */
export const chanceFor = (b: BotContext, ...about: readonly number[]): Chance => chanceOf(b.bot.seed, b.seat, ...about);
