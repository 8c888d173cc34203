/** Gives the reader a file of ours to keep. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The browser may still read it when the click is done.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
