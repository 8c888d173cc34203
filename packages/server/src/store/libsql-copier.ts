import { workerData } from 'node:worker_threads';
import { workerPort } from '../worker-port.ts';
import { openDatabase } from './libsql-open.ts';

const port = workerPort();

// The thread that copies the write-ahead log back into the file: the one that writes would stand still meanwhile.

const db = openDatabase(workerData as string);

port.on('message', (order: 'copy' | 'scrub' | 'close') => {
  if (order === 'close') {
    db.close();
    port.close();
    return;
  }
  if (order === 'scrub') {
    // Everything into the file and nothing left in the log; whoever reads or writes is waited for.
    const [state] = db.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[];
    port.postMessage(state?.busy === 0 ? 'scrubbed' : 'busy');
    return;
  }
  // Passive: whatever cannot be copied without keeping somebody waiting is left for the next time.
  db.pragma('wal_checkpoint(PASSIVE)');
  port.postMessage('copied');
});
