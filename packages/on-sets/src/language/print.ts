import { type OnSetsSymbol, pretty } from '../symbols.ts';
import type { Restriction, SetName, WrittenSymbol } from './syntax.ts';

export interface PrintStyle {
  /** Printed signs (∪ ∩ − ′ Λ ⊆) instead of the protocol's letters. */
  readonly signs?: boolean;
  /** Leave out the wild marks. */
  readonly plain?: boolean;
}

const sign = (written: WrittenSymbol<OnSetsSymbol>, style: PrintStyle): string =>
  (style.signs ? pretty(written.symbol) : written.symbol) + (written.wild && !style.plain ? '*' : '');

/** Writes a Set-Name with exactly the grouping it has, so that reading it again gives the same readings. */
export function printSetName(name: SetName, style: PrintStyle = {}): string {
  if (name.kind === 'leaf') return sign(name, style);
  if (name.kind === 'complement') return grouped(name.of, style) + sign(name, style);
  return name.terms
    .map((term, i) => {
      const op = name.ops[i];
      return grouped(term, style) + (op ? ` ${sign(op, style)} ` : '');
    })
    .join('');
}

const grouped = (name: SetName, style: PrintStyle): string =>
  name.kind === 'run' ? `(${printSetName(name, style)})` : printSetName(name, style);

export function printRestriction(restriction: Restriction, style: PrintStyle = {}): string {
  return restriction.sides
    .map((side, i) => {
      const relation = restriction.relations[i];
      return printSetName(side, style) + (relation ? ` ${sign(relation, style)} ` : '');
    })
    .join('');
}
