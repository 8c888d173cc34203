// CPU of a server for one act told to three, with clients in this process. Those here keep nothing; Forceout's acts are
// decided, written to disk and then told (`npm run bench:server` has its figure for the same three seats).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client as Boardgame } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { Client as Colyseus } from 'colyseus.js';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { BenchChild } from '../../packages/server/dist/bench/child.js';
import { actRate, connectAll, seatsOf } from '../../packages/server/dist/bench/measure.js';
import { TABLE_GAME } from './table-game.mjs';

const TABLES = 60;
const ROUND_MS = 2500;
const ROUNDS = 3;
const ACT = { do: 'move', cube: 'red 3', to: 'required', key: 'k12345', seq: 17 };

/** Players of boardgame.io say who they are; the first of a table makes its match. */
const seated = new Map();

const CLIENTS = {
  async ws(port, table) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${table}`);
    await once(socket, 'open');
    return {
      send: act => socket.send(JSON.stringify(act)),
      heard: tell => socket.on('message', data => tell(JSON.parse(data.toString()))),
    };
  },
  async 'socket.io'(port, table) {
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], query: { table }, forceNew: true });
    await new Promise(done => socket.on('connect', done));
    return { send: act => socket.emit('act', act), heard: tell => socket.on('act', tell) };
  },
  async boardgame(port, table) {
    const seat = seated.get(table) ?? 0;
    seated.set(table, seat + 1);
    const client = Boardgame({
      game: TABLE_GAME,
      numPlayers: 3,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } }),
      matchID: table,
      playerID: String(seat),
      debug: false,
    });
    client.start();
    while (client.getState() === null) await new Promise(done => setTimeout(done, 2));
    return {
      send: act => client.moves.act(act),
      heard(tell) {
        let known = client.getState().G.acts;
        client.subscribe(state => {
          if (state.G.acts === known) return;
          known = state.G.acts;
          tell();
        });
      },
    };
  },
  async colyseus(port, table) {
    const room = await new Colyseus(`http://127.0.0.1:${port}`).joinOrCreate('table', { table });
    return { send: act => room.send('act', act), heard: tell => room.onMessage('act', tell) };
  },
};

/** The next message that says this; Colyseus says of its own accord that it is ready, which is no answer. */
async function told(child, what) {
  for (;;) {
    const [message] = await once(child, 'message');
    if (message[what] !== undefined) return message;
  }
}

async function peer(kind) {
  const child = fork(fileURLToPath(new URL('./servers.mjs', import.meta.url)), [kind]);
  const { port } = await told(child, 'port');
  const cpu = async () => {
    child.send('cpu');
    const { cpu } = await told(child, 'cpu');
    return cpu.user + cpu.system;
  };
  let acts = 0;
  let running = false;
  const starters = [];
  for (let table = 0; table < TABLES; table++) {
    const seats = [];
    for (let seat = 0; seat < 3; seat++) seats.push(await CLIENTS[kind](port, `t${table}`));
    let told = 0;
    const go = () => seats[acts % 3].send(ACT);
    for (const seat of seats)
      seat.heard(() => {
        if (++told % 3 !== 0) return;
        acts++;
        if (running) go();
      });
    starters.push(go);
  }
  return {
    async round() {
      const before = await cpu();
      const from = acts;
      running = true;
      for (const start of starters) start();
      await new Promise(done => setTimeout(done, ROUND_MS));
      running = false;
      await new Promise(done => setTimeout(done, 200));
      return ((await cpu()) - before) / (acts - from);
    },
    end: () => child.kill(),
  };
}

async function forceout() {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-peers-'));
  const child = await BenchChild.start('serve', join(folder, 'data'));
  const seats = seatsOf(child.port, await child.seat(TABLES, 3));
  await connectAll(seats.flat());
  return {
    round: async () => (await actRate(child, seats, ROUND_MS)).cpu,
    async end() {
      for (const seat of seats.flat()) seat.drop();
      await child.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const middle = values => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

export async function compare() {
  const peers = [
    ['Forceout: decided, durable, told to three', await forceout()],
    ['bare ws: parsed, told to three', await peer('ws')],
    ['Socket.IO: told to a room of three', await peer('socket.io')],
    ['boardgame.io: reduced, told to three', await peer('boardgame')],
    ['Colyseus: told to a room of three', await peer('colyseus')],
  ];
  const figures = peers.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [n, [, at]] of peers.entries()) figures[n].push(await at.round());
  for (const [, at] of peers) await at.end();
  return peers.map(([who], n) => ({ who, figure: `${middle(figures[n]).toFixed(0)} µs of server CPU an act` }));
}
