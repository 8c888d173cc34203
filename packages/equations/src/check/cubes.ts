import type { Token } from '../language/token.ts';
import { type Mat, type MatCube, type Mode, resourceLimit } from '../mat.ts';
import type { Rules } from '../rules.ts';
import type { Finding } from './finding.ts';

/** How a text uses the cubes with one face. */
export interface FaceUse {
  readonly face: string;
  /** Uses of which each needs a cube of its own. */
  readonly single: number;
  /** Those among `single` that have to be on a cube of the Exponent colour. */
  readonly coloured: number;
  /** Operations, which Multiple Operations lets one cube do several times. */
  readonly operations: number;
}

/** The uses of a Solution by face. A sign on a wild cube is an operation of that cube (XIII-B-3 comment (a)). */
export function faceUses(symbols: readonly Token[]): readonly FaceUse[] {
  const uses = new Map<string, FaceUse>();
  symbols.forEach((token, n) => {
    if (!('cube' in token)) return;
    const known = uses.get(token.cube) ?? { face: token.cube, single: 0, coloured: 0, operations: 0 };
    const operation = token.kind === 'sign';
    const coloured = token.kind === 'digit' && symbols[n - 1]?.kind === 'tick';
    uses.set(token.cube, {
      face: token.cube,
      single: known.single + (operation ? 0 : 1),
      coloured: known.coloured + (coloured ? 1 : 0),
      operations: known.operations + (operation ? 1 : 0),
    });
  });
  return [...uses.values()];
}

interface Section {
  readonly all: number;
  readonly coloured: number;
}

const sectionOf = (cubes: readonly MatCube[], face: string, rules: Rules): Section => {
  const these = cubes.filter(c => c.face === face);
  const fits = (c: MatCube): boolean => c.colour === null || rules.exponent === 'any' || c.colour === rules.exponent;
  return { all: these.length, coloured: these.filter(fits).length };
};

/** Cube use: VII-B-3. */
export function cubeFindings(symbols: readonly Token[], mat: Mat, mode: Mode, rules: Rules): readonly Finding[] {
  const uses = new Map(faceUses(symbols).map(use => [use.face, use]));
  const faces = new Set([...uses.keys(), ...mat.required.map(c => c.face)]);
  const out: Finding[] = [];
  let fromResources = 0;
  for (const face of faces) {
    const use = uses.get(face) ?? { face, single: 0, coloured: 0, operations: 0 };
    const required = sectionOf(mat.required, face, rules);
    const total = use.single + use.operations;
    if (required.all > total) {
      const missing = required.all - total;
      out.push({
        code: 'required-unused',
        clauses: ['required-unused', 'required-section'],
        message: `${missing} Required ${missing === 1 ? 'cube' : 'cubes'} ${face} not used.`,
        at: { face },
      });
    }
    const repeats = rules.has.has('multiple-operations') && use.operations > 0;
    const least = Math.max(Math.min(required.all, total), use.single + (repeats ? 1 : use.operations));
    const permitted = sectionOf(mat.permitted, face, rules);
    const resources = sectionOf(mat.resources, face, rules);
    const needed = taken({ required, permitted, resources }, least, use.coloured);
    if (needed === null) {
      const colourOnly = taken({ required, permitted, resources }, least, 0) !== null;
      out.push(colourOnly ? wrongColour(face, rules) : notThere(face, mat));
    } else fromResources += needed;
  }
  const limit = resourceLimit(mode);
  if (fromResources > limit)
    out.push({
      code: limit === 0 ? 'resources-used' : 'too-many-resources',
      clauses: [limit === 0 ? 'cubes' : 'one-from-resources'],
      message: `${fromResources} cubes of Resources are used; ${limit === 0 ? 'none' : 'one'} may be.`,
    });
  return out;
}

/** The fewest cubes of Resources that serve `count` uses, `coloured` of them on coloured cubes; null: not enough cubes. */
function taken(
  mat: { readonly required: Section; readonly permitted: Section; readonly resources: Section },
  count: number,
  coloured: number,
): number | null {
  const { required, permitted, resources } = mat;
  const plain = count - coloured;
  let best: number | null = null;
  for (let fromRequired = 0; fromRequired <= Math.min(coloured, required.coloured); fromRequired++) {
    for (
      let fromPermitted = 0;
      fromPermitted <= Math.min(coloured - fromRequired, permitted.coloured);
      fromPermitted++
    ) {
      const fromResources = coloured - fromRequired - fromPermitted;
      if (fromResources > resources.coloured) continue;
      const rest = Math.max(0, plain - (required.all - fromRequired));
      if (plain < required.all - fromRequired && coloured > 0) continue;
      const more = Math.max(0, rest - (permitted.all - fromPermitted));
      if (more > resources.all - fromResources) continue;
      const total = fromResources + more;
      if (best === null || total < best) best = total;
    }
  }
  return best;
}

function notThere(face: string, mat: Mat): Finding {
  const forbidden = mat.forbidden.some(c => c.face === face);
  return {
    code: forbidden ? 'forbidden-used' : 'cube-not-there',
    clauses: forbidden ? ['forbidden-used', 'forbidden-section'] : ['cubes'],
    message: forbidden ? `A Forbidden ${face} is used.` : `There are not so many cubes ${face} to use.`,
    at: { face },
  };
}

const wrongColour = (face: string, rules: Rules): Finding => ({
  code: 'exponent-colour',
  clauses: ['exponent', 'cubes', 'variations-obeyed', 'variation-broken'],
  message: `No ${rules.exponent} ${face} is there to be an exponent.`,
  at: { face },
});
