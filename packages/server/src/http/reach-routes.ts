import { networkInterfaces } from 'node:os';
import { z } from 'zod';
import { lanAddress, listensEverywhere, type Networks } from '../lan-address.ts';
import { type Route, route } from './route.ts';

const OWN = /^(127\.|::1$|::ffff:127\.)/;

/** Where others find this server; it says so to nobody but the machine it runs on. */
export function reachOf(
  asker: string,
  listening: { readonly address: string; readonly port: number },
  networks: Networks,
): string | null {
  const lan = OWN.test(asker) && listensEverywhere(listening.address) ? lanAddress(networks) : null;
  return lan === null ? null : `http://${lan}:${listening.port}`;
}

export const reachRoutes = (): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/reach',
    tag: 'operation',
    about: 'Where other devices in the network find this server: for the machine it runs on, to print it on cards.',
    who: 'anyone',
    answer: z.strictObject({ url: z.string().nullable() }),
    perMinute: 60,
    run: async ({ request }) => {
      const listening = request.server.server.address();
      const url =
        typeof listening === 'object' && listening !== null
          ? reachOf(request.ip, listening, networkInterfaces())
          : null;
      return { url };
    },
  }),
];
