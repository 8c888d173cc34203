import { type TableConfig, tableRules } from './config.ts';
import type { Equipment, Game } from './game.ts';

/** Asked at every roll and deal, and the same for a table's whole life. */
const known = new WeakMap<Game, WeakMap<TableConfig, Equipment>>();

export function equipmentFor(game: Game, config: TableConfig): Equipment {
  let ofGame = known.get(game);
  if (ofGame === undefined) known.set(game, (ofGame = new WeakMap()));
  let equipment = ofGame.get(config);
  if (equipment === undefined) ofGame.set(config, (equipment = game.equipment(tableRules(config))));
  return equipment;
}
