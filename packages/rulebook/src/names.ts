/** The fixed words of Forceout: constant tuples first, types from them. */
export const GAMES = ['on-sets', 'equations', 'wff'] as const;
export type GameId = (typeof GAMES)[number];

export const EDITIONS = ['onsets-2014', 'onsets-2026', 'equations-2015', 'wff-2017'] as const;
export type EditionId = (typeof EDITIONS)[number];

export const DIVISIONS = ['elementary', 'middle', 'junior', 'senior'] as const;
export type Division = (typeof DIVISIONS)[number];

/** A clause of an edition, as in `clauses.tsv`: `onsets-2026 V-A-2-a`. */
export type ClauseRef = `${EditionId} ${string}`;

export const clauseRef = (edition: EditionId, clause: string): ClauseRef => `${edition} ${clause}`;

export const isEdition = (x: unknown): x is EditionId => EDITIONS.includes(x as EditionId);
export const isDivision = (x: unknown): x is Division => DIVISIONS.includes(x as Division);
export const isGame = (x: unknown): x is GameId => GAMES.includes(x as GameId);
