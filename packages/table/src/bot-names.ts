/** Computer players that a table may seat: four strengths, from a first shake to somebody who misses nothing provable. */
export const BOT_LEVELS = ['newcomer', 'learner', 'player', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Ways to play at any strength. */
export const BOT_STYLES = ['steady', 'cautious', 'bold', 'tricky'] as const;
export type BotStyle = (typeof BOT_STYLES)[number];

/** Short names for those who only want to play. */
export const BOT_NICKNAMES = { easy: 'learner', medium: 'player', hard: 'expert' } as const satisfies Readonly<
  Record<string, BotLevel>
>;
export type BotNickname = keyof typeof BOT_NICKNAMES;

/** What the computer players are called, wherever they sit. */
export const BOT_NAMES = {
  newcomer: 'Pip',
  learner: 'Dot',
  player: 'Max',
  expert: 'Ace',
} as const satisfies Readonly<Record<BotLevel, string>>;

/** The strength that a short name stands for. */
export const botLevelOf = (name: BotLevel | BotNickname): BotLevel =>
  Object.hasOwn(BOT_NICKNAMES, name) ? BOT_NICKNAMES[name as BotNickname] : (name as BotLevel);
