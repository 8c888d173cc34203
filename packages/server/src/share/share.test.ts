import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../test/harness.ts';
import { colour } from './canvas.ts';
import { readPath } from './path.ts';
import { PALETTE, pictureOf } from './picture.ts';
import { SIZE } from './picture-size.ts';
import { readShared } from './shared.ts';

const file = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const record = file('../../../../docs/example-match.record');
const packed = deflateRawSync(record).toString('base64url');
const POSITION = '1.equations-2015.ea.....15.r1g5.bxr-.g6g4.r0.l9r~ab2gxl~v.now';
const UNIVERSE =
  '1.onsets-2026.jar...75913ac280.multipleOps~0unionInter~0univNull~0twoOps~0noNull~0requiredCard~1RY.row2~131.31.U.B-.~c2GL.BRRGYYNVC.impossible';
const NO_WORDS = {
  title: '',
  about: '',
  score: '',
  goal: '',
  required: '',
  permitted: '',
  forbidden: '',
  resources: '',
};

/** The pixels of a picture: width, and red, green, blue of each. */
function readPng(bytes: Uint8Array): { readonly width: number; readonly height: number; readonly pixels: Buffer } {
  const all = Buffer.from(bytes);
  expect(all.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [all.readUInt32BE(16), all.readUInt32BE(20)];
  const length = all.readUInt32BE(33);
  const rows = inflateSync(all.subarray(41, 41 + length));
  const row = width * 3 + 1;
  const pixels = Buffer.concat(Array.from({ length: height }, (_, y) => rows.subarray(y * row + 1, (y + 1) * row)));
  return { width, height, pixels };
}

const share = (pixels: Buffer, hex: string): number => {
  const [r, g, b] = colour(hex);
  let found = 0;
  for (let i = 0; i < pixels.length; i += 3) if (pixels[i] === r && pixels[i + 1] === g && pixels[i + 2] === b) found++;
  return found / (pixels.length / 3);
};

describe('a picture of a board', () => {
  it('has the colours of the page', () => {
    const style = file('../../../web/src/styles/tokens.css');
    for (const [name, hex] of Object.entries(PALETTE)) expect(style.includes(`--${name}: ${hex};`), name).toBe(true);
  });

  it('is drawn from paths: an arc reaches its end and its middle, a curve its end', () => {
    const [half] = readPath('M0 0A10 10 0 0 1 20 0');
    expect(half?.points.slice(-2).map(n => Math.round(n) + 0)).toEqual([20, 0]);
    expect(half?.points.slice(12, 14).map(Math.round)).toEqual([10, -10]);
    const [other] = readPath('M0 0a10 10 0 0 0 20 0');
    expect(other?.points.slice(12, 14).map(Math.round)).toEqual([10, 10]);
    expect(readPath('M1 2h3v4H0z')).toEqual([{ points: [1, 2, 4, 2, 4, 6, 0, 6], closed: true }]);
  });

  it.each([
    [POSITION, ['c-red', 'c-blue', 'c-green', 'c-black']],
    [UNIVERSE, ['c-red', 'c-blue', 'c-green', 'c-yellow']],
  ] as const)('shows every kind of cube of %s', async (code, hues) => {
    const shared = await readShared('position', code);
    const { width, height, pixels } = readPng(pictureOf(shared?.position ?? null, NO_WORDS));
    expect({ width, height }).toEqual(SIZE);
    for (const hue of hues) expect(share(pixels, PALETTE[hue]), hue).toBeGreaterThan(0.001);
    const empty = readPng(pictureOf(null, NO_WORDS));
    expect(share(empty.pixels, PALETTE.table)).toBe(1);
  });

  it('writes its words', () => {
    const { pixels } = readPng(pictureOf(null, { ...NO_WORDS, title: 'Ñandú', score: '4 : −2' }));
    expect(share(pixels, PALETTE.ink)).toBeGreaterThan(0.002);
  });
});

describe('what a link holds', () => {
  it('is the score of a match and the board of its last challenge', async () => {
    const shared = await readShared('match', packed);
    expect(shared).toMatchObject({ edition: 'equations-2015', division: 'senior', scores: [4, 12], shakes: 3 });
    expect(shared?.position?.goal.length).toBeGreaterThan(0);
  });

  it('is the board of the last move where a match was ended before any challenge', async () => {
    const ended = record
      .replace('[Judge "false"]', '[Judge "false"]\n[Options "{\\"casual\\":true}"]')
      .replace(/\n1:00\.630 1 lift[\s\S]*/, '\n1:01 0 end-match\n1:02 1 end-match\n1:03 0 sign\n1:04 1 sign\n');
    const shared = await readShared('match', deflateRawSync(ended).toString('base64url'));
    expect(shared?.scores).toEqual([0, 0]);
    expect(shared?.position?.goal).toHaveLength(3);
    expect(shared?.position?.permitted).toHaveLength(4);
  });

  it.each(['', 'x', 'AAAA', packed.slice(0, 300), deflateRawSync('no record').toString('base64url')])(
    'is nothing where it is broken: %s',
    async text => expect(await readShared('match', text)).toBeNull(),
  );

  it('is nothing where it would unpack to a mountain', async () => {
    const mountain = deflateRawSync(Buffer.alloc(50_000_000)).toString('base64url');
    expect(await readShared('match', mountain)).toBeNull();
  });
});

describe('pages of a server for links', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({});
  });
  afterAll(() => server?.close());
  const get = (path: string, headers = {}) => fetch(new URL(path, server.base), { headers });

  it('tell a chat what a match is, and take people to it', async () => {
    const answer = await get(`/m/${packed}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const meta = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(meta('og:title')).toBe('Equations, Senior · 4 : 12');
    expect(meta('og:description')).toBe('A match of 2 players and 3 shakes, to step through move by move.');
    expect(html).toContain(`url=${server.base}/#/shared/${packed}"`);
    const image = await fetch(meta('og:image') ?? '');
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(readPng(new Uint8Array(await image.arrayBuffer()))).toMatchObject(SIZE);
  });

  it('speak the language of the reader', async () => {
    const html = await (await get(`/p/${POSITION}`, { 'accept-language': 'es' })).text();
    expect(html).toMatch(/<html lang="es">.*<title>Equations, Primaria<\/title>/s);
  });

  it('give oEmbed for their links and for no others', async () => {
    const base = server.base;
    const ask = (query: string) => get(`/oembed?${query}`);
    const answer = await ask(`url=${encodeURIComponent(`${base}/m/${packed}`)}&maxwidth=400`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Equations, Senior · 4 : 12',
      width: 400,
      html: expect.stringContaining(`<iframe src="${base}/embed.html#/match/${packed}"`),
    });
    const sizes = async (query: string) => {
      const answer = await ask(`url=${encodeURIComponent(`${base}/m/${packed}`)}&${query}`);
      const { width, height, thumbnail_url: picture = null, code } = (await answer.json()) as Record<string, unknown>;
      return code ?? [width, height, picture];
    };
    expect(await sizes('')).toEqual([800, 640, `${base}/m/${packed}.png`]);
    expect(await sizes('maxwidth=1200&maxheight=700')).toEqual([800, 640, `${base}/m/${packed}.png`]);
    expect(await sizes('maxwidth=120&maxheight=90')).toEqual([120, 90, null]);
    for (const bad of ['maxwidth=-5', 'maxheight=abc', 'maxwidth=0', 'maxwidth=1&maxwidth=2'])
      expect(await sizes(bad), bad).toBe('oembed-size');
    const says = async (query: string) => (await (await ask(query)).json()) as unknown;
    expect(await says('')).toMatchObject({ code: 'oembed-link' });
    expect(await says(`url=${encodeURIComponent('https://elsewhere.example/m/x')}`)).toMatchObject({
      code: 'oembed-link',
    });
    expect(await says(`url=${encodeURIComponent(`${base}/p/x`)}`)).toMatchObject({
      code: 'no-such-link',
      message: expect.stringContaining('position'),
    });
    expect(await says(`url=${encodeURIComponent(`${base}/p/${POSITION}`)}&format=xml`)).toMatchObject({
      code: 'oembed-format',
    });
  });

  it('lead to the page, which knows what to say, where a link is broken', async () => {
    const answer = await get(`/m/${packed.slice(0, 100)}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`/#/shared/${packed.slice(0, 100)}"`);
    expect((await get('/p/x.png')).status).toBe(404);
    const script = await (await get(`/p/${encodeURIComponent('"><script>alert(1)</script>')}`)).text();
    expect(script).not.toContain('<script>');
  });
});
