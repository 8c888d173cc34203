import { describe, expect, it } from 'vitest';
import { type ClientPorts, Credits, LIMITS, TableClient } from './index.ts';

const table = 't0123456789abcde';

/** Time that passes when it is told to. */
class HandClock {
  now = 0;
  #due: { readonly at: number; readonly run: () => void }[] = [];

  after(ms: number, run: () => void): () => void {
    const due = { at: this.now + ms, run };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter(other => other !== due);
    };
  }

  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      await new Promise(done => setImmediate(done));
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#due = this.#due.filter(due => due !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = end;
  }
}

type Said = { readonly t: string; readonly sent: number; readonly ask: string; readonly table: string };

/** A server that answers late, cuts off whoever says too much, and counts how often it did. */
function serverAt(clock: HandClock, joins: 'joined' | 'refused' = 'joined') {
  const served = { cut: 0, answered: 0, asks: new Set<string>(), silent: false };
  const connect: ClientPorts['connect'] = ({ opened, message, closed }) => {
    const credits = new Credits(LIMITS.messages.burst, LIMITS.messages.perSecond, clock.now);
    let open = true;
    const end = () => {
      if (!open) return;
      open = false;
      clock.after(1, closed);
    };
    const answer = (said: object) => clock.after(20, () => open && message({ data: JSON.stringify(said) }));
    clock.after(5, () => open && opened());
    return {
      close: end,
      send: said => {
        if (!open || served.silent) return;
        if (!credits.take(clock.now)) {
          served.cut++;
          return end();
        }
        const { t, ask, table, sent } = JSON.parse(said) as Said;
        if (t === 'time') answer({ t, sent, wall: clock.now });
        if (t === 'hello') answer({ t: 'welcome', protocol: 1, you: { id: 'p', name: 'P', kind: 'guest' }, wall: 0 });
        else if (t === 'join' && joins === 'refused')
          answer({ t: 'refused', ask, table, code: 'no-table', clause: null, message: '', seq: null });
        else if (t !== 'time' && t !== 'join') {
          served.asks.add(ask);
          served.answered++;
          answer({ t: 'ack', ask, table, seq: 1 });
        }
      },
    };
  };
  return { served, connect };
}

const lineTo = (clock: HandClock, connect: ClientPorts['connect'], ticket = async () => 'ticket') =>
  new TableClient({
    now: () => clock.now,
    after: (ms, run) => clock.after(ms, run),
    random: () => 0.5,
    ticket,
    connect,
  });

describe('a line', () => {
  it('that has much to say after a long absence says it at the pace it is allowed, and all of it is answered', async () => {
    const clock = new HandClock();
    const { served, connect } = serverAt(clock);
    const line = lineTo(clock, connect);
    let answers = 0;
    for (let i = 0; i < 250; i++) void line.draft(table, 1, i).then(() => answers++);
    await clock.pass(1000);
    expect(answers).toBeGreaterThan(80);
    await clock.pass(40_000);
    expect(answers).toBe(250);
    expect(served.cut).toBe(0);
    expect(served.answered).toBe(250);
  });

  it('follows more tables than it may ask for at once', async () => {
    const clock = new HandClock();
    const { served, connect } = serverAt(clock);
    const line = lineTo(clock, connect);
    for (let i = 0; i < 150; i++) line.follow(`t${String(i).padStart(15, '0')}`);
    await clock.pass(40_000);
    expect(served.cut).toBe(0);
  });

  it('asks also for a table that it may not follow: every question is answered', async () => {
    const clock = new HandClock();
    const { connect } = serverAt(clock, 'refused');
    const line = lineTo(clock, connect);
    line.follow(table);
    const sat = line.sit(table);
    await clock.pass(1000);
    expect(line.table(table)).toBeNull();
    expect(await Promise.race([sat, Promise.resolve('nothing')])).toMatchObject({ ok: true });
  });

  it('that stops to follow while it joins has its questions answered all the same', async () => {
    const clock = new HandClock();
    const { connect } = serverAt(clock);
    const line = lineTo(clock, connect);
    line.follow(table);
    await clock.pass(27);
    expect(line.status).toBe('open');
    const sat = line.sit(table);
    line.unfollow(table);
    await clock.pass(1000);
    expect(await Promise.race([sat, Promise.resolve('nothing')])).toMatchObject({ ok: true });
  });

  it('notices within six seconds that nobody answers, and comes back at once when told to', async () => {
    const clock = new HandClock();
    const { served, connect } = serverAt(clock);
    let tickets = 0;
    const line = lineTo(clock, connect, () => {
      tickets++;
      return served.silent ? Promise.reject(new Error('no network')) : Promise.resolve('ticket');
    });
    await clock.pass(20_000);
    expect([line.status, tickets]).toEqual(['open', 1]);
    served.silent = true;
    await clock.pass(6000);
    expect(line.status).toBe('connecting');
    await clock.pass(30_000);
    served.silent = false;
    const tried = tickets;
    line.hurry();
    await clock.pass(100);
    expect([line.status, tickets]).toEqual(['open', tried + 1]);
    // The try that was planned before does not come as well.
    await clock.pass(10_000);
    expect(tickets).toBe(tried + 1);
  });

  it('comes back from a ticket that never comes, a hello that is not heard, and a server that falls silent', async () => {
    const clock = new HandClock();
    const { served, connect } = serverAt(clock);
    let tickets = 0;
    const line = lineTo(clock, connect, () => (++tickets === 1 ? new Promise(() => {}) : Promise.resolve('ticket')));
    await clock.pass(5000);
    expect(line.status).toBe('connecting');
    served.silent = true;
    await clock.pass(10_000);
    expect(tickets).toBe(2);
    served.silent = false;
    await clock.pass(10_000);
    expect(line.status).toBe('open');
    served.silent = true;
    await clock.pass(21_000);
    served.silent = false;
    await clock.pass(10_000);
    expect(line.status).toBe('open');
    expect(tickets).toBeGreaterThan(3);
  });
});
