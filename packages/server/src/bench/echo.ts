import { Worker } from 'node:worker_threads';
import { type WebSocket, WebSocketServer } from 'ws';
import { builtFile } from '../built-file.ts';
import type { Order, WorkerReport } from './order.ts';

// The least a table server can be: reads a message and sends it to the three of its table. Nothing is checked.
// bench/echo.js [file]: with a file another thread keeps it first, as durably as the disk can.

const tables = new Map<string, Set<WebSocket>>();
const keeper =
  process.argv[2] === undefined
    ? null
    : new Worker(builtFile('bench/keeper.js'), { workerData: process.argv[2], execArgv: [] });

interface Said {
  readonly table: string;
  readonly text: string;
}

const notify = ({ table, text }: Said): void => {
  for (const socket of tables.get(table) ?? []) socket.send(text);
};
keeper?.on('message', notify);

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const table = (request.url ?? '').slice(1);
  const here = tables.get(table) ?? new Set();
  tables.set(table, here.add(socket));
  socket.on('message', data => {
    const said = { table, text: JSON.stringify(JSON.parse(String(data))) };
    if (keeper === null) notify(said);
    else keeper.postMessage(said);
  });
  socket.on('close', () => here.delete(socket));
});
server.on('listening', () => {
  const address = server.address();
  process.send?.({
    told: 'port',
    port: typeof address === 'object' && address ? address.port : 0,
  } satisfies WorkerReport);
});
process.on('message', (_: Order) => {
  const { user, system } = process.cpuUsage();
  const usage = { cpu: user + system, heap: 0, rss: process.memoryUsage.rss() };
  process.send?.({ told: 'usage', usage } satisfies WorkerReport);
});
process.on('disconnect', () => process.exit(0));
