import { lcm } from './integers.ts';
import { spend } from './meter.ts';
import { difference, isNothing, ONE, product, quotient, type Rational, ZERO } from './rational.ts';
import { collect, isHuge, isRational, type Mono, monoOf, multiplySums, prime, type Sum, term } from './sum.ts';

const MOST_DEGREE = 24;

/** Sums of fractional prime powers: written alike means equal. */
export const isRadicalSum = (s: Sum): boolean =>
  s.every(({ mono }) => mono.factors.every(f => f.base.kind === 'prime' && isRational(f.exponent)) && !isHuge(mono));

/** 1 / s as a sum, for real radical sums in a field of small degree: solves s · x = 1 in the field's basis. */
export function inverse(s: Sum): Sum | null {
  if (!isRadicalSum(s) || s.some(t => !isNothing(t.im))) return null;
  const roots = new Map<bigint, bigint>();
  for (const { mono } of s)
    for (const { base, exponent } of mono.factors)
      if (base.kind === 'prime' && isRational(exponent)) roots.set(base.p, lcm(roots.get(base.p) ?? 1n, exponent.d));
  const degree = [...roots.values()].reduce((d, b) => d * Number(b), 1);
  if (degree > MOST_DEGREE) return null;
  const basis = basisOf([...roots]);
  const place = new Map(basis.map((m, i) => [m.key, i]));
  spend(degree ** 3);
  const rows: Rational[][] = basis.map((_, i) => [...Array<Rational>(degree).fill(ZERO), i === 0 ? ONE : ZERO]);
  basis.forEach((mono, column) => {
    for (const t of multiplySums(s, [term(ONE, mono)])) {
      const row = rows[place.get(t.mono.key) ?? -1];
      if (row !== undefined) row[column] = t.re;
    }
  });
  const solution = solve(rows);
  return solution === null
    ? null
    : collect(basis.map((mono, i) => term(solution[i] ?? ZERO, mono)).filter(t => !isNothing(t.re)));
}

function basisOf(roots: readonly (readonly [bigint, bigint])[]): Mono[] {
  let monos: Mono[] = [monoOf([])];
  for (const [p, b] of roots) {
    monos = monos.flatMap(m =>
      Array.from({ length: Number(b) }, (_, a) =>
        a === 0
          ? m
          : monoOf([...m.factors, { base: prime(p), exponent: quotient({ n: BigInt(a), d: 1n }, { n: b, d: 1n }) }]),
      ),
    );
  }
  return monos;
}

function solve(rows: Rational[][]): Rational[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const at = rows.findIndex((row, i) => i >= column && !isNothing(row[column] ?? ZERO));
    const [here, found] = [rows[column], rows[at]];
    if (here === undefined || found === undefined) return null;
    const lead = found[column] ?? ONE;
    const pivot = found.map(x => quotient(x, lead));
    rows[at] = here;
    rows[column] = pivot;
    for (const [i, row] of rows.entries()) {
      const share = row[column] ?? ZERO;
      if (i === column || isNothing(share)) continue;
      rows[i] = row.map((x, j) => difference(x, product(share, pivot[j] ?? ZERO)));
    }
  }
  return rows.map(row => row[size] ?? ZERO);
}
