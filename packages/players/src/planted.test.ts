import { plantedTables as equationsTables } from '@forceout/equations/planted-tables';
import { plantedTables as onSetsTables } from '@forceout/on-sets/planted-tables';
import type { GameId } from '@forceout/rulebook';
import { type PlantedTable, type State, settled, type Unsettled, view } from '@forceout/table';
import { plantedTables as wffTables } from '@forceout/wff/planted-tables';
import { describe, expect, it } from 'vitest';
import { playMatch } from './arena/match.ts';
import { botContext } from './bots/bot-context.ts';
import { chooseChallenge } from './bots/challenge.ts';
import { solutionHint, turnHint } from './hints/hint.ts';
import { momentsOf } from './review/moments.ts';
import { cellOf } from './test/games.ts';

const TABLES: Readonly<Record<GameId, (count: number, seed: number) => readonly PlantedTable[]>> = {
  'on-sets': onSetsTables,
  equations: equationsTables,
  wff: wffTables,
};

const COUNT = 200;
const BUDGET = { steps: 60_000 };
const GAMES: readonly GameId[] = ['on-sets', 'equations', 'wff'];

/** A state in which somebody has moved and another player may challenge, with this position on the mat. */
function stateWith(base: Unsettled, { position }: PlantedTable): State {
  const { resources, goal, required, permitted, forbidden, rules } = position;
  return settled({
    ...base,
    config: { ...base.config, ...rules },
    shake: {
      ...base.shake!,
      cards: position.cards,
      mat: { resources, goal, required, permitted, forbidden },
      goalText: position.goalText,
      variations: position.variations,
    },
  });
}

describe.each(GAMES)('planted Solutions of %s', id => {
  const { game, edition } = cellOf(id);
  const right = (table: PlantedTable, written = table.written, claim = table.claim): boolean | null =>
    game.check(table.position, written, claim, { steps: 2_000_000 }).correct;
  const tables = TABLES[id](COUNT, 5).filter(table => right(table) === true);

  it('are correct at a table', () => {
    expect(tables.length).toBeGreaterThan(COUNT * 0.9);
  });

  it('a hint never says that there is none, and the Solution it tells is correct', () => {
    let found = 0;
    for (const table of tables) {
      const where = JSON.stringify(table);
      const look = solutionHint(game, table.position, table.claim, 1, BUDGET);
      expect(look, where).not.toMatchObject({ look: { at: 'none' } });
      const told = solutionHint(game, table.position, table.claim, 3, BUDGET);
      if (told?.step !== 3 || !('written' in told.answer)) continue;
      found++;
      expect(right(table, told.answer.written), where).toBe(true);
    }
    expect(found).toBeGreaterThan(tables.length * 0.8);
  });

  it('on turn no hint says Impossible, and a Now that it tells has a correct Solution', () => {
    for (const table of tables.slice(0, COUNT / 2)) {
      const hint = turnHint(game, table.position, true, 3, BUDGET);
      if (hint?.step !== 3 || !('say' in hint.answer)) continue;
      const where = JSON.stringify(table);
      expect(hint.answer.say, where).toBe('now');
      if ('written' in hint.answer) expect(right(table, hint.answer.written, 'now'), where).toBe(true);
    }
  });

  it('no expert says Impossible, and one who says Now can show why', () => {
    const bots = [1, 2].map(seed => ({ level: 'newcomer', style: 'steady', seed }) as const);
    const { events } = playMatch(game, { edition, division: 'elementary', shakes: 1 }, bots, 3);
    const base = momentsOf(events).find(moment => moment.did === 'move')!.after;
    const seat = base.shake!.lastMover === 0 ? 1 : 0;
    let said = 0;
    for (const table of tables) {
      const state = stateWith(base, table);
      const expert = botContext(game, view(state, seat), seat, { level: 'expert', style: 'steady', seed: 7 });
      const word = chooseChallenge(expert);
      const where = JSON.stringify(table);
      expect(word, where).not.toBe('impossible');
      if (word !== 'now') continue;
      said++;
      const now = expert.cache.solve(table.position, 'now', expert.skill.steps);
      if (now.exists) expect(right(table, now.witness, 'now'), where).toBe(true);
    }
    expect(said).toBeGreaterThan(20);
  });
});
