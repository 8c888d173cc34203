import type { ClientSession, Follower } from '@forceout/host';

type Ways = Pick<ClientSession, 'participant' | 'send' | 'close' | 'lagMs'>;

/** Somebody whose messages about tables are taken, as long as their connection is not closed. */
export const callerOf = (ways: Ways, isClosed: () => boolean): ClientSession => ({
  ...ways,
  following: new Map<string, Follower>(),
  get closed() {
    return isClosed();
  },
});
