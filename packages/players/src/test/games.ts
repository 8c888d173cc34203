import { game as equations, desk as equationsDesk } from '@forceout/equations';
import { game as onSets, desk as onSetsDesk } from '@forceout/on-sets';
import type { EditionId } from '@forceout/rulebook';
import type { Game, JudgeDesk } from '@forceout/table';
import { game as wff, desk as wffDesk } from '@forceout/wff';

export interface Cell {
  readonly game: Game;
  readonly desk: JudgeDesk;
  readonly edition: EditionId;
}

export const CELLS: readonly Cell[] = [
  { game: onSets, desk: onSetsDesk, edition: 'onsets-2026' },
  { game: equations, desk: equationsDesk, edition: 'equations-2015' },
  { game: wff, desk: wffDesk, edition: 'wff-2017' },
];

export const cellOf = (id: Game['id']): Cell => CELLS.find(c => c.game.id === id)!;
