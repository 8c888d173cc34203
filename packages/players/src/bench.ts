/// <reference types="node" />
import { game as equations } from '@forceout/equations';
import { game as onSets } from '@forceout/on-sets';
import { type BenchFigure, type BenchRun, DIVISIONS, itemAt, newestEdition } from '@forceout/rulebook';
import { atMost, below, cpuMs, told } from '@forceout/rulebook/measure';
import { game as wff } from '@forceout/wff';
import { type ArenaTable, playMatch } from './arena/match.ts';
import { LEVELS } from './bots/level.ts';
import { lookAgain, lookAround, type Review, verdicts } from './review/review.ts';

const GAMES = [onSets, equations, wff];

const TABLES: readonly (readonly [typeof onSets, ArenaTable])[] = GAMES.flatMap(game =>
  DIVISIONS.map((division): [typeof onSets, ArenaTable] => [
    game,
    { edition: newestEdition(game.id), division, shakes: 2 },
  ]),
);

/** On average; On-Sets decides faster than it is asked. */
const LONGEST_ACT = 60;
const LONGEST_REVIEW = 1500;
/** Steps for one choice, as the page gives them. */
const BUDGET = { steps: 1_500_000 };
const AROUND = { steps: 400_000 };
/** What was left open is looked at again behind the page that is read. */
const LONGER = { steps: 20_000_000 };
const MOST_OPEN = 1;

const nearlyLongest = (times: readonly number[]): number =>
  itemAt(
    times.toSorted((a, b) => a - b),
    Math.ceil(times.length * 0.95) - 1,
  );

const notDecided = ({ judgements }: Review): number => judgements.filter(j => j.verdict === 'undecided').length;

/** Whom the experts play against, each in turn. */
const OTHERS = LEVELS.filter(level => level !== 'expert');

/** An expert at every table against each of the other levels in turn, and a review of what was played. */
export async function bench({ quick, fresh }: BenchRun): Promise<BenchFigure[]> {
  const last = quick ? 2 : 6;
  const figures: BenchFigure[] = [];
  const byLevel = new Map<string, { ms: number; acts: number }>();
  for (const [at, [game, table]] of TABLES.entries()) {
    let ms = 0;
    let acts = 0;
    const reviews: number[] = [];
    const lookedAround: number[] = [];
    let moments = 0;
    let open = 0;
    let openAtLast = 0;
    for (let n = 1; n <= last; n++) {
      const seed = n + last * fresh;
      const other = itemAt(OTHERS, (at + n) % OTHERS.length);
      const bots = (['expert', other] as const).map(level => ({ level, style: 'steady' as const, seed }));
      const { events, ...result } = playMatch(game, table, bots, seed, cpuMs);
      ms += itemAt(result.cpuMs, 0);
      acts += itemAt(result.acts, 0);
      const level = `${game.id}: an act of level ${other}, CPU`;
      const before = byLevel.get(level) ?? { ms: 0, acts: 0 };
      byLevel.set(level, { ms: before.ms + itemAt(result.cpuMs, 1), acts: before.acts + itemAt(result.acts, 1) });
      for (let shake = 1; shake <= result.shakes; shake++) {
        const began = cpuMs();
        const found = verdicts(game, events, BUDGET, shake);
        reviews.push(cpuMs() - began);
        for (const _ of lookAround(game, events, found, AROUND));
        lookedAround.push(cpuMs() - began);
        let last = found;
        for (const next of lookAgain(game, events, found, LONGER)) last = next;
        moments += found.judgements.length;
        open += notDecided(found);
        openAtLast += notDecided(last);
      }
    }
    const name = `${game.id} ${table.division}`;
    const act = ms / acts;
    const slowest = nearlyLongest(reviews);
    const share = (count: number): number => (100 * count) / moments;
    figures.push(
      atMost(`${name}: an expert's act, CPU`, act, LONGEST_ACT),
      atMost(`${name}: review of a shake, p95`, slowest, LONGEST_REVIEW),
      told(`${name}: review of a shake with all that else could be done, p95`, nearlyLongest(lookedAround)),
      told(`${name}: moments of a review not decided at first`, share(open), `% of ${moments}`),
      below(`${name}: moments of a review not decided at last`, share(openAtLast), MOST_OPEN, `% of ${moments}`),
    );
  }
  for (const [level, { ms, acts }] of byLevel) figures.push(atMost(level, ms / acts, LONGEST_ACT));
  return figures;
}
