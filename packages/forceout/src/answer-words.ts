import type { GameId } from '@forceout/rulebook';
import type { Facts, Json, Said } from '@forceout/table';
import { type Area, type KeyOf, type Language, type Lookup, loadWords, sentence, spoken } from '@forceout/words';

const AREAS: readonly Area[] = [
  'command',
  'record',
  'referee',
  'questions',
  'games/on-sets',
  'games/equations',
  'games/wff',
];

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
    return new AnswerWords(language, await loadWords(language, [...AREAS]));
  }

  /** What the command, the referee or a game says, in words. */
  message(said: Said, game: GameId | null = null): string {
    const groups = ['command', 'refused', 'ruled', 'record', ...(game === null ? [] : [game]), 'questions'];
    return sentence(said, groups, this.lookup, this.language);
  }

  /** What a game says to a question. */
  question(said: Said, game: GameId): string {
    return sentence(said, [game, 'questions'], this.lookup, this.language);
  }

  /** The answer of a game with its sentences. */
  answer(answer: { readonly [key: string]: Json }, game: GameId): { readonly [key: string]: Json } {
    return spoken(answer, said => this.question(said, game)) as { readonly [key: string]: Json };
  }

  /** A refusal or reason as the protocol has it: its code, its clause and a message. */
  told<S extends Said>(
    said: S,
    game: GameId | null = null,
  ): Omit<S, 'facts' | 'because' | 'typed'> & { readonly message: string } {
    const { facts: _, because: __, typed: ___, ...rest } = said;
    return { ...rest, message: this.message(said, game) };
  }
}
