import { type ProofItem, usualLabel, type WrittenProof } from '../language/proof.ts';
import type { Rule } from '../language/rules.ts';
import type { Wff } from '../language/wff.ts';

/** A proof while it is being written: items point at each other, numbers come last. */
export interface Level {
  readonly outer: Level | null;
  readonly items: Sketched[];
  readonly lines: Map<number, SketchedLine>;
}

export type Sketched = SketchedLine | SketchedSub;

export interface SketchedLine {
  readonly kind: 'line';
  readonly id: number;
  readonly rule: Rule | 's';
  readonly r: number;
  readonly from: readonly Sketched[];
}

export interface SketchedSub {
  readonly kind: 'sub';
  readonly level: Level;
}

export function openLevel(outer: Level | null, given: readonly number[]): Level {
  const level: Level = { outer, items: [], lines: new Map() };
  for (const id of given) writeLine(level, id, 's', 0, []);
  return level;
}

export function writeLine(
  level: Level,
  id: number,
  rule: Rule | 's',
  r: number,
  from: readonly Sketched[],
): SketchedLine {
  const line: SketchedLine = { kind: 'line', id, rule, r, from };
  level.items.push(line);
  if (!level.lines.has(id)) level.lines.set(id, line);
  return line;
}

/** Closes a sub-proof: it now stands on the level outside it. */
export function writeSub(level: Level): SketchedSub {
  const sub: SketchedSub = { kind: 'sub', level };
  level.outer!.items.push(sub);
  return sub;
}

export function inReach(level: Level, id: number): boolean {
  for (let at: Level | null = level; at !== null; at = at.outer) if (at.lines.has(id)) return true;
  return false;
}

/** The line itself if it stands here, or a reiteration of it from the nearest level that has it. */
export function fetch(level: Level, id: number): SketchedLine | null {
  let k = 0;
  for (let at: Level | null = level; at !== null; at = at.outer, k++) {
    const line = at.lines.get(id);
    if (line !== undefined) return k === 0 ? line : writeLine(level, id, 'R', k, [line]);
  }
  return null;
}

export function finishProof(main: Level, premises: readonly Wff[], goal: Wff, texts: readonly Wff[]): WrittenProof {
  const labels = new Map<Sketched, string>();
  const finish = (level: Level, depth: number): readonly ProofItem[] =>
    level.items.map((item, index) => {
      const label = usualLabel(index, depth);
      labels.set(item, label);
      if (item.kind === 'sub') return { kind: 'sub', label, items: finish(item.level, depth + 1) };
      if (item.rule === 's')
        return { kind: 'line', label, wff: texts[item.id]!, reason: { kind: 'supposition' }, cites: null };
      return {
        kind: 'line',
        label,
        wff: texts[item.id]!,
        reason: { kind: 'rules', names: item.rule === 'R' ? [] : [item.rule], r: item.r },
        cites: item.from.map(source => labels.get(source)!),
      };
    });
  return { header: { premises, goal }, items: finish(main, 0) };
}
