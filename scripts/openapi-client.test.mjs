import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { npmRun } from './lib/packed.mjs';
import { at } from './lib/project.mjs';
import { capture } from './lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'forceout-client-'));
const client = join(folder, 'client');

beforeAll(async () => {
  const { serve } = await import(at('packages', 'forceout', 'dist', 'index.js'));
  const server = await serve({ port: 0, data: join(folder, 'data'), page: false });
  const document = await (await fetch(`${server.url}/api/json`)).text();
  await server.close();
  cpSync(at('examples', 'client'), client, { recursive: true });
  writeFileSync(join(client, 'openapi.json'), document);
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'];
  const { code, err } = await npmRun(['install', ...flags], { cwd: client });
  if (code !== 0) throw new Error(err);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tool = (path, args) =>
  capture(process.execPath, [join(client, 'node_modules', ...path.split('/')), ...args], { cwd: client });

it('a client made by openapi-typescript compiles in a folder of its own', async () => {
  const made = await tool('openapi-typescript/bin/cli.js', ['openapi.json', '--output', 'api.d.ts']);
  expect(made.code, made.err).toBe(0);
  const checked = await tool('typescript/bin/tsc', ['--noEmit', '-p', '.']);
  expect(checked.out).toBe('');
  expect(checked.code).toBe(0);
});
