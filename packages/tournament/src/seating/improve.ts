import type { Chance } from '../random.ts';
import { hallOf, lineOf } from './hall.ts';
import type { Weights } from './weights.ts';
import type { Wish } from './wish.ts';

/**
 * How long and how hot the annealing is (simulated annealing: a change for the worse is taken now and then, ever more
 * seldom). Steps are counted, so that the same request gives the same answer everywhere.
 */
export interface Effort {
  readonly steps: number;
  /** The cost that a change may add about every other time, at the beginning; 0: never any. */
  readonly startTemperature: number;
  readonly endTemperature: number;
  /** Ends as soon as the cost is down to this. */
  readonly enough: number;
}

const CHUNK = 512;

/** −log2 of a random number, roughly: straight lines between its whole values, so that it is the same everywhere. */
function negativeLog(bits: number): number {
  const zeros = Math.clz32(bits);
  if (zeros === 32) return 32;
  const mantissa = (bits << zeros) >>> 0;
  return zeros + 2 - mantissa / 2147483648;
}

/** The factor by which the temperature shrinks in each chunk, found by halving: no power function, the same everywhere. */
function coolingFactor(from: number, to: number, chunks: number): number {
  if (to >= from) return 1;
  let [low, high] = [0, 1];
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    let value = from;
    for (let c = 0; c < chunks && value > to; c += 1) value *= middle;
    if (value > to) high = middle;
    else low = middle;
  }
  return high;
}

/** What two players cost whenever they meet. Only pairs that cost something are visited: most of a large field do not. */
function fixedCosts({ field }: Wish, weights: Weights): Float64Array {
  const { size } = field;
  const fixed = new Float64Array(size * size);
  for (const [a, b] of field.forbiddenPairs) {
    fixed[a * size + b]! += weights.forbidden;
    fixed[b * size + a]! += weights.forbidden;
  }
  for (const team of together(field.team))
    for (const a of team) for (const b of team) if (a !== b) fixed[a * size + b]! += weights.teammates;
  if (weights.sameSchool > 0)
    for (const school of together(field.school))
      for (const a of school)
        for (const b of school)
          if (a !== b && (field.team[a] !== field.team[b] || field.team[a] === -1))
            fixed[a * size + b]! += weights.sameSchool;
  return fixed;
}

/** Players by the group they share; those without one are in none. */
function together(names: Int32Array): Iterable<readonly number[]> {
  const groups = new Map<number, number[]>();
  names.forEach((name, a) => {
    if (name === -1) return;
    const group = groups.get(name);
    if (group) group.push(a);
    else groups.set(name, [a]);
  });
  return groups.values();
}

export interface Improved {
  readonly lines: readonly (readonly number[])[];
  readonly cost: number;
}

