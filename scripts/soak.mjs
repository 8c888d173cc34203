#!/usr/bin/env node
// npm run soak -- [--minutes 30] [--tables 300] [--seed 1] [--notes bench/soak.jsonl]: a server under steady play, watched
// for whatever grows; its figures go to the file of notes minute by minute, the report last.
import { longRun } from './lib/long-run.mjs';

longRun('SOAK', 'packages/server/src/soak.long.test.ts', { minutes: '30', tables: '300', seed: '1' });
