import type { Rules, Where } from '../rules.ts';
import { evaluate, type Reading } from '../values/evaluate.ts';
import { applyDefaults } from './defaults.ts';
import { gapGroups } from './gaps.ts';
import { assemble, type Item, type Span } from './item.ts';
import { legalityFaults } from './legal.ts';
import { lex } from './lex.ts';
import type { Fault, Token } from './token.ts';

/** A text that can be written with cubes, taken apart; `faults` no grouping can mend. */
export interface Expression {
  readonly text: string;
  readonly where: Where;
  readonly items: readonly Item[];
  readonly symbols: readonly Token[];
  /** The groups made by gaps; none in a Solution. */
  readonly groups: readonly Span[];
  readonly faults: readonly Fault[];
}

export type Read =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly fault: Fault };

/** In a Solution spaces mean nothing. */
export function read(text: string, where: Where, rules: Rules): Read {
  const lexed = lex(text);
  if (!lexed.ok) return lexed;
  const assembled = assemble(lexed.tokens, where === 'goal');
  if (!assembled.ok) return assembled;
  const { items, symbols } = assembled;
  const groups = where === 'goal' ? gapGroups(lexed.tokens) : [];
  const faults = legalityFaults(items, symbols, rules, where);
  return { ok: true, expression: { text, where, items, symbols, groups, faults } };
}

/**
 * `as-written`: the defaults of VII-B-6-b hold unless they clash, and gaps mean nothing (VII-B-2 comment (c)).
 * `as-laid`: a Goal on the mat, read in any way its gaps and the grouping symbols allow.
 * `as-both`: what is written of a Goal, as far as the gaps allow it.
 */
export type Manner = 'as-written' | 'as-laid' | 'as-both';

export function readingsOf(expression: Expression, rules: Rules, manner: Manner): readonly Reading[] {
  const { items, groups, where, faults } = expression;
  const first = faults[0];
  if (first)
    return [
      { text: expression.text, outcome: { kind: 'illegal', clause: first.clause, key: first.key, facts: first.facts } },
    ];
  return manner === 'as-laid'
    ? evaluate(items, groups, rules, where)
    : evaluate(applyDefaults(items), manner === 'as-both' ? groups : [], rules, where);
}
