import { pick, type Random } from '@forceout/rulebook/seeded';
import { LETTERS } from '../check/cubes.ts';
import type { Wff } from '../language/wff.ts';
import { has } from '../prove/rule-set.ts';
import { BINARIES, K, type Letters, letterIndex, N, P, type Pool, VARIABLES, WFF_LETTERS } from './pool.ts';
import type { RuleList } from './rule-lists.ts';
import { type Blank, blank, build, same, type Term, termOf, textOf, visit } from './terms.ts';

/** The cubes still to be had while a Solution is put together. */
interface Purse {
  readonly pool: Pool;
  readonly used: Letters;
}

function take({ pool, used }: Purse, letter: number, n: number): boolean {
  if (used[letter]! + n > pool.most[letter]!) return false;
  used[letter]! += n;
  return true;
}

const owed = ({ pool, used }: Purse, letter: number): number => Math.max(0, pool.required[letter]! - used[letter]!);

/** Fills the blanks of a skeleton so that it pays with cubes of the pool and uses up what is Required; null if it cannot. */
export function fillPremises(skeleton: readonly Term[], list: RuleList, pool: Pool, random: Random): Wff[] | null {
  const purse: Purse = { pool, used: [...list.used] };
  const premises = skeleton.filter((term, i) => skeleton.findIndex(other => same(term, other)) === i);
  // A theorem needs no premise of its own, but a Solution needs one (R-WFF-8): any WFF will do.
  if (premises.length === 0) premises.push(blank());
  const holes = new Map<Blank, number>();
  let affordable = true;
  for (const premise of premises)
    visit(
      premise,
      name => {
        if (!take(purse, letterIndex(name), 1)) affordable = false;
      },
      hole => holes.set(hole, (holes.get(hole) ?? 0) + 1),
    );
  if (!affordable) return null;
  const debt = WFF_LETTERS.some(letter => owed(purse, letter) > 0);
  const byCount = [...holes].sort((a, b) => b[1] - a[1] || (random() < 0.5 ? 1 : -1));
  let sink = byCount.pop();
  // With Ko any premise can carry one more part that nothing else depends on.
  if (debt && has(list.set, 'Ko') && (sink === undefined || sink[1] > 1 || random() < 0.2)) {
    if (sink !== undefined) byCount.push(sink);
    const hole = blank();
    const at = Math.floor(random() * premises.length);
    if (!take(purse, K, 1)) return null;
    premises[at] = random() < 0.5 ? build('K', premises[at]!, hole) : build('K', hole, premises[at]!);
    sink = [hole, 1];
  }
  for (const [hole, times] of byCount) if (!fillSimply(purse, hole, times, random)) return null;
  if (sink !== undefined) {
    const text = absorb(purse, sink[1], random);
    if (text === null) return null;
    sink[0].bound = termOf(text);
  }
  return WFF_LETTERS.some(letter => owed(purse, letter) > 0) ? null : premises.map(textOf);
}

function fillSimply(purse: Purse, hole: Blank, times: number, random: Random): boolean {
  const wanted = VARIABLES.filter(letter => owed(purse, letter) >= times);
  const letters = wanted.length > 0 && random() < 0.6 ? wanted : VARIABLES;
  const start = Math.floor(random() * letters.length);
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[(start + i) % letters.length]!;
    if (!take(purse, letter, times)) continue;
    hole.bound = termOf(LETTERS[letter]! as string as Wff);
    return true;
  }
  return false;
}

/** A WFF that takes in all that is still owed; it stands `times` times in the premises. */
function absorb(purse: Purse, times: number, random: Random): Wff | null {
  const content: number[] = [];
  const add = (letter: number): boolean => {
    if (!take(purse, letter, times)) return false;
    content.push(letter);
    return true;
  };
  for (const letter of WFF_LETTERS) while (owed(purse, letter) > 0) if (!add(letter)) return null;
  const count = (letters: readonly number[]): number => content.filter(letter => letters.includes(letter)).length;
  for (;;) {
    const lack = count(BINARIES) + 1 - count(VARIABLES);
    if (lack === 0) break;
    const letters = lack > 0 ? VARIABLES : BINARIES;
    const start = Math.floor(random() * 4);
    if (![0, 1, 2, 3].some(i => add(letters[(start + i) % 4]!))) return null;
  }
  return arrange(content, random);
}

/** A random order of the letters that is a WFF. */
function arrange(letters: readonly number[], random: Random): Wff {
  const left = [...letters];
  let wanted = 1;
  let text = '';
  while (left.length > 0) {
    const fits = left.filter(letter => letter < P || wanted > 1 || left.length === 1);
    const letter = pick(random, fits);
    left.splice(left.indexOf(letter), 1);
    text += LETTERS[letter]!;
    wanted += letter >= P ? -1 : letter === N ? 0 : 1;
  }
  return text as Wff;
}
