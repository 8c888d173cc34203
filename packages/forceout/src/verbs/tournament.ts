import { type ExitCode, type Given, Unclear } from '../command/given.ts';
import { inputOf, textOf } from '../command/input.ts';
import { write } from '../command/output.ts';
import { answerRequests } from '../tournament.ts';
import { eventStandings, type FileAnswer, seatList, verifyEvent } from '../tournament-files.ts';

const WORKS: Readonly<Record<string, (text: string, more: readonly string[]) => FileAnswer>> = {
  verify: verifyEvent,
  standings: (text, [game]) => eventStandings(text, game),
  seat: (text, [method = 'draw', seed = '0']) => seatList(text, method, Number(seed)),
};

export async function run({ args, json }: Given): Promise<ExitCode> {
  const [what, file, ...more] = args;
  const work = what === undefined ? undefined : WORKS[what];
  if (work === undefined) return (await answerRequests(inputOf(args), write)) ? 0 : 2;
  if (file === undefined) throw new Unclear(`Name a file: forceout tournament ${what} <file>`);
  const answer = work(await textOf(file, `Name a file: forceout tournament ${what} <file>`), more);
  process.stderr.write(answer.err);
  if (answer.out !== '')
    await write(json ? `${JSON.stringify({ lines: answer.out.trimEnd().split('\n') })}\n` : answer.out);
  return answer.code;
}
