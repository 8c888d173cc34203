import { PARAMETERS } from './differences/parameters.ts';
import { contentsOf } from './editions/contents.ts';
import { EDITIONS } from './editions/registry.ts';
import type { EditionId } from './names.ts';

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
  readonly cells: ReadonlyMap<EditionId, DifferenceCell>;
  /** Groups of editions that play alike, for a page that marks the odd one out. */
  readonly alike: readonly (readonly EditionId[])[];
}

/** Where the editions part, and where one might expect them to and they do not. */
export async function differences(): Promise<readonly Difference[]> {
  const books = await Promise.all(EDITIONS.map(async id => [id, await contentsOf(id).differences()] as const));
  return PARAMETERS.map(([section, parameter, name]) => {
    const cells = new Map(
      books.map(([id, said]) => [id, { text: said[parameter][0], clause: said[parameter][1] }] as const),
    );
    const groups = new Map<string | null, EditionId[]>();
    for (const [id, { text }] of cells) groups.set(text, [...(groups.get(text) ?? []), id]);
    return { section, parameter, name, cells, alike: [...groups.values()] };
  });
}
