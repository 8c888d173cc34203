import { loadDesk } from '@forceout/host';
import { AnswerWords, languageIn } from '../answer-words.ts';
import { judge } from '../judge.ts';

export const summary = 'answer questions about Goals, Solutions and positions (JSON Lines in, JSON Lines out)';

const write = (line: string) => new Promise<void>(done => process.stdout.write(line, () => done()));

export async function run(args: readonly string[]): Promise<number> {
  const chosen = languageIn(args);
  if (!chosen.ok) {
    process.stderr.write(`${(await AnswerWords.in('en')).message(chosen.said)}\n`);
    return 2;
  }
  if (chosen.rest.length > 0) {
    process.stderr.write(
      'forceout judge takes no arguments but --language: it reads questions from its input, one JSON object a line.\n',
    );
    return 2;
  }
  const words = await AnswerWords.in(chosen.language);
  process.stdin.setEncoding('utf8');
  return (await judge(process.stdin, write, loadDesk, words)) ? 0 : 2;
}
