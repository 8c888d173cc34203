import { viewRoom } from '@forceout/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deafSocket, done, TestServer, toGoal, toTurn, until } from './test/harness.ts';
import { slow } from './test/machine.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ settings: { startCountdown: 50, goCountdown: 50 } });
});
afterAll(() => server.close());

describe('a table online', () => {
  it('is made, found by its code, and starts when the last seat is taken', async () => {
    const [ann, ben] = [await server.guest(), await server.guest()];
    const { table, code } = await server.table(ann);
    expect(code).toMatch(/^[2-9a-z]{6}$/);
    const annLine = ann.line();
    expect((await ann.followed(annLine, table)).viewer).toBe(0);
    const shouted = await ben.ask('POST', '/api/codes', {
      code: ` ${code!.slice(0, 3).toUpperCase()}-${code!.slice(3)} `,
    });
    expect(shouted).toEqual({ status: 200, body: { table } });
    const benLine = ben.line();
    expect((await ben.followed(benLine, table)).viewer).toBe('spectator');
    expect(await benLine.sit(table)).toMatchObject({ ok: true });
    await until(() => benLine.table(table)?.viewer === 1);
    await until(() => annLine.table(table)?.room.stage === 'playing');
    expect(annLine.table(table)!.room.seats.map(s => s?.name)).toEqual([ann.me.name, ben.me.name]);
  });

  it('shows every player the same table, and nobody what is hidden', async () => {
    const { table, lines } = await server.match({ seats: 3 });
    await toTurn(lines, table);
    const host = await server.server.context.registry.table(table);
    for (const [seat, line] of lines.entries()) {
      await until(() => line.table(table)!.room.seq === host.hosted.room.seq);
      expect(line.table(table)!.room).toEqual(viewRoom(host.hosted.room, seat));
    }
  });

  it('answers an act with its sequence, and the same act sent again with the same', async () => {
    const { table, people, lines } = await server.match();
    const act = { t: 'act', ask: 'a', table, key: 'once', act: { do: 'roll' } };
    const path = `/api/tables/${table}/messages`;
    const first = await people[0]!.ask('POST', path, act);
    const again = await people[0]!.ask('POST', path, act);
    expect(first.body).toMatchObject({ t: 'ack', ask: 'a', table });
    expect(again.body).toEqual(first.body);
    await until(() => lines[1]!.table(table)!.room.state!.rollOff.faces[0] !== null);
    const other = await people[0]!.ask('POST', path, { ...act, key: 'twice' });
    expect(other.body).toMatchObject({
      t: 'refused',
      code: 'already-rolled',
      clause: expect.stringContaining('wff-2017'),
    });
  });

  it('refuses an act that expects an older game, with the current sequence', async () => {
    const { table, people, lines } = await server.match();
    const seq = await done(lines[0]!, table, { do: 'roll' });
    const stale = { t: 'act', ask: 'a', table, key: 'k', expect: seq - 1, act: { do: 'roll' } };
    const answer = await people[1]!.ask('POST', `/api/tables/${table}/messages`, stale);
    expect(answer.body).toMatchObject({ t: 'refused', code: 'stale', seq });
    const fresh = await people[1]!.ask('POST', `/api/tables/${table}/messages`, { ...stale, expect: seq });
    expect(fresh.body).toMatchObject({ t: 'ack' });
  });

  it('lets nobody choose the faces of a roll', async () => {
    const { table, lines } = await server.match();
    expect(await lines[0]!.act(table, { do: 'roll', faces: ['C'] })).toMatchObject({ ok: false, code: 'bad-act' });
    expect(await lines[0]!.act(table, { do: 'commit', hash: 'x' })).toMatchObject({ ok: false, code: 'bad-act' });
  });

  it('is resumed from any sequence without a gap', async () => {
    const { table, people, lines } = await server.match();
    await toTurn(lines, table);
    const whole = lines[0]!.table(table)!.room;
    for (const from of [0, 1, 3, whole.seq]) {
      const response = await fetch(`${server.base}/api/tables/${table}/stream?from=${from}`, {
        headers: { authorization: `Bearer ${people[0]!.me.token}` },
      });
      const reader = response.body!.getReader();
      let text = '';
      while (!text.includes('\n')) text += new TextDecoder().decode((await reader.read()).value);
      await reader.cancel();
      const joined = JSON.parse(text.split('\n')[0]!);
      expect(joined).toMatchObject({ t: 'joined', viewer: 0, seq: whole.seq });
      expect(joined.entries.map((e: { seq: number }) => e.seq)).toEqual(
        Array.from({ length: whole.seq - from }, (_, i) => from + 1 + i),
      );
    }
  });

  it('mends a broken line and loses nothing', async () => {
    const { table, people, lines } = await server.match();
    const line = people[0]!.line();
    await people[0]!.followed(line, table);
    server.server.context.connections.closeSession('nobody');
    const before = line.table(table)!.room.seq;
    for (const connection of [...server.server.context.registry.tables].find(t => t.id === table)!.attendees.here)
      if (connection.person.id === people[0]!.me.id) connection.cutOff();
    await until(() => line.status === 'connecting');
    await done(lines[1]!, table, { do: 'roll' });
    await until(() => line.status === 'open' && line.table(table)!.room.seq > before);
    expect(line.table(table)!.room.state!.rollOff.faces[1]).not.toBeNull();
  });

  it('is not slowed by somebody who does not read', async () => {
    const { table, people, lines } = await server.match({ seats: 3 });
    const asleep = await deafSocket(server, people[2]!, table);
    const took: number[] = [];
    for (let i = 0; i < 60; i++) {
      const began = performance.now();
      const answer = await lines[i % 2]!.phrase(table, 'thinking');
      if (!answer.ok) throw new Error(answer.code);
      await until(() => lines[1 - (i % 2)]!.table(table)!.room.seq >= answer.seq);
      took.push(performance.now() - began);
    }
    expect(took.sort((a, b) => a - b)[30]).toBeLessThan(100 * slow());
    asleep.terminate();
  });

  it('keeps the draft of a Solution for its writer alone', async () => {
    const { table, people, lines } = await server.match();
    expect(await lines[0]!.draft(table, 1, { text: 'half a thought' })).toMatchObject({ ok: true });
    const again = await people[0]!.followed(people[0]!.line(), table);
    expect(again.draft).toEqual({ shake: 1, draft: { text: 'half a thought' } });
    const other = await people[1]!.followed(people[1]!.line(), table);
    expect(other.draft).toBeNull();
    const stranger = await server.guest();
    const answer = await stranger.ask('POST', `/api/tables/${table}/messages`, {
      t: 'draft',
      ask: 'x',
      table,
      shake: 1,
      draft: 1,
    });
    expect(answer.body).toMatchObject({ t: 'refused', code: 'no-table' });
  });

  it('carries fixed phrases, and free words only from accounts', async () => {
    const { table, lines } = await server.match({ judge: true });
    expect(await lines[0]!.phrase(table, 'good-luck')).toMatchObject({ ok: true });
    expect(await lines[0]!.act(table, { do: 'call-judge', question: 'where do you live?' })).toMatchObject({
      ok: false,
      code: 'no-free-text',
    });
    expect(await lines[0]!.act(table, { do: 'call-judge' })).toMatchObject({ ok: false, code: 'no-judge' });
  });

  it('has a judge who comes by invitation, once', async () => {
    const { table, people, lines } = await server.match({ judge: true });
    const { body } = await people[1]!.ask<{ code: string }>('POST', `/api/tables/${table}/invitations`, {
      role: 'judge',
    });
    const judge = await server.account(`judge${Date.now() % 1e6}`);
    expect((await judge.ask('POST', '/api/codes', { code: body.code })).body).toEqual({ table });
    const second = await server.guest();
    expect((await second.ask('POST', '/api/codes', { code: body.code })).status).toBe(404);
    const line = judge.line();
    expect((await judge.followed(line, table)).viewer).toBe('spectator');
    const { id } = line.table(table)!.room.officials[0]!;
    for (const player of lines) expect(await player.consent(table, id, true)).toMatchObject({ ok: true });
    await until(() => line.table(table)!.viewer === 'judge');
    expect(await line.act(table, { do: 'pause', reason: 'A question of rules.' })).toMatchObject({ ok: true });
    await until(() => lines[0]!.table(table)!.room.state!.paused !== null);
    expect(await line.act(table, { do: 'resume' })).toMatchObject({ ok: true });
    expect(await lines[0]!.act(table, { do: 'call-judge' })).toMatchObject({ ok: true });
    expect(lines[0]!.table(table)!.room.officials).toMatchObject([{ role: 'judge', name: judge.me.name }]);
    expect(await line.act(table, { do: 'roll' })).toMatchObject({ ok: false });
    expect(await line.resignOffice(table)).toMatchObject({ ok: true });
    expect(await line.act(table, { do: 'resume' })).toMatchObject({ ok: false, code: 'not-seated' });
  });

  it('keeps an invitation for somebody who may take the office', async () => {
    const coach = await server.account('coach.of.one');
    const { code } = (await coach.ask<{ code: string }>('POST', '/api/classes', { label: 'A' })).body;
    const { table, people } = await server.match({ judge: true }, [await server.pupil(code), await server.pupil(code)]);
    const invitation = async (role: string) =>
      (await people[0]!.ask<{ code: string }>('POST', `/api/tables/${table}/invitations`, { role })).body;
    const judging = await invitation('judge');
    const outsider = await server.account('no.coach');
    for (const person of [outsider, people[1]!])
      expect((await person.ask('POST', '/api/codes', { code: judging.code })).status).toBe(404);
    expect((await coach.ask('POST', '/api/codes', { code: judging.code })).body).toEqual({ table });
    const directing = await invitation('director');
    expect((await coach.ask('POST', '/api/codes', { code: directing.code })).body).toMatchObject({ code: 'official' });
    expect((await server.server.context.registry.table(table)).hosted.room.officials).toMatchObject([
      { role: 'judge', name: coach.me.name, waits: false },
    ]);
  });

  it('[wff-2017 XII-B] tells and keeps what a judge finds out about a signed scoresheet', async () => {
    const { table, people, lines } = await server.match({ judge: true });
    const judge = await server.account('late.judge');
    const { code } = (
      await people[0]!.ask<{ code: string }>('POST', `/api/tables/${table}/invitations`, { role: 'judge' })
    ).body;
    expect((await people[0]!.ask('POST', '/api/codes', { code })).status).toBe(409);
    await server.official(table, people, judge);
    const judgeLine = judge.line();
    await judge.followed(judgeLine, table);
    await done(judgeLine, table, { do: 'stop' });
    for (const line of lines) await done(line, table, { do: 'sign' });
    const points = () => lines[1]!.table(table)!.room.state!.matchPoints;
    await until(() => points() !== null);
    expect(points()).toEqual([5, 5]);
    await done(judgeLine, table, { do: 'rule', target: 1, value: 3 });
    await until(() => points()![1] === 6);
    expect(points()).toEqual([4, 6]);
    await done(judgeLine, table, { do: 'zero', target: 1 });
    await until(() => points()![1] === 0);
    server.server.context.registry.forget([table]);
    const { room } = (await server.server.context.registry.table(table)).hosted;
    expect(room).toMatchObject({ stage: 'over', state: { matchPoints: [6, 0] } });
  });

  it('says absent of a player by his own word or a judge’s; a claim waits for the referee', async () => {
    const { table, people, lines } = await server.match({ seats: 3 });
    const claim = () => lines[0]!.act(table, { do: 'absent', target: 1 });
    expect(await claim()).toMatchObject({ ok: false, code: 'may-still-act' });
    people[1]!.lines[0]!.close();
    await until(() => lines[0]!.table(table)!.attendance.seats[1]!.here === false);
    expect(await claim()).toMatchObject({ ok: false, code: 'may-still-act' });
    expect(await lines[2]!.act(table, { do: 'absent' })).toMatchObject({ ok: true });
    expect(lines[0]!.table(table)!.room.state!.seats.map(s => s.absent)).toEqual([false, false, true]);
    expect(await lines[2]!.act(table, { do: 'back' })).toMatchObject({ ok: true });
  });

  it('is followed by spectators, later by as much as the table was made with', async () => {
    const { table, people, lines } = await server.match({ watch: 'open', delaySeconds: 1 });
    const watcher = await server.guest();
    const line = watcher.line();
    await done(lines[0]!, table, { do: 'roll' });
    const followed = await watcher.followed(line, table);
    expect(followed.viewer).toBe('spectator');
    expect(followed.room.state!.rollOff.faces[0]).toBeNull();
    await until(() => line.table(table)!.room.state!.rollOff.faces[0] !== null);
    expect(lines[0]!.table(table)!.attendance.spectators).toBe(0);
    expect(await line.act(table, { do: 'roll' })).toMatchObject({ ok: false, code: 'not-seated' });
    expect((await people[0]!.ask('GET', `/api/tables/${table}`)).status).toBe(200);
  });

  it('goes on as another table when everybody wishes for a rematch', async () => {
    const { table, people, lines } = await server.match({ judge: true });
    const director = await server.account(`dir${Date.now() % 1e6}`);
    await server.official(table, people, director, 'director');
    const judgeLine = director.line();
    await director.followed(judgeLine, table);
    expect(await lines[0]!.rematch(table)).toMatchObject({ ok: false, code: 'not-over' });
    await done(judgeLine, table, { do: 'stop' });
    for (const line of lines) await done(line, table, { do: 'sign' });
    await until(() => lines[0]!.table(table)!.room.stage === 'over');
    await lines[0]!.rematch(table);
    await lines[1]!.rematch(table);
    const next = await until(() => lines[0]!.table(table)!.room.next);
    const line = people[1]!.line();
    const again = await people[1]!.followed(line, next);
    expect(again.viewer).toBe(1);
    await until(() => line.table(next)!.room.stage === 'playing');
    expect(line.table(next)!.room.again).toBe(table);
    const mine = (await people[1]!.ask<{ table: string }[]>('GET', '/api/me/tables')).body;
    expect(mine.map(card => card.table).sort()).toEqual([table, next].sort());
  });

  it('gives a free seat to a computer player, who plays', async () => {
    const ann = await server.guest();
    const { table } = await server.table(ann, { edition: 'wff-2017' });
    const line = ann.line();
    await ann.followed(line, table);
    expect(await line.bot(table, 1, { level: 'newcomer', style: 'steady' })).toMatchObject({ ok: true });
    await until(() => line.table(table)!.room.stage === 'playing');
    await until(
      () => line.table(table)!.room.state!.rollOff.faces[1] !== null || line.table(table)!.room.state!.shake,
      20_000,
    );
    const stranger = await server.guest();
    const { table: theirs } = await server.table(stranger, { listed: true });
    expect(await ann.line().bot(theirs, 1, { level: 'newcomer', style: 'steady' })).toMatchObject({
      ok: false,
      code: 'not-yours',
    });
  });

  it('has its Solutions judged by a worker', async () => {
    const { table, lines } = await server.match({ judging: 'auto', enforcement: 'faithful' });
    const mover = await toTurn(lines, table);
    const challenger = mover;
    await done(lines[challenger]!, table, { do: 'lift' });
    await done(lines[challenger]!, table, { do: 'say', say: 'impossible' });
    const other = 1 - challenger;
    await until(() => lines[other]!.table(table)!.room.state!.phase === 'write');
    const goal = lines[other]!.table(table)!.room.state!.shake!.goalText as string;
    const proof = {
      premises: [goal],
      goal,
      lines: [
        { wff: goal, rule: 's' },
        { wff: goal, rule: 'Rp' },
      ],
    };
    await done(lines[other]!, table, { do: 'submit', solution: { premises: [goal], rules: ['Rp'], proof } as never });
    const history = () => lines[0]!.table(table)!.room.state!.history;
    await until(() => history().length === 1, 20_000);
    expect(history()[0]!.lines).toHaveLength(2);
  });
});

describe('fair dice', () => {
  it('are sealed before the roll and shown with it', async () => {
    const { table, people, lines } = await server.match();
    await toGoal(lines, table);
    const answer = await fetch(`${server.base}/api/tables/${table}/stream?from=0`, {
      headers: { authorization: `Bearer ${people[1]!.me.token}` },
    });
    const reader = answer.body!.getReader();
    let text = '';
    while (!text.includes('\n')) text += new TextDecoder().decode((await reader.read()).value);
    await reader.cancel();
    const { entries } = JSON.parse(text.split('\n')[0]!);
    const events = entries.flatMap((e: { body: { events?: object[] } }) => e.body.events ?? []);
    const rolled = events.findIndex((e: { event: string }) => e.event === 'rolled');
    const sealed = events.findLastIndex((e: { event: string }, i: number) => i < rolled && e.event === 'committed');
    expect(sealed).toBeGreaterThan(0);
    const { createHash } = await import('node:crypto');
    const commitment = createHash('sha256').update(events[rolled].seed).digest('hex');
    expect(events[sealed].hash.split(':')[1]).toBe(commitment);
    const before = JSON.stringify(events.slice(0, rolled));
    expect(before).not.toContain(events[rolled].seed);
  });
});
