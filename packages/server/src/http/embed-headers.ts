import { relative } from 'node:path';

interface Headers {
  header(name: string, value: string): unknown;
  getHeader(name: string): unknown;
  removeHeader(name: string): unknown;
}

/**
 * Two files are for pages of other people: the element, which they load, and the frame it opens. The frame shows and
 * does nothing in anybody's name, so nobody can be led to press something in it.
 */
export function embedHeaders(reply: Headers, folder: string, path: string): void {
  const name = relative(folder, path).replace(/\.(br|gz)$/, '');
  if (name === 'forceout-table.js') {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
  }
  if (name !== 'embed.html') return;
  reply.removeHeader('x-frame-options');
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
}
