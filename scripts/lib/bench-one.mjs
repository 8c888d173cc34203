// Runs one bench in this process and prints a figure a line: bench-one.mjs <bench.js> [--quick]
import { pathToFileURL } from 'node:url';
import { calibrate } from './calibration.mjs';

const [path, ...flags] = process.argv.slice(2);
const { bench } = await import(pathToFileURL(path).href);
// Before and after: a machine is not equally fast all the time.
const before = calibrate();
const figures = await bench({ quick: flags.includes('--quick') });
const calibration = (before + calibrate()) / 2;
for (const { name, value, unit, target, ok } of figures)
  console.log(JSON.stringify({ name, value, unit, target, ok, calibration }));
