import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripComments } from './imports.mjs';
import { sourcesOf } from './sources.mjs';

/** Written twice on purpose, and why. */
const APART = {
  // The first page loads nothing that it need not, and this would be all it takes from the records.
  'packages/web/src/route.ts': ['safeDecode'],
  // The clocks of a terminal and of a page; what they share, the host, knows no timers.
  'packages/web/src/host/local-host.ts': ['after'],
};

/** Shorter ones are alike by nature: `(a, b) => (a < b ? -1 : 1)`. */
const LEAST = 80;

const DECLARED =
  /^(?:export )?(?:async )?(?:const|function|type|interface) ([\w$]+)[\s\S]*?(?=^(?:export |import |const |function |async |type |interface |class |abstract )|(?![\s\S]))/gm;

/** What a module declares, whatever it calls it: `[[name, text], …]`. */
export const declarationsIn = text =>
  [...stripComments(text).matchAll(DECLARED)].map(([whole, name]) => [
    name,
    whole
      .replace(/^export /, '')
      .replace(new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`, 'g'), '@')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]);

/** The same thing declared in two sources, under one name or two, a sentence each. Tests may look anywhere. */
export function twinFaults(base) {
  const homes = new Map();
  const faults = [];
  for (const path of sourcesOf(base))
    for (const [name, text] of declarationsIn(readFileSync(join(base, path), 'utf8'))) {
      if (text.length < LEAST) continue;
      const home = homes.get(text);
      if (home === undefined) homes.set(text, { path, name });
      else if (home.path !== path && !APART[path]?.includes(name))
        faults.push(`${path} declares ${name}, which is ${home.name} of ${home.path}: keep one and import it.`);
    }
  return faults;
}
