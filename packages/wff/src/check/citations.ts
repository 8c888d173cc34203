import { type Fault, lineFault } from './faults.ts';
import { depthOf, type Entry, outer, type Scope } from './scope.ts';

const split = (cite: string): readonly string[] => cite.split(/[.\s]+/).filter(part => part !== '');

/** Every entry of the proof as it stands so far, found by its whole path. */
function byPath(scope: Scope, path: readonly string[]): readonly Entry[] {
  let top = scope;
  while (top.parent !== null) top = top.parent;
  // An open sub-proof is not an entry of its parent yet, so open levels are matched by their own path.
  for (let level: Scope | null = scope; level !== null; level = level.parent) {
    const prefix = level.path;
    if (path.length === prefix.length + 1 && prefix.every((label, i) => label === path[i])) {
      const found = level.entries.filter(entry => entry.label === path.at(-1));
      if (found.length > 0) return found;
    }
  }
  return inside(top.entries, path);
}

function inside(entries: readonly Entry[], path: readonly string[]): readonly Entry[] {
  const [label, ...rest] = path;
  const here = entries.filter(entry => entry.label === label);
  if (rest.length === 0) return here;
  return here.flatMap(entry => (entry.kind === 'sub' ? inside(entry.inner.entries, rest) : []));
}

/** What a citation may mean at this line: a label here, a label `r` levels out, or a whole path to either. */
export function resolve(scope: Scope, cite: string, r: number): readonly Entry[] {
  const away = r > 0 ? outer(scope, r) : null;
  const visible = [...scope.entries, ...(away?.entries ?? [])];
  const path = split(cite);
  if (path.length > 1) return byPath(scope, path).filter(entry => visible.includes(entry));
  return visible.filter(entry => entry.label === path[0]);
}

/** Why a citation reaches nothing usable, said so that a student can mend it; null when it does reach something. */
export function whyUnresolved(scope: Scope, cite: string, r: number, line: string): Fault | null {
  if (resolve(scope, cite, r).length > 0) return null;
  for (let k = 1; k <= depthOf(scope); k++) {
    const found = resolve(scope, cite, k).some(entry => entry.kind === 'line');
    if (found) return lineFault('r-count.cited', line, { cite, levels: k, marks: marks(k) });
  }
  const closed = byPath(scope, split(cite)).length > 0;
  return lineFault(closed ? 'citation-wrong.closed' : 'citation-wrong.nothing', line, { cite });
}

export const marks = (k: number): readonly string[] => Array.from({ length: k }, () => 'R');
