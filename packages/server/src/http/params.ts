import { sought, TableId } from '@forceout/wire';
import { z } from 'zod';

/** What stands in an address where something is named by its id. */
export const IdParams = z.strictObject({ id: sought(40) });
export const PupilParams = IdParams.extend({ pupil: sought(40) });
export const TableParams = z.strictObject({ id: TableId });
