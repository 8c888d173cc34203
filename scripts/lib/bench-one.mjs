// Runs one bench in this process and prints a figure a line: bench-one.mjs <bench.js> [--quick] [--fresh <seed>]
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { valueAfter } from './arguments.mjs';

const [path, ...flags] = process.argv.slice(2);
const { bench } = await import(pathToFileURL(path).href);
const CALIBRATION = new URL('./calibration.mjs', import.meta.url).href;
/** In a process of its own: what a bench leaves behind in this one makes the fixed work a tenth slower or faster. */
const calibrate = () =>
  Number(
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { calibrate } from ${JSON.stringify(CALIBRATION)}; console.log(calibrate());`,
    ]),
  );
// Before and after: a machine is not equally fast all the time.
const before = calibrate();
const figures = await bench({ quick: flags.includes('--quick'), fresh: Number(valueAfter(flags, '--fresh') ?? 0) });
const calibration = (before + calibrate()) / 2;
for (const { name, value, unit, target, ok } of figures)
  console.log(JSON.stringify({ name, value, unit, target, ok, calibration }));
