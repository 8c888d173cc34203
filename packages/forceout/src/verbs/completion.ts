import { completionFor, SHELLS } from '../command/completion.ts';
import { type ExitCode, type Given, Unclear } from '../command/given.ts';
import { helpWords } from '../command/help-words.ts';
import { write } from '../command/output.ts';

export async function run({ args, language }: Given): Promise<ExitCode> {
  const shell = SHELLS.find(one => one === args[0]);
  if (shell === undefined) throw new Unclear(`A shell is one of ${SHELLS.join(', ')}.`);
  await write(completionFor(shell, await helpWords(language)));
  return 0;
}
