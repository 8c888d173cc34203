import { loadAdjudicatorFor } from '@forceout/host/games';
import type { Json } from '@forceout/table';
import type { Language } from '@forceout/words';
import { AnswerWords } from '../answer-words.ts';
import { Unclear } from '../command/given.ts';
import { verbWords } from '../command/verb-words.ts';
import { answerQuestion } from '../judge.ts';
import { completeQuestion, type Question } from '../solve-question.ts';
import { ForceoutError } from './trouble.ts';

/** An answer of the judge: the fields of the public protocol, part 1, and the `id` of the question. */
export interface JudgeReply {
  readonly id: Json;
  /** Set when the question was not understood; nothing else is then. */
  readonly error?: { readonly code: string; readonly message: string };
  readonly [field: string]: unknown;
}

/** Answers one question of the public protocol, part 1. Never rejects: what was not understood is told in `error`. */
export async function judge(question: unknown, language: Language = 'en'): Promise<JudgeReply> {
  return (await answerQuestion(question, loadAdjudicatorFor, await AnswerWords.in(language))) as JudgeReply;
}

/** Whether a position has a Solution. */
export interface Solved {
  /** Null: undecided within the time that was given. */
  readonly exists: boolean | null;
  /** The Solution that shows a yes, in the form of the protocol. */
  readonly witness: Json;
  /** The whole answer: what a no rests on, its clause, its sentence. */
  readonly answer: { readonly [field: string]: Json };
}

/** Solves a position: a question of the judge, whose `ask` may be left out. `budgetMs` in it bounds the work. */
export async function solve(position: unknown, language: Language = 'en'): Promise<Solved> {
  const question = await complete(position, language);
  const { id: _, error, ...answer } = await judge(question, language);
  if (error !== undefined) throw new ForceoutError(error.code, error.message);
  const fields = answer as { readonly [field: string]: Json };
  const exists = fields.exists ?? fields.solvable ?? null;
  return { exists: exists as boolean | null, witness: fields.witness ?? null, answer: fields };
}

async function complete(position: unknown, language: Language): Promise<Question> {
  try {
    return completeQuestion(position);
  } catch (cause) {
    if (cause instanceof Unclear) {
      const translate = await verbWords(language);
      throw new ForceoutError('bad-question', translate(cause.key, cause.facts));
    }
    throw cause;
  }
}
