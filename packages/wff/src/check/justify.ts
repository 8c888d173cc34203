import type { Rule } from '../language/rules.ts';
import { join, negation, partsOf, type Wff } from '../language/wff.ts';
import type { Readings } from '../readings.ts';
import { type Entry, type LineEntry, outer, type Scope, type SubEntry } from './scope.ts';

/** What one rule needs for one conclusion: lines that hold a WFF, sub-proofs with a property. */
type Need = { readonly line: Wff } | { readonly sub: (entry: SubEntry) => boolean };

const holding = (supposition: Wff, conclusion: Wff): Need => ({
  sub: entry => entry.supposition === supposition && entry.holds.has(conclusion),
});
const absurd = (supposition: Wff): Need => ({ sub: entry => entry.supposition === supposition && entry.contradictory });

/** Every way a rule could give `conclusion`, read against the lines that can be seen (R-WFF-1). */
function waysTo(
  rule: Rule,
  conclusion: Wff,
  lines: readonly LineEntry[],
  readings: Readings,
): readonly (readonly Need[])[] {
  const parts = partsOf(conclusion);
  const seen = (op: string): readonly Wff[] => [
    ...new Set(lines.map(line => line.wff).filter((line): line is Wff => line !== null && line[0] === op)),
  ];
  switch (rule) {
    case 'Rp':
    case 'R':
      return [[{ line: conclusion }]];
    case 'Ko':
      return seen('K')
        .filter(line => {
          const k = partsOf(line);
          return k.op === 'K' && (k.left === conclusion || k.right === conclusion);
        })
        .map(line => [{ line }]);
    case 'Ki':
      return parts.op === 'K' ? [[{ line: parts.left }, { line: parts.right }]] : [];
    case 'Ai':
      return parts.op === 'A' ? [[{ line: parts.left }], [{ line: parts.right }]] : [];
    case 'Co':
      return seen('C').flatMap(line => {
        const c = partsOf(line);
        return c.op === 'C' && c.right === conclusion ? [[{ line }, { line: c.left }]] : [];
      });
    case 'Eo':
      if (parts.op !== 'C') return [];
      return [[{ line: join('E', parts.left, parts.right) }], [{ line: join('E', parts.right, parts.left) }]];
    case 'Ei':
      if (parts.op !== 'E') return [];
      return [[{ line: join('C', parts.left, parts.right) }, { line: join('C', parts.right, parts.left) }]];
    case 'Ci':
      return parts.op === 'C' ? [[holding(parts.left, parts.right)]] : [];
    case 'Ni':
      return parts.op === 'N' ? [[absurd(parts.of)]] : [];
    case 'No':
      return [[absurd(negation(conclusion))]];
    case 'Ao':
      return seen('A').flatMap(line => {
        const a = partsOf(line);
        if (a.op !== 'A') return [];
        const bySubProofs: Need[] = [{ line }, holding(a.left, conclusion), holding(a.right, conclusion)];
        const byLines: Need[] = [
          { line },
          { line: join('C', a.left, conclusion) },
          { line: join('C', a.right, conclusion) },
        ];
        return readings.aoFromLines ? [bySubProofs, byLines] : [bySubProofs];
      });
  }
}

export interface Attempt {
  readonly rule: Rule;
  readonly conclusion: Wff;
  /** R marks beside the rule; for rule R itself, how far out the line is fetched from. */
  readonly r: number;
  /** For each citation the entries it could mean; null when the writer cites nothing. */
  readonly cited: readonly (readonly Entry[])[] | null;
}

/**
 * Is the line justified? With `r` marks, lines may come from exactly `r` levels out, and at least one must (R-WFF-1);
 * sub-proofs always stand on the line's own level.
 */
export function justified(scope: Scope, attempt: Attempt, readings: Readings): boolean {
  const { rule, conclusion, r } = attempt;
  const away = r > 0 ? outer(scope, r) : null;
  if (r > 0 && away === null) return false;
  const near = rule === 'R' ? [] : scope.entries;
  const far = away === null ? [] : away.entries.filter(entry => entry.kind === 'line');
  const lines = [...near, ...far].filter((entry): entry is LineEntry => entry.kind === 'line');
  const distinct = readings.distinctLines && (rule === 'Ki' || rule === 'Ei');
  return waysTo(rule, conclusion, lines, readings).some(needs => {
    const choices = needs.map(need => candidates(need, near, far, attempt.cited));
    return choose(choices, [], used => {
      if (distinct && new Set(used).size < used.length) return false;
      if (r > 0 && !used.some(entry => far.includes(entry as LineEntry))) return false;
      return attempt.cited === null || citesFit(attempt.cited, used);
    });
  });
}

/** Every citation must be put to use; and who cites as many lines as the rule takes must have cited those (VII-B-2-i). */
function citesFit(cited: readonly (readonly Entry[])[], used: readonly Entry[]): boolean {
  const allUsed = cited.every(means => means.some(entry => used.includes(entry)));
  return allUsed && (cited.length < used.length || used.every(entry => cited.some(means => means.includes(entry))));
}

const meets = (entry: Entry, need: Need): boolean =>
  'line' in need ? entry.kind === 'line' && entry.wff === need.line : entry.kind === 'sub' && need.sub(entry);

/** Cited entries all matter; of the others two near and two far are as good as any number. */
function candidates(
  need: Need,
  near: readonly Entry[],
  far: readonly Entry[],
  cited: Attempt['cited'],
): readonly Entry[] {
  const isCited = (entry: Entry): boolean => cited?.some(means => means.includes(entry)) ?? false;
  const pick = (entries: readonly Entry[]): readonly Entry[] => {
    const fit = entries.filter(entry => meets(entry, need));
    return [...fit.filter(isCited).slice(0, 8), ...fit.filter(entry => !isCited(entry)).slice(0, 2)];
  };
  return [...pick(near), ...pick(far)];
}

function choose(
  choices: readonly (readonly Entry[])[],
  used: readonly Entry[],
  accept: (used: readonly Entry[]) => boolean,
): boolean {
  const next = choices[used.length];
  if (next === undefined) return accept(used);
  return next.some(entry => choose(choices, [...used, entry], accept));
}
