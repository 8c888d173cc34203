import { loadAdjudicatorFor } from '@forceout/host/games';
import { AnswerWords } from '../answer-words.ts';
import type { ExitCode, Given } from '../command/given.ts';
import { inputOf } from '../command/input.ts';
import { write } from '../command/output.ts';
import { judge } from '../judge.ts';

export async function run({ args, language }: Given): Promise<ExitCode> {
  return (await judge(inputOf(args, 'judge', language), write, loadAdjudicatorFor, await AnswerWords.in(language)))
    ? 0
    : 2;
}
