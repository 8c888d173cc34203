import type { GameId } from '@forceout/rulebook';
import type { JudgeDesk } from '@forceout/table';
import { judge } from '../judge.ts';

export const summary = 'answer questions about Goals, Solutions and positions (JSON Lines in, JSON Lines out)';

const games: Readonly<Record<GameId, () => Promise<object>>> = {
  'on-sets': () => import('@forceout/on-sets'),
  equations: () => import('@forceout/equations'),
  wff: () => import('@forceout/wff'),
};

const loadDesk = async (game: GameId): Promise<{ readonly desk?: JudgeDesk }> => await games[game]();

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
