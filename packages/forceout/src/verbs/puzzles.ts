import { writeFileSync } from 'node:fs';
import { gamePackage } from '@forceout/host/games';
import { puzzleStream } from '@forceout/players';
import { GAMES, isGame, newestEdition } from '@forceout/rulebook';
import { type ExitCode, type Given, Unclear, wholeNumber } from '../command/given.ts';
import { progress } from '../command/output.ts';

export async function run(given: Given): Promise<ExitCode> {
  const [id] = given.args;
  const count = wholeNumber(given, 'count', 300);
  const steps = wholeNumber(given, 'steps', 300_000);
  if (!isGame(id)) throw new Unclear(`A game is one of ${GAMES.join(', ')}.`);
  const { game, adjudicator } = await gamePackage(id);
  const { out } = given.options;
  const shown = progress('puzzles');
  const lines: string[] = [];
  for (const puzzle of puzzleStream({ game, adjudicator, edition: newestEdition(id), steps })) {
    lines.push(JSON.stringify(puzzle));
    if (out === undefined) process.stdout.write(`${lines.at(-1)}\n`);
    else shown.report(lines.length, count);
    if (lines.length >= count) break;
  }
  shown.end();
  if (out !== undefined) writeFileSync(out, `${lines.join('\n')}\n`);
  return 0;
}
