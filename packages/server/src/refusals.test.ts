import { EDITIONS } from '@forceout/rulebook';
import type { RefusalCode } from '@forceout/tournament';
import { loadArea } from '@forceout/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventWords, languageOf } from './http/answer-words.ts';
import { ask, TestServer } from './test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({});
});
afterAll(() => server.close());

const edition = EDITIONS[0];

/** The same request in English, in Spanish, and without saying which. */
async function said(path: string, body: object, token?: string): Promise<readonly { code: string; message: string }[]> {
  const answers = [];
  for (const headers of [{ 'accept-language': 'en' }, { 'accept-language': 'es-MX,es;q=0.9' }, {}])
    answers.push((await ask<{ code: string; message: string }>(server.base, 'POST', path, body, token, headers)).body);
  return answers;
}

describe('a refusal', () => {
  it('of a table that cannot be is a sentence in the language of the request, with its code', async () => {
    const { token } = (await server.guest()).me;
    const season = await said('/api/tables', { setup: { edition, season: 'soon' } }, token);
    const words = [await loadArea('en', 'referee'), await loadArea('es', 'referee')].map(
      texts => texts['refused.bad-field.season'],
    );
    expect(season).toEqual([words[0], words[1], words[0]].map(message => ({ code: 'bad-field', message })));
    expect(words[0]).not.toBe(words[1]);
    const [field, campo] = await said('/api/tables', { setup: { edition: 'none' } }, token);
    expect(field).toMatchObject({ code: 'bad-message', message: expect.stringMatching(/^"setup\.edition" /) });
    expect(campo?.message).toMatch(/^«setup\.edition» (debe|no tiene)/);
    const [whole, todo] = await said('/api/tables', { setup: { edition }, more: 1 }, token);
    expect(whole).toMatchObject({ code: 'bad-message', message: expect.stringMatching(/^[^"{]+"more"/) });
    expect(todo?.message).toBe('El mensaje tiene "more", que no va ahí.');
  });

  it('of somebody who is not signed in, and of a code of no table, has words in both languages', async () => {
    const { token } = (await server.guest()).me;
    for (const [path, body, who] of [
      ['/api/tables', { setup: { edition } }, undefined],
      ['/api/codes', { code: 'zzzzzz' }, token],
    ] as const) {
      const [en, es, none] = await said(path, body, who);
      expect(none).toEqual(en);
      expect(es!.code).toBe(en!.code);
      const key = `server.${en!.code}`;
      expect([en!.message, es!.message]).toEqual([
        (await loadArea('en', 'server'))[key],
        (await loadArea('es', 'server'))[key],
      ]);
    }
  });

  it('over the socket has its code, and its sentence in English for whoever has no words', async () => {
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/socket`);
    const heard: unknown[] = [];
    const closed = new Promise(done => socket.once('close', done));
    socket.on('message', data => heard.push(JSON.parse(data.toString())));
    await new Promise(done => socket.once('open', done));
    socket.send('[');
    socket.send('{"t":"hello","protocol":1,"ticket":"made-up-made-up-made-up"}');
    await closed;
    const words = await loadArea('en', 'server');
    expect(heard).toMatchObject([
      { t: 'refused', code: 'not-json', message: words['server.not-json'] },
      { t: 'bye', code: 'bad-ticket', message: words['server.bad-ticket'] },
    ]);
  });

  it('in the hall of a tournament has words in both languages, whatever its code', async () => {
    const words = eventWords();
    const facts = {
      name: 'Ana',
      what: 'table',
      id: 'x',
      at: 'a',
      team: 't',
      most: 3,
      least: 2,
      round: 1,
      table: 4,
      rounds: 5,
    };
    for (const key of Object.keys(await loadArea('en', 'event'))) {
      const code = key.replace('event.', '') as RefusalCode;
      const [en, es] = await Promise.all([words({ code, facts }, 'en'), words({ code, facts }, 'es')]);
      for (const text of [en, es]) expect(text).toMatch(/^[^{}]+ [^{}]+\.$/);
      expect(es).not.toBe(en);
    }
  });
});

it('the language of a request is the first that there are words in', () => {
  expect(['es', 'de-CH, ES;q=0.8, en', 'de', undefined].map(languageOf)).toEqual(['es', 'es', 'en', 'en']);
});
