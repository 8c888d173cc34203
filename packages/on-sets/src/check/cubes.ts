import type { OnSetsGrounds } from '@forceout/rulebook';
import type { OnSetsKey } from '../codes.ts';
import type { WrittenSymbol } from '../language/syntax.ts';
import { classOf, type OnSetsPosition, repeats, variationGrounds } from '../position.ts';
import type { ReadSolution } from '../solution.ts';
import { isRelation, type OnSetsSymbol, pretty, SYMBOLS } from '../symbols.ts';
import { type Finding, finding } from './finding.ts';
import { restrictionSymbols, setNameSymbols } from './wild.ts';

type Part = 'set-name' | 'restrictions';

type Counts = Record<OnSetsSymbol, number>;

function tally(...sections: readonly (readonly OnSetsSymbol[])[]): Counts {
  const counts: Counts = { B: 0, R: 0, G: 0, Y: 0, U: 0, N: 0, '-': 0, "'": 0, V: 0, L: 0, '=': 0, C: 0 };
  for (const section of sections) for (const face of section) counts[face]++;
  return counts;
}

/** The symbols of one class in one part: how often written, how often with the wild mark, and which cubes can be it. */
interface Need {
  readonly part: Part;
  readonly symbol: OnSetsSymbol;
  readonly faces: readonly OnSetsSymbol[];
  readonly uses: number;
  readonly marked: number;
}

interface Trouble {
  /** What is wrong is this class of symbols, or that this face of Required Cube is not used. */
  readonly in: Need | OnSetsSymbol;
  readonly kind: 'short' | 'unused' | 'required-cube';
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
  const { mat, mode } = position;
  const required = tally(mat.required);
  const onMat = tally(mat.required, mat.permitted);
  const withResources = tally(mat.required, mat.permitted, mat.resources);
  const { needs, wanted } = needsOf(position, read, meaning);

  const covers = (need: Need, usable: Counts, extra: OnSetsSymbol | null, asked: readonly OnSetsSymbol[]) =>
    cover(need, required, usable, extra, asked, position);
  const troublesWith = (usable: Counts, extra: OnSetsSymbol | null): Trouble[] => {
    const out: Trouble[] = [];
    for (const need of needs) {
      const result = covers(need, usable, extra, []);
      if (result !== 'fits') out.push({ in: need, kind: result });
    }
    const fits = (need: Need, faces: readonly OnSetsSymbol[]): boolean => covers(need, usable, extra, faces) === 'fits';
    for (const face of unmetCubes(needs, wanted, fits)) out.push({ in: face, kind: 'required-cube' });
    return out;
  };

  let troubles = troublesWith(mode === 'impossible' || mode === 'stop' ? withResources : onMat, null);
  if (mode === 'now')
    for (const face of SYMBOLS) {
      if (troubles.length === 0) break;
      if (withResources[face] === onMat[face]) continue;
      const tried = troublesWith(onMat, face);
      if (tried.length < troubles.length) troubles = tried;
    }

  const short = (need: Need): Finding => {
    const enough = (usable: Counts): boolean => covers(need, usable, null, []) !== 'short';
    const everything = tally(mat.required, mat.permitted, mat.resources, mat.forbidden);
    return shortage(position, need, enough(withResources), enough(everything));
  };
  return troubles.map(({ in: place, kind }) =>
    typeof place === 'string'
      ? missingCube(position, place)
      : kind === 'short'
        ? short(place)
        : unusedRequired(position, place, required),
  );
}

function needsOf(position: OnSetsPosition, read: ReadSolution, meaning: OnSetsSymbol | null) {
  const { inForce } = position;
  const standsFor = (face: OnSetsSymbol): OnSetsSymbol =>
    face === inForce.wildCube && meaning !== null ? meaning : classOf(face, inForce);
  const classes = new Map<OnSetsSymbol, OnSetsSymbol[]>();
  for (const face of SYMBOLS) {
    const own = classOf(face, inForce);
    if (!classes.has(own)) classes.set(own, []);
  }
  for (const face of SYMBOLS) classes.get(standsFor(face))?.push(face);
  const needs: Need[] = [];
  const addPart = (part: Part, written: readonly WrittenSymbol<OnSetsSymbol>[]): void => {
    for (const [symbol, faces] of classes) {
      if (part === 'set-name' && isRelation(symbol)) continue;
      let uses = 0;
      let marked = 0;
      for (const one of written)
        if (classOf(one.symbol, inForce) === symbol) {
          uses++;
          if (one.wild) marked++;
        }
      needs.push({ part, symbol, faces, uses, marked });
    }
  };
  addPart('set-name', setNameSymbols(read));
  if (read.restrictions.length > 0) addPart('restrictions', restrictionSymbols(read));
  return { needs, wanted: inForce.requiredCubes.map(face => ({ face, symbol: standsFor(face) })) };
}

