import { game as equations, adjudicator as equationsAdjudicator } from '@forceout/equations';
import { game as onSets, adjudicator as onSetsAdjudicator } from '@forceout/on-sets';
import type { EditionId } from '@forceout/rulebook';
import type { Adjudicator, Game } from '@forceout/table';
import { game as wff, adjudicator as wffAdjudicator } from '@forceout/wff';

export interface Cell {
  readonly game: Game;
  readonly adjudicator: Adjudicator;
  readonly edition: EditionId;
}

export const CELLS: readonly Cell[] = [
  { game: onSets, adjudicator: onSetsAdjudicator, edition: 'onsets-2026' },
  { game: equations, adjudicator: equationsAdjudicator, edition: 'equations-2015' },
  { game: wff, adjudicator: wffAdjudicator, edition: 'wff-2017' },
];

export const cellOf = (id: Game['id']): Cell => CELLS.find(c => c.game.id === id)!;
