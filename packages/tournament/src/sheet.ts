import { type ClauseRef, clauseRef, type Division, type EditionId, matchPointsOf, rulesOf } from '@forceout/rulebook';

export interface SheetPenalty {
  readonly seat: number;
  readonly points: number;
  /** Absent = initialled. */
  readonly initialled?: boolean;
}

export interface SheetShake {
  readonly scores: readonly (number | null)[];
  readonly penalties?: readonly SheetPenalty[];
  readonly void?: boolean;
}

/** A scoresheet as it was handed in: what was written for each shake, and what the players added up. */
export interface Sheet {
  readonly edition: EditionId;
  readonly division: Division;
  readonly seats: number;
  readonly shakes: readonly SheetShake[];
  readonly totals: readonly (number | null)[];
  readonly points: readonly number[];
  readonly didNotPlay: readonly number[];
}

export const SHEET_FAULTS = [
  'void',
  'did-not-play',
  'shake-score',
  'shake-mix',
  'penalty',
  'not-initialled',
  'total',
  'points',
] as const;
export type SheetFaultCode = (typeof SHEET_FAULTS)[number];

export interface SheetFault {
  readonly code: SheetFaultCode;
  readonly at: string;
  readonly clause: ClauseRef;
}

export interface SheetRuling {
  readonly ok: boolean;
  readonly faults: readonly SheetFault[];
  /** The true totals and points, from the shakes as written. */
  readonly totals: readonly (number | null)[];
  readonly points: readonly number[];
}

/** The clause by which a match of so many players is scored. */
export const matchClause = (edition: EditionId, played: number): ClauseRef =>
  clauseRef(edition, rulesOf(edition).clauses[played === 3 ? 'matchThree' : 'matchTwo']);

const isSet = (score: number | null): score is number => score !== null;

/** Scores in shakes that are not void, and every penalty, as written even where faulty. */
export function trueTotals(sheet: Pick<Sheet, 'seats' | 'shakes' | 'didNotPlay'>): readonly (number | null)[] {
  return Array.from({ length: sheet.seats }, (_, seat) => {
    if (sheet.didNotPlay.includes(seat)) return null;
    let total = 0;
    for (const shake of sheet.shakes) {
      if (!shake.void) total += shake.scores[seat] ?? 0;
      for (const penalty of shake.penalties ?? []) if (penalty.seat === seat) total += penalty.points;
    }
    return total;
  });
}

export function checkSheet(sheet: Sheet): SheetRuling {
  const rules = rulesOf(sheet.edition);
  const cite = (name: keyof typeof rules.clauses): ClauseRef => clauseRef(sheet.edition, rules.clauses[name]);
  const match = matchClause(sheet.edition, sheet.seats - sheet.didNotPlay.length);
  const possible = [2, 4, 6, rules.absentScore];
  /** A disputed no-Goal costs 2 at once where the Goal is then set (and nothing else does). */
  const twoPointPenalty = rules.noGoal === 'set';

  const faultsOfScores = (shake: SheetShake, k: number): SheetFault[] => {
    if (shake.void)
      return shake.scores.some(isSet) ? [{ code: 'void', at: `shakes[${k}]`, clause: cite('voidShake') }] : [];
    const faults = shake.scores.flatMap((score, i): SheetFault[] => {
      const at = `shakes[${k}].scores[${i}]`;
      if (sheet.didNotPlay.includes(i)) return isSet(score) ? [{ code: 'did-not-play', at, clause: match }] : [];
      return isSet(score) && possible.includes(score) ? [] : [{ code: 'shake-score', at, clause: cite('shakePoints') }];
    });
    if (faults.length > 0) return faults;
    // A 6 needs a challenge, and a challenge has a loser.
    const lost = shake.scores.some(score => score === 2 || score === rules.absentScore);
    return shake.scores.includes(6) && !lost
      ? [{ code: 'shake-mix', at: `shakes[${k}]`, clause: cite('scoreWho') }]
      : [];
  };

  const faultsOfPenalties = (penalties: readonly SheetPenalty[], k: number): SheetFault[] => {
    const allowedTwo = twoPointPenalty ? penalties.findIndex(penalty => penalty.points === -2) : -1;
    return penalties.flatMap((penalty, j): SheetFault[] => {
      const at = `shakes[${k}].penalties[${j}]`;
      const priced = penalty.points === -1 || j === allowedTwo;
      const initialled = penalty.initialled !== false || !rules.initials.includes(sheet.division);
      return [
        ...(priced ? [] : [{ code: 'penalty', at, clause: cite('late') } as const]),
        ...(initialled ? [] : [{ code: 'not-initialled', at, clause: cite('initials') } as const]),
      ];
    });
  };

  const totals = trueTotals(sheet);
  const points = matchPointsOf(totals);
  const differing = (code: 'total' | 'points', name: string, said: readonly unknown[], real: readonly unknown[]) =>
    real.flatMap((value, i): SheetFault[] => (said[i] === value ? [] : [{ code, at: `${name}[${i}]`, clause: match }]));

  const faults = [
    ...sheet.shakes.flatMap((shake, k) => [
      ...faultsOfScores(shake, k),
      ...faultsOfPenalties(shake.penalties ?? [], k),
    ]),
    ...differing('total', 'totals', sheet.totals, totals),
    ...differing('points', 'points', sheet.points, points),
  ];
  return { ok: faults.length === 0, faults, totals, points };
}
