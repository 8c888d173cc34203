#!/usr/bin/env node
// npm run chaos -- [--minutes 10] [--tables 1000] [--seed 1]: PostgreSQL and three nodes, with everything going wrong in turn.
import { longRun } from './lib/long-run.mjs';

longRun('CHAOS', 'packages/server/src/chaos.long.test.ts', { minutes: '10', tables: '1000', seed: '1' });
