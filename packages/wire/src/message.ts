import { z } from 'zod';

/** A message that goes by the name in `t`. */
export const message = <T extends string, F extends z.ZodRawShape>(name: T, fields: F, about: string) =>
  z.strictObject({ t: z.literal(name), ...fields }).describe(about);
