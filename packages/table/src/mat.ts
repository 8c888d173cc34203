import type { Cube } from './game.ts';
import { type Mat, SECTIONS, type Section } from './state.ts';

/** A mat as it is after the roll: every cube in Resources. */
export const matOf = (resources: readonly Cube[]): Mat => ({
  resources,
  goal: [],
  required: [],
  permitted: [],
  forbidden: [],
});

export const EMPTY_MAT: Mat = matOf([]);

/** Name by name, as a draft of a state is copied. */
const copyOf = ({ resources, goal, required, permitted, forbidden }: Mat): Record<Section, readonly Cube[]> => ({
  resources,
  goal,
  required,
  permitted,
  forbidden,
});

const without = (cubes: readonly Cube[], ids: readonly string[]): readonly Cube[] =>
  cubes.some(c => ids.includes(c.id)) ? cubes.filter(c => !ids.includes(c.id)) : cubes;

/** Moves cubes, wherever they are, to one section, in the order named. */
export function moveCubes(mat: Mat, ids: readonly string[], to: Section): Mat {
  if (ids.length === 0) return mat;
  if (ids.length === 1) return moveCube(mat, ids[0] as string, to);
  const moved: Cube[] = [];
  for (const id of ids) {
    const cube = findCube(mat, id);
    if (cube) moved.push(cube);
  }
  const next = copyOf(mat);
  for (const section of SECTIONS) next[section] = without(mat[section], ids);
  next[to] = [...next[to], ...moved];
  return next;
}

/** As nearly every move is: one cube, out of one section. */
function moveCube(mat: Mat, id: string, to: Section): Mat {
  for (const section of SECTIONS) {
    const cubes = mat[section];
    for (let i = 0; i < cubes.length; i++) {
      const cube = cubes[i] as Cube;
      if (cube.id !== id) continue;
      const next = copyOf(mat);
      const rest = cubes.slice();
      rest.splice(i, 1);
      next[section] = rest;
      next[to] = [...next[to], cube];
      return next;
    }
  }
  return mat;
}

export const findCube = (mat: Mat, id: string): Cube | undefined => {
  for (const section of SECTIONS) {
    const cube = mat[section].find(c => c.id === id);
    if (cube) return cube;
  }
  return undefined;
};

/** A cube is named by id, by kind and face (`red 3`), or by face: then the first one in the order of the equipment. */
export const namedCube = (cubes: readonly Cube[], name: string): Cube | undefined =>
  cubes.find(c => c.id === name) ?? cubes.find(c => `${c.kind} ${c.face}` === name) ?? cubes.find(c => c.face === name);
