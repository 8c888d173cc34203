import { z } from 'zod';

/** The answer of a route that has nothing to tell but that it was done. */
export const Done = z.strictObject({ done: z.literal(true) });
export const done = { done: true } as const;
