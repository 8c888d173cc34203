import { partsAround } from '../language/parts-around.ts';
import { join, partsOf, type Wff } from '../language/wff.ts';
import { BIT, has, type RuleSet } from '../prove/rule-set.ts';
import { type Letters, none, tally } from './pool.ts';

/**
 * Where the goal can come from when R and No are not both there. Every line is then a part of a premise or supposition,
 * or was put together by an introduction; so some parts of the goal must stand, letter by letter, in the premises.
 * The answer lists, for each way to put the goal together, the fewest letters the premises must hold.
 */
export function supportsOf(goal: Wff, set: RuleSet): readonly Letters[] {
  const ways = waysTo(goal, [], set);
  return ways === null ? [none()] : ways.map(way => lettersOfParts(way, set));
}

/** More ways than this are not worth listing; null then stands for "no demand". */
const MOST_WAYS = 200;

type Way = readonly Wff[];

function waysTo(goal: Wff, supposed: readonly Wff[], set: RuleSet): readonly Way[] | null {
  if (supposed.some(line => partsAround([line]).has(goal))) return [[]];
  const parts = partsOf(goal);
  // Without R nothing reaches into a sub-proof from outside.
  const reached = has(set, 'R') || supposed.length === 0;
  const ways: Way[] = reached ? [[goal]] : [];
  const add = (more: readonly Way[] | null): boolean => {
    if (more === null || ways.length + more.length > MOST_WAYS) return false;
    ways.push(...more);
    return true;
  };
  switch (parts.op) {
    case 'var':
      return ways;
    case 'N':
      return has(set, 'Ni') ? [[]] : ways;
    case 'K':
      if (has(set, 'Ki') && !add(pairs(waysTo(parts.left, supposed, set), waysTo(parts.right, supposed, set))))
        return null;
      return ways;
    case 'A':
      for (const side of [parts.left, parts.right])
        if (has(set, 'Ai') && !add(waysTo(side, supposed, set))) return null;
      return ways;
    case 'C':
      if (reached && has(set, 'Eo')) ways.push([inOrder(parts.left, parts.right)]);
      if (has(set, 'Ci') && !add(waysTo(parts.right, has(set, 'R') ? [...supposed, parts.left] : [parts.left], set)))
        return null;
      return ways;
    case 'E': {
      if (!has(set, 'Ei')) return ways;
      const forth = waysTo(join('C', parts.left, parts.right), supposed, set);
      const back = waysTo(join('C', parts.right, parts.left), supposed, set);
      return add(pairs(forth, back)) ? ways : null;
    }
  }
}

/** One name for Exy and Eyx, since Eo takes the same two C WFFs out of both. */
const inOrder = (left: Wff, right: Wff): Wff => (left <= right ? join('E', left, right) : join('E', right, left));

function pairs(one: readonly Way[] | null, other: readonly Way[] | null): readonly Way[] | null {
  if (one === null || other === null || one.length * other.length > MOST_WAYS) return null;
  return one.flatMap(a => other.map(b => [...a, ...b]));
}

/** Parts that can be taken out of one another share letters; parts that cannot must each have their own. */
function lettersOfParts(way: Way, set: RuleSet): Letters {
  const distinct = [...new Set(way)];
  const outermost = distinct.filter(part => !distinct.some(other => other !== part && couldHold(other, part, set)));
  return tally(outermost.join(''));
}

const WITH_SUB_PROOFS = BIT.Ci | BIT.Ao | BIT.Ni | BIT.No;

/** An E serves in either order of its parts; a C that comes out of an E is listed as that E. */
function couldHold(whole: Wff, part: Wff, set: RuleSet): boolean {
  const parts = partsOf(part);
  const forms = parts.op === 'E' ? [part, join('E', parts.right, parts.left)] : [part];
  if ((set & WITH_SUB_PROOFS) !== 0) return forms.some(form => whole.includes(form));
  const out = takenOut(whole, set);
  return forms.some(form => out.has(form));
}

/** What comes out of a line by eliminations alone. */
function takenOut(whole: Wff, set: RuleSet): ReadonlySet<Wff> {
  const found = new Set<Wff>();
  const walk = (wff: Wff): void => {
    if (found.has(wff)) return;
    found.add(wff);
    const parts = partsOf(wff);
    if (parts.op === 'K' && has(set, 'Ko')) {
      walk(parts.left);
      walk(parts.right);
    }
    if (parts.op === 'C' && has(set, 'Co')) walk(parts.right);
    if (parts.op === 'E' && has(set, 'Eo')) {
      walk(join('C', parts.left, parts.right));
      walk(join('C', parts.right, parts.left));
    }
  };
  walk(whole);
  return found;
}
