import { answerRequests } from '../tournament.ts';

export const summary = 'answer requests about seats, scoresheets and standings (JSON Lines in, JSON Lines out)';

const write = (line: string) => new Promise<void>(done => process.stdout.write(line, () => done()));

export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(
      'forceout tournament takes no arguments: it reads requests from its input, one JSON object a line.\n',
    );
    return 2;
  }
  process.stdin.setEncoding('utf8');
  return (await answerRequests(process.stdin, write)) ? 0 : 2;
}
