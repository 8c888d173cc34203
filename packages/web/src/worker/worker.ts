import { serveHost } from '../host/serve-host.ts';
import { type Port, serveQuestions } from './serve-questions.ts';
import { HOST_NAME } from './start.ts';

/** One script, two parts: the worker of that name keeps a table of this device, others answer questions about games. */
const port = self as unknown as Port;
if (self.name === HOST_NAME) serveHost(port);
else serveQuestions(port);
