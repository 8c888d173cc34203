import { readFileSync, writeFileSync } from 'node:fs';
import { createGenerator } from 'ts-json-schema-generator';
import { at } from './project.mjs';

const file = at('packages', 'server', 'src', 'http', 'table-schemas.gen.ts');
const COMPONENTS = '#/components/schemas/';

const schemaOf = (path, type) =>
  createGenerator({
    path: at('packages', 'table', 'src', path),
    tsconfig: at('tsconfig.check.json'),
    type,
    skipTypeCheck: true,
    additionalProperties: false,
  }).createSchema(type).definitions;

/** Names as they may stand in an address; references as the API has them. */
const renamed = value =>
  JSON.parse(
    JSON.stringify(value).replaceAll('#/definitions/', COMPONENTS).replaceAll('%3C', '_').replaceAll('%3E', '_'),
  );

/** Every event carries these beside what happened. */
const STAMP = {
  at: { type: 'number', description: 'table time in milliseconds' },
  seq: { type: 'number', description: 'number of the event at its table' },
  clause: { $ref: `${COMPONENTS}ClauseRef` },
  phase: { $ref: `${COMPONENTS}Phase` },
  clocks: { type: 'array', items: { $ref: `${COMPONENTS}Clock` } },
  act: { description: 'on the first event of an act: the act itself' },
};

const stamped = schema => ({
  ...schema,
  properties: { ...schema.properties, ...STAMP },
  required: [...(schema.required ?? []), 'at', 'seq'],
});

/** Schemas of the referee's state and events, from their types: `{ State: …, TableEvent: …, … }`. */
export function tableSchemas() {
  const { Happening, ...ofEvents } = schemaOf('event.ts', 'Happening');
  const all = { ...ofEvents, ...schemaOf('state.ts', 'State') };
  const clean = Object.entries(all).map(([name, schema]) => [name.replace(/[<>]/g, '_'), schema]);
  const schemas = { ...Object.fromEntries(clean), TableEvent: { anyOf: Happening.anyOf.map(stamped) } };
  // `Json` is described by the schema that also reads it.
  delete schemas.Json;
  return renamed(Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))));
}

const text = () =>
  `/** JSON Schemas of what the referee keeps and says, made from the types of packages/table by \`npm run api\`. */
export const TABLE_SCHEMAS: Readonly<Record<string, object>> = ${JSON.stringify(tableSchemas(), null, 1)};
`;

export const writeTableSchemas = () => writeFileSync(file, text());

export const tableSchemaFaults = () =>
  readFileSync(file, 'utf8') === text()
    ? []
    : ['packages/server/src/http/table-schemas.gen.ts is not what the types say. Run `npm run api`.'];
