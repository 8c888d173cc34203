#!/usr/bin/env node
try {
  const { run } = await import('../dist/bundle/main.js');
  process.exitCode = await run(process.argv.slice(2));
} catch (cause) {
  if (cause?.code !== 'ERR_MODULE_NOT_FOUND' || !String(cause.message).includes('bundle')) throw cause;
  console.error('Forceout is not built yet. Run `npm run build` in its folder and try again.');
  process.exitCode = 2;
}
