#!/usr/bin/env node
// npm run build: compiles every package, and the page when there is one.
import { main } from './lib/say.mjs';
import { build, install } from './lib/setup.mjs';

main(async () => {
  await install();
  await build();
});
