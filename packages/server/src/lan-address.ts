import type { NetworkInterfaceInfo } from 'node:os';

export type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** Whether a server that listens there is found by others than its own machine. */
export const listensEverywhere = (host: string): boolean => EVERYWHERE.includes(host);

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
