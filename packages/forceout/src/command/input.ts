import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Unclear } from './given.ts';

/** What the system says in a word, and what to do. */
const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file. Look at its name, and at the folder you are in.',
  EISDIR: 'it is a folder. Name a file in it.',
  EACCES: 'you may not read it. Change its rights, or ask its owner.',
};

function unreadable(file: string, cause: unknown): Unclear {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  return new Unclear(`${file} cannot be read: ${WHY[code] ?? message}`);
}

/** The files that were named, one after the other, else the standard input; `-` is the standard input too. */
export async function* inputOf(files: readonly string[]): AsyncGenerator<string> {
  for (const file of files.length === 0 ? ['-'] : files) {
    const stream = file === '-' ? process.stdin : createReadStream(file);
    try {
      for await (const chunk of stream.setEncoding('utf8')) yield chunk as string;
    } catch (cause) {
      throw unreadable(file, cause);
    }
    // The last line of a file may lack its end; it is not the beginning of the next file's.
    if (file !== '-') yield '\n';
  }
}

/** The whole text of a file, or of the standard input. `empty` is said when nothing is piped in. */
export async function textOf(file: string | undefined, empty: string): Promise<string> {
  if (file !== undefined && file !== '-') {
    try {
      return await readFile(file, 'utf8');
    } catch (cause) {
      throw unreadable(file, cause);
    }
  }
  if (process.stdin.isTTY) throw new Unclear(empty);
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
  return text;
}
