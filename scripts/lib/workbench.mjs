import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, filesUnder, packageNames, readJson } from './project.mjs';
import { capture, toolPath } from './run.mjs';
import { Trouble } from './say.mjs';

const skip = /[\\/](?:dist|node_modules)(?:[\\/]|$)/;

/** Installed packages are shared with the project; Forceout's own point into the copy. */
function linkModules(copy) {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@forceout'), { recursive: true });
  for (const name of readdirSync(at('node_modules')))
    if (!name.startsWith('.') && !['@forceout', 'forceout'].includes(name))
      symlinkSync(at('node_modules', name), join(modules, name), 'junction');
  for (const name of packageNames())
    symlinkSync(join(copy, 'packages', name), join(modules, '@forceout', name), 'junction');
}

/** What a thread of the server runs is taken from the build; a slip in one of those files would go unseen. */
function linkThreads(copy) {
  const built = at('packages', 'server', 'dist');
  if (existsSync(built)) symlinkSync(built, join(copy, 'packages', 'server', 'dist'), 'junction');
}

/** A throw-away copy of the sources to break; the project itself is never touched. */
export async function withCopy(work) {
  const copy = mkdtempSync(join(tmpdir(), 'forceout-mutants-'));
  try {
    for (const name of [
      'packages',
      'cases',
      'scripts',
      'package.json',
      'vitest.config.ts',
      'tsconfig.json',
      'tsconfig.base.json',
    ])
      cpSync(at(name), join(copy, name), { recursive: true, filter: path => !skip.test(path.slice(at().length)) });
    linkModules(copy);
    linkThreads(copy);
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const address = clause => clause.slice(clause.indexOf(' ') + 1);

/** Test files under these paths that name one of the clauses: the others need not even be loaded. */
function filesNaming(copy, tests, clauses) {
  const files = tests.flatMap(path =>
    path.endsWith('.ts') ? [join(copy, path)] : [...filesUnder(join(copy, path))].filter(file => isTest.test(file)),
  );
  const naming = [...new Set(files)].filter(file => {
    const text = readFileSync(file, 'utf8');
    return clauses.some(clause => text.includes(address(clause)));
  });
  // A title may be put together from parts; then every file has to be looked into.
  return naming.length > 0 ? naming : files;
}

const isTest = /(?<!\.long)\.test\.tsx?$/;

/** Titles of the tests that name one of these clauses and fail; without clauses, of all in these files. */
export async function failingTests(copy, tests, clauses) {
  const files = filesNaming(copy, tests, clauses);
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const named = clauses.map(clause => escaped(address(clause)));
  const only = named.length === 0 ? [] : ['-t', `\\[[a-z0-9,-]+ (${[...new Set(named)].join('|')})\\]`];
  const args = ['run', '--root', copy, ...only];
  const { err } = await capture(
    process.execPath,
    [toolPath('vitest'), ...args, '--reporter=json', `--outputFile=${report}`, ...files],
    { cwd: copy, env: { FORCEOUT_LONG: '0' } },
  );
  if (!existsSync(report)) throw new Trouble(`The tests could not run in the copy:\n${err}`);
  const { testResults } = readJson(report);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  );
}

const escaped = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
