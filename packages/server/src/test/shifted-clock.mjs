// Loaded before a server of the tests: its machine's clock is set by a file that is read at the start and at SIGUSR2.
import { existsSync, readFileSync } from 'node:fs';

const file = process.env.FORCEOUT_TEST_CLOCK;
const read = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
const real = Date.now;
let shift = read();
Date.now = () => real() + shift;
process.on('SIGUSR2', () => {
  shift = read();
});
