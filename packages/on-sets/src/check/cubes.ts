import type { WrittenSymbol } from '../language/syntax.ts';
import { classOf, itemOf, type OnSetsPosition, repeats } from '../position.ts';
import type { ReadSolution } from '../solution.ts';
import { isRelation, type OnSetsSymbol, pretty, SYMBOLS } from '../symbols.ts';
import { type Finding, finding } from './finding.ts';
import { restrictionSymbols, setNameSymbols } from './wild.ts';

type Part = 'Set-Name' | 'Restriction part';
type Counts = Readonly<Record<OnSetsSymbol, number>>;

export function countFaces(faces: readonly OnSetsSymbol[]): Counts {
  const counts = Object.fromEntries(SYMBOLS.map(symbol => [symbol, 0])) as Record<OnSetsSymbol, number>;
  for (const face of faces) counts[face]++;
  return counts;
}

interface Need {
  readonly part: Part;
  readonly symbol: OnSetsSymbol;
  readonly uses: number;
  readonly marked: number;
}

/** How often each class of interchangeable symbols is written in a part, and how often with the wild mark. */
function needsOf(part: Part, written: readonly WrittenSymbol<OnSetsSymbol>[], position: OnSetsPosition): Need[] {
  const classes = new Set(SYMBOLS.map(symbol => classOf(symbol, position.inForce)));
  return [...classes].map(symbol => {
    const mine = written.filter(w => classOf(w.symbol, position.inForce) === symbol);
    return { part, symbol, uses: mine.length, marked: mine.filter(w => w.wild).length };
  });
}

interface Supply {
  /** The faces whose cubes can stand for the class. */
  readonly faces: readonly OnSetsSymbol[];
  readonly required: Counts;
  readonly usable: Counts;
}

/**
 * Can the written symbols of a class be covered by cubes so that every Required cube is used, every mark sits on a wild
 * cube and, when asked, a cube of face `wanted` is among them? Cubes of a pool differ only by face, so bounds decide.
 */
function cover(need: Need, supply: Supply, position: OnSetsPosition, wanted: OnSetsSymbol | null) {
  const { wildCube } = position.inForce;
  let least = 0;
  let most = 0;
  let short = false;
  for (const face of supply.faces) {
    const usable = supply.usable[face];
    const unlimited = usable > 0 && repeats(need.symbol, position.inForce);
    const marks = face === wildCube ? need.marked : 0;
    const low = Math.max(supply.required[face], marks, face === wanted ? 1 : 0);
    const high = unlimited ? Number.POSITIVE_INFINITY : usable;
    if (low > high) short = true;
    least += low;
    most += high;
  }
  return { short: short || need.uses > most, unused: least > need.uses, least, most };
}

/**
 * VII-B-4-b to f and Required Cube. Each part draws on the same cubes anew; within a part a cube serves once, except an
 * operation under Multiple Operations. After Now the one Resources cube is chosen so that least is wrong.
 */
