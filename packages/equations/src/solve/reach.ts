import { inForce } from '../variations/in-force.ts';
import { type Height, heightOf } from './height.ts';
import type { Supply } from './kinds.ts';
import { type Stock, stockOutside } from './stock.ts';

/** What can be made of some cubes in Elementary, at most. */
export interface Reach extends Height {
  readonly stock: Stock;
  /** Nothing but integers. */
  readonly whole: boolean;
  /** Nothing negative. */
  readonly positive: boolean;
}

/** What can be made of the cubes beside some uses. The same stock is left by many of them, so each is worked out once. */
export class Reaches {
  private readonly known = new Map<number, Reach>();
  private readonly all: Stock;

  constructor(
    private readonly supply: Supply,
    private readonly limit: number,
  ) {
    this.all = stockOutside(supply, null, limit);
  }

  beside(counts: Uint8Array): Reach {
    const stock = stockOutside(this.supply, counts, this.limit);
    let code = 0;
    for (const sort of KEYS) code = code * (this.all[sort] + 1) + stock[sort];
    const known = this.known.get(code);
    if (known) return known;
    const reach = this.of(stock);
    this.known.set(code, reach);
    return reach;
  }

  private of(stock: Stock): Reach {
    const { rules } = this.supply;
    const variations = inForce(rules);
    const signs = { always: 1, '+': stock.pluses, r: stock.radicals };
    const breaks =
      stock.quotients + stock.points > 0 || variations.some(({ bounds }) => bounds?.breaks && signs[bounds.breaks] > 0);
    const positive = stock.minuses === 0 && !variations.some(({ bounds }) => bounds?.belowZero);
    return { ...heightOf(stock, rules), stock, whole: !breaks, positive };
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
] as const satisfies readonly (keyof Stock)[];
