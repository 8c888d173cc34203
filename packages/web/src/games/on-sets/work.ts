import {
  type InForce,
  interpret,
  parseSetName,
  printRestriction,
  printSetName,
  type Restriction,
  readWritten,
  type SetName,
  Steps,
  scaleFor,
  type WrittenSolution,
} from '@forceout/on-sets';

/** One step of working out a Solution: the cards it names, and those taken out so far. */
export interface Step {
  readonly kind: 'removed' | 'names';
  readonly text: string;
  readonly in: readonly string[];
  readonly out: readonly string[];
  readonly count: number;
}

interface Work {
  readonly steps: readonly Step[];
  /** Somewhere no bracket says what comes first; the steps then read from the left. */
  readonly open: boolean;
}

/** Does some row of three or more terms leave open what comes first? */
export const open = (name: SetName): boolean =>
  name.kind === 'run' ? name.terms.length > 2 || name.terms.some(open) : name.kind === 'complement' && open(name.of);

function fromLeft(name: SetName): SetName {
  if (name.kind === 'leaf') return name;
  if (name.kind === 'complement') return { ...name, of: fromLeft(name.of) };
  const [first, ...rest] = name.terms.map(fromLeft);
  return rest.reduce<SetName>((left, right, i) => ({ kind: 'run', terms: [left, right], ops: [name.ops[i]!] }), first!);
}

/** Smaller parts first, each only once. */
function partsOf(name: SetName): readonly SetName[] {
  if (name.kind === 'leaf') return [name];
  const inner = name.kind === 'complement' ? partsOf(name.of) : name.terms.flatMap(partsOf);
  return [...inner, name];
}

/** How a Solution is worked out, card by card; null when it cannot be read. */
export function workOut(cards: readonly string[], inForce: InForce, solution: WrittenSolution): Work | null {
  const read = readWritten(solution, inForce.wildCube);
  if (!read.setName || read.troubles.length > 0) return null;
  const restrictions = read.restrictions.flatMap(r => (r ? [r] : []));
  const scale = scaleFor(cards, inForce, solution.blankAs);
  const budget = new Steps({ steps: 2_000_000 });
  const grouped: Restriction[] = restrictions.map(r => ({ ...r, sides: r.sides.map(fromLeft) }));
  const everything = parseSetName('V');
  if (!everything.ok) return null;
  const sets = (name: SetName, filters: readonly Restriction[]) => interpret(name, filters, scale, budget)[0]!;
  const gone = (filters: readonly Restriction[]): readonly string[] => {
    const left = sets(everything.value, filters).cards;
    return cards.filter(card => !left.includes(card));
  };
  const out = gone(grouped);
  const steps: Step[] = grouped.map((restriction, i) => {
    const before = gone(grouped.slice(0, i));
    const now = gone(grouped.slice(0, i + 1));
    return {
      kind: 'removed',
      text: printRestriction(restriction, { signs: true }),
      in: [],
      out: now,
      count: now.length - before.length,
    };
  });
  const seen = new Set<string>();
  for (const part of partsOf(fromLeft(read.setName))) {
    const text = printSetName(part, { signs: true });
    if (seen.has(text)) continue;
    seen.add(text);
    const { cards: named, count } = sets(part, grouped);
    steps.push({ kind: 'names', text, in: named, out, count });
  }
  const sides = restrictions.flatMap(r => r.sides);
  return { steps, open: [read.setName, ...sides].some(open) };
}
