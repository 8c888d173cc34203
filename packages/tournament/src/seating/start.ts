import { itemAt } from '@forceout/rulebook';
import { type Chance, shuffled } from '../random.ts';
import type { Wish } from './wish.ts';

/** Team after team, the largest first, dealt round the tables: no two of a team meet where that can be. */
function byTeams({ field, shape }: Wish, chance: Chance): number[] {
  const teams = new Map<number, number[]>();
  shuffled(
    Array.from({ length: field.size }, (_, a) => a),
    chance,
  ).forEach((a, i) => {
    const team = field.team[a] === -1 ? -1 - i : (field.team[a] ?? -1 - i);
    teams.set(team, [...(teams.get(team) ?? []), a]);
  });
  const dealt = [...teams.values()].sort((x, y) => y.length - x.length).flat();
  const groups: number[][] = Array.from({ length: shape.threes + shape.twos + shape.byes }, () => []);
  let next = 0;
  for (const width of [groups.length, shape.threes + shape.twos, shape.threes])
    for (const group of groups.slice(0, width)) {
      group.push(...dealt.slice(next, next + 1));
      next += 1;
    }
  return groups.flat();
}

/** Equal points in an order of chance. */
const ranked = ({ field }: Wish, chance: Chance): number[] =>
  shuffled(field.byPoints, chance).sort((a, b) => itemAt(field.points, b) - itemAt(field.points, a));

/** Strong, middle and weak at each table. */
function byStrata(wish: Wish, chance: Chance): number[] {
  const { field, shape } = wish;
  const tables = shape.threes + shape.twos;
  const rows = [0, 1, 2].map(row => shuffled(field.byPoints.slice(row * tables, (row + 1) * tables), chance));
  const groups = Array.from({ length: tables }, (_, t) => rows.flatMap(row => row.slice(t, t + 1)));
  return [...groups.flat(), ...field.byPoints.slice(3 * tables)];
}

/** A line of players to begin improving with. */
export function startLine(wish: Wish, chance: Chance): number[] {
  if (wish.method === 'standings') return ranked(wish, chance);
  if (wish.method === 'interval' && wish.shape.threes > 0) return byStrata(wish, chance);
  return byTeams(wish, chance);
}
