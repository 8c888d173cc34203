/** The fixed words of Forceout: constant tuples first, types from them. */
export const GAMES = ['on-sets', 'equations', 'wff'] as const;
export type GameId = (typeof GAMES)[number];

/** What happens to an act that the rules price: it is accepted, and opponents may point it out, or it is refused (R-POL-2). */
export const ENFORCEMENTS = ['faithful', 'prevent'] as const;
/** Who says whether a Solution is correct: the opponents, or the engine (R-POL-1). */
export const JUDGINGS = ['players', 'auto'] as const;

/** An edition by its game and first year. Which ones there are is known to `editions/` alone; ask `isEdition`. */
export type EditionId = `${'onsets' | 'equations' | 'wff'}-${number}`;

export type EditionOf<G extends GameId> = G extends 'on-sets'
  ? `onsets-${number}`
  : G extends 'equations'
    ? `equations-${number}`
    : `wff-${number}`;

/** The colours of the cubes of Equations. */
export const COLOURS = ['red', 'blue', 'green', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const DIVISIONS = ['elementary', 'middle', 'junior', 'senior'] as const;
export type Division = (typeof DIVISIONS)[number];

/** A clause of an edition: its id and the address in the rulebook, `onsets-2026 V-A-2-a`. */
export type ClauseRef = `${EditionId} ${string}`;

export const clauseRef = (edition: EditionId, clause: string): ClauseRef => `${edition} ${clause}`;

/** The two parts of a clause as a ruling cites it; the edition is not looked up. */
export function splitRef(ref: string): { readonly edition: EditionId; readonly clause: string } {
  const cut = ref.indexOf(' ');
  return { edition: ref.slice(0, cut) as EditionId, clause: ref.slice(cut + 1) };
}

export const isDivision = (x: unknown): x is Division => DIVISIONS.includes(x as Division);
export const isGame = (x: unknown): x is GameId => GAMES.includes(x as GameId);
