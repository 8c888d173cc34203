import type { Answered, Asked } from './questions.ts';
import { work } from './work.ts';

export type Port = Pick<MessagePort, 'postMessage'> & { onmessage: ((event: MessageEvent) => void) | null };

/** The page talks to the worker itself; a host in another worker talks through a port that the page hands over. */
export function serveQuestions(port: Port): void {
  port.onmessage = async ({ data }: MessageEvent<Asked | { readonly port: MessagePort }>) => {
    if ('port' in data) return serveQuestions(data.port);
    let reply: Answered;
    try {
      reply = { id: data.id, ok: true, answer: await work(data) };
    } catch (error) {
      reply = { id: data.id, ok: false, message: error instanceof Error ? error.message : String(error) };
    }
    port.postMessage(reply);
  };
}
