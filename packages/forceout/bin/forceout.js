#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);

if (existsSync(main)) {
  const { run } = await import(main.href);
  process.exitCode = await run(process.argv.slice(2));
} else {
  console.error('Forceout is not built yet. Run `npm run build` in its folder and try again.');
  process.exitCode = 2;
}
