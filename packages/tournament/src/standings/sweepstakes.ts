import { itemAt } from '@forceout/rulebook';
import { compareIds } from '../by-id.ts';
import { compareExact, type Exact, exact, sumOf, zero } from '../exact.ts';
import { sharedRanks } from '../ranks.ts';

export interface SweepstakesGame {
  readonly game: string;
  /** The most one can have in this game. */
  readonly max: number;
  /** Absent or `null` = did not play it. */
  readonly totals: ReadonlyMap<string, number | null>;
}

export interface SweepstakesRule {
  /** What the most of a game is worth; `null` = totals as they are. */
  readonly scale: number | null;
  /** So many lowest games are left out. */
  readonly drop: number;
  /** Who played fewer comes last, without a rank. */
  readonly minGames: number;
}

export interface SweepstakesRow {
  readonly id: string;
  readonly rank: number | null;
  readonly games: number;
  readonly value: Exact;
}

export function sweepstakesOf(
  ids: readonly string[],
  games: readonly SweepstakesGame[],
  { scale, drop, minGames }: SweepstakesRule,
): readonly SweepstakesRow[] {
  const rows = ids.map(id => {
    const totals = games.map(game => ({ max: game.max, total: game.totals.get(id) ?? null }));
    const values = totals.map(({ max, total }) =>
      total === null ? zero : scale === null ? exact(total) : exact(BigInt(total) * BigInt(scale), max),
    );
    const counted = values.sort(compareExact).slice(drop);
    return { id, games: totals.filter(({ total }) => total !== null).length, value: sumOf(counted) };
  });
  const ranked = rows
    .filter(row => row.games >= minGames)
    .sort((a, b) => compareExact(b.value, a.value) || compareIds(a.id, b.id));
  const ranks = sharedRanks(ranked, (a, b) => compareExact(a.value, b.value) === 0);
  const others = rows.filter(row => row.games < minGames).sort((a, b) => compareIds(a.id, b.id));
  return [
    ...ranked.map((row, i) => ({ ...row, rank: itemAt(ranks, i) })),
    ...others.map(row => ({ ...row, rank: null })),
  ];
}
