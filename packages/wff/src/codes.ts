import type { WffFault } from '@forceout/rulebook';
import type { Rule } from './language/rules.ts';
import type { Limit } from './solve/limits.ts';

/** Codes that have several sentences, and which. */
interface Several {
  readonly 'citation-wrong': 'closed' | 'lines' | 'nothing';
  readonly 'line-without-rule': 'main' | 'inner';
  readonly 'no-proof': 'nothing' | 'without';
  readonly 'non-essential': 'cube' | 'shown';
  readonly 'r-count': 'cited' | 'leave-out' | 'levels' | 'out';
  readonly 'rule-not-in-game': 'line' | 'listed';
  readonly 'rule-name': 'line' | 'listed';
}

type Keyed<Code extends string> = Code extends keyof Several ? `${Code}.${Several[Code]}` : Code;

/** What is wrong with a Solution or a Proof; after the dot, which sentence of that code. */
export type FaultKey = Keyed<WffFault>;

/** Why a text is no WFF. */
export type FormulaKey = 'bad-letter' | 'bad-letter.rule' | 'bad-letter.space' | 'empty' | 'leftover' | 'unfinished';

/** What a rule would have needed; `other`: it makes another kind of WFF. */
export type NeedKey = `needs.${Rule}` | `needs-other.${'Ki' | 'Ai' | 'Eo' | 'Ei' | 'Ci' | 'Ni'}`;

/** What is wrong with the form of what was handed in or asked. */
export type FormKey =
  | 'bad-field.deep'
  | 'bad-field.letter'
  | 'bad-field.position'
  | 'bad-field.rule'
  | 'bad-field.twice'
  | 'bad-field.wff'
  | 'missing-field.item'
  | 'missing-field.solution';

/** What the game says of a Goal, a Solution, a Proof or an objection. */
export type WffKey =
  | FaultKey
  | FormulaKey
  | NeedKey
  | FormKey
  | `limit.${Limit}`
  | 'bad-goal'
  | 'bad-goal.empty'
  | 'counter-fails.adds'
  | 'counter-fails.form'
  | 'counter-fails.goal'
  | 'counter-fails.innocent'
  | 'counter-fails.nothing'
  | 'counter-fails.proof'
  | 'counter-fails.without'
  | 'counter-missing'
  | 'counter-unreadable'
  | 'cube-not-there'
  | 'essential'
  | 'exhausted'
  | 'exists'
  | 'goal-not-wff.asked'
  | 'goal-not-wff.named'
  | 'is-wff'
  | 'is-wff.long'
  | 'limits'
  | 'no-rules'
  | 'no-variations'
  | 'proof-correct'
  | 'provable'
  | 'reason-does-not-hold'
  | 'solution-correct';