/**
 * The fewest faces of Required Cube that stay unused. Each has to be used in one of the parts; two faces of a class may
 * be wanted of the same few symbols, so every way to share them out is tried.
 */
function unmetCubes(
  needs: readonly Need[],
  wanted: readonly { readonly face: OnSetsSymbol; readonly symbol: OnSetsSymbol }[],
  fits: (need: Need, faces: readonly OnSetsSymbol[]) => boolean,
): readonly OnSetsSymbol[] {
  const asked = new Map<Need, readonly OnSetsSymbol[]>();
  const go = (i: number): readonly OnSetsSymbol[] => {
    const one = wanted[i];
    if (one === undefined) return [];
    let fewest: readonly OnSetsSymbol[] | null = null;
    for (const need of needs) {
      const before = asked.get(need) ?? [];
      if (need.symbol !== one.symbol || !fits(need, [...before, one.face])) continue;
      asked.set(need, [...before, one.face]);
      const rest = go(i + 1);
      asked.set(need, before);
      if (fewest === null || rest.length < fewest.length) fewest = rest;
      if (fewest.length === 0) return fewest;
    }
    const without = fewest === null || fewest.length > 1 ? [one.face, ...go(i + 1)] : fewest;
    return fewest === null || without.length < fewest.length ? without : fewest;
  };
  return go(0);
}

/**
 * Can the written symbols of a class be covered so that every Required cube is used, every mark sits on a wild cube and,
 * when asked, a cube of one face is among them? Cubes of a class differ only by face, so bounds decide.
 */
function cover(
  need: Need,
  required: Counts,
  usable: Counts,
  extra: OnSetsSymbol | null,
  asked: readonly OnSetsSymbol[],
  position: OnSetsPosition,
): 'fits' | 'short' | 'unused' {
  const { inForce } = position;
  const again = repeats(need.symbol, inForce);
  let least = 0;
  let most = 0;
  for (const face of need.faces) {
    const cubes = usable[face] + (face === extra ? 1 : 0);
    const marks = face === inForce.wildCube ? need.marked : 0;
    const low = Math.max(required[face], marks, asked.includes(face) ? 1 : 0);
    const high = cubes > 0 && again ? Number.POSITIVE_INFINITY : cubes;
    if (low > high) return 'short';
    least += low;
    most += high;
  }
  return need.uses > most ? 'short' : least > need.uses ? 'unused' : 'fits';
}

/** Why a class has too few cubes: it leans on Resources, on Forbidden, or on cubes that are nowhere. */
function shortage(position: OnSetsPosition, need: Need, inResources: boolean, anywhere: boolean): Finding {
  const at = { part: need.part, symbol: need.symbol };
  const facts = { face: pretty(need.symbol), n: need.uses, part: need.part };
  const findingFor = (code: keyof OnSetsGrounds & OnSetsKey): Finding => finding(position, code, code, facts, at);
  if (inResources && position.mode === 'now') return findingFor('too-many-from-resources');
  if (inResources && position.mode === 'forceout') return findingFor('resources-used');
  return findingFor(anywhere ? 'forbidden-used' : 'no-such-cube');
}

function unusedRequired(position: OnSetsPosition, need: Need, required: Counts): Finding {
  const faces = need.faces.filter(face => required[face] > 0);
  const count = faces.reduce((sum, face) => sum + required[face], 0);
  const others = faces.some(face => face !== need.symbol) ? 'yes' : 'no';
  return finding(
    position,
    'required-unused',
    'required-unused',
    {
      n: count,
      face: pretty(need.symbol),
      others,
      faces: faces.map(pretty),
      part: need.part,
      uses: need.uses,
    },
    { part: need.part, symbol: need.symbol },
  );
}

function missingCube(position: OnSetsPosition, face: OnSetsSymbol): Finding {
  return finding(position, 'required-cube-missing', variationGrounds(position, 'requiredCube'), { face: pretty(face) });
}

/** Required cubes that stand for = or ⊆: they make a Restriction part compulsory (VII-B-2). */
export function requiredRelations(position: OnSetsPosition, meaning: OnSetsSymbol | null): number {
  const { inForce, mat } = position;
  return mat.required.filter(face => isRelation(face === inForce.wildCube && meaning !== null ? meaning : face)).length;
}
