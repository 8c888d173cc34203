export { lanAddress, listensEverywhere, type Networks } from './lan-address.ts';
export { appointOperator, resetAccount } from './people/operate.ts';
export { type ForceoutServer, type ServerOptions, startServer } from './server.ts';
export { backup, restore } from './store/backup.ts';
export { DataFault } from './store/data-fault.ts';
export { openEngine, type Place } from './store/open.ts';
export { privateFile } from './store/private-file.ts';
export { exportAll, importAll } from './store/transfer.ts';
export { newLogger } from './watch/journal.ts';
