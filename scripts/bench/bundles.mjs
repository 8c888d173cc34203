// What is sent and what is started: the lobby as the last build measured it, and the command's files.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at, readJson } from '../lib/project.mjs';

const COMMAND = at('packages', 'forceout', 'dist', 'bundle');

export async function bench() {
  const note = at('.cache', 'lobby.json');
  const lobby = existsSync(note) ? readJson(note) : null;
  const command = readdirSync(COMMAND).reduce((sum, file) => sum + statSync(join(COMMAND, file)).size, 0) / 1024;
  return [
    ...(lobby
      ? [
          {
            name: 'bundles: the lobby as sent',
            value: lobby.kb,
            unit: 'KB',
            target: `<= ${lobby.limitKb}`,
            ok: lobby.kb <= lobby.limitKb,
          },
        ]
      : []),
    { name: 'bundles: the command, all its files', value: command, unit: 'KB', target: 'told', ok: true },
  ];
}
