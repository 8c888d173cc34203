import { writeFileSync } from 'node:fs';
import { gamePackage } from '@forceout/host/games';
import { puzzleStream } from '@forceout/players';
import { GAMES, isGame, newestEdition } from '@forceout/rulebook';
import { type ExitCode, type Given, Unclear, wholeNumber } from '../command/given.ts';
import { answer, progress } from '../command/output.ts';
import { verbWords } from '../command/verb-words.ts';

export async function run(given: Given): Promise<ExitCode> {
  const [id] = given.args;
  const count = wholeNumber(given, 'count', 300);
  const steps = wholeNumber(given, 'steps', 300_000);
  if (!isGame(id)) throw new Unclear('no-game', { text: id ?? '', values: GAMES });
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
  if (out !== undefined) {
    writeFileSync(out, `${lines.join('\n')}\n`);
    const n = lines.length;
    await answer(given, (await verbWords(given.language))('puzzles.wrote', { n, file: out }), { file: out, count: n });
  }
  return 0;
}
