import { type WebSocket, WebSocketServer } from 'ws';
import type { Order, WorkerReport } from './order.ts';

// The least a table server can be: reads a message and sends it to the three of its table. Nothing is checked or kept.

const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const name = (request.url ?? '').slice(1);
  const table = tables.get(name) ?? new Set();
  tables.set(name, table.add(socket));
  socket.on('message', data => {
    const text = JSON.stringify(JSON.parse(String(data)));
    for (const other of table) other.send(text);
  });
  socket.on('close', () => table.delete(socket));
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
