import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { TranslateVerb } from './command/verb-words.ts';

type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** Home and school networks first: others cannot reach a bridge of this machine's own. */
const rank = (name: string, address: string): number =>
  (/^(docker|br-|veth|virbr|vmnet|utun|tun|tap)/.test(name) ? 2 : 0) + (/^(192\.168|10)\./.test(address) ? 0 : 1);

/** Where other devices in the network find this machine; null when it is in none. */
export function lanAddress(networks: Networks): string | null {
  const found = Object.entries(networks).flatMap(([name, infos]) =>
    (infos ?? [])
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, rank: rank(name, address) })),
  );
  return found.sort((a, b) => a.rank - b.rank)[0]?.address ?? null;
}

/** What the terminal says when the server is ready: where it is, for this machine and for the others in the room. */
export function welcome(
  host: string,
  port: number,
  networks: Networks,
  terminal: boolean,
  translate: TranslateVerb,
): readonly string[] {
  const name = host === '127.0.0.1' || EVERYWHERE.includes(host) ? 'localhost' : host;
  const here = translate('serve.ready', { url: `http://${name.includes(':') ? `[${name}]` : name}:${port}` });
  const lan = EVERYWHERE.includes(host) ? lanAddress(networks) : null;
  if (lan === null) return [here];
  const others = `http://${lan}:${port}`;
  return [
    here,
    translate('serve.others', { url: others }),
    // A picture for cameras is no use in a file of lines.
    ...(terminal ? ['', renderUnicodeCompact(others, { border: 2 }), ''] : []),
  ];
}
