import { serveHost } from '../host/serve-host.ts';
import { type Port, serveQuestions } from './serve-questions.ts';
import { HOST_NAME, MAKER_NAME, REVIEW_NAME } from './start.ts';

/**
 * One script, four parts: one worker keeps a table of this device, one reviews a match, one makes a puzzle, others
 * answer questions about games.
 */
const port = self as unknown as Port;

/** What comes before the part is here must not be lost. */
async function later(coming: Promise<(port: Port) => void>): Promise<void> {
  const early: MessageEvent[] = [];
  port.onmessage = event => early.push(event);
  (await coming)(port);
  for (const event of early) port.onmessage?.(event);
}

if (self.name === HOST_NAME) serveHost(port);
else if (self.name === REVIEW_NAME) void later(import('../review/serve-review.ts').then(m => m.serveReview));
else if (self.name === MAKER_NAME) void later(import('../puzzles/serve-fresh.ts').then(m => m.serveFresh));
else serveQuestions(port);
