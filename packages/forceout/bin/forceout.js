#!/usr/bin/env node
import * as module from 'node:module';

// Node 22 and newer keep what they have compiled, so that the next start is quicker.
module.enableCompileCache?.();
try {
  const { run } = await import('../dist/bundle/main.js');
  process.exitCode = await run(process.argv.slice(2));
} catch (cause) {
  if (cause?.code !== 'ERR_MODULE_NOT_FOUND' || !String(cause.message).includes('bundle')) throw cause;
  console.error('Forceout is not built yet. Run `npm run build` in its folder and try again.');
  process.exitCode = 2;
}
