import { isMidTurn, type Json, mayBeChallengedBy, type SubmittedSolution } from '@forceout/table';
import { nowAllowedAt } from '../hints/now-allowed.ts';
import { type BotContext, chanceFor, positionAt, shakeOf } from './bot-context.ts';
import type { Chance } from './chance.ts';

export type Word = 'now' | 'impossible';

/** Is a Now allowed at all, and would it be this bot's to make? */
function mayChallenge(b: BotContext): { now: boolean; impossible: boolean } {
  const { shake, phase } = b.view.state;
  if (shake === null || !mayBeChallengedBy(shake, b.seat) || isMidTurn(b.view.state))
    return { now: false, impossible: false };
  if (phase !== 'turn' && phase !== 'block-up') return { now: false, impossible: false };
  return { now: nowAllowedAt(b.game, b.view.state), impossible: true };
}

/**
 * The challenge this bot makes now, if any: Now only with a Solution in hand, Impossible only on a proof. Weaker bots
 * do not always look, and sometimes guess. Whether it looks is decided once for a position.
 */
export function chooseChallenge(b: BotContext): Word | null {
  const may = mayChallenge(b);
  if (!may.now && !may.impossible) return null;
  const shake = shakeOf(b);
  const mood = chanceFor(b, shake.no, shake.moves, 11);
  const position = positionAt(b);
  if (may.now && mood.happens(b.skill.looksForNow)) {
    const now = b.cache.solve(position, 'now', b.skill.steps);
    if (now.exists === true && sees(b, now.witness, mood)) return 'now';
  }
  if (mood.happens(b.skill.looksForImpossible) && b.cache.solve(position, 'impossible', b.skill.steps).exists === false)
    return 'impossible';
  const guesses = b.skill.guesses * (b.bot.style === 'bold' ? 3 : b.bot.style === 'cautious' ? 0 : 1);
  if (mood.happens(guesses)) return may.now && mood.happens(70) ? 'now' : 'impossible';
  return null;
}

/** A Solution at the end of a long thought is missed more often than not. */
const sees = (b: BotContext, witness: SubmittedSolution, mood: Chance): boolean =>
  signsIn(witness.solution) <= b.skill.insight || mood.happens(35);

/** Signs on the paper, without the words that hold them together; a WFF Proof counts by its lines. */
export function signsIn(solution: Json): number {
  if (typeof solution === 'string') return solution.replace(/[\s()[\]{}]/g, '').length;
  if (Array.isArray(solution)) return solution.reduce<number>((sum, s) => sum + signsIn(s), 0);
  if (typeof solution !== 'object' || solution === null) return 0;
  const fields = solution as { readonly [key: string]: Json };
  if (Array.isArray(fields.lines)) return fields.lines.length;
  return Object.values(fields).reduce<number>((sum, part) => sum + signsIn(part), 0);
}
