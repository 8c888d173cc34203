import { aptInstall, onPath } from './find-program.mjs';
import { step, Trouble } from './say.mjs';

/** What the long tests of hosting start or ask, by the variable that names the program. */
const PROGRAMS = [
  { variable: 'NGINX_PATH', program: 'nginx', debian: 'nginx-light' },
  { variable: 'CADDY_PATH', program: 'caddy', debian: 'caddy' },
  { variable: 'SYSTEMD_ANALYZE_PATH', program: 'systemd-analyze', debian: 'systemd' },
];

/** Debian keeps servers where only root looks. */
const find = ({ variable, program }) => process.env[variable] ?? onPath([program, `../sbin/${program}`]);

async function ensure(wanted) {
  const found = find(wanted);
  if (found) return found;
  step(`Installing ${wanted.program} for the tests of hosting`);
  if ((await aptInstall(wanted.debian)) && find(wanted)) return find(wanted);
  throw new Trouble(
    `The long tests of hosting need ${wanted.program}. Install it (Debian: apt-get install ${wanted.debian}), or set ${wanted.variable} to where it is, and try again.`,
  );
}

export async function ensureProxies() {
  const found = {};
  for (const wanted of PROGRAMS) found[wanted.variable] = await ensure(wanted);
  return found;
}
