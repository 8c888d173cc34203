import { type Claim, type Cube, type Json, type Position, positionOf, type State } from '@forceout/table';
import type { TestTable } from './table.ts';

const STEPS = { steps: 2_000_000 };

/** A cube that makes a Goal by itself. */
export const goalCube = (state: State): Cube => {
  const cubes = state.shake!.mat.resources;
  const found = cubes.find(cube => /^[1-9pqrs]$/.test(cube.face));
  if (!found) throw new Error(`no Goal of one cube in ${cubes.map(c => c.face).join(' ')}`);
  return found;
};

/** A Solution for the position as it stands, if one is easily found. */
export function solutionFor(table: TestTable, position: Position, claim: Claim): Json | null {
  if (table.game.id === 'equations') return equationFor(position, claim);
  const found = table.game.solve(position, claim, STEPS);
  return found.exists === true ? (found.witness as { readonly solution: Json }).solution : null;
}

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  x: (a, b) => a * b,
};

/** Two digits and a sign that make the Goal, with the cubes of the mat and at most one of Resources after Now. */
function equationFor(position: Position, claim: Claim): Json | null {
  const goal = Number(position.goalText);
  const mat = [...position.required, ...position.permitted];
  const free = claim === 'forceout' ? [] : position.resources;
  const all = [...mat, ...free];
  const digits = all.filter(cube => /^\d$/.test(cube.face));
  for (const sign of all.filter(cube => cube.face in OPERATIONS))
    for (const a of digits)
      for (const b of digits) {
        if (a.id === b.id || OPERATIONS[sign.face]!(Number(a.face), Number(b.face)) !== goal) continue;
        const used = [a, sign, b];
        const taken = used.filter(cube => free.includes(cube)).length;
        if (claim === 'now' && taken > 1) continue;
        if (position.required.some(cube => !used.includes(cube))) continue;
        return `${a.face}${sign.face}${b.face}`;
      }
  return null;
}

/** The next cube to allow so that a Now opens: one that some Solution still needs from Resources. */
export function helpfulCube(table: TestTable, state: State): Cube | null {
  const position = positionOf(state)!;
  const solution = solutionFor(table, position, 'impossible');
  if (solution === null) return null;
  const letters = facesIn(solution);
  const pool = [...position.required, ...position.permitted].map(cube => cube.face);
  for (const face of letters) {
    const at = pool.indexOf(face);
    if (at >= 0) pool.splice(at, 1);
    else {
      const cube = position.resources.find(c => c.face === face);
      if (cube) return cube;
    }
  }
  return null;
}

function facesIn(solution: Json): readonly string[] {
  if (typeof solution === 'string') return [...solution].filter(sign => /[\d+\-x/*r]/.test(sign));
  const { setName, restrictions, premises, rules } = solution as {
    readonly setName?: string;
    readonly restrictions?: readonly string[];
    readonly premises?: readonly string[];
    readonly rules?: readonly string[];
  };
  if (setName !== undefined)
    return [...`${(restrictions ?? []).join('')}${setName}`].filter(s => /[BRGYUN\-'VL=C]/.test(s));
  return [...(premises ?? []), ...(rules ?? []).map(rule => rule.replace(/\(.*\)/, ''))].flatMap(word => [...word]);
}
