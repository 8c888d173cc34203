import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { ensurePostgres } from './postgres.mjs';
import { at, filesUnder, readJson } from './project.mjs';
import { ensureProxies } from './proxies.mjs';
import { tool } from './run.mjs';
import { fingerprint, isStamped, stamp, testSources } from './stamp.mjs';

export const reportFile = long => at('.cache', long ? 'tests-long.json' : 'tests.json');

const hasTests = name => [...filesUnder(at('packages', name))].some(path => /\.test\.tsx?$/.test(path));

/** What the tests of the page and the server need beyond npm. */
async function provision(long) {
  return {
    ...(hasTests('web') && { CHROMIUM_PATH: await ensureChromium() }),
    ...(hasTests('server') && { POSTGRES_BIN: await ensurePostgres() }),
    ...(long && (await ensureProxies())),
  };
}

/** Runs the tests and leaves a report. Resolves with vitest's exit code. */
export async function runTests({ long = false, args = [], quiet = false } = {}) {
  const report = reportFile(long);
  const whole = args.length === 0;
  mkdirSync(at('.cache'), { recursive: true });
  rmSync(report, { force: true });
  const env = { ...(await provision(long)), FORCEOUT_LONG: long ? '1' : '0' };
  const mark = fingerprint(testSources());
  const code = await tool(
    'vitest',
    ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    { env, stdio: ['ignore', quiet ? 2 : 'inherit', 'inherit'] },
  );
  if (!long) stamp('tests', whole && code === 0 ? mark : '');
  return code;
}

/** The report of the last whole and passing run, if no source has changed since. */
export const freshReport = () =>
  existsSync(reportFile(false)) && isStamped('tests', fingerprint(testSources())) ? readJson(reportFile(false)) : null;
