import { writeFileSync } from 'node:fs';
import { loadDesk, loadGame } from '@forceout/host';
import { puzzleStream } from '@forceout/players';
import { GAMES, isGame, newestEdition } from '@forceout/rulebook';

export const summary = 'make puzzles, each with an answer the solver has proved (the same ones every time)';

const USAGE = `Usage: forceout puzzles <${GAMES.join('|')}> [--count 300] [--steps 300000] [--out FILE]`;

const option = (args: readonly string[], name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
};

export async function run(args: readonly string[]): Promise<number> {
  const id = args[0];
  const count = Number(option(args, 'count') ?? 300);
  const steps = Number(option(args, 'steps') ?? 300_000);
  if (!isGame(id) || ![count, steps].every(n => Number.isInteger(n) && n > 0)) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const [game, desk] = await Promise.all([loadGame(id), loadDesk(id)]);
  if (!game || !desk) {
    process.stderr.write(`${id} is not available in this version.\n`);
    return 2;
  }
  const lines: string[] = [];
  for (const puzzle of puzzleStream({ game, desk, edition: newestEdition(id), steps })) {
    lines.push(JSON.stringify(puzzle));
    if (option(args, 'out') === undefined) process.stdout.write(`${lines.at(-1)}\n`);
    if (lines.length >= count) break;
  }
  const out = option(args, 'out');
  if (out !== undefined) writeFileSync(out, `${lines.join('\n')}\n`);
  return 0;
}
