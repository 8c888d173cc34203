import type { Parameter } from './parameters.ts';

/** What an edition says, null where it knows no such thing, and the clause without the edition, null where it is silent. */
type Cell = readonly [text: string | null, clause: string | null];

export type DifferenceCells = Readonly<Record<Parameter, Cell>>;
/** What an edition says otherwise than the one it extends. */
export type DifferenceChanges = Partial<DifferenceCells>;
