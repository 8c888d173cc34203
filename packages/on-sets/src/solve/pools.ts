import { classOf, type OnSetsPosition } from '../position.ts';
import { isRelation, type OnSetsSymbol, SYMBOLS } from '../symbols.ts';
import type { WantedCube } from './wanted.ts';

/** How many symbols of a class a part may and must hold: Required ≤ uses ≤ available. */
export interface Pool {
  readonly required: number;
  readonly available: number;
}

export const LEAVES = ['B', 'R', 'G', 'Y', 'V', 'L'] as const;
export const OPS = ['U', 'N', '-', "'"] as const;
export const RELS = ['=', 'C'] as const;

/**
 * The cubes as one writer may use them: the Resources cube taken after Now and the meaning of the wild cube are fixed,
 * so that cubes differ only by the class of symbols they stand for.
 */
export interface Hand {
  /** The Resources face used after Now, null when none is. */
  readonly extra: OnSetsSymbol | null;
  /** What every wild cube stands for, null when no cube is wild. */
  readonly wildAs: OnSetsSymbol | null;
  readonly leaves: readonly Pool[];
  readonly ops: readonly Pool[];
  readonly rels: readonly Pool[];
  /** Wild cubes in Required, and other cubes than wild ones that stand for the same class. */
  readonly wild: { readonly required: number; readonly others: number };
  /** What Required Cube still asks for. */
  readonly wanted: readonly WantedCube[];
  /** Every choice that leaves exactly these cubes; a wild cube that nobody can use may mean anything. */
  readonly standsFor: readonly Stand[];
}

export interface Stand {
  readonly extra: OnSetsSymbol | null;
  readonly wildAs: OnSetsSymbol | 'unused' | null;
}

export interface Hands {
  readonly hands: readonly Hand[];
  /** Choices that leave no cube to meet Required Cube with. */
  readonly without: readonly Stand[];
}

type Counts = Record<OnSetsSymbol, number>;
const noCounts = (): Counts => ({ B: 0, R: 0, G: 0, Y: 0, U: 0, N: 0, '-': 0, "'": 0, V: 0, L: 0, '=': 0, C: 0 });
const tally = (faces: readonly OnSetsSymbol[]): Counts => {
  const counts = noCounts();
  for (const face of faces) counts[face]++;
  return counts;
};

/** Every different hand a writer can play; one that cannot meet Required Cube is set apart. */
export function handsOf(position: OnSetsPosition): Hands {
  const { mat, mode } = position;
  const required = tally(mat.required);
  const base = tally([
    ...mat.required,
    ...mat.permitted,
    ...(mode === 'impossible' || mode === 'stop' ? mat.resources : []),
  ]);
  const extras: (OnSetsSymbol | null)[] = mode === 'now' ? SYMBOLS.filter(face => mat.resources.includes(face)) : [];
  if (extras.length === 0) extras.push(null);
  const hands = new Map<string, DealtHand>();
  const without: Stand[] = [];
  for (const extra of extras) {
    const usable = { ...base };
    if (extra !== null) usable[extra]++;
    for (const meaning of wildMeanings(position, usable)) {
      const { wildCube } = position.inForce;
      const stand: Stand = { extra, wildAs: wildCube !== null && usable[wildCube] === 0 ? 'unused' : meaning };
      const hand = handOf(position, required, usable, stand, meaning);
      if (!hand) {
        without.push(stand);
        continue;
      }
      const key = keyOf(hand);
      const known = hands.get(key);
      if (known) known.standsFor.push(stand);
      else hands.set(key, hand);
    }
  }
  return { hands: [...hands.values()], without };
}

type DealtHand = Hand & { readonly standsFor: Stand[] };

/** Two hands with the same key have the same cubes to lay. */
function keyOf({ leaves, ops, rels, wanted }: Hand): string {
  let key = wanted.map(({ face, symbol }) => face + symbol).join('');
  for (const pools of [leaves, ops, rels])
    for (const { required, available } of pools) key += `,${required} ${available}`;
  return key;
}

function wildMeanings(position: OnSetsPosition, usable: Counts): readonly (OnSetsSymbol | null)[] {
  const { inForce, restrictions } = position;
  const { wildCube } = inForce;
  if (wildCube === null) return [null];
  const own = classOf(wildCube, inForce);
  if (usable[wildCube] === 0) return [own];
  const classes = new Set([own, ...SYMBOLS.map(symbol => classOf(symbol, inForce))]);
  return [...classes].filter(symbol => restrictions || !isRelation(symbol));
}

function handOf(
  position: OnSetsPosition,
  required: Counts,
  usable: Counts,
  stand: Stand,
  meaning: OnSetsSymbol | null,
): DealtHand | null {
  const { inForce, restrictions } = position;
  const { wildCube, requiredCubes } = inForce;
  const standsFor = (face: OnSetsSymbol): OnSetsSymbol =>
    face === wildCube && meaning !== null ? meaning : classOf(face, inForce);
  const least = noCounts();
  const most = noCounts();
  for (const face of SYMBOLS) {
    const symbol = standsFor(face);
    // Where there are no Restrictions, = and ⊆ cubes are exempt and useless (VII-B-2, VII-B-4-b).
    if (isRelation(symbol) && !restrictions) continue;
    least[symbol] += required[face];
    most[symbol] += usable[face];
  }
  const asked = requiredCubes.map(face => ({ face, symbol: standsFor(face) }));
  if (asked.some(({ face, symbol }) => usable[face] === 0 || most[symbol] === 0)) return null;
  const pool = (symbol: OnSetsSymbol): Pool => ({ required: least[symbol], available: most[symbol] });
  return {
    extra: stand.extra,
    wildAs: meaning,
    leaves: LEAVES.map(pool),
    ops: OPS.map(pool),
    rels: RELS.map(pool),
    wild:
      wildCube === null || meaning === null
        ? { required: 0, others: 0 }
        : { required: required[wildCube], others: most[meaning] - usable[wildCube] },
    wanted: asked.filter(({ face }) => required[face] === 0),
    standsFor: [stand],
  };
}
