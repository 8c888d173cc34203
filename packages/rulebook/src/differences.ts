import { type DifferenceSection, PARAMETERS, type Parameter } from './differences/parameters.ts';
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
  readonly section: DifferenceSection;
  readonly parameter: Parameter;
  readonly cells: ReadonlyMap<EditionId, DifferenceCell>;
  /** Groups of editions that play alike, for a page that marks the odd one out. */
  readonly alike: readonly (readonly EditionId[])[];
}

type Wordings = Partial<Readonly<Record<Parameter, string>>>;

/**
 * What a language says of an edition. Where the edition says something new and the language lacks it, its own English is
 * nearer to the truth than the wording of the edition it extends, so that wins.
 */
async function wordingsOf(edition: EditionId, language: string): Promise<Wordings> {
  const book = contentsOf(edition);
  const own = (await book.words[language]?.())?.differences;
  if (book.extends === null) return own ?? {};
  const [mine, before] = await Promise.all([book.differences(), contentsOf(book.extends).differences()]);
  const inherited = Object.entries(await wordingsOf(book.extends, language)).filter(
    ([parameter]) => mine[parameter as Parameter][0] === before[parameter as Parameter][0],
  );
  return { ...Object.fromEntries(inherited), ...own };
}

/** Where the editions part, and where one might expect them to and they do not, worded in a language. */
export async function differences(language = 'en'): Promise<readonly Difference[]> {
  const books = await Promise.all(
    EDITIONS.map(async id => {
      const [said, words] = await Promise.all([contentsOf(id).differences(), wordingsOf(id, language)]);
      return { id, said, words };
    }),
  );
  return PARAMETERS.map(([section, parameter]) => {
    const groups = new Map<string | null, EditionId[]>();
    const cells = new Map<EditionId, DifferenceCell>();
    for (const { id, said, words } of books) {
      const [text, clause] = said[parameter];
      groups.set(text, [...(groups.get(text) ?? []), id]);
      cells.set(id, { text: text === null ? null : (words[parameter] ?? text), clause });
    }
    return { section, parameter, cells, alike: [...groups.values()] };
  });
}
