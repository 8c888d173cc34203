import { type MessagePort, parentPort } from 'node:worker_threads';

/** The way back to the thread that started this one. */
export function workerPort(): MessagePort {
  if (parentPort === null) throw new Error('this file is started as a worker only');
  return parentPort;
}
