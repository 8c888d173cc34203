import { aptInstall, onPath } from './find-program.mjs';
import { step, Trouble } from './say.mjs';

/** What the long tests of hosting and of completion start or ask, by the variable that names the program. */
const PROGRAMS = [
  { variable: 'NGINX_PATH', program: 'nginx', debian: 'nginx-light' },
  { variable: 'CADDY_PATH', program: 'caddy', debian: 'caddy' },
  { variable: 'SYSTEMD_ANALYZE_PATH', program: 'systemd-analyze', debian: 'systemd' },
  { variable: 'ZSH_PATH', program: 'zsh', debian: 'zsh' },
  { variable: 'FISH_PATH', program: 'fish', debian: 'fish' },
];

/** Debian keeps servers where only root looks. */
const find = ({ variable, program }) => process.env[variable] ?? onPath([program, `../sbin/${program}`]);

async function ensure(wanted) {
  const found = find(wanted);
  if (found) return found;
  step(`Installing ${wanted.program} for the long tests`);
  if ((await aptInstall(wanted.debian)) && find(wanted)) return find(wanted);
  throw new Trouble(
    `The long tests need ${wanted.program}. Install it (Debian: apt-get install ${wanted.debian}), or set ${wanted.variable} to where it is, and try again.`,
  );
}

export async function ensureProxies() {
  const found = {};
  for (const wanted of PROGRAMS) found[wanted.variable] = await ensure(wanted);
  return found;
}
