import { loadDesk } from '../games.ts';
import { judge } from '../judge.ts';

export const summary = 'answer questions about Goals, Solutions and positions (JSON Lines in, JSON Lines out)';

const write = (line: string) => new Promise<void>(done => process.stdout.write(line, () => done()));

export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(
      'forceout judge takes no arguments: it reads questions from its input, one JSON object a line.\n',
    );
    return 2;
  }
  process.stdin.setEncoding('utf8');
  return (await judge(process.stdin, write, loadDesk)) ? 0 : 2;
}
