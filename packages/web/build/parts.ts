import type { Rolldown } from 'vite';

/** Parts of the built page, with all they import, and their styles. */
export function withImports(names: readonly string[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const part = bundle[name];
    if (found.has(name) || part?.type !== 'chunk') return;
    found.add(name);
    part.imports.forEach(visit);
    for (const style of part.viteMetadata?.importedCss ?? []) found.add(style);
  };
  names.forEach(visit);
  return found;
}
