import { createHmac } from 'node:crypto';
import { loadAdjudicator, loadGame } from '@forceout/host';
import {
  type AskedSituation,
  EXAM,
  type ExamResult,
  examSeeds,
  makeSituation,
  type Situation,
} from '@forceout/players';
import type { EventView } from '@forceout/tournament';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { streamStore } from '../store/streams.ts';
import { ask, TestServer } from '../test/harness.ts';
import { Events } from './events.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const rulingOf = (situation: Situation): string =>
  situation.kind !== 'solution' ? situation.answer : situation.correct ? 'correct' : situation.reasons[0]!.code;

it('a judge who passes the test is certified, and the event knows in which game and division until when', async () => {
  const guest = await server.guest();
  const opening = { name: 'Cup', director: 'Dora' };
  const { id, token } = (await guest.ask<{ id: string; token: string }>('POST', '/api/events', opening)).body;
  const to = async <T>(link: string, path: string, body?: unknown) =>
    (
      await ask<T>(server.base, body ? 'POST' : 'GET', `/api/events/${id}${path}`, body, undefined, {
        'x-event-link': link,
      })
    ).body;
  const act = async (link: string, name: string, fields: object) =>
    await to<{ ok: boolean; token: string; refusal?: { code: string } }>(link, '/acts', {
      act: { do: name, ...fields },
    });
  await act(token, 'change-settings', { settings: { certifiedJudges: true } });
  await act(token, 'add-competition', { id: 'm', edition: 'wff-2017', division: 'middle', rounds: 1 });
  const players = Array.from({ length: 3 }, (_, i) => ({ id: `p${i}`, name: `Pupil ${i}` }));
  await act(token, 'enter', { players });
  await act(token, 'check-in', { players: players.map(player => player.id) });
  await act(token, 'seat', { competition: 'm', method: 'draw' });
  await act(token, 'publish', { competition: 'm', round: 1 });
  await act(token, 'start', { rounds: [{ competition: 'm', round: 1 }] });
  await act(token, 'call', { competition: 'm', round: 1, table: 1 });
  const jim = (await act(token, 'appoint', { official: { name: 'Jim', roles: ['judge'] } })).token;
  expect(await act(jim, 'take-call', { call: 1 })).toMatchObject({ refusal: { code: 'not-certified' } });
  // Nobody certifies himself.
  const [{ key } = { key: '' }] = (await to<EventView>(jim, '')).officials;
  const self = { key, competition: 'm', right: 15, of: 15, until: '2099-01-01' };
  expect(await act(jim, 'certify', self)).toMatchObject({ refusal: { code: 'not-yours' } });
  expect(await to(token, '/judge-test', { competition: 'm' })).toMatchObject({ code: 'bad-link' });

  const { test, of } = await to<{ test: string; of: number }>(jim, '/judge-test', { competition: 'm' });
  const asked = await to<AskedSituation>(jim, '/judge-test/question', { competition: 'm', test, n: 0 });
  expect(asked).not.toHaveProperty('answer');
  const events = new Events(streamStore(server.server.engine), 'other', () => Date.now());
  const secret = (await events.secret(id))!;
  const seed = createHmac('sha256', secret).update(`judge-test:${test}`).digest().readUInt32BE(0) >>> 1;
  const [game, desk] = [await loadGame('wff'), await loadAdjudicator('wff')];
  const order = { game: 'wff', edition: 'wff-2017', division: 'middle', language: 'en' } as const;
  const all: Situation[] = [];
  for (const one of examSeeds(seed)) all.push((await makeSituation(game, desk, { ...order, seed: one }))!);
  expect(all.filter(({ kind }) => kind === 'solution').length).toBeGreaterThan(EXAM.solutions / 2);
  const rulings = all.map(rulingOf);
  const short = rulings.map((ruling, i) => (i < of - EXAM.pass + 1 ? 'no' : ruling));
  const graded = (given: readonly string[]) =>
    to<ExamResult>(jim, '/judge-test/grade', { competition: 'm', test, rulings: given });
  expect(await graded(short)).toMatchObject({ right: EXAM.pass - 1, until: null });
  expect((await to<EventView>(jim, '')).officials[0]!.certificates).toEqual([]);
  const passed = await graded(rulings);
  expect(passed).toMatchObject({ right: of, of, wrong: [] });
  const certificate = { game: 'wff', division: 'middle', until: passed.until, tested: true };
  expect((await to<EventView>(jim, '')).officials[0]!.certificates).toEqual([certificate]);
  expect(passed.until! > new Date().toISOString().slice(0, 10)).toBe(true);
  expect(await act(jim, 'take-call', { call: 1 })).toMatchObject({ ok: true });
});
