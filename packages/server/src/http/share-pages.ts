import { editionName, rulesOf } from '@forceout/rulebook';
import { format, type Lookup, loadWords } from '@forceout/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { household } from '../people/address.ts';
import type { PictureWords } from '../share/picture.ts';
import { SIZE } from '../share/picture-size.ts';
import type { Drawn, Shared, SharedForm } from '../share/shared.ts';
import { Busy, TookTooLong, type WorkerPool } from '../verdict/pool.ts';
import { languageOf } from './answer-words.ts';
import { HttpFault, tooManyRequests } from './fault.ts';
import type { Limiter } from './limiter.ts';

interface SharePagesOptions {
  readonly pool: WorkerPool;
  readonly limiter: Limiter | null;
}

/** First part of a path and what it holds; where the page opens it. */
const FORMS = { m: ['match', 'shared'], p: ['position', 'analyse'] } as const satisfies Record<
  string,
  readonly [SharedForm, string]
>;
type Short = keyof typeof FORMS;

/** A link is worked out within this time or not at all. */
const SHARED_MS = 3000;
/** Of one address in a minute; a class that opens one link together stays far below. */
const PER_MINUTE = 300;
/** Links never change what they hold. */
const KEPT = 'public, max-age=86400';
const FRAME = { width: 800, height: 640 } as const;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

interface Told extends PictureWords {
  readonly language: string;
  readonly description: string;
}

async function wordsOf({ edition, division, scores, shakes }: Shared, header: string | undefined): Promise<Told> {
  const language = languageOf(header);
  const lookup: Lookup = await loadWords(language, ['page/shell', 'shared-link']);
  const say = (key: string, facts: Readonly<Record<string, string | number>> = {}): string =>
    format(lookup(key) ?? key, facts, language);
  return {
    language,
    title: say('shared.title', { game: say(`game.${rulesOf(edition).game}`), division: say(`division.${division}`) }),
    about: editionName(edition),
    description: scores === null ? say('shared.position') : say('shared.match', { shakes, n: scores.length }),
    score: scores === null ? '' : scores.join(' : ').replaceAll('-', '−'),
    goal: say('section.goal'),
    required: say('section.required'),
    permitted: say('section.permitted'),
    forbidden: say('section.forbidden'),
    resources: say('section.resources'),
  };
}

const baseOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
const linkOf = (base: string, short: Short, text: string): string => `${base}/${short}/${encodeURIComponent(text)}`;

/** Pages for links to matches and positions: what a chat shows of them, their picture, and oEmbed. Nothing is stored. */
export async function sharePages(app: FastifyInstance, { pool, limiter }: SharePagesOptions): Promise<void> {
  const ask = async (
    request: FastifyRequest,
    form: SharedForm,
    text: string,
    words: PictureWords | null,
  ): Promise<Drawn> => {
    if (limiter !== null && !limiter.take(`share @${household(request.ip)}`, PER_MINUTE))
      throw tooManyRequests(limiter.retryAfter);
    try {
      const drawn = await pool.run({ kind: 'shared', form, text, words }, 'public', SHARED_MS);
      if (drawn !== null) return drawn;
    } catch (cause) {
      if (cause instanceof Busy) throw new HttpFault(503, 'busy');
      if (cause instanceof TookTooLong) throw new HttpFault(503, 'took-too-long');
      throw cause;
    }
    throw new HttpFault(404, form === 'match' ? 'no-such-link.match' : 'no-such-link.position');
  };

  const picture = async (request: FastifyRequest, reply: FastifyReply, form: SharedForm, text: string) => {
    const { shared } = await ask(request, form, text, null);
    const words = await wordsOf(shared, request.headers['accept-language']);
    const { picture: file } = await ask(request, form, text, words);
    return reply
      .type('image/png')
      .headers({ 'cache-control': KEPT, 'cross-origin-resource-policy': 'cross-origin', vary: 'accept-language' })
      .send(Buffer.from(file ?? []));
  };

  for (const short of Object.keys(FORMS) as readonly Short[]) {
    const [form, page] = FORMS[short];
    app.get(`/${short}/*`, async (request, reply) => {
      const text = (request.params as { readonly '*': string })['*'];
      if (text.endsWith('.png')) return await picture(request, reply, form, text.slice(0, -'.png'.length));
      const base = baseOf(request);
      const to = `${base}/#/${page}/${encodeURIComponent(text)}`;
      const drawn = await ask(request, form, text, null).catch((cause: unknown) => {
        if (cause instanceof HttpFault && cause.status === 404) return null;
        throw cause;
      });
      // The page itself says what is wrong with a link, in the reader's words and with a way on.
      if (drawn === null) return reply.code(404).type('text/html; charset=utf-8').send(wayTo(to));
      const words = await wordsOf(drawn.shared, request.headers['accept-language']);
      const link = linkOf(base, short, text);
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': KEPT, vary: 'accept-language' })
        .send(pageOf(words, { base, link, to }));
    });
  }

  app.get('/oembed', async (request, reply) => {
    const query = request.query as { readonly [name: string]: unknown };
    if (query.format !== undefined && query.format !== 'json') throw new HttpFault(501, 'oembed-format');
    const [short, text] = linkIn(query.url, baseOf(request));
    const [form] = FORMS[short];
    const most = { width: sizeIn(query.maxwidth), height: sizeIn(query.maxheight) };
    const { shared } = await ask(request, form, text, null);
    const words = await wordsOf(shared, request.headers['accept-language']);
    const base = baseOf(request);
    const [width, height] = [Math.min(FRAME.width, most.width), Math.min(FRAME.height, most.height)];
    // A picture that is larger than what is asked for may not be offered.
    const fits = SIZE.width <= most.width && SIZE.height <= most.height;
    const source = `${base}/embed.html#/${form}/${encodeURIComponent(text)}`;
    return reply.headers({ 'access-control-allow-origin': '*', 'cache-control': KEPT, vary: 'accept-language' }).send({
      version: '1.0',
      type: 'rich',
      title: [words.title, words.score].filter(part => part !== '').join(' · '),
      provider_name: 'Forceout',
      provider_url: `${base}/`,
      html: `<iframe src="${escaped(source)}" width="${width}" height="${height}" frameborder="0" title="${escaped(words.title)}" style="border:0" loading="lazy"></iframe>`,
      width,
      height,
      ...(fits && {
        thumbnail_url: `${linkOf(base, short, text)}.png`,
        thumbnail_width: SIZE.width,
        thumbnail_height: SIZE.height,
      }),
    });
  });
}

