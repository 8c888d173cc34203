/** The text of a file that a spreadsheet saved: UTF-8 or UTF-16 where it says so, else the Windows letters that Excel writes. */
export function textOf(bytes: ArrayBuffer | Uint8Array): string {
  const [a, b] = new Uint8Array(bytes);
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
