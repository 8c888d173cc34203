import { relative } from 'node:path';

interface Headers {
  header(name: string, value: string): unknown;
  getHeader(name: string): unknown;
  removeHeader(name: string): unknown;
}

/**
 * For pages of other people are the element, which they load, the frame it opens, and the built files of that frame:
 * editors put it into a sandbox, where it has no origin, and a browser then asks whether it may load them. The frame
 * shows and does nothing in anybody's name, so nobody can be led to press something in it.
 */
export function embedHeaders(reply: Headers, folder: string, path: string): void {
  const name = relative(folder, path).replace(/\.(br|gz)$/, '');
  if (name === 'forceout-table.js' || /^assets[\\/]/.test(name)) {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
  }
  if (name !== 'embed.html') return;
  reply.removeHeader('x-frame-options');
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
}
