import type { Restriction, SetName, WrittenSymbol } from '../language/syntax.ts';
import type { BinaryOperation } from '../symbols.ts';
import type { Steps } from './steps.ts';
import { type CardSet, leafSet, type Universe } from './universe.ts';

/** What − means: set subtraction, or symmetric difference under XIII-D-13. */
export interface Meaning {
  readonly universe: Universe;
  readonly symmetric: boolean;
}

export interface Reading {
  readonly set: CardSet;
  /** The same Set-Name, grouped so that only this reading is left. */
  readonly name: SetName;
}

export function applyOperation(op: BinaryOperation, a: CardSet, b: CardSet, symmetric: boolean): CardSet {
  if (op === 'U') return a | b;
  if (op === 'N') return a & b;
  return symmetric ? a ^ b : a & ~b;
}

const join = (left: SetName, op: WrittenSymbol<BinaryOperation>, right: SetName): SetName => ({
  kind: 'run',
  terms: [left, right],
  ops: [op],
});

/** One reading for each different set that some legal grouping of the text names (VII-B-6). */
export function readings(name: SetName, meaning: Meaning, steps: Steps): readonly Reading[] {
  steps.spend(1);
  if (name.kind === 'leaf') return [{ set: leafSet(meaning.universe, name.symbol), name }];
  if (name.kind === 'complement')
    return readings(name.of, meaning, steps).map(inner => ({
      set: meaning.universe.all & ~inner.set,
      name: { ...name, of: inner.name },
    }));
  const size = name.terms.length;
  const spans: (readonly Reading[])[][] = name.terms.map(term => [readings(term, meaning, steps)]);
  for (let width = 2; width <= size; width++)
    for (let from = 0; from + width <= size; from++) {
      const found = new Map<CardSet, Reading>();
      for (let cut = 1; cut < width; cut++) {
        const op = name.ops[from + cut - 1]!;
        const lefts = spans[from]![cut - 1]!;
        const rights = spans[from + cut]![width - cut - 1]!;
        steps.spend(lefts.length * rights.length);
        for (const left of lefts)
          for (const right of rights) {
            const set = applyOperation(op.symbol, left.set, right.set, meaning.symmetric);
            if (!found.has(set)) found.set(set, { set, name: join(left.name, op, right.name) });
          }
      }
      spans[from]!.push([...found.values()]);
    }
  return spans[0]![size - 1]!;
}

/** Every legal grouping of a Set-Name, one at a time, also those that name the same set. */
export function* groupings(name: SetName): Generator<SetName> {
  if (name.kind === 'leaf') yield name;
  else if (name.kind === 'complement') for (const of of groupings(name.of)) yield { ...name, of };
  else yield* spanGroupings(name, 0, name.terms.length - 1);
}

type Run = Extract<SetName, { kind: 'run' }>;

function* spanGroupings(run: Run, from: number, to: number): Generator<SetName> {
  if (from === to) yield* groupings(run.terms[from]!);
  for (let cut = from; cut < to; cut++)
    for (const left of spanGroupings(run, from, cut))
      for (const right of spanGroupings(run, cut + 1, to)) yield join(left, run.ops[cut]!, right);
}

export interface RestrictionReading {
  /** The cards that this Restriction takes out of the Universe. */
  readonly removed: CardSet;
  readonly restriction: Restriction;
}

/** A card stays when every adjacent relation of the chain holds for it (VI-B-2). */
export function restrictionReadings(
  restriction: Restriction,
  meaning: Meaning,
  steps: Steps,
): readonly RestrictionReading[] {
  const sides = restriction.sides.map(side => readings(side, meaning, steps));
  let open = sides[0]!.map(reading => ({ removed: 0, last: reading.set, names: [reading.name] }));
  restriction.relations.forEach((relation, i) => {
    const next = new Map<string, (typeof open)[number]>();
    steps.spend(open.length * sides[i + 1]!.length);
    for (const chain of open)
      for (const side of sides[i + 1]!) {
        const fails = relation.symbol === '=' ? chain.last ^ side.set : chain.last & ~side.set;
        const removed = chain.removed | fails;
        const key = `${removed} ${side.set}`;
        if (!next.has(key)) next.set(key, { removed, last: side.set, names: [...chain.names, side.name] });
      }
    open = [...next.values()];
  });
  const distinct = new Map(open.map(chain => [chain.removed, chain] as const));
  return [...distinct.values()].map(({ removed, names }) => ({
    removed,
    restriction: { ...restriction, sides: names },
  }));
}
