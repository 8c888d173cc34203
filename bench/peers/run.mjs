// npm start: Forceout and its peers on the same work, in turns, in one run. `-- reducers`, `-- numbers`, `-- hands`, `-- sockets`.
import { calibrate } from '../../scripts/lib/calibration.mjs';

const PARTS = ['reducers', 'numbers', 'hands', 'sockets'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}". Choose from ${PARTS.join(', ')}.`);
  process.exit(1);
}
console.log(`fixed work of this machine: ${calibrate().toFixed(1)} ms CPU (node ${process.version})`);
for (const name of wanted.length > 0 ? wanted : PARTS) {
  const { compare } = await import(`./${name}.mjs`);
  console.log(`\n${name}`);
  for (const { who, figure } of await compare()) console.log(`  ${who.padEnd(48)} ${figure}`);
}
process.exit(0);
