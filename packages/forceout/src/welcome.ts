import { lanAddress, listensEverywhere, type Networks } from '@forceout/server';
import { renderUnicodeCompact } from 'uqr';
import type { TranslateVerb } from './command/verb-words.ts';

/** What the terminal says when the server is ready: where it is, for this machine and for the others in the room. */
export function welcome(
  host: string,
  port: number,
  networks: Networks,
  terminal: boolean,
  translate: TranslateVerb,
): readonly string[] {
  const name = host === '127.0.0.1' || listensEverywhere(host) ? 'localhost' : host;
  const here = translate('serve.ready', { url: `http://${name.includes(':') ? `[${name}]` : name}:${port}` });
  const lan = listensEverywhere(host) ? lanAddress(networks) : null;
  if (lan === null) return [here];
  const others = `http://${lan}:${port}`;
  return [
    here,
    translate('serve.others', { url: others }),
    // A picture for cameras is no use in a file of lines.
    ...(terminal ? ['', renderUnicodeCompact(others, { border: 2 }), ''] : []),
  ];
}
