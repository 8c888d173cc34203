import { Name, Wall } from '@forceout/wire';
import { z } from 'zod';
import type { Tokens } from '../people/tokens.ts';
import type { SessionRegistry } from '../socket/session-registry.ts';
import { Done, done } from './done.ts';
import { notFound } from './fault.ts';
import { type Route, route } from './route.ts';
import { SCOPES } from './scope.ts';

const Scopes = z
  .array(z.enum(SCOPES))
  .min(1)
  .max(SCOPES.length)
  .describe('what the token is good for: `read` tables, `play` at them, ask the `judge`, see to a `class`');

const MakeTokenBody = z.strictObject({ label: Name.describe('your own word for the program'), scopes: Scopes });

const TokenCard = z.strictObject({ id: z.string(), label: z.string(), scopes: Scopes, made: Wall, expires: Wall });
const MadeToken = TokenCard.extend({ token: z.string().describe('told once: `Authorization: Bearer …`') });

const Id = z.strictObject({ id: z.string().max(100) });

export const tokenRoutes = (tokens: Tokens, connections: SessionRegistry): readonly Route[] => [
  route({
    method: 'POST',
    url: '/api/me/tokens',
    tag: 'people',
    about: 'Make a token for a program, good for a year and for the scopes named.',
    who: 'account',
    body: MakeTokenBody,
    answer: MadeToken,
    perMinute: 10,
    run: ({ body }, { participant }) => tokens.make(participant.id, body.label, [...new Set(body.scopes)]),
  }),
  route({
    method: 'GET',
    url: '/api/me/tokens',
    tag: 'people',
    about: 'The tokens I made; the tokens themselves are not shown again.',
    who: 'account',
    answer: z.array(TokenCard),
    run: (_, { participant }) => tokens.of(participant.id),
  }),
  route({
    method: 'DELETE',
    url: '/api/me/tokens/:id',
    tag: 'people',
    about: 'End a token; what it holds open is closed.',
    who: 'account',
    params: Id,
    answer: Done,
    run: async ({ params }, { participant }) => {
      if (!(await tokens.end(participant.id, params.id))) throw notFound();
      connections.endSession(params.id);
      return done;
    },
  }),
  route({
    method: 'POST',
    url: '/api/me/program',
    tag: 'people',
    about: 'Say that a program plays for me: others see it at every table I sit down at. It cannot be undone.',
    who: 'account',
    answer: Done,
    perMinute: 10,
    run: async (_, { participant }) => {
      await tokens.markProgram(participant.id);
      return done;
    },
  }),
];
