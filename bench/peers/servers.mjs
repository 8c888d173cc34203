// One small server of each kind, in a process of its own: what one of a table says is told to all three of it.
import { createServer } from 'node:http';
import { Server as Colyseus, Room } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import boardgame from 'boardgame.io/dist/cjs/server.js';
import { Server as SocketIo } from 'socket.io';
import { WebSocketServer } from 'ws';
import { TABLE_GAME } from './table-game.mjs';

class TableRoom extends Room {
  maxClients = 3;

  onCreate() {
    this.onMessage('act', (_, act) => this.broadcast('act', act));
  }
}

const SERVERS = {
  ws(http) {
    const tables = new Map();
    new WebSocketServer({ server: http }).on('connection', (socket, request) => {
      const table = request.url;
      const seats = tables.get(table) ?? tables.set(table, new Set()).get(table);
      seats.add(socket);
      socket.on('message', data => {
        const frame = JSON.stringify(JSON.parse(data.toString()));
        for (const seat of seats) seat.send(frame);
      });
    });
  },
  'socket.io'(http) {
    const io = new SocketIo(http, { transports: ['websocket'], perMessageDeflate: false });
    io.on('connection', socket => {
      const { table } = socket.handshake.query;
      socket.join(table);
      socket.on('act', act => io.to(table).emit('act', act));
    });
  },
  /** It listens by itself and keeps its matches in memory. */
  async boardgame() {
    const server = boardgame.Server({ games: [TABLE_GAME], origins: ['*'] });
    const { appServer } = await server.run({ port: 0, callback: () => {} });
    return appServer;
  },
  /** It listens by itself, for it brings its own way to find a room. */
  async colyseus(http) {
    const server = new Colyseus({ transport: new WebSocketTransport({ server: http }), greet: false });
    server.define('table', TableRoom).filterBy(['table']);
    await server.listen(0, '127.0.0.1');
  },
};

const http = createServer();
const kind = process.argv[2];
const own = await SERVERS[kind](http);
if (!own && !http.listening) await new Promise(done => http.listen(0, '127.0.0.1', done));
process.on('message', () => process.send({ cpu: process.cpuUsage() }));
process.send({ port: (own ?? http).address().port });
