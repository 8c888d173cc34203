/** The rules of inference by name (III). What each allows is in check/justify.ts. */
export const ELEMENTARY_RULES = ['Ko', 'Ki', 'Rp', 'Ai', 'Co', 'Eo', 'Ei'] as const;
export const RULES = [...ELEMENTARY_RULES, 'Ci', 'Ao', 'Ni', 'No', 'R'] as const;
export type Rule = (typeof RULES)[number];

export const GAME_LEVELS = ['elementary', 'regular'] as const;
/** `elementary` is the Elementary and the Middle Game (III-A), `regular` the Regular Game (III-B). */
export type GameLevel = (typeof GAME_LEVELS)[number];

export const rulesOfLevel = (level: GameLevel): readonly Rule[] => (level === 'elementary' ? ELEMENTARY_RULES : RULES);

export const isRule = (text: string): text is Rule => (RULES as readonly string[]).includes(text);
export const isGameLevel = (text: unknown): text is GameLevel => text === 'elementary' || text === 'regular';

/** One entry of the rules half of a Solution. `wild`: an R cube stands for the whole rule (III-D). */
export interface ListedRule {
  readonly rule: Rule;
  readonly wild: boolean;
}

const WILD = /^R\(([A-Za-z]{1,2})\)$/;

/** Reads `Ko`, `R` or `R(Ki)`; null when it names no rule. */
export function parseListedRule(text: string): ListedRule | null {
  const inner = WILD.exec(text)?.[1];
  if (inner !== undefined) return isRule(inner) ? { rule: inner, wild: true } : null;
  return isRule(text) ? { rule: text, wild: false } : null;
}

export const printListedRule = ({ rule, wild }: ListedRule): string => (wild ? `R(${rule})` : rule);

/** The cubes a listed rule takes: a wild R is one cube whatever it stands for (III-D-1), Rp takes the variable p (R-WFF-12). */
export const lettersOfRule = ({ rule, wild }: ListedRule): string => (wild ? 'R' : rule);
