import { CONFIG_FIELDS, type Json, readConfig, type TableConfig } from '@forceout/table';
import type { Tag } from './record.ts';

const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const configTags = (config: TableConfig): readonly Tag[] =>
  CONFIG_FIELDS.filter(
    name => config[name] !== null && !(name === 'options' && Object.keys(config.options).length === 0),
  ).map(name => ({ name: title(name), value: plain(config[name] as Json) }));

/** Settings read from the tags; a tag that is none of them is the writer's own. */
export function readConfigTags(tags: readonly Tag[]): ReturnType<typeof readConfig> {
  const raw: Record<string, unknown> = {};
  for (const name of CONFIG_FIELDS) {
    const tag = tags.find(t => t.name === title(name));
    if (tag === undefined) continue;
    raw[name] = asValue(tag.value);
  }
  return readConfig(raw);
}

const asValue = (text: string): unknown => {
  if (!/^(true|false|-?\d+$|\[|\{)/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
