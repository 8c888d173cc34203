import { randomInt } from 'node:crypto';
import { loadGame } from '@forceout/host/games';
import { AnswerWords } from '../answer-words.ts';
import type { ExitCode, Given } from '../command/given.ts';
import { inputOf } from '../command/input.ts';
import { write } from '../command/output.ts';
import { referee } from '../referee.ts';

export async function run({ args, language }: Given): Promise<ExitCode> {
  const words = await AnswerWords.in(language);
  return referee(inputOf(args, 'referee', language), write, loadGame, { below: n => randomInt(n) }, words);
}
