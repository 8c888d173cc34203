import type { WrittenSolution } from '../solution.ts';
import { symbolOf } from '../symbols.ts';
import { MAX_TEXT } from './scan.ts';

/**
 * A whole sheet of paper as Appendix A lays it out: Restrictions on lines of their own or separated by commas, then the
 * Set-Name; `Blank = BG` for the blank card, `Wild = U` for the wild cube. A bar or a line of dashes parts two
 * Solutions; two Set-Names with a comma between share what stands above them.
 */
export function readPaper(text: string): readonly WrittenSolution[] {
  return text
    .slice(0, 4 * MAX_TEXT)
    .split(/\n[ \t]*[-—_]{3,}[ \t]*\n|\|/)
    .filter(sheet => sheet.trim() !== '')
    .flatMap(readSheet);
}

const NOTE = /^\s*(blank|wild|wc)\s*=\s*(\S+)\s*$/i;

function readSheet(sheet: string): WrittenSolution[] {
  const restrictions: string[] = [];
  const names: string[] = [];
  let notes: Pick<WrittenSolution, 'blankAs' | 'wildAs'> = {};
  for (const item of sheet.split(/[,;\n]/).map(piece => piece.trim())) {
    if (item === '') continue;
    const note = NOTE.exec(item);
    const value = note?.[2] ?? '';
    const symbol = symbolOf(value);
    if (note && note[1]?.toLowerCase() === 'blank') notes = { ...notes, blankAs: value };
    else if (note && symbol !== undefined) notes = { ...notes, wildAs: symbol };
    else if (/[=C⊂⊆]/.test(item)) restrictions.push(item);
    else names.push(item);
  }
  return names.map(setName => ({ restrictions, setName, ...notes }));
}

export function printPaper(solutions: readonly WrittenSolution[]): string {
  return solutions
    .map(({ restrictions, setName, blankAs, wildAs }) =>
      [
        ...restrictions,
        setName,
        ...(blankAs === undefined ? [] : [`Blank = ${blankAs}`]),
        ...(wildAs === undefined ? [] : [`Wild = ${wildAs}`]),
      ].join('\n'),
    )
    .join('\n---\n');
}
