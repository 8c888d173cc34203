import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import type { Language } from '@forceout/words';
import { Unreadable } from './faults.ts';
import { Unclear } from './given.ts';
import { verbWords } from './verb-words.ts';

/**
 * The files that were named, one after the other, else the standard input; `-` is the standard input too. Whoever sits
 * at a keyboard is told that something is waited for, and whoever gave nothing that nothing came.
 */
export async function* inputOf(files: readonly string[], verb: string, language: Language): AsyncGenerator<string> {
  const say = async (key: 'typing' | 'nothing'): Promise<void> =>
    void process.stderr.write(`${(await verbWords(language))(key, { verb })}\n`);
  let blank = true;
  for (const file of files.length === 0 ? ['-'] : files) {
    if (file === '-' && process.stdin.isTTY) await say('typing');
    const stream = file === '-' ? process.stdin : createReadStream(file);
    try {
      for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
        blank &&= chunk.trim() === '';
        yield chunk;
      }
    } catch (cause) {
      throw new Unreadable(file, cause);
    }
    // The last line of a file may lack its end; it is not the beginning of the next file's.
    if (file !== '-') yield '\n';
  }
  if (blank) await say('nothing');
}

/** The whole text of a file, or of the standard input. `empty` is said when nothing is there to be read. */
export async function textOf(file: string | undefined, empty: Unclear): Promise<string> {
  if (file !== undefined && file !== '-') {
    try {
      return await readFile(file, 'utf8');
    } catch (cause) {
      throw new Unreadable(file, cause);
    }
  }
  if (process.stdin.isTTY) throw empty;
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
  if (text.trim() === '') throw empty;
  return text;
}

/** Said where a file has to be named and nothing is piped in. */
export const fileNeeded = (usage: string): Unclear => new Unclear('no-file', { usage });

/** Makes sure that a file is there to be read, and is none of a folder's kind. */
export async function readable(file: string): Promise<void> {
  try {
    const handle = await open(file);
    const folder = (await handle.stat()).isDirectory();
    await handle.close();
    if (folder) throw Object.assign(new Error(file), { code: 'EISDIR' });
  } catch (cause) {
    throw new Unreadable(file, cause);
  }
}
