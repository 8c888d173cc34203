import { type Division, type EditionId, type GameId, newestEdition, rulesOf } from '@forceout/rulebook';
import type { TableConfig, TableRules } from '@forceout/table';

/** What kind of table to open; remembered for each game and place. */
export interface Choices {
  readonly edition: EditionId;
  readonly division: Division;
  readonly adventurous: boolean;
  readonly restrictions: boolean;
  readonly clocks: boolean;
  readonly judging: TableConfig['judging'];
  readonly enforcement: TableConfig['enforcement'];
  readonly practice: boolean;
  /** How open points of the rules are read, where it is not as usual. */
  readonly options: TableRules['options'];
  /** Online: a human judge may be invited. */
  readonly judge: boolean;
  /** Online: the judge may be a guest. */
  readonly guestJudges: boolean;
}

/** Where a table stands: with bots it is for practice unless somebody says otherwise. */
export type Place = 'device' | 'bots' | 'online';

const standard = (game: GameId, place: Place): Choices => ({
  edition: newestEdition(game),
  division: 'elementary',
  adventurous: rulesOf(newestEdition(game)).usesVariations,
  restrictions: game === 'on-sets',
  clocks: false,
  judging: 'auto',
  enforcement: 'prevent',
  practice: place === 'bots',
  options: {},
  judge: false,
  guestJudges: false,
});

const keyOf = (game: GameId, place: Place): string => `forceout.choices.${place}.${game}`;

export function loadChoices(game: GameId, place: Place): Choices {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game, place)) ?? '{}') as Partial<Choices>;
    return { ...standard(game, place), ...kept };
  } catch {
    return standard(game, place);
  }
}

export const saveChoices = (game: GameId, place: Place, choices: Choices): void =>
  localStorage.setItem(keyOf(game, place), JSON.stringify(choices));
