import { z } from 'zod';
import { OfficialActs, PlayerActs } from './act.ts';
import { EntryBody } from './body.ts';
import { ClientMessage } from './client.ts';
import { LIMITS, PROTOCOL } from './limits.ts';
import { ServerMessage } from './server.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly $ref?: string;
  readonly pattern?: string;
  readonly default?: unknown;
}

const safe = (text: string): string =>
  text.replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

/** Backquotes in a description are code. */
const prose = (text: string): string => safe(text).replace(/`([^`]*)`/g, '<code>$1</code>');

function kindOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    const kinds = [...new Set(choices.map(kindOf))];
    return kinds.length > 6 ? 'any JSON' : kinds.join(' | ');
  }
  if (schema.$ref !== undefined) return 'any JSON';
  if (schema.type === 'array') return `list of ${schema.items === undefined ? 'anything' : kindOf(schema.items)}`;
  if (schema.type === undefined) return 'object';
  return typeof schema.type === 'string' ? schema.type : schema.type.join(' | ');
}

function fieldRows(schema: Schema, tag: string, prefix = ''): string {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => prefix !== '' || name !== tag)
    .map(([name, field]) => {
      const optional = schema.required?.includes(name) ? '' : ' <i>optional</i>';
      const about = field.description === undefined ? '' : prose(field.description);
      const row = `<tr><td><code>${prefix}${safe(name)}</code>${optional}</td><td>${safe(kindOf(field))}</td><td>${about}</td></tr>`;
      return field.type === 'object' && field.properties ? row + fieldRows(field, tag, `${prefix}${name}.`) : row;
    })
    .join('');
}

function section(title: string, about: string, tag: string, schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const parts = (json.oneOf ?? json.anyOf ?? []).map(part => {
    const name = String(part.properties?.[tag]?.const ?? '');
    const rows = fieldRows(part, tag);
    return `<section><h3 id="${tag}-${name}"><code>${safe(name)}</code></h3>${
      part.description === undefined ? '' : `<p>${prose(part.description)}</p>`
    }${rows === '' ? '' : `<table><thead><tr><th>field</th><th>kind</th><th></th></tr></thead><tbody>${rows}</tbody></table>`}</section>`;
  });
  return `<h2>${safe(title)}</h2><p>${prose(about)}</p>${parts.join('')}`;
}

/** Every message, from the schemas that read them. */
export const messageReference = (): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Messages of Forceout</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}table{border-collapse:collapse;width:100%}
td,th{text-align:left;vertical-align:top;border-bottom:1px solid #8884;padding:.3rem .6rem .3rem 0}h3{margin-top:2rem}
@media(prefers-color-scheme:dark){body{background:#111;color:#eee}a{color:#9cf}}</style></head><body><main>
<h1>Messages of Forceout, version ${PROTOCOL}</h1>
<p>Over the socket <code>/socket</code> (text frames of at most ${LIMITS.frame} bytes, ${LIMITS.messages.burst} at once and ${LIMITS.messages.perSecond} a second again) and, the same, over HTTP:
<code>GET /api/tables/{id}/stream</code> gives the server's messages as lines of JSON, <code>POST /api/tables/{id}/messages</code>
takes the client's. Unknown fields are an error. <a href="/api">Routes</a></p>
${section('From the client', 'Every message about a table is answered: by `ack` when it is done and durable, or by `refused`.', 't', ClientMessage)}
${section('From the server', 'A client folds `entry` messages in order of their sequence.', 't', ServerMessage)}
${section('Entries of the log', 'What `entry` and `joined` carry as `body`.', 'kind', EntryBody)}
${section('Acts of players', 'What a player sends as `act`.', 'do', PlayerActs)}
${section('Acts of judges and directors', 'What an official sends as `act`.', 'do', OfficialActs)}
</main></body></html>
`;
