import { randomInt } from 'node:crypto';
import type { GameId } from '@forceout/rulebook';
import type { Game } from '@forceout/table';
import { referee } from '../referee.ts';

export const summary = 'play a scripted match through the referee (JSON Lines in, JSON Lines out)';

const games: Readonly<Record<GameId, () => Promise<object>>> = {
  'on-sets': () => import('@forceout/on-sets'),
  equations: () => import('@forceout/equations'),
  wff: () => import('@forceout/wff'),
};

const loadGame = async (id: GameId): Promise<{ readonly game?: Game }> => await games[id]();

const write = (line: string) => new Promise<void>(done => process.stdout.write(line, () => done()));

export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(
      'forceout referee takes no arguments: it reads a script from its input, one JSON object a line.\n',
    );
    return 2;
  }
  process.stdin.setEncoding('utf8');
  return referee(process.stdin, write, loadGame, { below: n => randomInt(n) });
}