/** `maxwidth` or `maxheight`: a number of pixels; without one, anything fits. */
function sizeIn(asked: unknown): number {
  if (asked === undefined || asked === '') return Number.POSITIVE_INFINITY;
  if (typeof asked === 'string' && /^[1-9]\d{0,5}$/.test(asked)) return Number(asked);
  throw new HttpFault(400, 'oembed-size');
}

/** The link of this server that somebody asks about. */
function linkIn(url: unknown, base: string): readonly [Short, string] {
  const parsed = typeof url === 'string' && URL.canParse(url) ? new URL(url) : null;
  const found = parsed === null ? null : /^\/([mp])\/(.+)$/.exec(parsed.pathname);
  if (parsed === null || found === null || parsed.host !== new URL(base).host) throw new HttpFault(404, 'oembed-link');
  try {
    return [found[1] as Short, decodeURIComponent(found[2] ?? '')];
  } catch {
    throw new HttpFault(404, 'oembed-link');
  }
}

const wayTo = (to: string): string => `<!doctype html>
<meta charset="utf-8">
<title>Forceout</title>
<meta http-equiv="refresh" content="0; url=${escaped(to)}">
<a href="${escaped(to)}">Forceout</a>
`;

interface PageLinks {
  readonly base: string;
  readonly link: string;
  /** Where people are taken. */
  readonly to: string;
}

function pageOf(words: Told, { base, link, to }: PageLinks): string {
  const title = escaped([words.title, words.score].filter(part => part !== '').join(' · '));
  const meta = (name: string, value: string | number): string =>
    `<meta property="${name}" content="${escaped(String(value))}">`;
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<meta name="description" content="${escaped(words.description)}">
${meta('og:site_name', 'Forceout')}
${meta('og:type', 'website')}
${meta('og:title', [words.title, words.score].filter(part => part !== '').join(' · '))}
${meta('og:description', words.description)}
${meta('og:url', link)}
${meta('og:image', `${link}.png`)}
${meta('og:image:type', 'image/png')}
${meta('og:image:width', SIZE.width)}
${meta('og:image:height', SIZE.height)}
${meta('og:image:alt', words.title)}
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/json+oembed" href="${escaped(`${base}/oembed?url=${encodeURIComponent(link)}`)}" title="${title}">
<meta http-equiv="refresh" content="0; url=${escaped(to)}">
</head>
<body>
<p><a href="${escaped(to)}">${title}</a></p>
</body>
</html>
`;
}