export function cubeFindings(
  position: OnSetsPosition,
  read: ReadSolution,
  meaning: OnSetsSymbol | null,
): readonly Finding[] {
  const { mat, mode, inForce } = position;
  const required = countFaces(mat.required);
  const onMat = countFaces([...mat.required, ...mat.permitted]);
  const resources = countFaces(mat.resources);
  const standsFor = (face: OnSetsSymbol): OnSetsSymbol =>
    face === inForce.wildCube && meaning !== null ? meaning : classOf(face, inForce);
  const needs = needsOf('Set-Name', setNameSymbols(read), position).filter(need => !isRelation(need.symbol));
  if (read.restrictions.length > 0) needs.push(...needsOf('Restriction part', restrictionSymbols(read), position));

  const usableWith = (extra: Partial<Counts>): Counts =>
    Object.fromEntries(SYMBOLS.map(s => [s, onMat[s] + (extra[s] ?? 0)])) as Record<OnSetsSymbol, number>;
  const supplyOf = (symbol: OnSetsSymbol, usable: Counts): Supply => ({
    faces: SYMBOLS.filter(face => standsFor(face) === symbol),
    required,
    usable,
  });

  const judge = (usable: Counts): Finding[] => {
    const out: Finding[] = [];
    for (const need of needs) {
      const supply = supplyOf(need.symbol, usable);
      const covered = cover(need, supply, position, null);
      if (covered.short) out.push(shortage(need));
      else if (covered.unused) out.push(unusedRequired(position, need, supply));
    }
    const wanted = inForce.requiredCube;
    const symbol = wanted === null ? null : standsFor(wanted);
    const met =
      symbol === null ||
      needs.some(need => {
        if (need.symbol !== symbol) return false;
        const covered = cover(need, supplyOf(symbol, usable), position, wanted);
        return !covered.short && !covered.unused;
      });
    if (!met && wanted !== null)
      out.push(
        finding(
          position,
          'required-cube-missing',
          [itemOf('requiredCube', position.division), 'VII-B-5', 'VII-C-5-e'],
          `Every Solution must use a ${pretty(wanted)} cube, and this one does not.`,
        ),
      );
    return out;
  };

  /** Why a class has too few cubes: it leans on Resources, on Forbidden, or on cubes that are nowhere. */
  const shortage = (need: Need): Finding => {
    const enough = (usable: Counts) => !cover(need, supplyOf(need.symbol, usable), position, null).short;
    const what = `${pretty(need.symbol)} is written ${need.uses} time${need.uses === 1 ? '' : 's'} in the ${need.part}`;
    const at = { part: need.part, symbol: need.symbol };
    if (mode === 'now' && enough(usableWith(resources)))
      return finding(
        position,
        'too-many-from-resources',
        ['VII-B-4-e'],
        `${what}; after Now only one Resources cube may be used.`,
        at,
      );
    if (mode === 'forceout' && enough(usableWith(resources)))
      return finding(position, 'resources-used', ['VII-B-4-c'], `${what}; only cubes on the mat may be used.`, at);
    const everything = usableWith(countFaces([...mat.resources, ...mat.forbidden]));
    if (enough(everything))
      return finding(position, 'forbidden-used', ['VII-B-4-d'], `${what}, which takes a cube from Forbidden.`, at);
    return finding(
      position,
      'no-such-cube',
      ['VII-B-4-c', 'VII-B-4-d'],
      `${what}, more often than there are cubes for it.`,
      at,
    );
  };

  if (mode === 'forceout') return judge(usableWith({}));
  if (mode !== 'now') return judge(usableWith(resources));
  let best = judge(usableWith({}));
  for (const face of SYMBOLS) {
    if (best.length === 0) break;
    if (resources[face] === 0) continue;
    const tried = judge(usableWith({ [face]: 1 }));
    if (tried.length < best.length) best = tried;
  }
  return best;
}

function unusedRequired(position: OnSetsPosition, need: Need, supply: Supply): Finding {
  const count = supply.faces.reduce((sum, face) => sum + supply.required[face], 0);
  const names = supply.faces.filter(face => supply.required[face] > 0).map(pretty);
  return finding(
    position,
    'required-unused',
    ['VII-B-4-b'],
    `Required holds ${count} cube${count === 1 ? '' : 's'} to be used as ${pretty(need.symbol)} (${names.join(', ')}), but the ${need.part} writes ${need.uses}.`,
    { part: need.part, symbol: need.symbol },
  );
}

/** Required cubes that stand for = or ⊆: they make a Restriction part compulsory (VII-B-2). */
export function requiredRelations(position: OnSetsPosition, meaning: OnSetsSymbol | null): number {
  const { inForce, mat } = position;
  return mat.required.filter(face => isRelation(face === inForce.wildCube && meaning !== null ? meaning : face)).length;
}
