import { bounded, inForce } from '../variations/in-force.ts';
import type { Bounds } from '../variations/variation.ts';
import { type Height, heightOf } from './height.ts';
import type { Supply } from './kinds.ts';
import { CubesBeside, namedCounts, type UsableCubes } from './usable-cubes.ts';

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
  private readonly cubes: CubesBeside;
  /** What a count is multiplied by in the code of all counts. */
  private readonly weights: readonly number[];

  private readonly rules: Supply['rules'];
  /** What makes fractions of integers by the variations in force. */
  private readonly breakers: ReadonlySet<Bounds['breaks']>;
  private readonly isBelowZero: boolean;

  constructor(supply: Supply, limit: number) {
    this.rules = supply.rules;
    this.breakers = new Set(inForce(supply.rules).map(({ bounds }) => bounds?.breaks));
    this.isBelowZero = bounded(supply.rules, 'belowZero');
    this.cubes = new CubesBeside(supply, limit);
    let weight = 1;
    this.weights = [...this.cubes.count(null)].map(most => {
      const own = weight;
      weight *= most + 1;
      return own;
    });
  }

  beside(uses: Uint8Array): ValueBounds {
    const counts = this.cubes.count(uses);
    let code = 0;
    for (let sort = 0; sort < counts.length; sort++) code += counts[sort]! * this.weights[sort]!;
    const known = this.known.get(code);
    if (known) return known;
    const bounds = this.of(namedCounts(counts));
    this.known.set(code, bounds);
    return bounds;
  }

  private of(usable: UsableCubes): ValueBounds {
    const { breakers } = this;
    const breaks =
      usable.quotients + usable.points > 0 ||
      breakers.has('always') ||
      (usable.pluses > 0 && breakers.has('+')) ||
      (usable.radicals > 0 && breakers.has('r'));
    const { value, all, size } = heightOf(usable, this.rules);
    return { value, all, size, usable, whole: !breaks, positive: usable.minuses === 0 && !this.isBelowZero };
  }
}
