/** A share of wins with ties counted half, its 95 % interval (Wilson) and the rating difference it stands for. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly elo: number;
}

const Z = 1.96;

export function shareOf(wins: number, ties: number, matches: number): Share {
  const p = matches === 0 ? 0.5 : (wins + ties / 2) / matches;
  const n = Math.max(matches, 1);
  const centre = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n);
  const kept = Math.min(Math.max(p, 0.5 / n), 1 - 0.5 / n);
  return { share: p, low: centre - half, high: centre + half, elo: Math.round(400 * Math.log10(kept / (1 - kept))) };
}
