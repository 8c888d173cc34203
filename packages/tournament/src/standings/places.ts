import { type Division, firstOf } from '@forceout/rulebook';
import { compareIds } from '../by-id.ts';
import { type Exact, exact } from '../exact.ts';

export interface Places {
  readonly places: number;
  readonly average: Exact;
  /** The game left out of the average; `null` when there is only one. */
  readonly dropped: string | null;
}

const PER_GROUP = 5;
const GROUP = 25n;

/** Places at Nationals by entries: the average of the games without the smallest, in groups of 25 begun. */
export function placesOf(division: Division, entries: ReadonlyMap<string, number>): Places {
  const games = [...entries].sort(([a, m], [b, n]) => m - n || compareIds(a, b));
  const dropped = games.length > 1 ? firstOf(games)[0] : null;
  const counted = dropped === null ? games : games.slice(1);
  const average = exact(
    counted.reduce((sum, [, number]) => sum + BigInt(number), 0n),
    counted.length,
  );
  const groups = Number((average.n + average.d * GROUP - 1n) / (average.d * GROUP));
  const firstGroupDoubled = division === 'junior' || division === 'senior' ? 1 : 0;
  return { places: groups === 0 ? 0 : PER_GROUP * (groups + firstGroupDoubled), average, dropped };
}
