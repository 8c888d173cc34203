/** Glicko-2 (Glickman 2013): a rating, how sure it is, and how much it wavers. A puzzle is an opponent. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const NEW_RATING: Rating = { rating: 1200, deviation: 350, volatility: 0.06 };
const SCALE = 173.7178;
const TAU = 0.5;
const LEAST_DEVIATION = 45;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

export interface Result {
  readonly other: Rating;
  /** Won, lost or drawn. */
  readonly score: 0 | 0.5 | 1;
  /** How much it counts; one where nothing is said. */
  readonly weight?: number;
}

/** The rating after one result against another: 1 won, 0 lost. */
export const rated = (mine: Rating, other: Rating, score: 0 | 1): Rating => ratedAll(mine, [{ other, score }]);

/** The rating after the results of one period; with none it stays. */
export function ratedAll(mine: Rating, results: readonly Result[]): Rating {
  const mu = (mine.rating - 1500) / SCALE;
  const phi = mine.deviation / SCALE;
  let precision = 0;
  let surprise = 0;
  for (const { other, score, weight = 1 } of results) {
    const trust = g(other.deviation / SCALE);
    const expected = 1 / (1 + Math.exp((trust * (other.rating - mine.rating)) / SCALE));
    precision += weight * trust ** 2 * expected * (1 - expected);
    surprise += weight * trust * (score - expected);
  }
  if (precision === 0) return mine;
  const v = 1 / precision;
  const volatility = newVolatility(phi, v, v * surprise, mine.volatility);
  const phiStar = Math.sqrt(phi ** 2 + volatility ** 2);
  const newPhi = 1 / Math.sqrt(1 / phiStar ** 2 + 1 / v);
  return {
    rating: (mu + newPhi ** 2 * surprise) * SCALE + 1500,
    deviation: Math.max(LEAST_DEVIATION, Math.min(350, newPhi * SCALE)),
    volatility,
  };
}

/** Step 5 of the procedure: the root of f by the Illinois method. */
function newVolatility(phi: number, v: number, delta: number, sigma: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    return (ex * (delta ** 2 - phi ** 2 - v - ex)) / (2 * (phi ** 2 + v + ex) ** 2) - (x - a) / TAU ** 2;
  };
  let A = a;
  let B: number;
  if (delta ** 2 > phi ** 2 + v) B = Math.log(delta ** 2 - phi ** 2 - v);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    B = a - k * TAU;
  }
  let fA = f(A);
  let fB = f(B);
  for (let i = 0; i < 100 && Math.abs(B - A) > 1e-6; i++) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) {
      A = B;
      fA = fB;
    } else fA /= 2;
    B = C;
    fB = fC;
  }
  return Math.exp(A / 2);
}

export const ratingOfPuzzle = (difficulty: number): Rating => ({
  rating: difficulty,
  deviation: 200,
  volatility: 0.06,
});
