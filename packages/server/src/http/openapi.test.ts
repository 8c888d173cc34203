import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../test/harness.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

let server: TestServer;
let text: string;
let document: Document;

beforeAll(async () => {
  server = await TestServer.start();
  text = await (await fetch(`${server.base}/api/json`)).text();
  document = JSON.parse(text) as Document;
});
afterAll(() => server.close());

describe('the document of the API', () => {
  it('is valid OpenAPI 3.1 and clean for a linter', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      // A code of an event is never the word `watch` or `acts`.
      rules: { 'no-ambiguous-paths': 'off' },
    });
    const problems = await lintFromString({ source: text, config });
    expect(document.openapi).toBe('3.1.0');
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('names every operation once, in the words of programs', () => {
    const ids = Object.values(document.paths).flatMap(methods => Object.values(methods).map(one => one.operationId));
    expect(ids.length).toBe(server.server.routes.length);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('getTableView');
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
  });

  it('leads nowhere with no reference', () => {
    const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
    expect(refs.length).toBeGreaterThan(100);
    const found = (ref: string): unknown =>
      ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
    expect([...new Set(refs)].filter(ref => !ref.startsWith('#/') || found(ref) === undefined)).toEqual([]);
  });

  it('describes acts, events, views, errors and lines', () => {
    const names = [
      'PlayerAct',
      'OfficialActInput',
      'TableEvent',
      'State',
      'View',
      'Fault',
      'ServerMessage',
      'LogEntry',
    ];
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
    const stream = document.paths['/api/tables/{id}/stream']?.get as unknown as {
      responses: Record<string, { content: object }>;
    };
    expect(Object.keys(stream.responses['200']!.content)).toEqual(['application/x-ndjson']);
    expect(Object.keys(stream.responses)).toEqual(expect.arrayContaining(['400', '401', '403', '404', '429', '503']));
  });
});

describe('pages about the API', () => {
  it.each([
    ['/api', 'text/html'],
    ['/api/static/index.html', 'text/html'],
    ['/api/static/swagger-ui.css', 'text/css'],
    ['/api/yaml', 'application/x-yaml'],
    ['/api/messages', 'text/html'],
  ])('%s is shown, also where the server speaks http', async (url, type) => {
    const answer = await fetch(`${server.base}${url}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
    expect((await answer.text()).length).toBeGreaterThan(500);
    expect(answer.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  it('a page that is not among them is not there', async () => {
    expect((await fetch(`${server.base}/api/static/nothing.css`)).status).toBe(404);
  });
});

describe('what cannot even be read', () => {
  const guest = async (headers: Readonly<Record<string, string>>, body: string) => {
    const answer = await fetch(`${server.base}/api/guest`, { method: 'POST', headers, body });
    const { message } = (await answer.json()) as { message: string };
    return `${answer.status} ${message}`;
  };
  const json = { 'content-type': 'application/json' };

  it('is told by what is wrong with it', async () => {
    expect(await guest(json, '{bad')).toMatch(/^400 The body is not JSON/);
    expect(await guest({ 'content-type': 'text/plain' }, '{}')).toMatch(/^415 .*Content-Type: application\/json/);
    expect(await guest(json, `"${'a'.repeat(70_000)}"`)).toMatch(/^413 The body is too long/);
  });

  it('is a sentence for a program that asks for a route, and a page for somebody who typed an address', async () => {
    const get = async (path: string, accept: string) =>
      (await fetch(server.base + path, { headers: { accept } })).text();
    expect(await get('/api/nowhere', '*/*')).toContain('/api lists them all');
    expect(await get('/nowhere', 'text/html')).toMatch(/^<!doctype html>[\s\S]*Look at the address again/);
  });
});
