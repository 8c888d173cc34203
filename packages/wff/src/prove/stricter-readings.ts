import type { Context, Links } from './context.ts';
import { type Formulas, make, negate } from './formulas.ts';
import { BIT, type RuleSet } from './rule-set.ts';
import { concludeTwice, detours, type Inside } from './second-line.ts';
import { type Level, openLevel, writeLine, writeSub } from './sketch.ts';

/** What the stricter readings ask: two different lines for Ki and Ei, and sub-proofs of more than one line. */

/**
 * Under `aoFromLines`, Ai and Ao together do the work of Co: x gives Axx, and Axx with Cxz twice gives z. And where only one
 * of the two C lines stands, Ci may write the other: Axy with Cxz asks for Cyz. Where Ci writes both, the sub-proofs alone
 * are enough for Ao.
 */
export function lineDetours(f: Formulas, rules: RuleSet): void {
  if ((rules & BIT.Ao) === 0) return;
  const size = f.op.length;
  const [ai, ci] = [(rules & BIT.Ai) !== 0, (rules & BIT.Ci) !== 0];
  for (let c = 0; c < size; c++) {
    if (f.op[c] !== 'C') continue;
    const [left, right] = [f.left[c] ?? -1, f.right[c] ?? -1];
    if (ai) make(f, 'A', left, left);
    if (!ci) continue;
    for (let a = 0; a < size; a++) {
      if (f.op[a] !== 'A') continue;
      if (f.left[a] === left) make(f, 'C', f.right[a] ?? -1, right);
      if (f.right[a] === left) make(f, 'C', f.left[a] ?? -1, right);
    }
  }
}

/** Under these readings lines may be asked for that no normal proof would write, so everything that follows is looked for. */
export const looksForAll = ({ readings, rules }: Pick<Links, 'readings' | 'rules'>): boolean =>
  readings.distinctLines || (readings.aoFromLines && (rules & BIT.Ao) !== 0);

/** Under `distinctLines`, WFFs that Ki or Ei would join with themselves may need the same detours as a repeated goal. */
export function distinctLineDetours(f: Formulas, rules: RuleSet): void {
  const size = f.op.length;
  for (let id = 0; id < size; id++) {
    if (f.op[id] === 'K' && f.left[id] === f.right[id]) detours(f, f.left[id]!, rules);
    if (f.op[id] === 'E' && f.forth[id] === f.back[id]) detours(f, f.forth[id]!, rules);
  }
}

/** Looks for a second line of a given WFF that Ki or Ei may ask for; true when one was found. */
export function findSecondLine(context: Context, links: Links, inside: Inside): boolean {
  if (!links.readings.distinctLines) return false;
  const { f, rules, inK, inE } = links;
  let found = false;
  for (const id of context.own) {
    if (context.secondLines.has(id)) continue;
    // Also where Kxx stands already: a second line of it may be asked for in turn.
    const waitsK = (rules & BIT.Ki) !== 0 && inK[id]!.some(k => f.left[k] === f.right[k]);
    const waitsE = (rules & BIT.Ei) !== 0 && inE[id]!.some(e => f.forth[e] === f.back[e]);
    if (!waitsK && !waitsE) continue;
    const step = concludeTwice(context, id, links, inside);
    if (step === null) continue;
    context.secondLines.set(id, step);
    context.agenda.push(id);
    found = true;
  }
  return found;
}

/** Writes some line into a sub-proof that has only its supposition; false when no rule gives one here. */
export function writeAnyLine(f: Formulas, rules: RuleSet, distinct: boolean, level: Level): boolean {
  const first = level.items[0]!;
  if (first.kind !== 'line') return true;
  const { id } = first;
  const listed = (all: RuleSet): boolean => (rules & all) === all;
  if (listed(BIT.Rp)) writeLine(level, id, 'Rp', 0, [first]);
  else if (listed(BIT.R) && reiterateAny(level)) return true;
  else if (listed(BIT.Ai)) writeLine(level, make(f, 'A', id, id), 'Ai', 0, [first]);
  else if (listed(BIT.Ki) && !distinct) writeLine(level, make(f, 'K', id, id), 'Ki', 0, [first, first]);
  else if (listed(BIT.Ko) && f.op[id] === 'K') writeLine(level, f.left[id]!, 'Ko', 0, [first]);
  else if (listed(BIT.Eo) && f.op[id] === 'E') writeLine(level, f.forth[id]!, 'Eo', 0, [first]);
  else return writeTheorem(f, rules, distinct, level, id);
  return true;
}

function reiterateAny(level: Level): boolean {
  let k = 1;
  for (let at = level.outer; at !== null; at = at.outer, k++) {
    const line = [...at.lines.values()][0];
    if (line === undefined) continue;
    writeLine(level, line.id, 'R', k, [line]);
    return true;
  }
  return false;
}

/** A line that holds on any level, out of a sub-proof that needs nothing from outside. */
function writeTheorem(f: Formulas, rules: RuleSet, distinct: boolean, level: Level, id: number): boolean {
  const listed = (all: RuleSet): boolean => (rules & all) === all;
  if (listed(BIT.R | BIT.Ci)) {
    const inner = openLevel(level, [id]);
    writeLine(inner, id, 'R', 1, [level.items[0]!]);
    writeLine(level, make(f, 'C', id, id), 'Ci', 0, [writeSub(inner)]);
    return true;
  }
  if (listed(BIT.R | BIT.No)) {
    const inner = openLevel(level, [negate(f, id)]);
    writeLine(inner, id, 'R', 1, [level.items[0]!]);
    writeLine(level, id, 'No', 0, [writeSub(inner)]);
    return true;
  }
  if (listed(BIT.Ci | BIT.Ko)) {
    const both = make(f, 'K', id, id);
    const inner = openLevel(level, [both]);
    writeLine(inner, id, 'Ko', 0, [inner.items[0]!]);
    writeLine(level, make(f, 'C', both, id), 'Ci', 0, [writeSub(inner)]);
    return true;
  }
  if (listed(BIT.Ci | BIT.Eo)) {
    const equal = make(f, 'E', id, id);
    const inner = openLevel(level, [equal]);
    writeLine(inner, f.forth[equal]!, 'Eo', 0, [inner.items[0]!]);
    writeLine(level, make(f, 'C', equal, f.forth[equal]!), 'Ci', 0, [writeSub(inner)]);
    return true;
  }
  if (listed(BIT.Ci | BIT.Ei) && !distinct) {
    const same = make(f, 'C', id, id);
    const inner = openLevel(level, [same]);
    const equal = make(f, 'E', id, id);
    writeLine(inner, equal, 'Ei', 0, [inner.items[0]!, inner.items[0]!]);
    writeLine(level, make(f, 'C', same, equal), 'Ci', 0, [writeSub(inner)]);
    return true;
  }
  if (listed(BIT.Ni | BIT.Ko)) {
    const both = make(f, 'K', id, negate(f, id));
    const inner = openLevel(level, [both]);
    for (const side of [id, negate(f, id)]) writeLine(inner, side, 'Ko', 0, [inner.items[0]!]);
    writeLine(level, negate(f, both), 'Ni', 0, [writeSub(inner)]);
    return true;
  }
  return false;
}
