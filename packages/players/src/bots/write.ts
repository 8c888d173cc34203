import type { Claim, Json, PlayerAct } from '@forceout/table';
import { claimOf } from '@forceout/table';
import { type BotSeat, positionAt, shakeOf } from './seat.ts';

/** What the bot hands in when it must or may write: the solver's Solution, now and then with a slip in it. */
export function chooseWriting(b: BotSeat): PlayerAct | null {
  const shake = shakeOf(b);
  const mine = shake.writers.find(w => w.seat === b.seat);
  if (mine === undefined || mine.done || mine.role === 'not') return null;
  const claim: Claim = claimOf(shake, b.seat);
  const found = b.mind.solve(positionAt(b), claim, b.skill.steps * 4);
  if (found.exists !== true) return nothing(b);
  const { solution, goal } = found.witness;
  const written = b.chance.happens(b.skill.slips) ? slip(solution) : solution;
  return { do: 'submit', solution: written, ...(goal === null ? {} : { goal }) };
}

/** A Third Party with nothing to show stays out of it; a writer who must says so. */
function nothing(b: BotSeat): PlayerAct {
  const shake = shakeOf(b);
  const mine = shake.writers.find(w => w.seat === b.seat)!;
  if (mine.role !== 'may' || mine.presents !== null) return { do: 'submit', solution: null };
  const { challenge } = shake;
  if (b.view.state.config.edition === 'onsets-2026') return { do: 'side', present: false };
  return { do: 'side', with: challenge!.kind === 'now' ? 'mover' : 'challenger' };
}

/** The kind of slip people make: two neighbouring signs in the wrong order. */
function slip(solution: Json): Json {
  if (typeof solution === 'string') return swapped(solution);
  if (Array.isArray(solution)) return solution.map(slip);
  if (typeof solution === 'object' && solution !== null) {
    const fields = solution as { readonly [key: string]: Json };
    if (typeof fields.setName === 'string') return { ...fields, setName: swapped(fields.setName) };
    if (Array.isArray(fields.premises)) return { ...fields, rules: (fields.rules as readonly Json[]).slice(1) };
  }
  return solution;
}

const swapped = (text: string): string => {
  const at = [...text].findIndex((c, i) => i > 0 && /\w/.test(c) && /\w/.test(text[i - 1]!));
  if (at > 0) return text.slice(0, at - 1) + text[at]! + text[at - 1]! + text.slice(at + 1);
  const words = text.split(' ');
  return words.length > 2 ? [words.at(-1)!, ...words.slice(1, -1), words[0]!].join(' ') : text;
};
