// How long the tests took when they last ran here as a whole.
import { existsSync } from 'node:fs';
import { readJson } from '../lib/project.mjs';
import { reportFile } from '../lib/tests.mjs';

const LIMITS = [
  ['npm test', false, 600],
  ['npm run test:long', true, 1200],
];

const end = ({ testResults }) => Math.max(...testResults.map(file => file.endTime));

export const bench = async () =>
  LIMITS.filter(([, long]) => existsSync(reportFile(long))).map(([name, long, most]) => {
    const report = readJson(reportFile(long));
    const value = (end(report) - report.startTime) / 1000;
    return { name: `suite: ${name}, its tests`, value, unit: 'seconds', target: `< ${most}`, ok: value < most };
  });
