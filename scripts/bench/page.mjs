// How soon a first visitor sees the lobby and can use the puzzles: a machine four times slower, 1.6 Mbit/s, 150 ms.
import { runnerImport } from 'vite';
import { at } from '../lib/project.mjs';

export async function bench({ quick }) {
  const { module } = await runnerImport(at('packages', 'web', 'test', 'help', 'page-speed.ts'), {
    root: at(),
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] }, noExternal: [/^@forceout\//] },
  });
  const figures = await module.pageSpeed(quick ? 1 : 5);
  return figures.flatMap(({ page, what, ms, best, atMost, kb, files }) => [
    { name: `page: ${page} ${what}`, value: ms, unit: 'ms', target: `<= ${atMost}`, ok: ms <= atMost },
    { name: `page: ${page} ${what}, best run`, value: best, unit: 'ms', target: 'told', ok: true },
    { name: `page: ${page}, bytes as sent until it ${what}`, value: kb, unit: 'KB', target: 'told', ok: true },
    { name: `page: ${page}, files until it ${what}`, value: files, unit: '', target: 'told', ok: true },
  ]);
}
