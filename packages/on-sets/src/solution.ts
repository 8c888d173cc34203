import { parseRestriction, parseSetName } from './language/parse.ts';
import type { Restriction, SetName, TextError, WildNote } from './language/syntax.ts';
import type { OnSetsSymbol } from './symbols.ts';

/** A Solution as a writer hands it in. */
export interface WrittenSolution {
  readonly restrictions: readonly string[];
  readonly setName: string;
  /** The colours put on the blank card (`blank` or absent: none), XIII-C-12. */
  readonly blankAs?: string;
  /** The text shows the wild cube, this names what it stands for (Appendix A, acceptable form). */
  readonly wildAs?: OnSetsSymbol;
}

export interface TextTrouble extends TextError {
  /** Where: the Set-Name, or the Restriction with that index. */
  readonly part: 'set-name' | number;
}

/** A Solution whose texts could be read; parts that could not are null and listed in `troubles`. */
export interface ReadSolution {
  readonly written: WrittenSolution;
  readonly setName: SetName | null;
  readonly restrictions: readonly (Restriction | null)[];
  readonly troubles: readonly TextTrouble[];
}

/** Appendix A: Restrictions stand on lines of their own, or on one line with commas between. */
export const splitRestrictions = (texts: readonly string[]): string[] =>
  texts.flatMap(text => {
    const pieces = text.split(/[,;\n]/).filter(piece => piece.trim() !== '');
    return pieces.length === 0 ? [text] : pieces;
  });

export function readWritten(written: WrittenSolution, wildCube: OnSetsSymbol | null): ReadSolution {
  const note: WildNote | null =
    written.wildAs !== undefined && wildCube !== null ? { face: wildCube, as: written.wildAs } : null;
  const troubles: TextTrouble[] = [];
  const name = parseSetName(written.setName, note);
  if (!name.ok) troubles.push({ ...name.error, part: 'set-name' });
  const restrictions = splitRestrictions(written.restrictions).map((text, i) => {
    const parsed = parseRestriction(text, note);
    if (parsed.ok) return parsed.value;
    troubles.push({ ...parsed.error, part: i });
    return null;
  });
  return { written, setName: name.ok ? name.value : null, restrictions, troubles };
}

/** Appendix A: under Two Solutions, Set-Names separated by a comma share the Restrictions above them. */
export function sharePair(solutions: readonly WrittenSolution[]): readonly WrittenSolution[] {
  const [only, ...others] = solutions;
  if (!only || others.length > 0) return solutions;
  const names = only.setName.split(/[,;]/);
  return names.length === 2 ? names.map(setName => ({ ...only, setName: setName.trim() })) : solutions;
}
