import { inForce } from '../variations/in-force.ts';
import { type Height, heightOf } from './height.ts';
import type { Supply } from './kinds.ts';
import { cubesBeside, type UsableCubes } from './usable-cubes.ts';

/** What can be made of some cubes in Elementary, at most. */
export interface ValueBounds extends Height {
  readonly usable: UsableCubes;
  /** Nothing but integers. */
  readonly whole: boolean;
  /** Nothing negative. */
  readonly positive: boolean;
}

/** What can be made of the cubes beside some uses. Many of them leave the same cubes, so each is worked out once. */
export class KnownBounds {
  private readonly known = new Map<number, ValueBounds>();
  private readonly all: UsableCubes;

  constructor(
    private readonly supply: Supply,
    private readonly limit: number,
  ) {
    this.all = cubesBeside(supply, null, limit);
  }

  beside(counts: Uint8Array): ValueBounds {
    const usable = cubesBeside(this.supply, counts, this.limit);
    let code = 0;
    for (const sort of KEYS) code = code * (this.all[sort] + 1) + usable[sort];
    const known = this.known.get(code);
    if (known) return known;
    const bounds = this.of(usable);
    this.known.set(code, bounds);
    return bounds;
  }

  private of(usable: UsableCubes): ValueBounds {
    const { rules } = this.supply;
    const variations = inForce(rules);
    const signs = { always: 1, '+': usable.pluses, r: usable.radicals };
    const breaks =
      usable.quotients + usable.points > 0 ||
      variations.some(({ bounds }) => bounds?.breaks && signs[bounds.breaks] > 0);
    const positive = usable.minuses === 0 && !variations.some(({ bounds }) => bounds?.belowZero);
    return { ...heightOf(usable, rules), usable, whole: !breaks, positive };
  }
}

const KEYS = [
  'digits',
  'sum',
  'pluses',
  'minuses',
  'products',
  'quotients',
  'powers',
  'radicals',
  'points',
  'bangs',
] as const satisfies readonly (keyof UsableCubes)[];
