import type { Readings } from '../readings.ts';
import type { Clash, Context, Step } from './context.ts';
import { type Formulas, make, negate } from './formulas.ts';
import { BIT, type RuleSet } from './rule-set.ts';
import {
  fetch,
  inReach,
  type Level,
  openLevel,
  type SketchedLine,
  type SketchedSub,
  writeLine,
  writeSub,
} from './sketch.ts';
import { writeAnyLine } from './stricter-readings.ts';

/** Writes the lines of a proof out of the steps that a context has recorded, only those that are needed. */
export interface Writing {
  readonly f: Formulas;
  readonly rules: RuleSet;
  readonly readings: Readings;
  /** Which context each open level is written from; null: it has nothing of its own but its supposition. */
  readonly contexts: Map<Level, Context | null>;
  /** A step that concludes a supposition of a closed sub-proof once more. */
  readonly secondStep: (context: Context, id: number) => Step | null;
}

export function lineOf(w: Writing, level: Level, id: number): SketchedLine {
  const context = w.contexts.get(level) ?? null;
  const here = level.lines.get(id);
  if (here !== undefined) return here;
  const step = context?.step[id] ?? null;
  if (step !== null) return writeStep(w, level, id, step);
  // Given from outside: see that it stands there, then bring it in.
  lineOf(w, level.outer!, id);
  return fetch(level, id)!;
}

export function writeStep(w: Writing, level: Level, id: number, step: Step): SketchedLine {
  switch (step.rule) {
    case 'Ko':
    case 'Ai':
    case 'Eo':
    case 'Rp':
      return writeLine(level, id, step.rule, 0, [lineOf(w, level, step.from)]);
    case 's':
      return level.items.filter((item): item is SketchedLine => item.kind === 'line' && item.id === id)[1]!;
    case 'Ki':
    case 'Ei':
    case 'Co': {
      const from = lineOf(w, level, step.from);
      const twice = step.from === step.and && w.readings.distinctLines;
      return writeLine(level, id, step.rule, 0, [
        from,
        twice ? secondLine(w, level, step.from) : lineOf(w, level, step.and),
      ]);
    }
    case 'Ki-Ko': {
      const from = lineOf(w, level, step.from);
      const and = step.and >= 0 ? lineOf(w, level, step.and) : someLine(w, level, step.from);
      const joined = writeLine(level, make(w.f, 'K', from.id, and.id), 'Ki', 0, [from, and]);
      return writeLine(level, id, 'Ko', 0, [joined]);
    }
    case 'Ci':
      return writeLine(level, id, 'Ci', 0, [subProof(w, level, step.supposition, step.inner, step.conclusion)]);
    case 'Ni':
    case 'No': {
      const clash = step.inner === null ? (w.contexts.get(level)?.clash ?? null) : step.inner.clash;
      return writeLine(level, id, step.rule, 0, [absurdity(w, level, step.supposition, step.inner, clash!)]);
    }
    case 'Ao': {
      const on = lineOf(w, level, step.on);
      const left = subProof(w, level, w.f.left[step.on]!, step.left, id);
      const right =
        w.f.left[step.on] === w.f.right[step.on] ? left : subProof(w, level, w.f.right[step.on]!, step.right, id);
      return writeLine(level, id, 'Ao', 0, [on, left, right]);
    }
    case 'Ao-lines':
      return writeLine(
        level,
        id,
        'Ao',
        0,
        [step.on, step.left, step.right].map(from => lineOf(w, level, from)),
      );
  }
}

/** A further line of a WFF that stands here already, different from the first one. */
function secondLine(w: Writing, level: Level, id: number): SketchedLine {
  const context = w.contexts.get(level) ?? null;
  const step = context?.secondLines.get(id) ?? context?.step[id] ?? null;
  if (step !== null) return writeStep(w, level, id, step);
  const first = level.lines.get(id)!;
  return writeLine(level, id, 'R', first.r, first.from);
}

/** Some line other than `id`: what Ai, Ci or Ni can write out of nothing more. */
function someLine(w: Writing, level: Level, id: number): SketchedLine {
  const scratch = openLevel(level.outer, []);
  scratch.items.push(level.lines.get(id)!);
  writeAnyLine(w.f, w.rules & ~(BIT.Rp | BIT.R | BIT.Ki), true, scratch);
  const made = scratch.items.slice(1);
  for (const item of made) level.items.push(item);
  return made.at(-1) as SketchedLine;
}

/** Closes a sub-proof; where one line is not enough, another one is added to it. */
function closeSub(w: Writing, inner: Level): SketchedSub {
  if (inner.items.length === 1 && !w.readings.oneLineSubProofs)
    if (!writeAnyLine(w.f, w.rules, w.readings.distinctLines, inner)) writeOwnLine(w, inner);
  return writeSub(inner);
}

function writeOwnLine(w: Writing, inner: Level): void {
  const context = w.contexts.get(inner)!;
  const supposition = context.own[0]!;
  const id = context.step.findIndex((step, at) => step !== null && at !== supposition);
  if (id >= 0) lineOf(w, inner, id);
  else writeStep(w, inner, supposition, w.secondStep(context, supposition)!);
}

function inside(w: Writing, level: Level, supposition: number, context: Context | null): Level {
  const inner = openLevel(level, [supposition]);
  w.contexts.set(inner, context);
  return inner;
}

function subProof(
  w: Writing,
  level: Level,
  supposition: number,
  context: Context | null,
  conclusion: number,
): SketchedSub {
  const inner = inside(w, level, supposition, context);
  lineOf(w, inner, conclusion);
  return closeSub(w, inner);
}

function absurdity(w: Writing, level: Level, supposition: number, context: Context | null, clash: Clash): SketchedSub {
  const inner = inside(w, level, supposition, context);
  writeClash(w, inner, clash);
  return writeSub(inner);
}

/** Makes some WFF and its N stand on the level. */
export function writeClash(w: Writing, level: Level, clash: Clash): void {
  if (clash.by === 'pair') {
    lineOf(w, level, clash.of);
    lineOf(w, level, negate(w.f, clash.of));
    return;
  }
  // Each side has a pair of its own, but Ao needs one conclusion for both: out of any pair Ni makes Nz and NNz.
  const z = w.f.left[clash.on]!;
  const not = negate(w.f, z);
  const notNot = negate(w.f, not);
  if (inReach(level, not) && inReach(level, notNot)) {
    fetch(level, not);
    fetch(level, notNot);
    return;
  }
  const on = lineOf(w, level, clash.on);
  const both = [
    { supposition: w.f.left[clash.on]!, context: clash.left },
    { supposition: w.f.right[clash.on]!, context: clash.right },
  ];
  const sides = (both[0]!.supposition === both[1]!.supposition ? both.slice(1) : both).map(
    ({ supposition, context }) => {
      const inner = inside(w, level, supposition, context);
      writeClash(w, inner, context.clash!);
      for (const [id, supposed] of [
        [not, z],
        [notNot, not],
      ] as const) {
        if (inner.lines.has(id)) continue;
        const deepest = inside(w, inner, supposed, null);
        writeClash(w, deepest, context.clash!);
        writeLine(inner, id, 'Ni', 0, [writeSub(deepest)]);
      }
      return writeSub(inner);
    },
  );
  writeLine(level, not, 'Ao', 0, [on, ...sides]);
  writeLine(level, notNot, 'Ao', 0, [on, ...sides]);
}
