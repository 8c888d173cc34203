import { printRestriction, printSetName } from '../language/print.ts';
import {
  type Restriction,
  type SetName,
  symbolsOf,
  symbolsOfRestriction,
  type WrittenSymbol,
} from '../language/syntax.ts';
import { classOf, type InForce, repeats } from '../position.ts';
import type { WrittenSolution } from '../solution.ts';
import type { BinaryOperation, LeafSymbol, OnSetsSymbol } from '../symbols.ts';
import { isOperation } from '../symbols.ts';
import { cardOfType } from '../values/universe.ts';
import { type Hand, LEAVES, OPS } from './pools.ts';
import type { Found } from './search.ts';
import type { Tree } from './tables.ts';
import { type Met, wantedOf } from './wanted.ts';

/** The Solution found, in the writer's notation: fully grouped, wild cubes marked. */
export function writeFound(found: Found, inForce: InForce): WrittenSolution {
  const { hand } = found;
  const scribe = scribeFor(found, inForce);
  const filter = found.filter;
  let restrictions: Restriction[] = [];
  if (filter) {
    const trees = filter.tables.express(filter.usage, filter.removed, filter.each);
    const write = scribe(
      trees.flatMap(tree => tree.sides).reduce((n, side) => n + pairsIn(side), 0),
      filter.met,
    );
    restrictions = trees.map(tree => ({
      sides: tree.sides.map(side => write(side, false)),
      relations: tree.rels.map(rel => ({ symbol: rel === 0 ? '=' : 'C', wild: false, at: 0 })),
    }));
    const [first, ...others] = restrictions;
    const [side, ...sides] = first!.sides;
    const written = restrictions.flatMap(symbolsOfRestriction);
    const padded = pad(side!, written, hand, inForce, 0, filter.met);
    restrictions = [{ ...first!, sides: [padded, ...sides] }, ...others];
  }
  const tree = found.tables.express(found.name.usage.leaves, found.name.usage.ops, found.name.set);
  const plain = scribe(pairsIn(tree), found.name.usage.met)(tree, false);
  const least = inForce.twoOps ? 2 : filter ? 0 : 1;
  const setName = pad(plain, symbolsOf(plain), hand, inForce, least, found.name.usage.met);
  const blank = found.choices & 1 ? 0 : Math.log2(found.choices & -found.choices);
  const marked = markWild(setName, restrictions, found, inForce);
  return {
    restrictions: marked.restrictions.map(restriction => printRestriction(restriction)),
    setName: printSetName(marked.setName),
    ...(found.tables.space.blankWild && blank > 0 ? { blankAs: cardOfType(blank) } : {}),
  };
}

const pairsIn = (tree: Tree): number =>
  tree.kind === 'leaf' ? 0 : tree.kind === 'not' ? pairsIn(tree.of) : 1 + pairsIn(tree.left) + pairsIn(tree.right);

const leafOf = (tree: Extract<Tree, { kind: 'leaf' }>): LeafSymbol => {
  const symbol = LEAVES[tree.leaf] ?? 'V';
  return symbol === 'V' && tree.set === 0 ? 'L' : symbol;
};

const complement = (of: SetName): SetName => ({ kind: 'complement', of, symbol: "'", wild: false, at: 0 });
const join = (left: SetName, symbol: BinaryOperation, right: SetName): SetName => ({
  kind: 'run',
  terms: [left, right],
  ops: [{ symbol, wild: false, at: 0 }],
});

type Write = (tree: Tree, negative: boolean) => SetName;

/** Gives, for a part with so many joins, the function that writes its trees. */
function scribeFor(found: Found, inForce: InForce): (joins: number, met: Met) => Write {
  if (found.tables.algebra.counting !== 'closed') return () => literal;
  return (joins, met) => free(signPlan(found.hand, inForce, joins, met), inForce);
}

const literal: Write = tree => {
  if (tree.kind === 'leaf') return { kind: 'leaf', symbol: leafOf(tree), wild: false, at: 0 };
  if (tree.kind === 'not') return complement(literal(tree.of, false));
  const symbol = tree.op === 2 ? '-' : tree.act === 'or' ? 'U' : 'N';
  return join(literal(tree.left, false), symbol, literal(tree.right, false));
};

