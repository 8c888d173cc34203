// Loaded into every thread of a server before anything else: counts how often each function is called, and tells it when
// asked. Each thread writes down where.
const { appendFileSync } = require('node:fs');
const { createServer } = require('node:http');
const { Session } = require('node:inspector');

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const server = createServer((_, response) => {
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => response.end(JSON.stringify(result)));
});
server.listen(0, '127.0.0.1', () => appendFileSync(process.env.COUNT_CALLS_AT, `${server.address().port}\n`));
server.unref();
