import type { Hall } from '../host/hall.ts';
import type { Reception } from '../host/reception.ts';
import type { Admissions } from '../people/admissions.ts';
import type { Attempts } from '../people/attempts.ts';
import type { Classes } from '../people/classes.ts';
import type { People } from '../people/people.ts';
import type { Lines } from '../socket/lines.ts';
import type { WorkerPool } from '../verdict/pool.ts';

/** What the routes work with. */
export interface Context {
  readonly people: People;
  readonly classes: Classes;
  readonly admissions: Admissions;
  readonly hall: Hall;
  readonly reception: Reception;
  readonly attempts: Attempts;
  readonly pool: WorkerPool;
  readonly lines: Lines;
}
