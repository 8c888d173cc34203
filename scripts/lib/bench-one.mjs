// Runs one package's bench in this process: bench-one.mjs <dist/bench.js> [--json] [--quick]
import { pathToFileURL } from 'node:url';

const [path, ...flags] = process.argv.slice(2);
const { bench } = await import(pathToFileURL(path).href);
const figures = await bench({ quick: flags.includes('--quick') });

const line = ({ name, value, unit, target, ok }) =>
  `  ${ok ? '✓' : '✗'} ${name}: ${Number(value.toPrecision(4)).toLocaleString('en')} ${unit} (target ${target})`;

for (const figure of figures) {
  const { name, value, unit, target, ok } = figure;
  console.log(flags.includes('--json') ? JSON.stringify({ name, value, unit, target, ok }) : line(figure));
}
process.exitCode = figures.every(figure => figure.ok) ? 0 : 1;
