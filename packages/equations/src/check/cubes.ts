import type { Token } from '../language/token.ts';
import { type Mat, type MatCube, type Mode, resourceLimit } from '../mat.ts';
import { exponentColour, mayBeExponent, type Rules } from '../rules.ts';
import { effects } from '../variations/effects.ts';
import { type Finding, finding } from './finding.ts';

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
  return { all: these.length, coloured: these.filter(c => mayBeExponent(rules, c.colour)).length };
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
      out.push(finding('required-unused', ['required-unused', 'required-section'], { n: missing, face }, { face }));
    }
    const repeats = effects(rules).repeatsOperations && use.operations > 0;
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
    out.push(
      limit === 0
        ? finding('resources-used', ['cubes'], { n: fromResources })
        : finding('too-many-resources', ['one-from-resources'], { n: fromResources }),
    );
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
  return forbidden
    ? finding('forbidden-used', ['forbidden-used', 'forbidden-section'], { face }, { face })
    : finding('cube-not-there', ['cubes'], { face }, { face });
}

const wrongColour = (face: string, rules: Rules): Finding =>
  finding(
    'exponent-colour',
    ['exponent', 'cubes', 'variations-obeyed', 'variation-broken'],
    { colour: exponentColour(rules), face },
    { face },
  );
