import { has, type RuleSet } from '../prove/rule-set.ts';
import { type Built, same, type Term } from './terms.ts';

/** What lines are written under: the premises, or a supposition and with R whatever is given outside as well. */
export interface Level {
  /** Null for the premises, of which a proof adds those that it needs. */
  readonly supposition: Term | null;
  readonly outer: Level | null;
  /** Lines that are being looked for, the outermost first. */
  readonly wanted: Term[];
  readonly gates: Map<Built, number>;
}

export const levelOf = (supposition: Term | null, outer: Level | null): Level => ({
  supposition,
  outer,
  wanted: [],
  gates: new Map(),
});

/** A sub-proof sees what it supposes, with R what is given outside as well; nothing new where the same was supposed before. */
export function inside(set: RuleSet, level: Level, supposition: Term): Level {
  if (!has(set, 'R')) return levelOf(supposition, null);
  for (let at: Level | null = level; at !== null; at = at.outer)
    if (at.supposition !== null && same(at.supposition, supposition)) return level;
  return levelOf(supposition, level);
}
