import type { MessageRouter, TableRegistry } from '@forceout/host';
import type { Admissions } from '../people/admissions.ts';
import type { Attempts } from '../people/attempts.ts';
import type { BlockedNames } from '../people/blocked-names.ts';
import type { ClassLogs } from '../people/class-log.ts';
import type { Classes } from '../people/classes.ts';
import type { ExpectedCrowd } from '../people/crowd.ts';
import type { HistoryStore } from '../people/history-store.ts';
import type { Pairing } from '../people/pairing.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import type { Settlement } from '../people/settlement.ts';
import type { SessionRegistry } from '../socket/session-registry.ts';
import type { WorkerPool } from '../verdict/pool.ts';

/** What the routes work with. */
export interface Context {
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly names: BlockedNames;
  readonly history: HistoryStore;
  readonly settlement: Settlement;
  readonly pairing: Pairing;
  readonly classes: Classes;
  readonly classLogs: ClassLogs;
  readonly admissions: Admissions;
  readonly registry: TableRegistry;
  readonly router: MessageRouter;
  readonly attempts: Attempts;
  readonly crowd: ExpectedCrowd;
  readonly pool: WorkerPool;
  readonly connections: SessionRegistry;
}
