import type { PlayerAct } from '@forceout/table';
import { type BotContext, positionAt } from './bot-context.ts';
import type { Level, Style } from './level.ts';

const ROUTINE: readonly PlayerAct['do'][] = ['roll', 'deal', 'preset', 'sign', 'say', 'tie', 'agree', 'put-back'];

/** Milliseconds that a person of this strength thinks before an act, before style and chance come into it. */
const PACE: Readonly<Record<Level, number>> = { newcomer: 1.3, learner: 1.15, player: 1, expert: 0.8 };
const HASTE: Readonly<Record<Style, number>> = { steady: 1, cautious: 1.35, bold: 0.6, tricky: 1.1 };

/** Of the time that is left on the clock a bot never uses more than this. */
const USED_AT_MOST = 0.6;

function base(b: BotContext, act: PlayerAct): number {
  if (ROUTINE.includes(act.do)) return 900;
  switch (act.do) {
    case 'goal':
    case 'place':
      return 14_000;
    case 'submit':
      return 12_000 + 60 * JSON.stringify(act.solution).length;
    case 'reject':
      return 15_000;
    case 'accept':
      return 7000;
    case 'lift':
      return 3500;
    case 'select':
    case 'side':
      return 4000;
    default:
      // The fewer cubes are left, the more every move matters.
      return 2500 + 9000 / Math.max(1, positionAt(b).resources.length);
  }
}

/** How long the bot takes: as a person would, by act, strength and style, and never into the countdown. */
export function thinkingTime(b: BotContext, act: PlayerAct): number {
  const { level, style } = b.bot;
  const wavering = 0.6 + b.chance.below(1000) / 1000;
  const routine = ROUTINE.includes(act.do);
  const wished = base(b, act) * wavering * (routine ? 1 : PACE[level] * HASTE[style]);
  const { state } = b.view;
  const clock = state.clocks.find(c => c.seat === b.seat);
  const longest = clock === undefined ? wished : Math.max(0, clock.at - state.at) * USED_AT_MOST;
  return Math.round(Math.min(wished, longest));
}
