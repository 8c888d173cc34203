import { completionFor, SHELLS } from '../command/completion.ts';
import { type ExitCode, type Given, Unclear } from '../command/given.ts';
import { helpWords } from '../command/help-words.ts';
import { write } from '../command/output.ts';

export async function run({ args, language, json }: Given): Promise<ExitCode> {
  const shell = SHELLS.find(one => one === args[0]);
  if (shell === undefined) throw new Unclear('no-shell', { text: args[0] ?? '', values: SHELLS });
  const script = completionFor(shell, await helpWords(language));
  await write(json ? `${JSON.stringify({ shell, script })}\n` : script);
  return 0;
}
