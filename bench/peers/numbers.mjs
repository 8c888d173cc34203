// Are two expressions equal? Sums, products, powers and square roots; half of the pairs are equal by a known law.
import { all, create } from 'mathjs';
import { adjudicator } from '../../packages/equations/dist/index.js';
import { inTurns } from './in-turns.mjs';

const random = seed => {
  let x = seed;
  return n => {
    x = (x * 48271) % 2147483647;
    return x % n;
  };
};

/** `a` and `b` as Forceout writes them, `m` and `n` for mathjs, and whether they are equal. */
function pairs(count) {
  const below = random(2026);
  return Array.from({ length: count }, (_, i) => {
    const [p, q, k] = [2 + below(7), 2 + below(7), 1 + below(8)];
    const off = i % 2 === 0 ? 0 : 1;
    switch (i % 3) {
      // The square of a sum of two roots.
      case 0:
        return {
          equal: off === 0,
          a: `((r${p})+(r${q}))*2`,
          b: `(${p}+${q})+(2x(r(${p}x${q})))${off ? '+(1/(9*9))' : ''}`,
          m: `(sqrt(${p})+sqrt(${q}))^2`,
          n: `(${p}+${q})+(2*sqrt(${p}*${q}))${off ? '+(1/(9^9))' : ''}`,
        };
      // Fractions.
      case 1:
        return {
          equal: off === 0,
          a: `(${p}/${k})+(1/${q})`,
          b: `((${p}x${q})+${k + off})/(${k}x${q})`,
          m: `(${p}/${k})+(1/${q})`,
          n: `((${p}*${q})+${k + off})/(${k}*${q})`,
        };
      // Large powers that differ by one, or do not.
      default:
        return {
          equal: off === 0,
          a: `(${p}*(9+9))x${p}`,
          b: `(${p}*((9+9)+1))+${off}`,
          m: `(${p}^18)*${p}`,
          n: `(${p}^19)+${off}`,
        };
    }
  });
}

const PAIRS = pairs(300);
const wrong = judge => {
  const failed = PAIRS.filter(pair => judge(pair) !== pair.equal).length;
  return `${((100 * failed) / PAIRS.length).toFixed(1)} % wrong`;
};

const attempt = (work, otherwise) => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

export function compare() {
  const floats = create(all, { number: 'number' });
  const fractions = create(all, { number: 'Fraction' });
  const ask = ({ a, b }) =>
    adjudicator.answer(
      { game: 'equations', division: 'senior', variations: [], ask: 'equality', lhs: a, rhs: b },
      () => 0,
    ).answer.equal;
  const judges = [
    ['Forceout, exact', ask],
    ['mathjs, numbers, equal()', ({ m, n }) => floats.equal(floats.evaluate(m), floats.evaluate(n))],
    ['mathjs, numbers, ===', ({ m, n }) => floats.evaluate(m) === floats.evaluate(n)],
    [
      'mathjs, fractions (fraction.js)',
      ({ m, n }) => attempt(() => fractions.equal(fractions.evaluate(m), fractions.evaluate(n)), null),
    ],
  ];
  const rates = inTurns(
    judges.map(([who, judge]) => ({
      who,
      what: 'pairs',
      once: () => {
        for (const pair of PAIRS) judge(pair);
        return PAIRS.length;
      },
    })),
  );
  return rates.map((row, n) => ({ who: row.who, figure: `${row.figure}, ${wrong(judges[n][1])}` }));
}
