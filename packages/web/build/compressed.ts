import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|webmanifest|json|txt)$/;
/** One packet: less is not sent faster. */
const LEAST = 1000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts `.br` and `.gz` beside every file of text, so that a server sends them as they are. */
export function compressed(): Plugin {
  let out = '';
  return {
    name: 'forceout-compressed',
    apply: 'build',
    configResolved(config) {
      out = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && TEXT.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name))
        .filter(path => statSync(path).size > LEAST);
      await Promise.all(
        files.map(async path => {
          const text = await readFile(path);
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          await writeFile(`${path}.br`, await brotli(text, { params }));
          await writeFile(`${path}.gz`, await zip(text, { level: 9 }));
        }),
      );
    },
  };
}
