import { serveHost } from '../host/serve-host.ts';
import { type Port, serveQuestions } from './serve-questions.ts';
import { HOST_NAME, REVIEW_NAME } from './start.ts';

/**
 * One script, three parts: one worker keeps a table of this device, one reviews a match, others answer questions about
 * games.
 */
const port = self as unknown as Port;
if (self.name === HOST_NAME) serveHost(port);
else if (self.name === REVIEW_NAME) {
  // What comes before the players are here must not be lost.
  const early: MessageEvent[] = [];
  port.onmessage = event => early.push(event);
  void import('../review/serve-review.ts').then(({ serveReview }) => {
    serveReview(port);
    for (const event of early) port.onmessage?.(event);
  });
} else serveQuestions(port);
