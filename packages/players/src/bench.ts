/// <reference types="node" />
import { game as equations } from '@forceout/equations';
import { game as onSets } from '@forceout/on-sets';
import { type BenchFigure, newestEdition } from '@forceout/rulebook';
import { game as wff } from '@forceout/wff';
import { type ArenaTable, playMatch } from './arena/match.ts';
import { review } from './review/review.ts';

const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const TABLES: readonly (readonly [typeof onSets, ArenaTable])[] = [
  [onSets, { edition: newestEdition('on-sets'), division: 'middle', shakes: 2 }],
  [onSets, { edition: newestEdition('on-sets'), division: 'senior', shakes: 2 }],
  [equations, { edition: newestEdition('equations'), division: 'elementary', shakes: 2 }],
  [equations, { edition: newestEdition('equations'), division: 'middle', shakes: 2 }],
  [equations, { edition: newestEdition('equations'), division: 'senior', shakes: 2 }],
  [wff, { edition: newestEdition('wff'), division: 'elementary', shakes: 2 }],
  [wff, { edition: newestEdition('wff'), division: 'senior', shakes: 2 }],
];

/** An expert at every table, and a review of what was played. */
export async function bench({ quick }: { readonly quick: boolean }): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  for (const [game, table] of TABLES) {
    let ms = 0;
    let acts = 0;
    const reviews: number[] = [];
    for (let seed = 1; seed <= (quick ? 2 : 6); seed++) {
      const bots = (['expert', 'player'] as const).map(level => ({ level, style: 'steady' as const, seed }));
      const { events, ...result } = playMatch(game, table, bots, seed, cpuNow);
      ms += result.cpuMs[0]!;
      acts += result.acts[0]!;
      for (let shake = 1; shake <= result.shakes; shake++) {
        const began = cpuNow();
        review(game, events, { steps: 200_000 }, shake);
        reviews.push(cpuNow() - began);
      }
    }
    const name = `${game.id} ${table.division}`;
    const act = ms / acts;
    const slowest = reviews.sort((a, b) => a - b)[Math.ceil(reviews.length * 0.95) - 1]!;
    figures.push(
      { name: `${name}: an expert's act, CPU`, value: act, unit: 'ms', target: '<= 150', ok: act <= 150 },
      { name: `${name}: review of a shake, p95`, value: slowest, unit: 'ms', target: '< 5000', ok: slowest < 5000 },
    );
  }
  return figures;
}
