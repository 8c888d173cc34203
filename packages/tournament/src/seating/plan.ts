import { firstOf } from '@forceout/rulebook';
import { type Chance, chanceFrom } from '../random.ts';
import { accountOf } from './broken.ts';
import { type Broken, type Count, countsOf, softCountsOf } from './count.ts';
import { exactPlan } from './exact-plan.ts';
import { fieldOf, type PastRound, type Seating, type ToSeat } from './field.ts';
import { seatingOf } from './hall.ts';
import { improve } from './improve.ts';
import {
  bestSeating,
  type SeatedRound,
  type SeatingRequest,
  seatedRound,
  seatOneRound,
  withFirstSeats,
} from './seating.ts';
import { shapeFor } from './shape.ts';
import { startLine } from './start.ts';
import { looseWeights, openCounts } from './weights.ts';
import { compareBroken, type Wish, wishFor } from './wish.ts';

export interface PlanRequest extends ToSeat {
  /** In all, with those of the past. */
  readonly rounds: number;
  readonly seed: number;
}

export interface Plan {
  readonly rounds: readonly SeatedRound[];
  /** Sums over the rounds. */
  readonly broken: Broken;
}

/** Up to here the rounds are chosen together; larger fields have so much room that one after another is as good. */
const TOGETHER_UP_TO = 45;
const RUNS = 6;
const STEPS = 200_000;
const METHOD = 'planned';

const ofRound = ({ tables, bye }: SeatedRound): PastRound => ({ tables, bye });

function summed(rounds: readonly SeatedRound[]): Plan {
  const sum = (count: Count): number => rounds.reduce((total, round) => total + (round.broken[count] ?? 0), 0);
  return { rounds, broken: Object.fromEntries(countsOf(METHOD).map(count => [count, sum(count)])) };
}

/** Gives out first seats round by round, each round counted with those before it. */
function counted(request: PlanRequest, seatings: readonly Seating[], chance: Chance): Plan {
  const rounds: SeatedRound[] = [];
  for (const seating of seatings) {
    const field = fieldOf(request.players, [...request.past, ...rounds.map(ofRound)], request.forbidden);
    rounds.push(seatedRound(field, METHOD, withFirstSeats(field, seating, chance)));
  }
  return summed(rounds);
}

/** One round after another, each the best by itself. */
function oneByOne(request: PlanRequest, ahead: number, order: Wish['order'], chance: Chance): Plan {
  const rounds: SeatedRound[] = [];
  for (let r = 0; r < ahead; r += 1) {
    const field = fieldOf(request.players, [...request.past, ...rounds.map(ofRound)], request.forbidden);
    const wish = { ...wishOf(request), field, order };
    rounds.push(seatedRound(field, METHOD, withFirstSeats(field, bestSeating(wish, chance), chance)));
  }
  return summed(rounds);
}

const wishOf = (request: PlanRequest): Wish =>
  wishFor(
    fieldOf(request.players, request.past, request.forbidden),
    METHOD,
    shapeFor(request.players.length, request.leftover),
    softCountsOf(METHOD),
  );

/** All rounds at once, improved together. */
function together(wish: Wish, ahead: number, start: readonly Seating[] | null, chance: Chance): readonly Seating[] {
  const open = openCounts(wish, ahead).filter(count => count !== 'firstSeat');
  const weights = looseWeights(open, 4);
  const lines = start
    ? start.map(({ tables, bye }) => [...[...tables].sort((a, b) => b.length - a.length).flat(), ...bye])
    : Array.from({ length: ahead }, () => startLine(wish, chance));
  const effort = { steps: STEPS, startTemperature: weights[firstOf(open)] / 4, endTemperature: 0.2, enough: 0 };
  const bold = improve(wish, lines, weights, effort, chance);
  const quiet = improve(wish, bold.lines, weights, { ...effort, steps: STEPS / 10, startTemperature: 0 }, chance);
  const seatings = quiet.lines.map(line => seatingOf(wish, line));
  // The order changes no sum: the round that is best by itself comes first.
  const judged = seatings.map(seating => ({ seating, broken: accountOf(wish.field, METHOD, seating).broken }));
  return judged.sort((a, b) => compareBroken(open, a.broken, b.broken)).map(({ seating }) => seating);
}

function plan(request: PlanRequest, order: Wish['order']): Plan {
  const ahead = request.rounds - request.past.length;
  const chance = chanceFrom(request.seed);
  if (ahead <= 1 || request.players.length > TOGETHER_UP_TO) return oneByOne(request, ahead, order, chance);
  const wish: Wish = { ...wishOf(request), order };
  const exact = exactPlan(wish, ahead, chance);
  if (exact) return counted(request, exact, chance);

  const judged = order.filter(count => count !== 'firstSeat');
  const done = (found: Plan): boolean => judged.every(count => found.broken[count] === 0);
  let best = oneByOne(request, ahead, order, chance);
  if (openCounts(wish, ahead).length === 0) return best;
  const place = new Map(wish.field.ids.map((id, a) => [id, a]));
  const asSeating = ({ tables, bye }: SeatedRound): Seating => ({
    tables: tables.map(table => table.flatMap(id => place.get(id) ?? [])),
    bye: bye.flatMap(id => place.get(id) ?? []),
  });
  for (let run = 0; run < RUNS && !done(best); run += 1) {
    const start = run === 0 ? best.rounds.map(asSeating) : null;
    const found = counted(request, together(wish, ahead, start, chance), chance);
    if (compareBroken(judged, found.broken, best.broken) < 0) best = found;
  }
  return best;
}

/** All rounds to come, so that the sums over the rounds are least. */
export const planRounds = (request: PlanRequest): Plan =>
  plan(request, ['teammates', 'forbidden', ...softCountsOf(METHOD)]);

/** The next round, by any method. */
export function seatRound(request: SeatingRequest): SeatedRound {
  const { rounds, past, order } = request;
  if (request.method !== 'planned' || rounds === undefined) return seatOneRound(request);
  // One after another needs only the first of them.
  const upTo = request.players.length > TOGETHER_UP_TO ? past.length + 1 : rounds;
  return firstOf(plan({ ...request, rounds: upTo }, ['teammates', 'forbidden', ...order]).rounds);
}
