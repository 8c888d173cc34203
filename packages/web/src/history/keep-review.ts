import type { MissCounts } from '@forceout/players';
import type { GameId } from '@forceout/rulebook';
import { isKept, whoAmI } from '../me/session.ts';
import { call } from '../online/api.ts';

const KEY = 'forceout.reviews';
const REMEMBERED = 60;

interface KeptReview {
  readonly id: string;
  readonly game: GameId;
  readonly misses: MissCounts;
}

function keptReviews(): readonly KeptReview[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly KeptReview[];
  } catch {
    return [];
  }
}

/** What a review found stays on this device, and with the account; a match counts once. */
export function keepReview(id: string, game: GameId, misses: MissCounts): void {
  try {
    const others = keptReviews().filter(kept => kept.id !== id);
    localStorage.setItem(KEY, JSON.stringify([...others, { id, game, misses }].slice(-REMEMBERED)));
  } catch {
    // A window that keeps nothing shows no misses either.
  }
  if (isKept(whoAmI())) void call('POST', `me/matches/${encodeURIComponent(id)}/review`, { game, misses });
}

/** What this person missed at a game in the last reviews, and in how many. */
export async function keptMisses(
  game: GameId,
  sum: (all: readonly MissCounts[]) => MissCounts,
): Promise<{ readonly reviews: number; readonly misses: MissCounts }> {
  if (isKept(whoAmI())) {
    const answer = await call<{ reviews: number; misses: MissCounts }>('GET', `me/misses?game=${game}`);
    if (answer.ok) return answer.answer;
  }
  const mine = keptReviews().filter(kept => kept.game === game);
  return { reviews: mine.length, misses: sum(mine.map(({ misses }) => misses)) };
}
