#!/usr/bin/env node
// The closing line of a run: N passed, N failed. Takes the exit status of what ran.
import { existsSync } from 'node:fs';
import { readJson } from './lib/project.mjs';
import { reportFile } from './lib/tests.mjs';

const status = Number(process.argv[2] ?? 0);
const reports = [false, true].map(reportFile).filter(existsSync).map(readJson);
const total = key => reports.reduce((sum, report) => sum + report[key], 0);

const passed = total('numPassedTests');
// A run that broke outside a test (a check, the build) failed as well.
const failed = Math.max(total('numFailedTests'), status === 0 ? 0 : 1);
console.log(`${passed} passed, ${failed} failed`);
