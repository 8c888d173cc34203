#!/usr/bin/env node
// npm run api: writes down what every package exports and what the command takes. Look at the change: it is one for users.
import { main, say } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

main(async () => {
  await install();
  // Loaded here: their tools are there once packages are installed.
  const { writeTableSchemas } = await import('./lib/table-schemas.mjs');
  writeTableSchemas();
  await buildWhenStale();
  const { writeReports } = await import('./lib/api-report.mjs');
  const { writeCommandPage } = await import('./lib/command-page.mjs');
  writeReports();
  await writeCommandPage();
  const { writeLibraryPage } = await import('./lib/library-page.mjs');
  writeLibraryPage();
  say('Wrote docs/api, docs/command.md, docs/library.md and the schemas of the table.');
});
