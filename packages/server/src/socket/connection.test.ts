import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection, type ConnectionPorts } from './connection.ts';
import { Lag } from './lag.ts';

class FakeSocket extends EventEmitter {
  bufferedAmount = 0;
  terminated = false;
  readonly sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
    this.bufferedAmount += text.length;
  }

  ping(): void {}

  close(): void {}

  terminate(): void {
    this.terminated = true;
    this.emit('close');
  }
}

const open = (more: Partial<ConnectionPorts> = {}) => {
  const socket = new FakeSocket();
  const connection = new Connection(socket as unknown as WebSocket, new PassThrough(), {
    reception: { gone: async () => {}, receive: async () => {} } as never,
    useTicket: async () => null,
    now: () => 0,
    limits: { burst: 100, perSecond: 5 },
    signedIn: () => {},
    closed: () => {},
    fault: cause => {
      throw cause;
    },
    ...more,
  });
  return { socket, connection };
};

describe('a connection', () => {
  it('that does not read is cut off before it costs much, without anybody waiting', () => {
    const { socket, connection } = open();
    const entry = 'x'.repeat(1000);
    let sent = 0;
    while (!socket.terminated && sent < 10_000) {
      connection.send(entry);
      sent++;
    }
    expect(socket.terminated).toBe(true);
    expect(sent * entry.length).toBeLessThan(1.1 * 2 ** 20);
    connection.send(entry);
    expect(socket.sent).toHaveLength(sent);
  });

  it('is told at once when storage cannot say whose ticket it is', async () => {
    const faults: unknown[] = [];
    const down = async () => {
      throw new Error('down');
    };
    const { socket } = open({ useTicket: down, fault: cause => faults.push(cause) });
    socket.emit('message', '{"t":"hello","protocol":1,"ticket":"made-up-made-up-made-up"}', false);
    await new Promise(done => setImmediate(done));
    expect(JSON.parse(socket.sent.at(-1)!)).toMatchObject({ t: 'bye', code: 'unavailable' });
    expect(faults).toHaveLength(1);
  });

  it('is closed when nobody says hello', async () => {
    const { connection } = open({ useTicket: async () => null });
    (connection.socket as unknown as FakeSocket).emit('message', '{"t":"hello","protocol":1,"ticket":"x"}', false);
    await new Promise(done => setImmediate(done));
    expect((connection.socket as unknown as FakeSocket).sent.at(-1)).toContain('bad-ticket');
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
