import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './libsql-open.ts';

// The thread that copies the write-ahead log back into the file: the one that writes would stand still meanwhile.

const db = openDatabase(workerData as string);

parentPort!.on('message', (order: 'copy' | 'close') => {
  if (order === 'close') {
    db.close();
    parentPort!.close();
    return;
  }
  // Passive: whatever cannot be copied without keeping somebody waiting is left for the next time.
  db.pragma('wal_checkpoint(PASSIVE)');
  parentPort!.postMessage('copied');
});
