import {
  EntryBody,
  Fault,
  Json,
  LegalAct,
  MatchLine,
  Me,
  OfficialActs,
  PlayerActs,
  ServerMessage,
  Setup,
  Summary,
  TableCard,
  TableMessage,
  View,
} from '@forceout/wire';
import { z } from 'zod';
import { capital, operationOf } from './operation.ts';
import type { Route } from './route.ts';
import { SCOPES } from './scope.ts';
import { TABLE_SCHEMAS } from './table-schemas.gen.ts';

type Schema = object;

/** Schemas that go by a name of their own. Whatever else a route takes or gives is named after its operation. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  Json,
  Fault,
  Setup,
  Summary,
  LegalAct,
  View,
  Me,
  MatchLine,
  TableCard,
  PlayerAct: PlayerActs,
  OfficialAct: OfficialActs,
  LogEntry: EntryBody,
  ServerMessage,
  TableMessage,
};

const COMPONENTS = '#/components/schemas/';
const SHARED = /#\/components\/schemas\/__shared#\/\$defs\/(\w+)/g;

/** What goes out and what comes in differ where a default is filled in, so each has its own name. */
const nameFor = (name: string, io: 'input' | 'output'): string => (io === 'output' ? name : `${name}Input`);

/** JSON Schemas of one direction, by name; they refer to each other by name. */
function schemasOf(schemas: ReadonlyMap<string, z.ZodType>, io: 'input' | 'output'): Readonly<Record<string, Schema>> {
  const registry = z.registry<{ id: string }>();
  const seen = new Set<z.ZodType>();
  const again: [string, z.ZodType][] = [];
  for (const [name, schema] of schemas) {
    if (seen.has(schema)) again.push([name, schema]);
    else registry.add(schema, { id: nameFor(name, io) });
    seen.add(schema);
  }
  const made = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: id => `${COMPONENTS}${id}`,
  }).schemas as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const { __shared: shared, ...own } = made;
  const inner = (shared?.$defs ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  // What speaks of itself and has no name gets one.
  const called = (name: string): string => nameFor(`Inner${capital(name)}`, io);
  const hoisted = Object.entries(inner).map(([name, schema]) => [called(name), schema] as const);
  const plain = [...Object.entries(own), ...hoisted].map(([name, { $schema: _, $id: __, id: ___, ...schema }]) => [
    name,
    JSON.parse(JSON.stringify(schema).replace(SHARED, (_ref, inside: string) => `${COMPONENTS}${called(inside)}`)),
  ]);
  const same = again.map(([name, schema]) => [nameFor(name, io), { $ref: `${COMPONENTS}${registry.get(schema)?.id}` }]);
  return Object.fromEntries([...plain, ...same]);
}

/** The schemas that something refers to. */
function spokenOf(paths: object, schemas: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> {
  const spoken = new Set<string>();
  const walk = (part: object): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name];
      if (schema === undefined || spoken.has(name)) continue;
      spoken.add(name);
      walk(schema);
    }
  };
  walk({ paths, RESPONSES });
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => spoken.has(name)));
}

/** A schema that speaks of itself is more than makers of clients can take. */
const ANYTHING = { description: 'any JSON value' };

const FAULT = { 'application/json': { schema: { $ref: `${COMPONENTS}Fault` } } };
const fault = (description: string, headers?: object) => ({
  description,
  ...(headers ? { headers } : {}),
  content: FAULT,
});

const RESPONSES = {
  BadRequest: fault('Something in the request is wrong; the sentence says what.'),
  NotSignedIn: fault('Nobody is signed in, or the session has ended. Come as a guest or sign in.'),
  Forbidden: fault('You may not do this, or your token lacks the scope.'),
  NotFound: fault('There is no such thing, or it is none of your business; the two look the same.'),
  Conflict: fault('As things stand it cannot be done.'),
  TooLong: fault('The body is longer than this route takes.'),
  NotJson: fault('The body is not sent as application/json.'),
  TooMany: fault('Too many calls.', {
    'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } },
  }),
  Away: fault('The store does not answer, or the server is going down. It may or may not be done: ask again.'),
};

const answer = (name: keyof typeof RESPONSES) => ({ $ref: `#/components/responses/${name}` });

function faultsOf(route: Route): Readonly<Record<string, unknown>> {
  const { who, params, perMinute } = route;
  return {
    400: answer('BadRequest'),
    ...(who === 'anyone' ? {} : { 401: answer('NotSignedIn'), 403: answer('Forbidden') }),
    ...(params === null ? {} : { 404: answer('NotFound') }),
    ...(route.method === 'GET' ? {} : { 409: answer('Conflict') }),
    ...(route.body === null ? {} : { 413: answer('TooLong'), 415: answer('NotJson') }),
    ...(perMinute === null ? {} : { 429: answer('TooMany') }),
    503: answer('Away'),
  };
}

