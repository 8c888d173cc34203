import type { GameId } from '@forceout/rulebook';
import type { Facts, Said } from '@forceout/table';
import { isLanguage, type KeyOf, LANGUAGES, type Language, type Lookup, loadWords, sentence } from '@forceout/words';

/** A key of the words that the command itself says. */
type CommandKey = KeyOf<'command'> extends `command.${infer Key}` ? Key : never;

/** What the command says about a line of its input. */
export function command(key: CommandKey, facts?: Facts): Said {
  const [code = key, what] = key.split('.');
  const all = what === undefined ? facts : { what, ...facts };
  return all === undefined ? { code } : { code, facts: all };
}

/** The sentences of the answers: by code, in the language that was asked for. */
export class AnswerWords {
  private constructor(
    private readonly language: Language,
    private readonly lookup: Lookup,
  ) {}

  static async in(language: Language): Promise<AnswerWords> {
    return new AnswerWords(language, await loadWords(language, ['command', 'record', 'referee']));
  }

  /** What the command, the referee or a game says, in words. */
  message(said: Said, game: GameId | null = null): string {
    const groups = ['command', 'refused', 'ruled', 'record', ...(game === null ? [] : [game])];
    return sentence(said, groups, this.lookup, this.language);
  }

  /** A refusal or reason as the protocol has it: its code, its clause and a message. */
  told<S extends Said>(said: S, game: GameId | null = null): Omit<S, 'facts' | 'typed'> & { readonly message: string } {
    const { facts: _, typed: __, ...rest } = said;
    return { ...rest, message: this.message(said, game) };
  }
}

/** Takes `--language es` from the arguments of a command. */
export function languageIn(
  args: readonly string[],
):
  | { readonly ok: true; readonly language: Language; readonly rest: readonly string[] }
  | { readonly ok: false; readonly said: Said } {
  const at = args.indexOf('--language');
  if (at === -1) return { ok: true, language: 'en', rest: args };
  const language = args[at + 1] ?? '';
  if (!isLanguage(language))
    return { ok: false, said: command('bad-language', { language, languages: LANGUAGES.join(', ') }) };
  return { ok: true, language, rest: args.toSpliced(at, 2) };
}
