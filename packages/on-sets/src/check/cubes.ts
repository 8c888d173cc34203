import type { OnSetsGrounds } from '@forceout/rulebook';
import type { WrittenSymbol } from '../language/syntax.ts';
import { classOf, type OnSetsPosition, repeats, variationGrounds } from '../position.ts';
import type { ReadSolution } from '../solution.ts';
import { isRelation, type OnSetsSymbol, pretty, SYMBOLS } from '../symbols.ts';
import { type Finding, finding } from './finding.ts';
import { restrictionSymbols, setNameSymbols } from './wild.ts';

type Part = 'Set-Name' | 'Restriction part';
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
  readonly need: Need | null;
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
  const { mat, mode, inForce } = position;
  const required = tally(mat.required);
  const onMat = tally(mat.required, mat.permitted);
  const withResources = tally(mat.required, mat.permitted, mat.resources);
  const { needs, wanted } = needsOf(position, read, meaning);

  const covers = (need: Need, usable: Counts, extra: OnSetsSymbol | null, asked: OnSetsSymbol | null) =>
    cover(need, required, usable, extra, asked, position);
  const troublesWith = (usable: Counts, extra: OnSetsSymbol | null): Trouble[] => {
    const out: Trouble[] = [];
    let met = wanted === null;
    for (const need of needs) {
      const result = covers(need, usable, extra, null);
      if (result !== 'fits') out.push({ need, kind: result });
      if (!met && need.symbol === wanted) met = covers(need, usable, extra, inForce.requiredCube) === 'fits';
    }
    if (!met) out.push({ need: null, kind: 'required-cube' });
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
    const enough = (usable: Counts): boolean => covers(need, usable, null, null) !== 'short';
    const everything = tally(mat.required, mat.permitted, mat.resources, mat.forbidden);
    return shortage(position, need, enough(withResources), enough(everything));
  };
  return troubles.map(({ need, kind }) =>
    need === null ? missingCube(position) : kind === 'short' ? short(need) : unusedRequired(position, need, required),
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
      if (part === 'Set-Name' && isRelation(symbol)) continue;
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
  addPart('Set-Name', setNameSymbols(read));
  if (read.restrictions.length > 0) addPart('Restriction part', restrictionSymbols(read));
  return { needs, wanted: inForce.requiredCube === null ? null : standsFor(inForce.requiredCube) };
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
  asked: OnSetsSymbol | null,
  position: OnSetsPosition,
): 'fits' | 'short' | 'unused' {
  const { inForce } = position;
  const again = repeats(need.symbol, inForce);
  let least = 0;
  let most = 0;
  for (const face of need.faces) {
    const cubes = usable[face] + (face === extra ? 1 : 0);
    const marks = face === inForce.wildCube ? need.marked : 0;
    const low = Math.max(required[face], marks, face === asked ? 1 : 0);
    const high = cubes > 0 && again ? Number.POSITIVE_INFINITY : cubes;
    if (low > high) return 'short';
    least += low;
    most += high;
  }
  return need.uses > most ? 'short' : least > need.uses ? 'unused' : 'fits';
}

/** Why a class has too few cubes: it leans on Resources, on Forbidden, or on cubes that are nowhere. */
function shortage(position: OnSetsPosition, need: Need, inResources: boolean, anywhere: boolean): Finding {
  const what = `${pretty(need.symbol)} is written ${need.uses} time${need.uses === 1 ? '' : 's'} in the ${need.part}`;
  const at = { part: need.part, symbol: need.symbol };
  const tell = (code: keyof OnSetsGrounds, why: string): Finding => finding(position, code, code, `${what}${why}`, at);
  if (inResources && position.mode === 'now')
    return tell('too-many-from-resources', '; after Now only one Resources cube may be used.');
  if (inResources && position.mode === 'forceout')
    return tell('resources-used', '; only cubes on the mat may be used.');
  return anywhere
    ? tell('forbidden-used', ', which takes a cube from Forbidden.')
    : tell('no-such-cube', ', more often than there are cubes for it.');
}

function unusedRequired(position: OnSetsPosition, need: Need, required: Counts): Finding {
  const faces = need.faces.filter(face => required[face] > 0);
  const count = faces.reduce((sum, face) => sum + required[face], 0);
  const shown = faces.some(face => face !== need.symbol) ? ` (${faces.map(pretty).join(', ')})` : '';
  return finding(
    position,
    'required-unused',
    'required-unused',
    `Required holds ${count} cube${count === 1 ? '' : 's'} to be used as ${pretty(need.symbol)}${shown}, but the ${need.part} writes ${need.uses}.`,
    { part: need.part, symbol: need.symbol },
  );
}

function missingCube(position: OnSetsPosition): Finding {
  const { requiredCube } = position.inForce;
  return finding(
    position,
    'required-cube-missing',
    variationGrounds(position, 'requiredCube'),
    `Every Solution must use a ${requiredCube === null ? '' : pretty(requiredCube)} cube, and this one does not.`,
  );
}

/** Required cubes that stand for = or ⊆: they make a Restriction part compulsory (VII-B-2). */
export function requiredRelations(position: OnSetsPosition, meaning: OnSetsSymbol | null): number {
  const { inForce, mat } = position;
  return mat.required.filter(face => isRelation(face === inForce.wildCube && meaning !== null ? meaning : face)).length;
}
