import type { CompetitionView } from '@forceout/tournament';

export const playedRounds = ({ rounds }: CompetitionView) =>
  rounds.filter(({ status }) => status === 'running' || status === 'done');
export const roundsOf = (competition: CompetitionView): readonly number[] =>
  playedRounds(competition).map(({ number }) => number);

export type ByRound = ReadonlyMap<string, readonly (number | null)[]>;

/** What everybody got in each round, as far as it is shown. */
export function playerRounds(competition: CompetitionView): ByRound {
  const found = new Map<string, (number | null)[]>();
  const rounds = playedRounds(competition);
  rounds.forEach(({ tables }, r) => {
    for (const { players, points } of tables)
      players.forEach(({ id }, seat) => {
        const own = found.get(id) ?? rounds.map(() => null);
        own[r] = points?.[seat] ?? null;
        found.set(id, own);
      });
  });
  return found;
}

/** What a team got in each round; nothing where its total is no sum, or players are not shown. */
export function teamRounds(competition: CompetitionView): ByRound {
  const found = new Map<string, (number | null)[]>();
  if (competition.teamRule !== 'sum5') return found;
  const rounds = playedRounds(competition);
  rounds.forEach(({ tables }, r) => {
    for (const { players, points } of tables)
      players.forEach(({ team }, seat) => {
        const got = points?.[seat] ?? null;
        if (team === undefined || got === null) return;
        const own = found.get(team) ?? rounds.map(() => null);
        own[r] = (own[r] ?? 0) + got;
        found.set(team, own);
      });
  });
  return found;
}
