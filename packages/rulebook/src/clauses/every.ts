import { EDITIONS } from '../editions/registry.ts';
import { clausesOf } from './index.ts';

/** Read by the scripts, which close the loader once the module is there: so everything is fetched while it loads. */
export const everyClause = (await Promise.all(EDITIONS.map(edition => clausesOf(edition)))).flat();
