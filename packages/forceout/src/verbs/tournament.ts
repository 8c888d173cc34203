import { readFile } from 'node:fs/promises';
import { answerRequests } from '../tournament.ts';
import { eventStandings, type FileAnswer, seatList, verifyEvent } from '../tournament-files.ts';

export const summary = 'answer requests about seats, scoresheets and standings (JSON Lines), or work on a saved event';

const write = (line: string) => new Promise<void>(done => process.stdout.write(line, () => done()));

const USAGE = `forceout tournament < requests.jsonl                          answer requests, one JSON object a line
forceout tournament verify <event.json>                       can it have happened as it is written?
forceout tournament standings <event.json> [game]             standings as CSV, computed again
forceout tournament seat <players.csv> [method] [seed]        seats of one round as CSV
`;

async function onFile(verb: string, path: string, more: readonly string[]): Promise<FileAnswer | null> {
  const text = await readFile(path, 'utf8');
  if (verb === 'verify') return verifyEvent(text);
  if (verb === 'standings') return eventStandings(text, more[0]);
  if (verb === 'seat') return seatList(text, more[0] ?? 'draw', Number(more[1] ?? 0));
  return null;
}

export async function run([verb, path, ...more]: readonly string[]): Promise<number> {
  if (verb === undefined) {
    process.stdin.setEncoding('utf8');
    return (await answerRequests(process.stdin, write)) ? 0 : 2;
  }
  let answer: FileAnswer | null = null;
  try {
    if (path !== undefined) answer = await onFile(verb, path, more);
  } catch {
    process.stderr.write(`${path} cannot be read.\n`);
    return 2;
  }
  process.stderr.write(answer ? answer.err : USAGE);
  if (answer) await write(answer.out);
  return answer?.code ?? 2;
}
