import { partsOf, type Wff } from '../language/wff.ts';

/** What already stands on one level of a proof: the main proof, or one sub-proof. */
export interface Scope {
  readonly parent: Scope | null;
  readonly path: readonly string[];
  readonly entries: Entry[];
}

export type Entry = LineEntry | SubEntry;

export interface LineEntry {
  readonly kind: 'line';
  readonly label: string;
  readonly path: string;
  /** Null when the line holds no WFF; the fault is named at that line, later lines are not blamed for it. */
  readonly wff: Wff | null;
}

export interface SubEntry {
  readonly kind: 'sub';
  readonly label: string;
  readonly path: string;
  readonly supposition: Wff | null;
  /** The WFFs on the sub-proof's own lines, its supposition among them. */
  readonly holds: ReadonlySet<Wff>;
  readonly contradictory: boolean;
  readonly inner: Scope;
}

export const openScope = (parent: Scope | null, path: readonly string[]): Scope => ({ parent, path, entries: [] });

/** The level `k` levels out from here. */
export function outer(scope: Scope, k: number): Scope | null {
  let at: Scope | null = scope;
  for (let i = 0; i < k && at !== null; i++) at = at.parent;
  return at;
}

export function depthOf(scope: Scope): number {
  let depth = 0;
  for (let at = scope.parent; at !== null; at = at.parent) depth++;
  return depth;
}

export function closeScope(scope: Scope, label: string, path: string, supposition: Wff | null): SubEntry {
  const holds = new Set<Wff>();
  for (const entry of scope.entries) if (entry.kind === 'line' && entry.wff !== null) holds.add(entry.wff);
  const contradictory = [...holds].some(line => {
    const parts = partsOf(line);
    return parts.op === 'N' && holds.has(parts.of);
  });
  return { kind: 'sub', label, path, supposition, holds, contradictory, inner: scope };
}
