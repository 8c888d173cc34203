import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { AddressCredits } from './address-credits.ts';
import { Connection, type ConnectionPorts, textFrame } from './connection.ts';
import { Lag } from './lag.ts';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  terminated = false;

  close(): void {}

  terminate(): void {
    this.terminated = true;
    this.emit('close');
  }
}

const open = (more: Partial<ConnectionPorts> = {}) => {
  const socket = new FakeSocket();
  const stream = new PassThrough();
  const connection = new Connection(socket as unknown as WebSocket, stream, {
    router: { gone: async () => {}, receive: async () => {} } as never,
    useTicket: async () => null,
    now: () => 0,
    limits: { burst: 100, perSecond: 5 },
    addressMay: () => true,
    signedIn: () => {},
    closed: () => {},
    fault: cause => {
      throw cause;
    },
    ...more,
  });
  return { socket, stream, connection };
};

const turn = () => new Promise<void>(done => setImmediate(done));

describe('a connection', () => {
  it('that does not read is cut off before it costs much, without anybody waiting', async () => {
    const { socket, stream, connection } = open();
    const entry = 'x'.repeat(1000);
    let sent = 0;
    while (!socket.terminated && sent < 10_000) {
      connection.send(entry);
      sent++;
      await new Promise<void>(done => process.nextTick(done));
    }
    expect(socket.terminated).toBe(true);
    expect(sent * entry.length).toBeLessThan(1.1 * 2 ** 20);
    const kept = stream.writableLength;
    connection.send(entry);
    await turn();
    expect(stream.writableLength).toBe(kept);
  });

  it('is told at once when storage cannot say whose ticket it is', async () => {
    const faults: unknown[] = [];
    const down = async () => {
      throw new Error('down');
    };
    const { socket, stream } = open({ useTicket: down, fault: cause => faults.push(cause) });
    socket.emit('message', '{"t":"hello","protocol":1,"ticket":"made-up-made-up-made-up"}', false);
    await turn();
    expect(String(stream.read())).toContain('"t":"bye","code":"store-away"');
    expect(faults).toHaveLength(1);
  });

  it('is welcomed and pinged in one go, and its lag is known when the ping comes back', async () => {
    const participant = { id: 'p1', name: 'Ann', kind: 'guest', classId: null } as const;
    const { socket, stream, connection } = open({ useTicket: async () => ({ participant, session: 's' }) });
    socket.emit('message', '{"t":"hello","protocol":1,"ticket":"made-up-made-up-made-up"}', false);
    await turn();
    const told = stream.read() as Buffer;
    expect(String(told)).toContain('"t":"welcome"');
    const at = told.lastIndexOf(0x89);
    const [length = 0, payload] = [told[at + 1], told.subarray(at + 2)];
    expect(payload).toHaveLength(length);
    expect(connection.lagMs()).toBeNull();
    socket.emit('pong', payload);
    expect(connection.lagMs()).toBeGreaterThanOrEqual(0);
    socket.terminate();
  });

  it('is closed when nobody says hello', async () => {
    const { socket, stream } = open({ useTicket: async () => null });
    socket.emit('message', '{"t":"hello","protocol":1,"ticket":"x"}', false);
    await turn();
    expect(String(stream.read())).toContain('bad-ticket');
  });

  it('does nothing more for a session that has ended, however long the other side keeps it open', async () => {
    const received: string[] = [];
    const participant = { id: 'p', name: 'Ann', kind: 'guest', classId: null } as const;
    const { socket, connection } = open({
      useTicket: async () => ({ participant, session: 's' }),
      router: {
        gone: async () => {},
        receive: async (_: unknown, { ask }: { ask: string }) => received.push(ask),
      } as never,
    });
    const leave = (ask: string) => JSON.stringify({ t: 'leave', ask, table: 't00000000000000a' });
    socket.emit('message', '{"t":"hello","protocol":1,"ticket":"made-up-made-up-made-up"}', false);
    await turn();
    socket.emit('message', leave('before'), false);
    connection.close('signed-out');
    socket.emit('message', leave('after'), false);
    await turn();
    expect(received).toEqual(['before']);
    socket.emit('close');
  });

  it('sends nothing more once the other side has said that it closes', async () => {
    const { socket, stream, connection } = open();
    socket.readyState = 2;
    connection.send('x');
    await turn();
    expect(stream.read()).toBeNull();
  });
});

describe('what a connection sends', () => {
  it('counts with what others behind its address send; whoever sends little is heard all the same', () => {
    const { socket } = open({ addressMay: () => false, now: () => 0 });
    const closed: boolean[] = [];
    socket.close = () => void closed.push(true);
    const other = open({ addressMay: () => true });
    for (let i = 0; i < 11; i++) for (const one of [socket, other.socket]) one.emit('message', '{}', false);
    expect(closed).toEqual([true]);
    socket.emit('close');
    other.socket.emit('close');
  });

  it('is counted also where it is an answer to nothing, which says nothing of the lag', () => {
    const { socket, connection } = open();
    const closed: boolean[] = [];
    socket.close = () => void closed.push(true);
    for (let i = 0; i < 101; i++) socket.emit('pong', Buffer.from(String(performance.now() - 5000)));
    expect(closed).toEqual([true]);
    expect(connection.lagMs()).toBeNull();
    socket.emit('close');
  });
});

describe('the messages of one address', () => {
  it('are counted together, and again when more people are expected there', () => {
    const clock = { now: 0, people: 60 };
    const credits = new AddressCredits(
      { burst: 100, perSecond: 5 },
      () => clock.people,
      () => clock.now,
    );
    const takes = (address: string, times: number) =>
      Array.from({ length: times }, () => credits.take(address)).filter(Boolean).length;
    expect(takes('school', 3000)).toBe(2000);
    expect(takes('home', 100)).toBe(100);
    clock.now = 1000;
    expect(takes('school', 3000)).toBe(100);
    clock.people = 600;
    expect(takes('school', 3000)).toBe(3000);
  });
});

describe('a text as a frame', () => {
  it('is what the other side reads, whatever its length', async () => {
    const texts = ['', 'a', 'é'.repeat(62), 'x'.repeat(125), 'x'.repeat(126), '€'.repeat(30_000), 'y'.repeat(65_536)];
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    server.on('connection', (_, request) => {
      for (const text of texts) request.socket.write(Buffer.concat([textFrame(text), textFrame(text)]));
    });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const read: string[] = [];
    const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    await new Promise<void>(done =>
      client.on('message', data => read.push(String(data)) === 2 * texts.length && done()),
    );
    client.terminate();
    server.close();
    expect(read).toEqual(texts.flatMap(text => [text, text]));
  });
});

describe('the lag', () => {
  it('is not known before it is measured, then half of the way there and back, smoothed', () => {
    const lag = new Lag();
    expect(lag.ms).toBeNull();
    lag.sample(100);
    expect(lag.ms).toBe(50);
    for (let i = 0; i < 50; i++) lag.sample(200);
    expect(lag.ms).toBeGreaterThan(95);
    expect(lag.ms).toBeLessThan(115);
    lag.sample(2000);
    expect(lag.ms).toBeLessThan(500);
  });
});
