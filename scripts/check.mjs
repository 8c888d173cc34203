#!/usr/bin/env node
// npm run check: format and lint, types, unused code, direction of imports, texts, clause floors.
import { check } from './lib/check.mjs';
import { main } from './lib/say.mjs';
import { install } from './lib/setup.mjs';

main(async () => {
  await install();
  await check();
});
