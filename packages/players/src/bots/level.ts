import {
  BOT_LEVELS as LEVELS,
  type BotLevel as Level,
  BOT_STYLES as STYLES,
  type BotStyle as Style,
} from '@forceout/table';

export { LEVELS, type Level, STYLES, type Style };

/** Rules that a first table opens one at a time. */
export const STEPS = ['places', 'forbidden', 'bonus', 'challenge', 'variations', 'restrictions'] as const;
export type Step = (typeof STEPS)[number];

/** Is this rule open at a table that has come to `step`? */
export const isOpen = (rule: Step, step: Step): boolean => STEPS.indexOf(rule) <= STEPS.indexOf(step);

export interface Bot {
  readonly level: Level;
  readonly style: Style;
  /** The same seed at the same table plays the same. */
  readonly seed: number;
  /** At a first table: how far its rules are open. The bot uses no others. */
  readonly step?: Step;
}
