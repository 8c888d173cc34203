import { after } from './differences/after.ts';
import { before } from './differences/before.ts';
import type { DifferenceRow } from './differences/row.ts';
import { EDITIONS, type EditionId } from './names.ts';

/** What a rule says in one edition; null where the edition knows no such thing. */
export interface DifferenceCell {
  readonly text: string | null;
  /** Without the edition; null where the text is silent. */
  readonly clause: string | null;
}

export interface Difference {
  readonly section: string;
  readonly parameter: string;
  readonly name: string;
  readonly cells: Readonly<Record<EditionId, DifferenceCell>>;
  /** Groups of editions that play alike, for a page that marks the odd one out. */
  readonly alike: readonly (readonly EditionId[])[];
}

function read([section, parameter, name, texts, clauses]: DifferenceRow): Difference {
  const cells = EDITIONS.map(
    (edition, i) => [edition, { text: texts[i] ?? null, clause: clauses[i] ?? null }] as const,
  );
  const groups = new Map<string | null, EditionId[]>();
  for (const [edition, { text }] of cells) groups.set(text, [...(groups.get(text) ?? []), edition]);
  return {
    section,
    parameter,
    name,
    cells: Object.fromEntries(cells) as unknown as Record<EditionId, DifferenceCell>,
    alike: [...groups.values()],
  };
}

/** Where the editions part, and where one might expect them to and they do not. */
export const differences: readonly Difference[] = [...before, ...after].map(read);
