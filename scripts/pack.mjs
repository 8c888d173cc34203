#!/usr/bin/env node
// npm run pack: packs every package into artifacts/packages and prints how big each is.
import { packAll, sizeTable } from './lib/packed.mjs';
import { at } from './lib/project.mjs';
import { main, say } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

main(async () => {
  await install();
  await buildWhenStale();
  say(sizeTable(await packAll(at('artifacts', 'packages'))));
});
