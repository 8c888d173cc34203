import { itemAt } from '@forceout/rulebook';
import { pick, type Random } from '@forceout/rulebook/seeded';
import type { OnSetsSymbol } from '../symbols.ts';

/** A Set-Name as the planter thinks of it: it shares nothing with the judge's or the solver's. */
export type Node =
  | { readonly kind: 'sign'; readonly symbol: OnSetsSymbol }
  | { readonly kind: 'not'; readonly of: Node }
  | { readonly kind: 'pair'; readonly sign: 'U' | 'N' | '-'; readonly left: Node; readonly right: Node };

export interface Restriction {
  readonly sides: readonly Node[];
  readonly rels: readonly ('=' | 'C')[];
}

const SIGNS = ['B', 'R', 'G', 'Y', 'B', 'R', 'G', 'Y', 'B', 'R', 'G', 'Y', 'V', 'L'] as const;

/** A random Set-Name with so many operands. */
export function growName(roll: Random, operands: number): Node {
  const grown: Node =
    operands === 1
      ? { kind: 'sign', symbol: pick(roll, SIGNS) }
      : (() => {
          const left = 1 + Math.floor(roll() * (operands - 1));
          return {
            kind: 'pair',
            sign: pick(roll, ['U', 'N', '-'] as const),
            left: growName(roll, left),
            right: growName(roll, operands - left),
          };
        })();
  return roll() < 0.2 ? { kind: 'not', of: grown } : grown;
}

/** One to three relations between random Set-Names: a chain or several Restrictions. */
export function growRestrictions(roll: Random): readonly Restriction[] {
  const side = (): Node => growName(roll, roll() < 0.7 ? 1 : 2);
  const one = (relations: number): Restriction => ({
    sides: Array.from({ length: relations + 1 }, side),
    rels: Array.from({ length: relations }, () => pick(roll, ['=', 'C'] as const)),
  });
  const shape = roll();
  return shape < 0.6 ? [one(1)] : shape < 0.75 ? [one(2)] : shape < 0.95 ? [one(1), one(1)] : [one(1), one(2)];
}

/** Is a card with these dots in the set? */
export function holds(node: Node, dots: string, symmetric: boolean): boolean {
  if (node.kind === 'sign') return node.symbol === 'V' || (node.symbol !== 'L' && dots.includes(node.symbol));
  if (node.kind === 'not') return !holds(node.of, dots, symmetric);
  const left = holds(node.left, dots, symmetric);
  const right = holds(node.right, dots, symmetric);
  if (node.sign === 'U') return left || right;
  if (node.sign === 'N') return left && right;
  return symmetric ? left !== right : left && !right;
}

export const allows = ({ sides, rels }: Restriction, dots: string, symmetric: boolean): boolean =>
  rels.every((rel, i) => {
    const left = holds(itemAt(sides, i), dots, symmetric);
    const right = holds(itemAt(sides, i + 1), dots, symmetric);
    return rel === '=' ? left === right : !left || right;
  });

/** Fully grouped; `mark` adds what stands behind a symbol. */
export function nameText(node: Node, mark: (symbol: OnSetsSymbol) => string): string {
  const inner = (part: Node): string => {
    const text = nameText(part, mark);
    return part.kind === 'pair' ? `(${text})` : text;
  };
  if (node.kind === 'sign') return node.symbol + mark(node.symbol);
  if (node.kind === 'not') return `${inner(node.of)}'${mark("'")}`;
  return `${inner(node.left)} ${node.sign}${mark(node.sign)} ${inner(node.right)}`;
}

export const restrictionText = ({ sides, rels }: Restriction, mark: (symbol: OnSetsSymbol) => string): string =>
  sides
    .map((side, i) => {
      const text = nameText(side, mark);
      const rel = rels[i];
      const grouped = side.kind === 'pair' ? `(${text})` : text;
      return rel === undefined ? grouped : `${grouped} ${rel}${mark(rel)} `;
    })
    .join('');

/** Every symbol of a Set-Name, one by one. */
export function symbolsOf(node: Node): readonly OnSetsSymbol[] {
  if (node.kind === 'sign') return [node.symbol];
  if (node.kind === 'not') return [...symbolsOf(node.of), "'"];
  return [...symbolsOf(node.left), node.sign, ...symbolsOf(node.right)];
}

export function renamed(node: Node, name: (symbol: OnSetsSymbol) => OnSetsSymbol): Node {
  if (node.kind === 'sign') return { kind: 'sign', symbol: name(node.symbol) };
  if (node.kind === 'not') return { kind: 'not', of: renamed(node.of, name) };
  return { ...node, left: renamed(node.left, name), right: renamed(node.right, name) };
}
