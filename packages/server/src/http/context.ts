import type { MessageRouter, TableRegistry } from '@forceout/host';
import type { Admissions } from '../people/admissions.ts';
import type { Attempts } from '../people/attempts.ts';
import type { Classes } from '../people/classes.ts';
import type { ExpectedCrowd } from '../people/crowd.ts';
import type { People } from '../people/people.ts';
import type { SessionRegistry } from '../socket/session-registry.ts';
import type { WorkerPool } from '../verdict/pool.ts';

/** What the routes work with. */
export interface Context {
  readonly people: People;
  readonly classes: Classes;
  readonly admissions: Admissions;
  readonly registry: TableRegistry;
  readonly reception: MessageRouter;
  readonly attempts: Attempts;
  readonly crowd: ExpectedCrowd;
  readonly pool: WorkerPool;
  readonly lines: SessionRegistry;
}
