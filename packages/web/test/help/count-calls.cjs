// Loaded into a server before anything else: counts how often each function is called, and tells it when asked.
const { writeFileSync } = require('node:fs');
const { createServer } = require('node:http');
const { Session } = require('node:inspector');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const server = createServer((_, response) => {
    session.post('Profiler.takePreciseCoverage', (_error, { result }) => response.end(JSON.stringify(result)));
  });
  server.listen(0, '127.0.0.1', () => writeFileSync(process.env.COUNT_CALLS_AT, String(server.address().port)));
  server.unref();
}
