// Loaded before a server of the tests: its machine's clock is set by a file that is read again at SIGUSR2.
import { readFileSync } from 'node:fs';

const real = Date.now;
let shift = 0;
Date.now = () => real() + shift;
process.on('SIGUSR2', () => {
  shift = Number(readFileSync(process.env.FORCEOUT_TEST_CLOCK, 'utf8'));
});
