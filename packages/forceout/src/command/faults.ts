import { type ExitCode, Unclear, Undone } from './given.ts';
import type { TranslateVerb, VerbKey } from './verb-words.ts';

/** What went wrong, in words and for programs. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly exit: ExitCode;
}

/** What the system says in a word, and what to do. */
const SYSTEM = ['ENOENT', 'EISDIR', 'ENOTDIR', 'EEXIST', 'EACCES', 'EROFS', 'ENOSPC'] as const;

/** Why a file could not be had, and what to do about it. */
export function reasonOf(cause: unknown, translate: TranslateVerb, writing: boolean): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  const known = SYSTEM.find(one => one === code);
  if (known === undefined) return message;
  const key: VerbKey = known === 'ENOENT' && writing ? 'why.ENOENT.write' : `why.${known}`;
  return translate(key);
}

/** A file that was named and cannot be read. */
export class Unreadable extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(file, { cause });
    this.file = file;
  }
}

/** Whatever a command threw, as a sentence that says what to do. */
export function faultOf(cause: unknown, translate: TranslateVerb): Fault {
  if (cause instanceof Unclear)
    return {
      code: String(cause.facts.code ?? cause.key),
      message: translate(cause.key, cause.facts),
      exit: cause instanceof Undone ? 1 : 2,
    };
  if (cause instanceof Unreadable)
    return {
      code: 'unreadable',
      message: translate('unreadable', { file: cause.file, why: reasonOf(cause.cause, translate, false) }),
      exit: 2,
    };
  const { code, path, message } = cause as NodeJS.ErrnoException;
  // What is read is read by `input.ts`; another file that cannot be had was to be written.
  if (path !== undefined && SYSTEM.some(one => one === code))
    return {
      code: 'unwritable',
      message: translate('unwritable', { file: path, why: reasonOf(cause, translate, true) }),
      exit: 1,
    };
  return { code: 'failed', message: translate('failed', { error: message }), exit: 1 };
}
