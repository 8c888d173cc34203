import type { Facts, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { OnSetsKey } from '../codes.ts';
import type { BinaryOperation, LeafSymbol, OnSetsSymbol, Relation } from '../symbols.ts';

/** One written symbol: its meaning, whether it is marked as the wild cube, and where it stands in the text. */
export interface WrittenSymbol<S extends OnSetsSymbol> {
  readonly symbol: S;
  readonly wild: boolean;
  readonly at: number;
}

/**
 * A Set-Name as written. A `run` is a row of terms without grouping between them: with three or more terms it has
 * several readings (VII-B-6-b knows no order among ∪, ∩ and −).
 */
export type SetName =
  | ({ readonly kind: 'leaf' } & WrittenSymbol<LeafSymbol>)
  | ({ readonly kind: 'complement'; readonly of: SetName } & WrittenSymbol<"'">)
  | {
      readonly kind: 'run';
      readonly terms: readonly SetName[];
      readonly ops: readonly WrittenSymbol<BinaryOperation>[];
    };

/** `sides[0] relations[0] sides[1] …`: one relation is a subset or equals Restriction, more are a chain (VI-B-2). */
export interface Restriction {
  readonly sides: readonly SetName[];
  readonly relations: readonly WrittenSymbol<Relation>[];
}

export type TextFault =
  | 'empty-text'
  | 'text-too-long'
  | 'unknown-symbol'
  | 'unbalanced-grouping'
  | 'misplaced-symbol'
  | 'misplaced-mark'
  | 'relation-in-set-name'
  | 'goal-written'
  | 'grouped-relation'
  | 'no-relation';

export interface TextError extends Said {
  readonly code: TextFault;
  /** Index of the offending character; the text's length when something is missing at the end. */
  readonly at: number;
}

/** Which sentence: the fault alone or with what tells it from others of its code. */
export type TextKey = Extract<OnSetsKey, TextFault | `${TextFault}.${string}`>;

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: TextError };

export const fail = (key: TextKey, at: number, facts?: Facts): { ok: false; error: TextError } => ({
  ok: false,
  error: { ...saidBy(key, facts), code: key.split('.')[0] as TextFault, at },
});

/** The fault without where it stands. */
export const saidOf = ({ code, facts }: TextError): Said => ({ code, facts });

/** The wild cube as shown in the text and the meaning the writer names beside it (Appendix A, acceptable form). */
export interface WildNote {
  readonly face: OnSetsSymbol;
  readonly as: OnSetsSymbol;
}

/** Every written symbol of a Set-Name, in order. */
export function symbolsOf(name: SetName): WrittenSymbol<OnSetsSymbol>[] {
  const out: WrittenSymbol<OnSetsSymbol>[] = [];
  const walk = (node: SetName): void => {
    if (node.kind === 'leaf') out.push(node);
    else if (node.kind === 'complement') {
      walk(node.of);
      out.push(node);
    } else
      node.terms.forEach((term, i) => {
        walk(term);
        const op = node.ops[i];
        if (op) out.push(op);
      });
  };
  walk(name);
  return out;
}

export function symbolsOfRestriction(restriction: Restriction): WrittenSymbol<OnSetsSymbol>[] {
  return restriction.sides.flatMap((side, i) => {
    const relation = restriction.relations[i];
    return relation ? [...symbolsOf(side), relation] : symbolsOf(side);
  });
}
