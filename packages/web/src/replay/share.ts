import { recordOf, writeRecord } from '@forceout/record';
import type { TableEvent } from '@forceout/table';

/** The match as a text that people and programs can read. */
export const textOfMatch = (events: readonly TableEvent[]): string => writeRecord(recordOf(events));

/** The same match with other names: who shares a link gives away no name. */
export function renamed(events: readonly TableEvent[], nameOf: (seat: number) => string): readonly TableEvent[] {
  const [first, ...rest] = events;
  if (first?.event !== 'opened') return events;
  const players = first.config.players.map((_, seat) => nameOf(seat));
  return [{ ...first, config: { ...first.config, players } }, ...rest];
}

const squeeze = (bytes: BlobPart, through: ReadableWritablePair<Uint8Array, BufferSource>): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer();

/** A text as letters that may stand in an address. */
export async function pack(text: string): Promise<string> {
  const bytes = new Uint8Array(await squeeze(text, new CompressionStream('deflate-raw')));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
  return new TextDecoder().decode(await squeeze(bytes, new DecompressionStream('deflate-raw')));
}
