import type { Rule } from '../language/rules.ts';
import { partsOf, type Wff } from '../language/wff.ts';
import type { Readings } from '../readings.ts';

/**
 * A prover that knows nothing of regimes, polarity or normal proofs: on every level it writes whatever lines the rules
 * allow, out of a stock of WFFs much larger than the parts of the question, and opens every sub-proof from the stock down
 * to a given depth. Slow, and blind beyond its depth and stock, but an honest second opinion.
 */
export interface Brute {
  readonly stock: ReadonlySet<Wff>;
  readonly rules: ReadonlySet<Rule>;
  readonly readings: Readings;
}

interface Lines {
  /** WFFs that stand on the level, and those of them that stand there by a rule. */
  readonly all: Set<Wff>;
  readonly byRule: Set<Wff>;
}

const build = (op: string, a: Wff, b: Wff): Wff => `${op}${a}${b}` as Wff;
const not = (a: Wff): Wff => `N${a}` as Wff;

function subformulas(wffs: readonly Wff[]): Set<Wff> {
  const found = new Set<Wff>();
  const walk = (wff: Wff): void => {
    found.add(wff);
    const parts = partsOf(wff);
    if (parts.op === 'N') walk(parts.of);
    else if (parts.op !== 'var') {
      walk(parts.left);
      walk(parts.right);
      if (parts.op !== 'E') return;
      found.add(build('C', parts.left, parts.right));
      found.add(build('C', parts.right, parts.left));
    }
  };
  wffs.forEach(walk);
  return found;
}

/** Parts, their Ns and double Ns, each part joined with itself, and every pair of short parts joined by every connective. */
export function stockFor(wffs: readonly Wff[], limit: number): ReadonlySet<Wff> {
  const parts = [...subformulas(wffs)];
  const stock = new Set<Wff>(parts);
  for (const part of parts) stock.add(not(part));
  for (const part of parts) {
    stock.add(not(not(part)));
    for (const op of 'KACE') stock.add(build(op, part, part));
  }
  const short = parts.filter(part => part.length <= 2);
  for (const a of short) for (const b of short) for (const op of 'KAC') stock.add(build(op, a, b));
  return new Set([...stock].slice(0, Math.max(limit, parts.length)));
}

export function bruteProves(brute: Brute, premises: readonly Wff[], goal: Wff, depth: number): boolean {
  return write(brute, premises, null, depth).byRule.has(goal);
}

function write(brute: Brute, given: readonly Wff[], outside: ReadonlySet<Wff> | null, depth: number): Lines {
  const { rules } = brute;
  const lines: Lines = { all: new Set(given), byRule: new Set() };
  const twice = new Set(given.filter((wff, i) => given.indexOf(wff) < i));
  const add = (wff: Wff): void => {
    lines.all.add(wff);
    lines.byRule.add(wff);
  };
  if (rules.has('R') && outside !== null) outside.forEach(add);
  for (let before = -1; before !== lines.byRule.size; ) {
    before = lines.byRule.size;
    for (let inner = -1; inner !== lines.byRule.size; ) {
      inner = lines.byRule.size;
      writeDirect(brute, lines, twice, add);
    }
    if (depth > 0) writeFromSubProofs(brute, lines, outside, depth, add);
  }
  return lines;
}

function writeDirect(
  { stock, rules, readings }: Brute,
  { all, byRule }: Lines,
  twice: ReadonlySet<Wff>,
  add: (wff: Wff) => void,
): void {
  const two = (a: Wff, b: Wff): boolean =>
    all.has(a) && all.has(b) && (a !== b || !readings.distinctLines || byRule.has(a) || twice.has(a));
  for (const wff of [...all]) {
    const parts = partsOf(wff);
    if (rules.has('Rp')) add(wff);
    if (parts.op === 'K' && rules.has('Ko')) [parts.left, parts.right].forEach(add);
    if (parts.op === 'C' && rules.has('Co') && all.has(parts.left)) add(parts.right);
    if (parts.op === 'E' && rules.has('Eo')) {
      add(build('C', parts.left, parts.right));
      add(build('C', parts.right, parts.left));
    }
    if (parts.op === 'A' && rules.has('Ao') && readings.aoFromLines)
      for (const z of stock) if (all.has(build('C', parts.left, z)) && all.has(build('C', parts.right, z))) add(z);
  }
  for (const wff of stock) {
    const parts = partsOf(wff);
    if (parts.op === 'K' && rules.has('Ki') && two(parts.left, parts.right)) add(wff);
    if (parts.op === 'A' && rules.has('Ai') && (all.has(parts.left) || all.has(parts.right))) add(wff);
    if (parts.op === 'E' && rules.has('Ei')) {
      const forth = build('C', parts.left, parts.right);
      if (two(forth, build('C', parts.right, parts.left))) add(wff);
    }
  }
}

function writeFromSubProofs(
  brute: Brute,
  lines: Lines,
  outside: ReadonlySet<Wff> | null,
  depth: number,
  add: (wff: Wff) => void,
): void {
  const { stock, rules, readings } = brute;
  const seen = rules.has('R') ? new Set([...(outside ?? []), ...lines.all]) : null;
  const opened = new Map<Wff, Lines>();
  const suppose = (wff: Wff): Lines => {
    const known = opened.get(wff) ?? write(brute, [wff], seen, depth - 1);
    opened.set(wff, known);
    return known;
  };
  const ends = (wff: Wff, conclusion: Wff): boolean => {
    const sub = suppose(wff);
    return sub.all.has(conclusion) && (conclusion !== wff || readings.oneLineSubProofs || sub.byRule.size > 0);
  };
  const absurd = (wff: Wff): boolean => [...suppose(wff).all].some(line => suppose(wff).all.has(not(line)));
  for (const wff of stock) {
    const parts = partsOf(wff);
    if (parts.op === 'C' && rules.has('Ci') && ends(parts.left, parts.right)) add(wff);
    if (parts.op === 'N' && rules.has('Ni') && absurd(parts.of)) add(wff);
    if (rules.has('No') && absurd(not(wff))) add(wff);
  }
  if (rules.has('Ao'))
    for (const wff of [...lines.all]) {
      const parts = partsOf(wff);
      if (parts.op !== 'A') continue;
      for (const z of stock) if (ends(parts.left, z) && ends(parts.right, z)) add(z);
    }
}
