#!/usr/bin/env node
// npm run fuzz -- [--count 100000] [--seed 7]: sends a live server what nobody should send.
import { longRun } from './lib/long-run.mjs';

const usual = { count: '100000', seed: String(Date.now() % 1e6) };
longRun('FUZZ', 'packages/server/src/fuzz.test.ts', usual, false);
