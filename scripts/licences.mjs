#!/usr/bin/env node
// npm run licences: writes docs/licences.md. With --sbom prints the same as CycloneDX for programs.
import { readFileSync, writeFileSync } from 'node:fs';
import { licencePage, notAllowed, partsOf, sbom } from './lib/licences.mjs';
import { at, root } from './lib/project.mjs';
import { main, say } from './lib/say.mjs';

main(async args => {
  const parts = partsOf(root);
  if (args.includes('--sbom')) {
    const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    process.stdout.write(`${JSON.stringify(sbom(parts, { name: 'forceout', version }), null, 2)}\n`);
    return 0;
  }
  writeFileSync(at('docs', 'licences.md'), licencePage(parts));
  for (const line of notAllowed(parts)) say(`  ✗ ${line}`);
  say(`Wrote docs/licences.md: ${parts.filter(({ tool }) => !tool).length} parts.`);
  return notAllowed(parts).length === 0 ? 0 : 1;
});
