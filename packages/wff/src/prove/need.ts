import type { Context, Links } from './context.ts';
import { BIT } from './rule-set.ts';

/** Stands for "some WFF together with its N" where a WFF is wanted. */
export const CLASH = -1;

/** What a line may yield once eliminations have worked on it. */
export interface Yield {
  readonly parts: ReadonlySet<number>;
  /** An A among the parts can lead to anything by Ao, an N can take part in a contradiction. */
  readonly hasA: boolean;
  readonly hasN: boolean;
}

export function yieldsOf({ f, size, rules }: Links): readonly Yield[] {
  const found: Yield[] = [];
  const ao = (rules & BIT.Ao) !== 0;
  for (let id = 0; id < size; id++) {
    const parts = new Set<number>();
    const walk = (part: number): void => {
      if (parts.has(part)) return;
      parts.add(part);
      const op = f.op[part]!;
      if (op === 'K' || (op === 'A' && ao)) {
        walk(f.left[part]!);
        walk(f.right[part]!);
      } else if (op === 'C') walk(f.right[part]!);
      else if (op === 'E') {
        walk(f.forth[part]!);
        walk(f.back[part]!);
      }
    };
    walk(id);
    const ops = new Set([...parts].map(part => f.op[part]!));
    found.push({ parts, hasA: ao && ops.has('A'), hasN: ops.has('N') });
  }
  return found;
}

/**
 * The WFFs worth showing on the way to the targets: their own parts where an introduction may build them, and the first
 * part of every C line whose other part may lead to something needed.
 */
export function neededFor(
  context: Context,
  targets: readonly number[],
  links: Links,
  yields: readonly Yield[],
): Uint8Array {
  const { f, rules, all } = links;
  const { holds } = context;
  const needed = new Uint8Array(links.size);
  const agenda = [...targets];
  let clash = false;
  const locked = (rules & BIT.Co) === 0 ? [] : all.C.filter(c => holds[c] === 1 && holds[f.left[c]!] === 0);
  const want = (id: number): void => {
    if (needed[id] === 1 || holds[id] === 1) return;
    needed[id] = 1;
    agenda.push(id);
  };
  for (const id of targets) if (id !== CLASH) needed[id] = 1;
  for (let target = agenda.pop(); target !== undefined; target = agenda.pop()) {
    if (target === CLASH) {
      if (clash) continue;
      clash = true;
      for (const n of all.N) if (holds[n] === 1) want(f.left[n]!);
    } else {
      if (holds[target] === 1) continue;
      for (const part of builtFrom(target, links)) want(part);
      // What a sub-proof would suppose stands already, so its content must come about right here.
      const op = f.op[target]!;
      if (op === 'C' && (rules & BIT.Ci) !== 0 && holds[f.left[target]!] === 1) want(f.right[target]!);
      if (op === 'N' && (rules & BIT.Ni) !== 0 && holds[f.left[target]!] === 1) agenda.push(CLASH);
    }
    for (const c of locked) {
      const { parts, hasA, hasN } = yields[f.right[c]!]!;
      if (hasA || (target === CLASH ? hasN : parts.has(target))) want(f.left[c]!);
    }
  }
  return needed;
}

function builtFrom(id: number, { f, rules }: Links): readonly number[] {
  const op = f.op[id]!;
  if ((op === 'K' && (rules & BIT.Ki) !== 0) || (op === 'A' && (rules & BIT.Ai) !== 0))
    return [f.left[id]!, f.right[id]!];
  if (op === 'E' && (rules & BIT.Ei) !== 0) return [f.forth[id]!, f.back[id]!];
  return [];
}
