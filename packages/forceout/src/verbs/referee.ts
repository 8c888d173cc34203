import { randomInt } from 'node:crypto';
import { loadGame } from '@forceout/host';
import { AnswerWords, languageIn } from '../answer-words.ts';
import { referee } from '../referee.ts';

export const summary = 'play a scripted match through the referee (JSON Lines in, JSON Lines out)';

const write = (line: string) => new Promise<void>(done => process.stdout.write(line, () => done()));

export async function run(args: readonly string[]): Promise<number> {
  const chosen = languageIn(args);
  if (!chosen.ok) {
    process.stderr.write(`${(await AnswerWords.in('en')).message(chosen.said)}\n`);
    return 2;
  }
  if (chosen.rest.length > 0) {
    process.stderr.write(
      'forceout referee takes no arguments but --language: it reads a script from its input, one JSON object a line.\n',
    );
    return 2;
  }
  const words = await AnswerWords.in(chosen.language);
  process.stdin.setEncoding('utf8');
  return referee(process.stdin, write, loadGame, { below: n => randomInt(n) }, words);
}
