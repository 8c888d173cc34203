import { type Mode, mostFromResources } from '@forceout/table/rules';
import type { Colour } from './rules.ts';

export interface MatCube {
  readonly face: string;
  /** null: not said; such a cube may have any colour. */
  readonly colour: Colour | null;
}

export interface Mat {
  readonly required: readonly MatCube[];
  readonly permitted: readonly MatCube[];
  readonly forbidden: readonly MatCube[];
  readonly resources: readonly MatCube[];
}

export { MODES, type Mode } from '@forceout/table/rules';

/** How many cubes of Resources a Solution may use (VII-B-3-e, VII-B-3-f, XI-B-2). */
export const resourceLimit: (mode: Mode) => number = mostFromResources;
