const TEXT = 0x81;

let lastText = '';
let lastFrame = Buffer.from([TEXT, 0]);

/**
 * A text as one unmasked frame (RFC 6455, 5.2), ready for the wire. What a whole table is told goes out connection after
 * connection, so the last frame is kept and made only once.
 */
export function textFrame(text: string): Buffer {
  if (text === lastText) return lastFrame;
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  lastText = text;
  lastFrame = frame;
  return frame;
}
