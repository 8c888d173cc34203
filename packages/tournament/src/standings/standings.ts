import { itemAt, needed } from '@forceout/rulebook';
import { compareIds } from '../by-id.ts';
import { compareExact, type Exact, exact, over, plus, sumOf, zero } from '../exact.ts';
import { lotOf } from '../lot.ts';
import type { Player } from '../player.ts';
import { sharedRanks } from '../ranks.ts';
import { type Metric, TEAM_OF, type TeamRule } from './metric.ts';

/** One table's result: match points a seat, `null` = did not play. */
export interface TableResult {
  readonly players: readonly string[];
  readonly points: readonly (number | null)[];
  /** Absent = confirmed. What nobody confirmed counts for nothing. */
  readonly confirmed?: boolean;
}

export type RoundResults = readonly TableResult[];

export interface StandingsOrder {
  readonly metrics: readonly Metric[];
  readonly seed: number;
  readonly teamRule?: TeamRule;
}

export interface Standing {
  readonly id: string;
  readonly rank: number;
  readonly played: number;
  readonly values: Readonly<Partial<Record<Metric, Exact>>>;
}

export interface TeamStanding {
  readonly id: string;
  readonly rank: number;
  readonly value: Exact;
  readonly members: readonly string[];
}

export interface Standings {
  readonly individuals: readonly Standing[];
  readonly perfect: readonly string[];
  readonly unconfirmed: number;
  readonly teams?: readonly TeamStanding[];
}

/** A player at a confirmed table where he has a number, with those he met there. */
interface Sitting {
  readonly round: number;
  readonly points: number;
  readonly opponents: readonly { readonly id: string; readonly points: number }[];
}

function sittingsOf(players: readonly Player[], rounds: readonly RoundResults[]): ReadonlyMap<string, Sitting[]> {
  const sittings = new Map<string, Sitting[]>(players.map(player => [player.id, []]));
  rounds.forEach((tables, round) => {
    for (const table of tables) {
      if (table.confirmed === false) continue;
      const there = table.players.flatMap((id, i) => {
        const points = table.points[i] ?? null;
        return points === null ? [] : [{ id, points }];
      });
      for (const { id, points } of there)
        sittings.get(id)?.push({ round, points, opponents: there.filter(other => other.id !== id) });
    }
  });
  return sittings;
}

const half = exact(1, 2);

/** Head to head, so that a table of two and a table of three weigh the same; alone at a table is won. */
function headToHead({ points, opponents }: Sitting): Exact {
  if (opponents.length === 0) return exact(1);
  const beaten = opponents.map(other => (other.points < points ? exact(1) : other.points === points ? half : zero));
  return over(sumOf(beaten), exact(opponents.length));
}

/** More is better in every metric but the lot. */
const better = (metric: Metric, a: Exact, b: Exact): number =>
  metric === 'lot' ? compareExact(a, b) : compareExact(b, a);

export function standingsOf(
  players: readonly Player[],
  rounds: readonly RoundResults[],
  { metrics, seed, teamRule }: StandingsOrder,
): Standings {
  const sittings = sittingsOf(players, rounds);
  const sums = new Map([...sittings].map(([id, all]) => [id, all.reduce((sum, sitting) => sum + sitting.points, 0)]));
  const sumFor = (id: string): number => sums.get(id) ?? 0;
  const sittingsFor = (id: string): readonly Sitting[] => sittings.get(id) ?? [];

  const value = (metric: Metric, id: string): Exact => {
    const own = sittingsFor(id);
    switch (metric) {
      case 'sum':
        return exact(sumFor(id));
      case 'mean':
        return own.length === 0 ? zero : exact(sumFor(id), own.length);
      case 'sixes':
        return exact(own.filter(sitting => sitting.points === 6).length);
      case 'h2h':
        return sumOf(own.map(headToHead));
      case 'opponents':
        return own
          .filter(sitting => sitting.opponents.length > 0)
          .map(({ opponents }) =>
            exact(
              opponents.reduce((sum, other) => sum + sumFor(other.id), 0),
              opponents.length,
            ),
          )
          .reduce(plus, zero);
      case 'lot':
        return exact(lotOf(seed, id));
    }
  };

  type Row = Omit<Standing, 'rank'>;
  const rows = players.map(
    ({ id }): Row => ({
      id,
      played: sittingsFor(id).length,
      values: Object.fromEntries(metrics.map(metric => [metric, value(metric, id)])),
    }),
  );
  const figure = (row: Row, metric: Metric) => needed(row.values[metric], `The ${metric} of ${row.id}`);
  const compare = (a: Row, b: Row): number => {
    for (const metric of metrics) {
      const order = better(metric, figure(a, metric), figure(b, metric));
      if (order !== 0) return order;
    }
    return 0;
  };
  const ordered = [...rows].sort((a, b) => compare(a, b) || compareIds(a.id, b.id));
  const ranks = sharedRanks(ordered, (a, b) => compare(a, b) === 0);

  const perfect = players
    .filter(({ id }) => rounds.length > 0 && sixEveryRound(sittingsFor(id), rounds.length))
    .map(({ id }) => id)
    .sort(compareIds);

  return {
    individuals: ordered.map((row, i) => ({ ...row, rank: itemAt(ranks, i) })),
    perfect,
    unconfirmed: rounds.flat().filter(table => table.confirmed === false).length,
    ...(teamRule && { teams: teamStandings(players, teamRule, sumFor, id => sittingsFor(id).length) }),
  };
}

const sixEveryRound = (own: readonly Sitting[], rounds: number): boolean =>
  Array.from({ length: rounds }, (_, round) => own.some(s => s.round === round && s.points === 6)).every(Boolean);

function teamStandings(
  players: readonly Player[],
  rule: TeamRule,
  sumFor: (id: string) => number,
  playedBy: (id: string) => number,
): readonly TeamStanding[] {
  const groups = new Map<string, string[]>();
  for (const player of players) {
    const group = rule === 'top5' ? player.school : player.team;
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), player.id]);
  }
  const rows = [...groups].map(([id, all]) => {
    const best = [...all].sort((a, b) => sumFor(b) - sumFor(a) || compareIds(a, b));
    const members =
      rule === 'top5' ? best.slice(0, TEAM_OF) : rule === 'average' ? best.filter(one => playedBy(one) > 0) : best;
    const total = members.reduce((sum, one) => sum + sumFor(one), 0);
    const value = rule === 'average' ? exact(total, Math.max(1, members.length)) : exact(total);
    return { id, value, members };
  });
  rows.sort((a, b) => compareExact(b.value, a.value) || compareIds(a.id, b.id));
  const ranks = sharedRanks(rows, (a, b) => compareExact(a.value, b.value) === 0);
  return rows.map((row, i) => ({ ...row, rank: itemAt(ranks, i) }));
}
