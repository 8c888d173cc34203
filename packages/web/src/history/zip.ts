/** Files in one, as they are: a zip without compression, which every system opens. */
export function zipOf(files: readonly { readonly name: string; readonly text: string }[]): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, text } of files) {
    const path = encoder.encode(name);
    const body = encoder.encode(text);
    const about = [
      [2, 0x0800],
      [2, 0],
      [4, 0],
      [4, crcOf(body)],
      [4, body.length],
      [4, body.length],
      [2, path.length],
      [2, 0],
    ] as const;
    const head = record([[4, 0x04034b50], [2, 20], ...about], path);
    directory.push(
      record([[4, 0x02014b50], [2, 20], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]], path),
    );
    parts.push(head, body);
    at += head.length + body.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const count = files.length;
  const end = record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, at],
    [2, 0],
  ]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

/** Numbers of two or four bytes, the low byte first, and then a text. */
function record(
  fields: readonly (readonly [bytes: number, value: number])[],
  text: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [width]) => sum + width, 0) + text.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  bytes.set(text, at);
  return bytes;
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

export function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
