import { type Meter, spend } from '../prove/steps.ts';
import { BINARIES, type Letters, letterIndex, N, none, VARIABLES, within } from './pool.ts';
import { type Blank, type Term, visit } from './terms.ts';

/** Premises with blanks where a proof looks at nothing: a Solution with this proof is a way to fill the blanks. */
export type Shape = readonly Term[];

/** The letters that a shape has for certain, and how often each blank stands in it. */
export function lettersOf(shape: Shape): { readonly fixed: Letters; readonly blanks: ReadonlyMap<Blank, number> } {
  const fixed = none();
  const blanks = new Map<Blank, number>();
  for (const premise of shape)
    visit(
      premise,
      name => {
        fixed[letterIndex(name)]!++;
      },
      hole => blanks.set(hole, (blanks.get(hole) ?? 0) + 1),
    );
  return { fixed, blanks };
}

/** Can the blanks be filled so that the letters are at least these and at most those? */
export function canBeFilled(shape: Shape, least: Letters, most: Letters, meter: Meter): boolean {
  const { fixed, blanks } = lettersOf(shape);
  if (!within(fixed, most)) return false;
  const times = [...blanks.values()].sort((a, b) => b - a);
  const many = times.filter(n => n > 1);
  return fill(many, 0, times.length - many.length, fixed, least, most, meter);
}

const ANY: readonly number[] = [...BINARIES, ...VARIABLES, N];

const sum = (letters: Letters, which: readonly number[]): number => which.reduce((n, l) => n + letters[l]!, 0);

/** Blanks that stand once are filled together: any letters will do that have so many variables more than connectives for two. */
function fill(
  many: readonly number[],
  at: number,
  single: number,
  used: Letters,
  least: Letters,
  most: Letters,
  meter: Meter,
): boolean {
  const times = many[at];
  if (times === undefined) {
    if (single === 0) return within(least, used) && within(used, most);
    const owed = least.map((n, l) => Math.max(0, n - used[l]!));
    const left = most.map((n, l) => n - used[l]!);
    if (!within(owed, left)) return false;
    // So many variables v and connectives c with v = c + single, each within what is owed and what is left.
    const fewest = Math.max(sum(owed, VARIABLES), sum(owed, BINARIES) + single);
    return fewest <= Math.min(sum(left, VARIABLES), sum(left, BINARIES) + single);
  }
  // Every tuple of letters with one variable more than connectives for two, each `times` times.
  const choose = (i: number, balance: number): boolean => {
    spend(meter, 1);
    const letter = ANY[i];
    if (letter === undefined) return balance === 1 && fill(many, at + 1, single, used, least, most, meter);
    const before = used[letter]!;
    const sign = BINARIES.includes(letter) ? -1 : VARIABLES.includes(letter) ? 1 : 0;
    for (let n = 0; used[letter]! <= most[letter]!; n++) {
      if (choose(i + 1, balance + sign * n)) {
        used[letter] = before;
        return true;
      }
      used[letter]! += times;
    }
    used[letter] = before;
    return false;
  };
  return choose(0, 0);
}
