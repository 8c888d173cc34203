import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that is JSON already, sent as its pieces come. */
export function jsonPieces(reply: FastifyReply, pieces: Iterable<string> | AsyncIterable<string>): Readable {
  reply.type('application/json; charset=utf-8');
  return Readable.from(pieces);
}
