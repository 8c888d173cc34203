import { type Division, EDITIONS, type EditionId, type GameId, rulesOf } from '@forceout/rulebook';

/** What kind of table to open; remembered for each game. */
export interface Choices {
  readonly edition: EditionId;
  readonly division: Division;
  readonly adventurous: boolean;
  readonly restrictions: boolean;
  readonly clocks: boolean;
  readonly judging: 'auto' | 'players';
  readonly enforcement: 'prevent' | 'faithful';
  readonly practice: boolean;
  /** Online: a human judge may be invited. */
  readonly judge: boolean;
}

/** Editions are listed oldest first, so the newest of a game is the last one. */
const newest = (game: GameId): EditionId => EDITIONS.filter(id => rulesOf(id).game === game).at(-1)!;

const standard = (game: GameId): Choices => ({
  edition: newest(game),
  division: 'elementary',
  adventurous: rulesOf(newest(game)).usesVariations,
  restrictions: game === 'on-sets',
  clocks: false,
  judging: 'auto',
  enforcement: 'prevent',
  practice: false,
  judge: false,
});

const keyOf = (game: GameId): string => `forceout.choices.${game}`;

export function loadChoices(game: GameId): Choices {
  try {
    return { ...standard(game), ...(JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Partial<Choices>) };
  } catch {
    return standard(game);
  }
}

export const saveChoices = (game: GameId, choices: Choices): void =>
  localStorage.setItem(keyOf(game), JSON.stringify(choices));
