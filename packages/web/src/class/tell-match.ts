import { LEVELS } from '@forceout/players/level';
import { rulesOf } from '@forceout/rulebook';
import { totals, type Unsettled } from '@forceout/table';
import { mySeatAt } from '../history/my-seat.ts';
import type { LocalSetup } from '../host/setup.ts';
import { tellClass } from './api.ts';

const TOLD = 'forceout.told';
const REMEMBERED = 100;

/** The class hears of a match against bots once. The kindest bot at the table says which level it was. */
export async function tellMatch({ id, config, sitters }: LocalSetup, state: Unsettled): Promise<void> {
  const levels = sitters.flatMap(sitter => (sitter.kind === 'bot' ? [LEVELS.indexOf(sitter.bot.level)] : []));
  const level = LEVELS[Math.min(...levels)];
  const told = JSON.parse(localStorage.getItem(TOLD) ?? '[]') as readonly string[];
  // Whoever leaves before the first shake is over has not played.
  if (level === undefined || told.includes(id) || state.history.length === 0) return;
  localStorage.setItem(TOLD, JSON.stringify([...told, id].slice(-REMEMBERED)));
  const scores = totals(state);
  const mine = scores[mySeatAt({ config, sitters })] ?? 0;
  const right = scores.every(score => score <= mine);
  await tellClass({ kind: 'bot', game: rulesOf(config.edition).game, theme: level, right, puzzle: null });
}