/** Path and query fields of a schema as parameters. */
function parametersOf(schema: z.ZodType | null, place: 'path' | 'query'): readonly object[] {
  if (schema === null) return [];
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
    readonly required?: readonly string[];
  };
  return Object.entries(made.properties ?? {}).map(([name, { description, ...inner }]) => ({
    name,
    in: place,
    required: place === 'path' || (made.required ?? []).includes(name),
    ...(description === undefined ? {} : { description }),
    schema: inner,
  }));
}

const LINES = 'application/x-ndjson';

function contentOf(route: Route, ref: (schema: z.ZodType) => object): object | null {
  const { answer: given, lines, also } = route;
  const others = Object.entries(also).map(([type, about]) => [
    type,
    { schema: { type: 'string', description: about } },
  ]);
  const content = {
    ...(given === null ? {} : { 'application/json': { schema: ref(given) } }),
    ...(lines === null ? {} : { [LINES]: { schema: ref(lines) } }),
    ...Object.fromEntries(others),
  };
  return Object.keys(content).length === 0 ? null : content;
}

const TAGS: Readonly<Record<string, string>> = {
  people: 'Guests, accounts, sessions and tokens.',
  tables: 'Tables: make one, come to one, follow and play it.',
  classes: 'Classes and their pupils.',
  judge: 'Questions of the public protocol.',
  events: 'Tournaments.',
  operation: 'For whoever runs the server.',
};

const INTRODUCTION = `Everything the page does, for programs.

**Come in.** \`POST /api/guest\` with \`{"token": true}\` gives a token; send it as \`Authorization: Bearer …\`. An account makes
tokens of its own at \`POST /api/me/tokens\`, each with scopes: ${SCOPES.map(scope => `\`${scope}\``).join(', ')}.

**Play.** Make a table (\`POST /api/tables\`) or come with a code (\`POST /api/codes\`), sit down (\`POST /api/tables/{id}/messages\`
with \`{"t": "sit", "ask": "1", "table": …}\`) and follow \`GET /api/tables/{id}/stream?view=true\`: every line is a \`View\`, which
holds all you may see and all you may do now (\`acts\`). Send one back as \`{"t": "act", "ask": "2", "table": …, "key": "new for each act",
"expect": gameSeq, "act": …}\`. No entry has to be folded.

**Lines.** Answers of the type \`${LINES}\` are one JSON object a line; empty lines only say that the connection lives.

**Errors** are \`Fault\`: a code that stays the same, and a sentence in the language of \`Accept-Language\`. Unknown fields are errors.
Reads may be made by pages of other origins with a bearer token (CORS). Messages of the socket: [/api/messages](/api/messages).`;

/** The document of the whole API, made from the routes and the schemas that read and write. */
export function openApiOf(routes: readonly Route[]): object {
  const out = new Map(Object.entries(NAMED));
  const into = new Map(Object.entries(NAMED));
  const idOf = (map: Map<string, z.ZodType>, schema: z.ZodType, name: string): string => {
    const known = [...map].find(([, one]) => one === schema)?.[0];
    if (known === undefined) map.set(name, schema);
    return known ?? name;
  };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const operationId = operationOf(route);
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    const given = (schema: z.ZodType) => ({
      $ref: `${COMPONENTS}${idOf(out, schema, `${capital(operationId)}Answer`)}`,
    });
    const content = contentOf(route, given);
    const body = route.body === null ? null : idOf(into, route.body, `${capital(operationId)}Body`);
    const parameters = [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')];
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = {
      operationId,
      summary: route.about,
      tags: [route.tag],
      ...(route.who === 'account' ? { description: 'For accounts.' } : {}),
      ...(route.who === 'operator' ? { description: 'For those who run this server.' } : {}),
      security: route.who === 'anyone' ? [] : [{ cookie: [] }, { bearer: route.scope === null ? [] : [route.scope] }],
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(body === null
        ? {}
        : {
            requestBody: {
              required: true,
              content: { 'application/json': { schema: { $ref: `${COMPONENTS}${nameFor(body, 'input')}` } } },
            },
          }),
      responses: { 200: { description: 'Done.', ...(content === null ? {} : { content }) }, ...faultsOf(route) },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forceout',
      version: '1',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'forceout', description: 'The page has this.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a guest, a session or a program.' },
      },
      responses: RESPONSES,
      schemas: spokenOf(paths, {
        ...TABLE_SCHEMAS,
        ...schemasOf(out, 'output'),
        ...schemasOf(into, 'input'),
        Json: ANYTHING,
        JsonInput: ANYTHING,
      }),
    },
  };
}