/** Lets players of a round change places until the effort is spent; answers the best there was. */
export function improve(
  wish: Wish,
  lines: readonly (readonly number[])[],
  weights: Weights,
  effort: Effort,
  chance: Chance,
): Improved {
  const hall = hallOf(wish, lines);
  const { field, strata } = wish;
  const { size } = field;
  const { sizes, places, placeOf, meetings, twos, byes } = hall;
  const wRepeats = weights.repeats;
  const wTwo = weights.secondTwo;
  const wBye = weights.secondBye;
  const wSpread = weights.spread;
  const wFirst = weights.firstSeat;

  const wStrata = weights.strata;
  const fixed = fixedCosts(wish, weights);
  const like = (a: number, b: number): number => (strata[a] === strata[b] ? wStrata : 0);

  /** What is not a matter of pairs: the spread of points and the first seat of a table. */
  const ofTable = (a: number, b: number, c: number): number => {
    let cost = 0;
    if (wSpread > 0) {
      const [x, y] = [field.points[a]!, field.points[b]!];
      let low = Math.min(x, y);
      let high = Math.max(x, y);
      if (c !== -1) {
        const z = field.points[c]!;
        if (z < low) low = z;
        if (z > high) high = z;
      }
      cost += wSpread * (high - low);
    }
    if (wFirst > 0) {
      let first = field.firsts[a]!;
      if (field.firsts[b]! < first) first = field.firsts[b]!;
      if (c !== -1 && field.firsts[c]! < first) first = field.firsts[c]!;
      cost += wFirst * first;
    }
    return cost;
  };
  const tableMatters = wSpread > 0 || wFirst > 0;

  /** What one table adds to the whole. */
  const costAt = (g: number): number => {
    let cost = 0;
    const base = g * 3;
    const count = sizes[g % hall.groups]!;
    for (let k = 0; k < count; k += 1) {
      const a = places[base + k]!;
      if (count === 2) cost += (wTwo * (twos[a]! + field.twos[a]! - 1)) / 2;
      if (count === 1) cost += (wBye * (byes[a]! + field.byes[a]! - 1)) / 2;
      for (let j = 0; j < k; j += 1) {
        const at = a * size + places[base + j]!;
        // A pair that meets m times here on top of p in the past costs p·m + m(m−1)/2 in all.
        if (wStrata > 0) cost += like(a, places[base + j]!);
        cost += fixed[at]! + (wRepeats * (meetings[at]! + field.meetings[at]! - 1)) / 2;
      }
    }
    if (tableMatters && count > 1) cost += ofTable(places[base]!, places[base + 1]!, places[base + 2]!);
    return cost;
  };
  const tablesInAll = hall.rounds * hall.groups;
  let cost = 0;
  for (let g = 0; g < tablesInAll; g += 1) cost += costAt(g);

  /** Places at tables that cost something: half of the changes begin there. Looked up anew from time to time. */
  const troubled = new Int32Array(places.length);
  let trouble = 0;
  const findTrouble = (): void => {
    trouble = 0;
    for (let g = 0; g < tablesInAll; g += 1) {
      if (costAt(g) === 0) continue;
      for (let k = 0; k < sizes[g % hall.groups]!; k += 1) {
        troubled[trouble] = g * 3 + k;
        trouble += 1;
      }
    }
  };

  let best = cost;
  const bestPlaces = Int32Array.from(places);
  let temperature = effort.startTemperature;
  const cooling = coolingFactor(
    effort.startTemperature,
    effort.endTemperature,
    Math.max(1, Math.floor(effort.steps / CHUNK)),
  );
  const near = wSpread > 0 || weights.strata > 0;
  const rankOf = new Int32Array(size);
  field.byPoints.forEach((a, rank) => {
    rankOf[a] = rank;
  });
  const tablesCount = wish.shape.threes + wish.shape.twos;

  /** Who might change places with a: anyone, or where points matter often somebody like him, or in trouble like him. */
  const partnerOf = (a: number): number => {
    if (!near) return chance.below(size);
    const lot = chance.bits();
    if (lot < 0x40000000) return chance.below(size);
    if (lot < 0x80000000 && trouble > 0 && hall.rounds === 1) return places[troubled[chance.below(trouble)]!]!;
    if (wSpread > 0) {
      const rank = rankOf[a]! + chance.below(25) - 12;
      return field.byPoints[rank < 0 ? rank + size : rank >= size ? rank - size : rank] ?? a;
    }
    const from = strata[a]! * tablesCount;
    return field.byPoints[from + chance.below(Math.min(tablesCount, size - from))]!;
  };

  /** What pairs add to the cost where one leaves a table and another comes in his place. */
  const changeAt = (base: number, count: number, leaves: number, comes: number): number => {
    let change = 0;
    for (let k = 0; k < count; k += 1) {
      const x = places[base + k]!;
      if (x === leaves) continue;
      const [from, to] = [leaves * size + x, comes * size + x];
      change += fixed[to]! - fixed[from]! + wRepeats * (meetings[to]! - meetings[from]! + 1);
      if (wStrata > 0) change += like(comes, x) - like(leaves, x);
    }
    return change;
  };
  /** And what the size of a table adds. */
  const shortChange = (count: number, leaves: number, comes: number): number =>
    count === 2
      ? wTwo * (twos[comes]! - twos[leaves]! + 1)
      : count === 1
        ? wBye * (byes[comes]! - byes[leaves]! + 1)
        : 0;
  const replaceAt = (base: number, count: number, leaves: number, comes: number): void => {
    for (let k = 0; k < count; k += 1) {
      const x = places[base + k]!;
      if (x === leaves) continue;
      meetings[leaves * size + x]! -= 1;
      meetings[x * size + leaves]! -= 1;
      meetings[comes * size + x]! += 1;
      meetings[x * size + comes]! += 1;
    }
  };
  const replaceShort = (count: number, leaves: number, comes: number): void => {
    const short = count === 2 ? twos : count === 1 ? byes : null;
    if (short === null) return;
    short[leaves]! -= 1;
    short[comes]! += 1;
  };

  const perRound = hall.groups * 3;
  const lookEvery = 2 * places.length;
  for (let step = 0; step < effort.steps && best > effort.enough; step += 1) {
    if (step % CHUNK === CHUNK - 1) temperature *= cooling;
    if (step % lookEvery === 0) findTrouble();
    let r = 0;
    let a: number;
    if (trouble > 0 && chance.bits() < 0x80000000) {
      const place = troubled[chance.below(trouble)]!;
      r = Math.floor(place / perRound);
      a = places[place]!;
    } else {
      if (hall.rounds > 1) r = chance.below(hall.rounds);
      a = chance.below(size);
    }
    const b = partnerOf(a);
    const pa = placeOf[r * size + a]!;
    const pb = placeOf[r * size + b]!;
    const ga = Math.floor(pa / 3);
    const gb = Math.floor(pb / 3);
    if (ga === gb) continue;
    const [baseA, baseB] = [ga * 3, gb * 3];
    const sizeA = sizes[ga % hall.groups]!;
    const sizeB = sizes[gb % hall.groups]!;
    let change = changeAt(baseA, sizeA, a, b) + changeAt(baseB, sizeB, b, a);
    if (sizeA !== sizeB) {
      change += shortChange(sizeA, a, b) + shortChange(sizeB, b, a);
    } else if (sizeA === 1) continue;
    if (tableMatters) {
      if (sizeA > 1) change -= ofTable(places[baseA]!, places[baseA + 1]!, places[baseA + 2]!);
      if (sizeB > 1) change -= ofTable(places[baseB]!, places[baseB + 1]!, places[baseB + 2]!);
      places[pa] = b;
      places[pb] = a;
      if (sizeA > 1) change += ofTable(places[baseA]!, places[baseA + 1]!, places[baseA + 2]!);
      if (sizeB > 1) change += ofTable(places[baseB]!, places[baseB + 1]!, places[baseB + 2]!);
      places[pa] = a;
      places[pb] = b;
    }
    if (change > 0 && (temperature === 0 || change > temperature * negativeLog(chance.bits()))) continue;

    replaceAt(baseA, sizeA, a, b);
    replaceAt(baseB, sizeB, b, a);
    if (sizeA !== sizeB) {
      replaceShort(sizeA, a, b);
      replaceShort(sizeB, b, a);
    }
    places[pa] = b;
    places[pb] = a;
    placeOf[r * size + a] = pb;
    placeOf[r * size + b] = pa;
    cost += change;
    if (cost < best) {
      best = cost;
      bestPlaces.set(places);
    }
  }
  places.set(bestPlaces);
  return { lines: lines.map((_, r) => lineOf(hall, r)), cost: best };
}