/** Which sign each join is written with: first those that Required asks for, then whatever is at hand. */
function signPlan(hand: Hand, inForce: InForce, joins: number, met: Met): BinaryOperation[] {
  const usable = ([0, 1, 2] as const).filter(op => !(op === 2 && inForce.symDiff));
  const plan: BinaryOperation[] = [];
  for (const op of usable) {
    const more = wantedOf(hand.wanted, met, OPS[op]);
    for (let i = 0; i < (hand.ops[op]?.required ?? 0) + more && plan.length < joins; i++) plan.push(OPS[op]);
  }
  const filler = usable.find(op => (hand.ops[op]?.available ?? 0) > 0);
  while (filler !== undefined && plan.length < joins) plan.push(OPS[filler]);
  return plan;
}

/** With ′ free, any of ∪, ∩ and subtraction can write an intersection (De Morgan). */
function free(plan: BinaryOperation[], inForce: InForce): Write {
  const write: Write = (tree, negative) => {
    if (tree.kind === 'leaf') {
      const leaf: SetName = { kind: 'leaf', symbol: leafOf(tree), wild: false, at: 0 };
      return negative ? complement(leaf) : leaf;
    }
    if (tree.kind === 'not') return write(tree.of, !negative);
    if (tree.act === 'xor') return join(write(tree.left, negative), '-', write(tree.right, false));
    const sign = plan.shift() ?? 'N';
    if (sign === '-') {
      const minus = join(write(tree.left, false), '-', write(tree.right, true));
      return negative ? complement(minus) : minus;
    }
    const asUnion = inForce.unionInter ? negative : sign === 'U';
    const joined = join(write(tree.left, asUnion), asUnion ? 'U' : 'N', write(tree.right, asUnion));
    return asUnion === negative ? joined : complement(joined);
  };
  return write;
}

/** Pairs of ′ change nothing and use up what Multiple Operations lets one repeat. */
function pad(
  name: SetName,
  written: readonly WrittenSymbol<OnSetsSymbol>[],
  hand: Hand,
  inForce: InForce,
  least: number,
  met: Met,
): SetName {
  const prime = hand.ops[3]!;
  if (!inForce.multipleOps || prime.available === 0) return name;
  let operations = written.filter(({ symbol }) => isOperation(symbol)).length;
  let primes = written.filter(({ symbol }) => symbol === "'").length;
  const wanted = prime.required + wantedOf(hand.wanted, met, "'");
  let out = name;
  while (operations < least || primes < wanted) {
    out = complement(complement(out));
    operations += 2;
    primes += 2;
  }
  return out;
}

/** Marks as many symbols of each part as have to be wild cubes. */
function markWild(
  setName: SetName,
  restrictions: readonly Restriction[],
  found: Found,
  inForce: InForce,
): { setName: SetName; restrictions: readonly Restriction[] } {
  const { hand } = found;
  const meaning = hand.wildAs;
  const face = inForce.wildCube;
  if (meaning === null || face === null || meaning === classOf(face, inForce)) return { setName, restrictions };
  const { others } = hand.wild;
  const marksFor = (written: readonly WrittenSymbol<OnSetsSymbol>[], met: Met): number => {
    const uses = written.filter(({ symbol }) => classOf(symbol, inForce) === meaning).length;
    const covered = repeats(meaning, inForce) && others > 0 ? uses : others;
    const wanted = hand.wanted.some((cube, i) => cube.face === face && met & (1 << i)) ? 1 : 0;
    return Math.min(uses, Math.max(hand.wild.required, uses - covered, wanted));
  };
  const marker = (count: number) => {
    let left = count;
    return <S extends OnSetsSymbol>(written: WrittenSymbol<S>): WrittenSymbol<S> =>
      left > 0 && classOf(written.symbol, inForce) === meaning && left-- > 0 ? { ...written, wild: true } : written;
  };
  const nameMarker = marker(marksFor(symbolsOf(setName), found.name.usage.met));
  const partMarker = marker(marksFor(restrictions.flatMap(symbolsOfRestriction), found.filter?.met ?? 0));
  return {
    setName: mapSymbols(setName, nameMarker),
    restrictions: restrictions.map(restriction => ({
      sides: restriction.sides.map(side => mapSymbols(side, partMarker)),
      relations: restriction.relations.map(partMarker),
    })),
  };
}

function mapSymbols(
  name: SetName,
  mark: <S extends OnSetsSymbol>(written: WrittenSymbol<S>) => WrittenSymbol<S>,
): SetName {
  if (name.kind === 'leaf') return { ...name, ...mark(name) };
  if (name.kind === 'complement') return { ...name, ...mark(name), of: mapSymbols(name.of, mark) };
  return { ...name, terms: name.terms.map(term => mapSymbols(term, mark)), ops: name.ops.map(mark) };
}
