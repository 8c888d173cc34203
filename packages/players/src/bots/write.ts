import { needed, rulesOf } from '@forceout/rulebook';
import type { Claim, PlayerAct, SubmittedSolution } from '@forceout/table';
import { claimOf } from '@forceout/table';
import { type BotContext, positionAt, shakeOf } from './bot-context.ts';
import { deliberateError } from './deliberate-error.ts';

/** What the bot hands in when it must or may write: the solver's Solution, now and then with a slip in it. */
export function chooseWriting(b: BotContext): PlayerAct | null {
  const shake = shakeOf(b);
  const mine = shake.writers.find(w => w.seat === b.seat);
  if (mine === undefined || mine.done || mine.role === 'not') return null;
  const claim: Claim = claimOf(shake, b.seat);
  const found = b.cache.solve(positionAt(b), claim, b.skill.steps * 4);
  if (found.exists !== true) return nothing(b);
  const { solution, goal } = handed(b, found.witness, claim);
  return { do: 'submit', solution, ...(goal === null ? {} : { goal }) };
}

/** With a slip only where the page would still take it: what cannot even be read is noticed by anyone. */
function handed(b: BotContext, right: SubmittedSolution, claim: Claim): SubmittedSolution {
  if (!b.chance.happens(b.skill.slips)) return right;
  const written = { ...right, solution: deliberateError(right.solution, positionAt(b), b.chance) };
  return b.game.readSolution(positionAt(b), written, claim).ok ? written : right;
}

/** A Third Party with nothing to show stays out of it; a writer who must says so. */
function nothing(b: BotContext): PlayerAct {
  const shake = shakeOf(b);
  const mine = needed(
    shake.writers.find(w => w.seat === b.seat),
    'The place of a writer',
  );
  if (mine.role !== 'may' || mine.presents !== null) return { do: 'submit', solution: null };
  const { challenge } = shake;
  if (rulesOf(b.view.state.config.edition).thirdParty === 'may') return { do: 'side', present: false };
  return { do: 'side', with: needed(challenge, 'The challenge of writers').kind === 'now' ? 'mover' : 'challenger' };
}
