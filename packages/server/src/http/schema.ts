import { Fault } from '@forceout/wire';
import { z } from 'zod';
import type { Route } from './route.ts';

/** JSON Schema of what comes in (`input`) or goes out. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-7' }) as Record<
    string,
    unknown
  >;
  return rest;
};

/** The route as the API page shows it. */
export const schemaOf = (route: Route): Readonly<Record<string, unknown>> => ({
  summary: route.about,
  tags: [route.tag],
  ...(route.who === 'anyone' ? { security: [] } : {}),
  ...(route.who === 'account' ? { description: 'For accounts.' } : {}),
  ...(route.params === null ? {} : { params: jsonSchema(route.params, 'input') }),
  ...(route.query === null ? {} : { querystring: jsonSchema(route.query, 'input') }),
  ...(route.body === null ? {} : { body: jsonSchema(route.body, 'input') }),
  response: {
    200:
      route.answer === null
        ? { description: 'Done.' }
        : { description: 'Done.', ...jsonSchema(route.answer, 'output') },
    '4xx': { description: 'Refused, and why.', ...jsonSchema(Fault, 'output') },
  },
});
