import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Unclear } from './command/given.ts';
import { SETTINGS, serveSettings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

const root = fileURLToPath(new URL('../../..', import.meta.url));
const given = (options: Readonly<Record<string, string>> = {}) =>
  ({ args: [], options, json: false, language: 'en' }) as const;

describe('the table of settings', () => {
  it('has a row for each that the program reads, and no other', () => {
    const page = readFileSync(join(root, 'docs', 'self-hosting.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual([...SETTINGS].sort());
  });

  it('is all there is: no other source looks into the environment', () => {
    const readers = readdirSync(join(root, 'packages')).flatMap(name =>
      readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter(path => /\.tsx?$/.test(path) && !/\.test\.|test-help|(^|\/)(test|bench|sim)[./]/.test(path))
        .filter(path => readFileSync(join(root, 'packages', name, 'src', path), 'utf8').includes('process.env'))
        .map(path => join(name, 'src', path)),
    );
    expect(readers).toEqual([join('forceout', 'src', 'settings.ts')]);
  });
});

describe('a setting', () => {
  it('is taken from the environment, and the command goes before it; one that is empty says nothing', () => {
    vi.stubEnv('PORT', '9000');
    vi.stubEnv('HOST', '');
    vi.stubEnv('TRUST_PROXY', '1');
    vi.stubEnv('PUBLIC_HOST', 'games.example.org:8443');
    expect(serveSettings(given())).toMatchObject({ port: 9000, host: '0.0.0.0', proxies: 1 });
    expect(serveSettings(given({ port: '0', host: '::1' }))).toMatchObject({ port: 0, host: '::1' });
  });

  it.each([
    ['PORT', 'eighty', 'serve.port'],
    ['PORT', '-1', 'serve.port'],
    ['TRUST_PROXY', 'yes', 'setting.proxies'],
    ['RATE_LIMITS', 'no', 'setting.one-of'],
    ['LOG_LEVEL', 'loud', 'setting.one-of'],
    ['PUBLIC_HOST', 'https://games.example.org', 'setting.host'],
    ['PUBLIC_HOST', 'games.example.org/play', 'setting.host'],
  ])('%s=%s is refused', (name, text, key) => {
    vi.stubEnv(name, text);
    expect(() => serveSettings(given())).toThrow(expect.objectContaining({ key, constructor: Unclear }));
  });
});
