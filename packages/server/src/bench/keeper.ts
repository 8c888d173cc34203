import { fdatasyncSync, openSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { workerPort } from '../worker-port.ts';

// The least a thread that keeps can do: one write to a file that is long enough already, and one wait for the disk.

const PAGE = Buffer.alloc(4096, 1);
const PAGES = 256;

const port = workerPort();
const file = openSync(workerData as string, 'w');
for (let n = 0; n < PAGES; n++) writeSync(file, PAGE);
fdatasyncSync(file);

let kept = 0;
port.on('message', (said: unknown) => {
  writeSync(file, PAGE, 0, PAGE.length, (kept++ % PAGES) * PAGE.length);
  fdatasyncSync(file);
  port.postMessage(said);
});
